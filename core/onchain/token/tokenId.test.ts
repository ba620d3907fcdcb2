import * as Either from "effect/Either"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { getCoin, isCoin, parseTokenId, isSameToken, getTokenId, getTokenKey } from "./tokenId.ts"

const usdc = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
const sol = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"

describe("parseTokenId", () => {
  test.each([
    [`eip155:1/erc20:${usdc}`, `eip155:1:${usdc}`],
    ["eip155:1/slip44:60", "eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee"],
    ["eip155:137/slip44:966", "eip155:137:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee"],
    ["eip155:137/slip44:60", "eip155:137:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee"],
    [`${sol}/slip44:501`, `${sol}:So11111111111111111111111111111111111111111`],
    [`${sol}/token:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v`, `${sol}:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v`]
  ])("parses %s as %s", (text, token) => {
    expect(Either.getOrNull(parseTokenId(text))).toBe(token)
  })

  test.each([
    "",
    "ETH",
    usdc,
    "eip155:1",
    `eip155:1/erc20:${usdc}0`,
    `eip155:1/erc20:${usdc.slice(2)}`,
    `eip155:1/erc721:${usdc}`,
    `eip155:1/erc20:${usdc}/1`,
    "eip155:1/slip44:501",
    "eip155:1/slip44:966",
    `${sol}/slip44:60`,
    `${sol}/erc20:${usdc}`,
    "moon:1/slip44:60",
    `eip155:1/token:${usdc}`,
    "x".repeat(500)
  ])("rejects %j as a token id", (text) => {
    expect(Either.getOrThrow(Either.flip(parseTokenId(text)))).toMatchObject({
      _tag: "InvalidTokenId",
      value: text.slice(0, 128)
    })
  })

  test("treats a token in two spellings as the same; a coin belongs only to its chain", () => {
    const [upper, lower] = [`eip155:1:${usdc}`, `eip155:1:${usdc.toLowerCase()}`] as const
    expect([
      isSameToken(upper, lower),
      getTokenKey(upper),
      isSameToken(upper, `eip155:137:${usdc}`),
      isCoin(upper)
    ]).toEqual([true, lower, false, false])
    expect([
      isCoin("eip155:1:0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE"),
      isCoin(getCoin(sol)),
      isCoin(getCoin("eip155:1"))
    ]).toEqual([true, true, true])
    expect(isSameToken(`${sol}:A`, `${sol}:a`)).toBe(false)
  })

  test("parses an id from its own text, and rejects any other text without throwing", () => {
    for (const token of [`eip155:1:${usdc}`, getCoin("eip155:1"), getCoin(sol)] as const) {
      expect(Either.getOrNull(parseTokenId(getTokenId(token)))).toBe(token)
    }
    fc.assert(fc.property(fc.string(), (text) => Either.isEither(parseTokenId(text))))
  })

  test.each([
    ["eip155:10", "614"],
    ["eip155:56", "714"],
    ["eip155:100", "700"],
    ["eip155:137", "966"],
    ["eip155:43114", "9005"]
  ] as const)("accepts the coin of %s with the type %s, and with 60 as on every EVM chain", (network, type) => {
    for (const coinType of [type, "60"])
      expect(Either.getOrNull(parseTokenId(`${network}/slip44:${coinType}`))).toBe(getCoin(network))
    expect(Either.getOrNull(parseTokenId(`${network}/slip44:`))).toBeNull()
  })

  test.each(["polkadot:abc", "bip122:abc", "cosmos:abc"] as const)(
    "returns no address for the coin of %s",
    (network) => {
      expect(getCoin(network)).toBe(`${network}:0x`)
      expect(Either.getOrNull(parseTokenId(`${network}/slip44:501`))).toBeNull()
    }
  )

  test("rejects an id with text before it", () => {
    expect(Either.getOrNull(parseTokenId(`/eip155:1/erc20:${usdc}`))).toBeNull()
    expect(Either.getOrNull(parseTokenId("x/eip155:1/slip44:60"))).toBeNull()
  })

  test("includes the kind of a token in its id", () => {
    expect(getTokenId(`eip155:1:${usdc}`)).toBe(`eip155:1/erc20:${usdc}`)
    expect(getTokenId(`${sol}:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v`)).toBe(
      `${sol}/token:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v`
    )
    expect(getTokenId(getCoin(sol))).toBe(`${sol}/slip44:501`)
  })
})
