import fc from "fast-check"
import { expect, test } from "vitest"
import { readDevice } from "../../foundation/platform/device.ts"
import {
  type DeepLink,
  type LinkKind,
  linkFeatures,
  linkTarget,
  nativeLink,
  pairingLink,
  universalLink
} from "./deepLinks.ts"

const uri = "wc:abc@2?relay-protocol=irn&symKey=def"
const once = "wc%3Aabc%402%3Frelay-protocol%3Dirn%26symKey%3Ddef"
const twice = "wc%253Aabc%25402%253Frelay-protocol%253Dirn%2526symKey%253Ddef"
const plain = { android: false, telegram: false }

const ios =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1"
const android =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36"
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)"
const desktop = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36"

/** The platform of the page, the encoding of the pairing there, and the window that a link opens in. */
const platforms = [
  ["a desk", readDevice(desktop, false, false, false), once, "_self"],
  ["iOS Safari", readDevice(ios, true, false, false), once, "_self"],
  ["Android Chrome", readDevice(android, true, false, false), once, "_self"],
  ["Telegram on iOS", readDevice(ios.replace(/ Version.*/, " Mobile/15E148"), true, true, false), once, "_blank"],
  [
    "Telegram on Android",
    readDevice(android.replace("Chrome", "Version/4.0 Chrome"), true, true, false),
    twice,
    "_blank"
  ],
  ["Telegram on a Mac", readDevice(mac, false, true, false), once, "_blank"],
  ["a wallet's own browser", readDevice(`${android} Wallet/1.2`, true, false, true), once, "_self"]
] as const

const scheme = { mobileLink: "rainbow", desktopLink: "rainbowdesk:", webappLink: "https://app.rainbow.test" }
const universal = {
  mobileLink: "https://metamask.app.link",
  desktopLink: "https://desk.metamask.test/open",
  webappLink: "https://web.metamask.test/a/"
}
const deep = {
  mobileLink: "bnc://app.binance.test/cedefi",
  desktopLink: "ledgerlive://",
  webappLink: "https://web.test/#/"
}
const none = {}

/** `@`: the pairing in the platform's encoding. */
const opened: ReadonlyArray<
  readonly [string, Parameters<typeof pairingLink>[1], LinkKind, readonly [redirect: string, href: string] | undefined]
> = [
  ["a bare scheme", scheme, "mobile", ["rainbow://wc?uri=@", "rainbow://"]],
  ["a bare scheme", scheme, "desktop", ["rainbowdesk://wc?uri=@", "rainbowdesk://"]],
  ["a web app", scheme, "web", ["https://app.rainbow.test/wc?uri=@", "https://app.rainbow.test/"]],
  ["a universal link", universal, "mobile", ["https://metamask.app.link/wc?uri=@", "https://metamask.app.link/"]],
  [
    "a universal link",
    universal,
    "desktop",
    ["https://desk.metamask.test/open/wc?uri=@", "https://desk.metamask.test/open/"]
  ],
  [
    "a web app below a path",
    universal,
    "web",
    ["https://web.metamask.test/a/wc?uri=@", "https://web.metamask.test/a/"]
  ],
  [
    "a scheme with a path",
    deep,
    "mobile",
    ["bnc://app.binance.test/cedefi/wc?uri=@", "bnc://app.binance.test/cedefi/"]
  ],
  ["a whole scheme", deep, "desktop", ["ledgerlive://wc?uri=@", "ledgerlive://"]],
  ["a web app behind a hash", deep, "web", ["https://web.test/#/wc?uri=@", "https://web.test/#/"]],
  ["a wallet without links", none, "mobile", undefined],
  ["a wallet without links", none, "web", undefined]
]

for (const [platform, device, encoded, target] of platforms) {
  test.each(opened)(`builds on ${platform}: %s, %j, %s`, (_, wallet, kind, expected) => {
    const link: DeepLink | undefined =
      expected === undefined ? undefined : { redirect: expected[0].replace("@", encoded), href: expected[1] }
    expect(pairingLink(kind, wallet, uri, device)).toEqual(link)
  })

  test(`opens a link on ${platform} in ${target}`, () => {
    expect(linkTarget({ telegram: device.telegram, framed: false })).toBe(target)
  })
}

test.each([
  ["rainbow", "rainbow://"],
  ["rainbow:", "rainbow://"],
  ["rainbow:/", "rainbow://"],
  ["rainbow://", "rainbow://"],
  ["rainbow://app", "rainbow://app/"],
  ["https://rnbwapp.com", "https://rnbwapp.com/"],
  ["https://rnbwapp.com/wallet", "https://rnbwapp.com/wallet/"]
])("nativeLink completes %s to %s", (link, href) => {
  expect(nativeLink(link, uri, plain)).toEqual({ redirect: `${href}wc?uri=${once}`, href })
})

