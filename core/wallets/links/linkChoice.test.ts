import fc from "fast-check"
import { expect, test } from "vitest"
import type { Wallet } from "../connectors/schema.ts"
import { linkChoiceKey, readLinkChoice } from "./linkChoice.ts"
import { requestLink } from "./requestLink.ts"
import { runs } from "../../../fixtures/testing/runs.ts"

const stored = (href: unknown, name: unknown = "Rainbow") => JSON.stringify({ href, name })
const wallets: ReadonlyArray<Wallet> = [
  { id: "r", name: "Rainbow", chains: [], mobileLink: "rainbow://", desktopLink: "rainbow-desktop://app" },
  { id: "m", name: "Meta", chains: [], universalLink: "https://metamask.app.link", webappLink: "https://m.test/app/" }
]

test.each([
  ["rainbow://", "Rainbow"],
  ["rainbow-desktop://app/", "Rainbow"],
  ["https://metamask.app.link/", "Meta"],
  ["https://m.test/app/", "Meta"]
])("a remembered %s is read back with the name of the wallet whose link it is", (href, name) => {
  expect(readLinkChoice(stored(href, "Another"), wallets)).toEqual({ href, name })
})

test.each([
  "javascript:alert(1)",
  "steam://run/1",
  "unknownwallet://",
  "rainbow:",
  "rainbow://x",
  "RAINBOW://",
  "https://metamask.app.link",
  "https://metamask.app.link.evil.test/",
  "https://metamask.app.link/?x",
  "",
  null,
  7,
  {},
  ["rainbow://"]
])("%j in storage is no link of a wallet", (href) => {
  expect(readLinkChoice(stored(href), wallets)).toBeNull()
})

test("a link that a wallet has counts for nothing while no entry is known", () => {
  expect(readLinkChoice(stored("rainbow://"), [])).toBeNull()
})

test.each([null, "", "null", "7", "[", "[]", '"rainbow://"', "{}", '{"name":"x"}'])(
  "storage that holds %j holds no choice",
  (text) => {
    expect(readLinkChoice(text, wallets)).toBeNull()
  }
)

const at = { requestId: 17, topic: "ab12" }
test.each([
  ["rainbow://", "rainbow://wc?requestId=17&sessionTopic=ab12"],
  ["rainbow://app/", "rainbow://app/wc?requestId=17&sessionTopic=ab12"],
  ["https://metamask.app.link/", "https://metamask.app.link/wc?requestId=17&sessionTopic=ab12"],
  ["https://t.me/wallet/start", "https://t.me/wallet/start?startapp=cmVxdWVzdElkPTE3JnNlc3Npb25Ub3BpYz1hYjEy"],
  ["https://t.me/wallet?a=b", "https://t.me/wallet?a=b&startapp=cmVxdWVzdElkPTE3JnNlc3Npb25Ub3BpYz1hYjEy"],
  ["https://t.me.evil.test/", "https://t.me.evil.test/wc?requestId=17&sessionTopic=ab12"]
])("a request opens %s by %s", (href, link) => {
  expect(requestLink({ href, name: "W" }, at)).toBe(link)
})

test("the padding of a request to a wallet in Telegram is left out: a start parameter may not have it", () => {
  expect(requestLink({ href: "https://t.me/wallet", name: "W" }, { requestId: 17, topic: "ab1" })).toBe(
    "https://t.me/wallet?startapp=cmVxdWVzdElkPTE3JnNlc3Npb25Ub3BpYz1hYjE"
  )
})

test("the choice is stored where the WalletConnect library stores it", () => {
  expect(linkChoiceKey).toBe("WALLETCONNECT_DEEPLINK_CHOICE")
})

test("a request opens nothing that may not be followed", () => {
  for (const href of ["javascript:alert(1)", "data:text/html,x", "http://a.test/", "intent://x", ""]) {
    expect(requestLink({ href, name: "W" }, at)).toBeUndefined()
  }
})

test("none of many mutated links in storage is followed unless a wallet has it", () => {
  const links = wallets.flatMap(({ desktopLink, mobileLink, universalLink, webappLink }) =>
    [mobileLink, desktopLink, universalLink, webappLink].flatMap((link) =>
      link === undefined ? [] : [link.endsWith("/") ? link : `${link}/`]
    )
  )
  const mutated = fc
    .tuple(fc.constantFrom(...links), fc.nat(30), fc.string({ minLength: 1, maxLength: 3 }), fc.nat(2))
    .map(([link, at, insert, cut]) => link.slice(0, at) + insert + link.slice(at + cut))
  fc.assert(
    fc.property(fc.oneof(mutated, fc.webUrl(), fc.constantFrom(...links)), (href) => {
      return readLinkChoice(stored(href), wallets)?.href === (links.includes(href) ? href : undefined)
    }),
    { numRuns: runs(100_000) }
  )
}, 30_000)
