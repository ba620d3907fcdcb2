import fc from "fast-check"
import { expect, test } from "vitest"
import { appLink, webLink } from "./links.ts"
import { getRuns } from "../../../fixtures/testing/runs.ts"

const refusedEverywhere = [
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  " javascript://%0aalert(1)",
  "java\tscript://x/%0aalert(1)",
  "data:text/html,<script>1</script>",
  "data://text",
  "blob:https://example.com/1",
  "file:///etc/passwd",
  "FILE://host/x",
  "vbscript:msgbox(1)",
  "vbscript://x",
  "about:blank",
  "about://blank",
  "filesystem:https://example.com/x",
  "view-source:https://example.com",
  "view-source://x",
  "http://example.com",
  "http://127.0.0.1/",
  "//example.com",
  "ws://example.com",
  "ftp://example.com",
  "mailto:a@example.com",
  "tel:123",
  "sms://1",
  "intent://scan/#Intent;scheme=http;end",
  "chrome://settings",
  "chrome-extension://abc/x",
  "moz-extension://abc",
  "ms-msdt://x",
  "search-ms://x",
  "metamask:wc?uri=x",
  "https://user:secret@example.com",
  "https://user@example.com",
  "https://",
  "",
  " ",
  7,
  null,
  undefined,
  {},
  ["https://example.com"]
]

test.each(refusedEverywhere)("rejects %j as a link to follow", (link) => {
  expect(webLink(link)).toBeUndefined()
  expect(appLink(link)).toBeUndefined()
})

test.each([
  ["https://example.com/app?x=1#y", "https://example.com/app?x=1#y"],
  ["HTTPS://EXAMPLE.com", "https://example.com/"],
  [" https://example.com ", "https://example.com/"]
])("webLink and appLink accept %s", (link, opened) => {
  expect(webLink(link)).toBe(opened)
  expect(appLink(link)).toBe(opened)
})

test.each([
  ["metamask://", "metamask://"],
  ["metamask:", "metamask://"],
  ["rainbow", "rainbow://"],
  [" rainbow\n", "rainbow://"],
  ["trust:/", "trust://"],
  ["cbwallet://miniapp?url=x", "cbwallet://miniapp?url=x"],
  ["ledgerlive://wc", "ledgerlive://wc"]
])("appLink opens %s in a wallet's app", (link, opened) => {
  expect(appLink(link)).toBe(opened)
  expect(webLink(link)).toBeUndefined()
})

const schemesOfNoWallet =
  "googlechrome googlechromes firefox firefox-focus microsoft-edge microsoft-edge-https x-safari-https safari-https edge " +
  "brave opera-http touch-https ddgQuickLink x-web-search browser ucweb vivaldi steam shell cmd ldap ldaps magnet git " +
  "powershell ssh telnet rdp vnc docker-desktop iterm2 jetbrains cursor vscode vscode-insiders zed idea txmt subl " +
  "x-xcode-openurl github-mac skype callto sip sips facetime facetime-audio whatsapp tel sms smsto imessage zoommtg " +
  "App-Prefs prefs apple-magnifier x-apple.systempreferences shortcuts intents intent market itms-apps " +
  "itms-services android-app samsungapps steam com.epicgames.launcher ms-word ms-settings ms-appinstaller search-ms " +
  "help webcal feed view-source content filesystem resource jar ws wss ftp smb"

test.each(schemesOfNoWallet.split(" "))("rejects the scheme %s, which no wallet has", (scheme) => {
  for (const link of [scheme, `${scheme}:`, `${scheme}://x`, ` ${scheme.toUpperCase()}://open?url=https://a.test`])
    expect(appLink(link)).toBeUndefined()
})

test("rejects disguised links to a program that is not a wallet", () => {
  const disguised = fc
    .tuple(
      fc.constantFrom(...schemesOfNoWallet.split(" ")),
      fc.constantFrom("://", ":///", "://x/", ":", ":/", "://x@y", "://%0a"),
      fc.array(fc.tuple(fc.nat(8), fc.constantFrom("\n", "\t", "\r", " ", "\u0000", "\u001f", "^")), { maxLength: 3 })
    )
    .map(([scheme, after, marks]) =>
      marks.reduce(
        (link, [index, mark]) =>
          mark === "^"
            ? link.slice(0, index) + link.slice(index, index + 1).toUpperCase() + link.slice(index + 1)
            : link.slice(0, index) + mark + link.slice(index),
        scheme + after
      )
    )
  fc.assert(
    fc.property(disguised, (link) => appLink(link) === undefined),
    { numRuns: getRuns(100_000) }
  )
}, 30_000)

test("reaches no forbidden scheme after any mutation of a link", () => {
  const seeds = fc.constantFrom(
    "javascript:alert(1)",
    "data:text/html,x",
    "http://example.com",
    "file:///x",
    "https://example.com/",
    "metamask://x",
    "blob:x"
  )
  const mutated = fc
    .tuple(
      seeds,
      fc.nat(12),
      fc.constantFrom("\n", "\t", "\u0000", " ", ":", "/", "\\", "%0a", "J", "@", "\u200b", "://")
    )
    .map(([seed, index, insert]) => seed.slice(0, index) + insert + seed.slice(index))
  fc.assert(
    fc.property(fc.oneof(mutated, fc.webUrl(), fc.string()), (link) => {
      const web = webLink(link)
      if (web !== undefined) expect(new URL(web).protocol).toBe("https:")
      const app = appLink(link)
      if (app !== undefined)
        expect(new URL(app).protocol).not.toMatch(/^(http|javascript|data|blob|file|vbscript|about):$/)
    }),
    { numRuns: 5000 }
  )
})
