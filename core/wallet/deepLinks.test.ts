import { expect, test } from "vitest"
import { browseLink, linkTarget, nativeLink, universalLink } from "./deepLinks.ts"

const uri = "wc:abc@2?relay-protocol=irn&symKey=def"
const once = encodeURIComponent(uri)
const plain = { android: false, telegram: false }

test.each([
  ["rainbow", "rainbow://"], ["rainbow:", "rainbow://"], ["rainbow:/", "rainbow://"], ["rainbow://", "rainbow://"], ["rainbow://app", "rainbow://app/"],
  ["https://rnbwapp.com", "https://rnbwapp.com/"], ["https://rnbwapp.com/wallet", "https://rnbwapp.com/wallet/"]
])("%s opens %s", (link, href) => {
  expect(nativeLink(link, uri, plain)).toEqual({ redirect: `${href}wc?uri=${once}`, href })
})

test.each([
  "javascript:alert(1)", "javascript://x", "data:text/html,x", "file:///etc", "blob:https://a.test/x", "intent://x", "http://a.test", "https://u:p@a.test", "", " ", "a b"
])("%j is not opened", (link) => {
  expect(nativeLink(link, uri, plain)).toBeUndefined()
})

test("a wallet without a link, and a text that is no pairing, give none", () => {
  expect(nativeLink(undefined, uri, plain)).toBeUndefined()
  expect(nativeLink("rainbow://", "https://evil.test", plain)).toBeUndefined()
  expect(universalLink("rainbow://", uri, plain)).toBeUndefined()
  expect(universalLink("https://a.test", "", plain)).toBeUndefined()
})

test("Telegram on Android gets the pairing encoded twice, others once", () => {
  expect(nativeLink("rainbow://", uri, { android: true, telegram: true })?.redirect).toBe(`rainbow://wc?uri=${encodeURIComponent(once)}`)
  expect(nativeLink("rainbow://", uri, { android: true, telegram: false })?.redirect).toBe(`rainbow://wc?uri=${once}`)
  expect(universalLink("https://a.test", uri, { android: false, telegram: true })?.redirect).toBe(`https://a.test/wc?uri=${once}`)
})

test.each([
  [{ telegram: false, framed: false }, "_self"], [{ telegram: false, framed: true }, "_top"], [{ telegram: true, framed: true }, "_blank"],
  [{ telegram: true, framed: false, socialLogin: true }, "_top"], [{ telegram: true, framed: true, popup: true }, "popupWindow"]
])("%j opens in %s", (at, target) => {
  expect(linkTarget(at)).toBe(target)
})

const [phantom, solflare, coinbase] = ["a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393", "1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79", "fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa"]
const page = "https://dapp.test/a?b=c#d"
const here = encodeURIComponent(page)

test.each([
  [phantom, `https://phantom.app/ul/browse/${here}?ref=${encodeURIComponent("https://dapp.test")}`],
  [solflare, `https://solflare.com/ul/v1/browse/${here}?ref=${here}`],
  [coinbase, `https://go.cb-w.com/dapp?cb_url=${here}`]
])("wallet %s opens the page in its own browser", (id, link) => {
  expect(browseLink(id, "solana", page, new Set())).toBe(link)
})

test("it does not where it stands on the page, on another namespace, for another wallet, or off the web", () => {
  expect(browseLink(phantom, "solana", page, new Set(["phantom"]))).toBeUndefined()
  expect(browseLink(phantom, "eip155", page, new Set())).toBeUndefined()
  expect(browseLink("toString", "solana", page, new Set())).toBeUndefined()
  expect(browseLink(phantom, "solana", "javascript:alert(1)", new Set())).toBeUndefined()
  expect(browseLink(phantom, "solana", "no page", new Set())).toBeUndefined()
})