const refused = [
  "javascript:alert(1)",
  "javascript://x",
  "JaVaScRiPt://%0aalert(1)",
  "java\nscript://x",
  "data:text/html,x",
  "data://x",
  "file:///etc",
  "blob:https://a.test/x",
  "filesystem://x",
  "vbscript://x",
  "about://blank",
  "intent://x",
  "content://x",
  "android-app://x",
  "itms-services://?action=download-manifest",
  "market://x",
  "shortcuts://run",
  "smb://x",
  "ssh://x",
  "chrome://settings",
  "moz-extension://x",
  "view-source://x",
  "ms-msdt://x",
  "vscode://x",
  "tel://1",
  "sms://1",
  "mailto://x",
  "ws://a.test",
  "ftp://a.test",
  "http://a.test",
  "https://u:p@a.test",
  "https://u@a.test",
  "",
  " ",
  "a b",
  "://",
  "//a.test",
  "1x://"
]
for (const kind of ["mobile", "desktop", "web"] as const) {
  test.each(refused)(`rejects %j as a ${kind} link`, (link) => {
    expect(pairingLink(kind, { mobileLink: link, desktopLink: link, webappLink: link }, uri, plain)).toBeUndefined()
  })
}

test("sends only pairings to a wallet", () => {
  for (const text of ["https://evil.test", "", " wc:abc@2", `wc:${"a".repeat(4096)}`]) {
    expect(nativeLink("rainbow://", text, plain)).toBeUndefined()
    expect(universalLink("https://a.test", text, plain)).toBeUndefined()
  }
})

test("sends a pairing of at most 4096 characters to a wallet", () => {
  const longest = `wc:${"a".repeat(4093)}`
  expect(nativeLink("rainbow://", longest, plain)?.redirect).toContain("a".repeat(4093))
  expect(nativeLink("rainbow://", `${longest}a`, plain)).toBeUndefined()
})

test.each([
  ["mobile", { mobileLink: "rainbow://", universalLink: "https://rnbwapp.com" }, true, "https://rnbwapp.com/"],
  ["mobile", { mobileLink: "rainbow://", universalLink: "https://rnbwapp.com" }, false, "rainbow://"],
  ["mobile", { mobileLink: "rainbow://", universalLink: "https://rnbwapp.com" }, undefined, "rainbow://"],
  ["mobile", { mobileLink: "rainbow://" }, true, "rainbow://"],
  ["desktop", { desktopLink: "rainbowdesk://", universalLink: "https://rnbwapp.com" }, true, "rainbowdesk://"]
] as const)("pairingLink %s, %j, with universal links preferred: %s, opens %s", (kind, wallet, universal, href) => {
  expect(pairingLink(kind, wallet, uri, plain, universal)).toEqual({ redirect: `${href}wc?uri=${once}`, href })
})

test("hides the page from the opened wallet", () => {
  expect(linkFeatures.split(" ").sort()).toEqual(["noopener", "noreferrer"])
})

test("universalLink rejects a wallet's own scheme", () => {
  expect(universalLink("rainbow://", uri, plain)).toBeUndefined()
})

test.each([
  [{ telegram: false, framed: true }, "_top"],
  [{ telegram: true, framed: true }, "_blank"],
  [{ telegram: true, framed: false, socialLogin: true }, "_top"],
  [{ telegram: true, framed: true, popup: true }, "popupWindow"]
])("linkTarget of %j is %s", (place, target) => {
  expect(linkTarget(place)).toBe(target)
})

test("opens no forbidden scheme after any mutation of a link, on all platforms", () => {
  const seeds = fc.constantFrom(
    "javascript:alert(1)",
    "data:text/html,x",
    "http://a.test",
    "file:///x",
    "https://a.test/",
    "rainbow://x",
    "blob:x",
    "intent://x",
    "rainbow",
    "vbscript:x"
  )
  const pieces = fc.constantFrom(
    "\n",
    "\t",
    "\r",
    "\u0000",
    " ",
    ":",
    "/",
    "//",
    "\\",
    "%0a",
    "J",
    "@",
    "\u200b",
    "://",
    "javascript:",
    "#",
    "?",
    "wc:"
  )
  const mutated = fc
    .tuple(seeds, fc.array(fc.tuple(fc.nat(16), pieces), { maxLength: 4 }))
    .map(([seed, edits]) =>
      edits.reduce((link, [index, piece]) => link.slice(0, index) + piece + link.slice(index), seed)
    )
  const kinds = fc.constantFrom<LinkKind>("mobile", "desktop", "web")
  let links = 0
  fc.assert(
    fc.property(
      fc.oneof(mutated, mutated, fc.webUrl(), fc.string()),
      kinds,
      fc.constantFrom(...platforms),
      (link, kind, [, device, encoded]) => {
        const found = pairingLink(kind, { mobileLink: link, desktopLink: link, webappLink: link }, uri, device)
        if (found === undefined) return
        links++
        for (const opens of [found.redirect, found.href]) {
          expect(new URL(opens).protocol).not.toMatch(
            /^(http|javascript|data|blob|file|filesystem|vbscript|about|intent|ws|wss|ftp):$/
          )
        }
        expect(found.redirect).toBe(`${found.href}wc?uri=${encoded}`)
      }
    ),
    { numRuns: 5000 }
  )
  expect(links).toBeGreaterThan(500)
})
