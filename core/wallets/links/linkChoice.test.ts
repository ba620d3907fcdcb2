import fc from "fast-check"
import { expect, test } from "vitest"
import type { Wallet } from "../connectors/schema.ts"
import { linkChoiceKey, readLinkChoice } from "./linkChoice.ts"
import { requestLink } from "./requestLink.ts"
import { getRuns } from "../../../fixtures/testing/runs.ts"

const makeStored = (href: unknown, name: unknown = "Rainbow") => JSON.stringify({ href, name })
const wallets: ReadonlyArray<Wallet> = [
  { id: "r", name: "Rainbow", chains: [], mobileLink: "rainbow://", desktopLink: "rainbow-desktop://app" },
  { id: "m", name: "Meta", chains: [], universalLink: "https://metamask.app.link", webappLink: "https://m.test/app/" }
]

test.each([
  ["rainbow://", "Rainbow"],
  ["rainbow-desktop://app/", "Rainbow"],
  ["https://metamask.app.link/", "Meta"],
  ["https://m.test/app/", "Meta"]
])("reads a stored %s with the name of the wallet that has this link", (href, name) => {
  expect(readLinkChoice(makeStored(href, "Another"), wallets)).toEqual({ href, name })
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
])("rejects %j in storage, which is not a link of a wallet", (href) => {
  expect(readLinkChoice(makeStored(href), wallets)).toBeNull()
})

test("ignores a stored link while no wallet entry is known", () => {
  expect(readLinkChoice(makeStored("rainbow://"), [])).toBeNull()
})

test.each([null, "", "null", "7", "[", "[]", '"rainbow://"', "{}", '{"name":"x"}'])(
  "reads no choice from %j in storage",
  (text) => {
    expect(readLinkChoice(text, wallets)).toBeNull()
  }
)

const requestIds = { requestId: 17, topic: "ab12" }
test.each([
  ["rainbow://", "rainbow://wc?requestId=17&sessionTopic=ab12"],
  ["rainbow://app/", "rainbow://app/wc?requestId=17&sessionTopic=ab12"],
  ["https://metamask.app.link/", "https://metamask.app.link/wc?requestId=17&sessionTopic=ab12"],
  ["https://t.me/wallet/start", "https://t.me/wallet/start?startapp=cmVxdWVzdElkPTE3JnNlc3Npb25Ub3BpYz1hYjEy"],
  ["https://t.me/wallet?a=b", "https://t.me/wallet?a=b&startapp=cmVxdWVzdElkPTE3JnNlc3Npb25Ub3BpYz1hYjEy"],
  ["https://t.me.evil.test/", "https://t.me.evil.test/wc?requestId=17&sessionTopic=ab12"]
])("opens for a request %s: %s", (href, link) => {
  expect(requestLink({ href, name: "W" }, requestIds)).toBe(link)
})

test("drops the padding of a request to a wallet in Telegram, which a start parameter may not have", () => {
  expect(requestLink({ href: "https://t.me/wallet", name: "W" }, { requestId: 17, topic: "ab1" })).toBe(
    "https://t.me/wallet?startapp=cmVxdWVzdElkPTE3JnNlc3Npb25Ub3BpYz1hYjE"
  )
})

test("stores the choice under the WalletConnect library's key", () => {
  expect(linkChoiceKey).toBe("WALLETCONNECT_DEEPLINK_CHOICE")
})

test("opens only links that may be followed for a request", () => {
  for (const href of ["javascript:alert(1)", "data:text/html,x", "http://a.test/", "intent://x", ""]) {
    expect(requestLink({ href, name: "W" }, requestIds)).toBeUndefined()
  }
})

test("follows mutated links in storage only if a wallet has them", () => {
  const links = wallets.flatMap(({ desktopLink, mobileLink, universalLink, webappLink }) =>
    [mobileLink, desktopLink, universalLink, webappLink].flatMap((link) =>
      link === undefined ? [] : [link.endsWith("/") ? link : `${link}/`]
    )
  )
  const mutated = fc
    .tuple(fc.constantFrom(...links), fc.nat(30), fc.string({ minLength: 1, maxLength: 3 }), fc.nat(2))
    .map(([link, index, insert, cut]) => link.slice(0, index) + insert + link.slice(index + cut))
  fc.assert(
    fc.property(fc.oneof(mutated, fc.webUrl(), fc.constantFrom(...links)), (href) => {
      return readLinkChoice(makeStored(href), wallets)?.href === (links.includes(href) ? href : undefined)
    }),
    { numRuns: getRuns(100_000) }
  )
}, 30_000)
