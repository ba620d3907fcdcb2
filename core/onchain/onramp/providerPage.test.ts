import * as Either from "effect/Either"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { checkProviderPage } from "./providerPage.ts"

const chainService = "http://127.0.0.1:4731"
const own = { chainService, onrampHosts: ["pay.lanterns.example"] }

describe("checkProviderPage", () => {
  test.each([
    "https://pay.coinbase.com/buy?x=1",
    "https://meldcrypto.com/",
    "https://www.meldcrypto.com/?publicKey=a",
    "https://pay.lanterns.example/?x=1",
    "https://eu.pay.lanterns.example/",
    `${chainService}/onramp/buy?address=0x1`
  ])("accepts %s", (url) => {
    expect(checkProviderPage(url, own)).toEqual(Either.right(url))
  })

  test.each([
    "https://pay.test/buy",
    "http://pay.coinbase.com/buy",
    "https://pay.coinbase.com:8443/buy",
    "https://pay.coinbase.com.evil.test/",
    "https://pay.coinbase.com@evil.test/",
    "https://user:secret@pay.coinbase.com/",
    "https://evil.test/https://pay.coinbase.com/",
    "https://evil.test\\@pay.coinbase.com/",
    "https://evil.test#@pay.coinbase.com/",
    "https://notmeldcrypto.com/",
    "https://lanterns.example/",
    "https://pay.lanterns.example.evil.test/",
    "http://pay.lanterns.example/",
    "http://127.0.0.1:4732/onramp/buy",
    "javascript:alert(1)",
    ""
  ])("rejects %s", (url) => {
    expect(checkProviderPage(url, own)).toMatchObject({ _tag: "Left", left: { code: "onramp.host-unknown" } })
  })

  test("accepts no page of another host among 10,000 URLs", () => {
    const listed = ["https://pay.coinbase.com", "https://meldcrypto.com", "https://www.meldcrypto.com", chainService]
    const mutated = fc
      .tuple(fc.constantFrom(...listed), fc.nat(30), fc.string({ maxLength: 3 }), fc.nat(3), fc.webPath())
      .map(([url, index, insert, cut, path]) => url.slice(0, index) + insert + url.slice(index + cut) + path)
    fc.assert(
      fc.property(fc.oneof(mutated, fc.webUrl()), (url) => {
        const page = checkProviderPage(url, { chainService })
        const below = /^https:\/\/[^/:@]*\.(pay\.coinbase\.com|meldcrypto\.com)$/
        const origin = Either.isRight(page) ? new URL(page.right).origin : ""
        return origin === "" || listed.includes(origin) || below.test(origin)
      }),
      { numRuns: 10_000 }
    )
  })
})
