import { expect, test } from "vitest"
import type { Namespace } from "../../chain/network/ids.ts"
import { browseLink, browserGlobals } from "./browseLinks.ts"

const phantom = "a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393"
const solflare = "1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79"
const coinbase = "fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa"
const base = "d0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8"
const binance = "2fafea35bb471d22889ccb49c08d99dd0a18a37982602c33f696a5723934ba25"
const page = "https://dapp.test/a?b=c#d"
const encodedPage = "https%3A%2F%2Fdapp.test%2Fa%3Fb%3Dc%23d"
const inPhantom = `https://phantom.app/ul/browse/${encodedPage}?ref=https%3A%2F%2Fdapp.test`
const inSolflare = `https://solflare.com/ul/v1/browse/${encodedPage}?ref=${encodedPage}`

test.each<readonly [string, string, Namespace, string | undefined]>([
  ["Phantom", phantom, "solana", inPhantom],
  ["Phantom", phantom, "eip155", inPhantom],
  ["Phantom", phantom, "bip122", inPhantom],
  ["Phantom", phantom, "cosmos", undefined],
  ["Solflare", solflare, "solana", inSolflare],
  ["Solflare", solflare, "eip155", undefined],
  ["Solflare", solflare, "bip122", undefined],
  ["Coinbase", coinbase, "solana", `https://go.cb-w.com/dapp?cb_url=${encodedPage}`],
  ["Coinbase", coinbase, "eip155", `cbwallet://miniapp?url=${encodedPage}`],
  ["Coinbase", coinbase, "bip122", undefined],
  ["Coinbase by its newer id", base, "solana", `https://go.cb-w.com/dapp?cb_url=${encodedPage}`],
  ["Coinbase by its newer id", base, "eip155", `cbwallet://miniapp?url=${encodedPage}`],
  ["Binance", binance, "bip122", undefined],
  ["a name that every object has", "toString", "solana", undefined],
  ["nobody", "", "eip155", undefined]
])("opens from %s (%s) on %s: %s", (_, id, namespace, link) => {
  expect(browseLink(id, namespace, page, new Set())).toBe(link)
})

test.each<readonly [string, Namespace, string]>([
  [phantom, "solana", "phantom"],
  [phantom, "eip155", "phantom"],
  [solflare, "solana", "solflare"],
  [coinbase, "solana", "coinbaseSolana"],
  [coinbase, "eip155", "coinbaseWalletExtension"]
])("needs no link for wallet %s on %s if window.%s exists", (id, namespace, global) => {
  expect(browserGlobals).toContain(global)
  expect(browseLink(id, namespace, page, new Set([global]))).toBeUndefined()
})

test.each(["javascript:alert(1)", "no page", "about:blank", "file:///x", "blob:https://a.test/1", ""])(
  "rejects %j as a page to open elsewhere",
  (href) => {
    expect(browseLink(phantom, "solana", href, new Set())).toBeUndefined()
  }
)

test("opens an unencrypted page of this machine in a wallet's browser too", () => {
  expect(browseLink(phantom, "solana", "http://localhost:3000/", new Set())).toBe(
    "https://phantom.app/ul/browse/http%3A%2F%2Flocalhost%3A3000%2F?ref=http%3A%2F%2Flocalhost%3A3000"
  )
})

test("opens Phantom by https and never by an intent, including on Android", () => {
  expect(
    new URL(
      browseLink(phantom, "solana", "https://dapp.test/?a=intent://x#Intent;scheme=javascript;end", new Set()) ?? ""
    ).protocol
  ).toBe("https:")
})
