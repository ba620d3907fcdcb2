import * as Either from "effect/Either"
import fc from "fast-check"
import { expect, test } from "vitest"
import { coinOf, isCoin, parseTokenId, sameToken, tokenIdOf, tokenKey } from "./tokenId.ts"

const usdc = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
const sol = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"

test.each([
  [`eip155:1/erc20:${usdc}`, `eip155:1:${usdc}`],
  ["eip155:1/slip44:60", "eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee"],
  ["eip155:137/slip44:966", "eip155:137:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee"],
  ["eip155:137/slip44:60", "eip155:137:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee"],
  [`${sol}/slip44:501`, `${sol}:So11111111111111111111111111111111111111111`],
  [`${sol}/token:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v`, `${sol}:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v`]
])("%s is %s", (text, token) => {
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
])("%j is no token id", (text) => {
  expect(Either.getOrThrow(Either.flip(parseTokenId(text)))).toMatchObject({
    _tag: "InvalidTokenId",
    value: text.slice(0, 128)
  })
})

test("one token in two spellings is one; a coin is its chain's own alone", () => {
  const [upper, lower] = [`eip155:1:${usdc}`, `eip155:1:${usdc.toLowerCase()}`] as const
  expect([sameToken(upper, lower), tokenKey(upper), sameToken(upper, `eip155:137:${usdc}`), isCoin(upper)]).toEqual([
    true,
    lower,
    false,
    false
  ])
  expect([
    isCoin("eip155:1:0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE"),
    isCoin(coinOf(sol)),
    isCoin(coinOf("eip155:1"))
  ]).toEqual([true, true, true])
  expect(sameToken(`${sol}:A`, `${sol}:a`)).toBe(false)
})

test("an id comes back from its text, and any other text is refused without a throw", () => {
  for (const token of [`eip155:1:${usdc}`, coinOf("eip155:1"), coinOf(sol)] as const) {
    expect(Either.getOrNull(parseTokenId(tokenIdOf(token)))).toBe(token)
  }
  fc.assert(fc.property(fc.string(), (text) => Either.isEither(parseTokenId(text))))
})

test.each([
  ["eip155:10", "614"],
  ["eip155:56", "714"],
  ["eip155:100", "700"],
  ["eip155:137", "966"],
  ["eip155:43114", "9005"]
] as const)("the coin of %s has the type %s, and 60 as on every EVM chain", (network, type) => {
  for (const one of [type, "60"])
    expect(Either.getOrNull(parseTokenId(`${network}/slip44:${one}`))).toBe(coinOf(network))
  expect(Either.getOrNull(parseTokenId(`${network}/slip44:`))).toBeNull()
})

test.each(["polkadot:abc", "bip122:abc", "cosmos:abc"] as const)("the coin of %s has no address", (network) => {
  expect(coinOf(network)).toBe(`${network}:0x`)
  expect(Either.getOrNull(parseTokenId(`${network}/slip44:501`))).toBeNull()
})

test("an id with something before it is none", () => {
  expect(Either.getOrNull(parseTokenId(`/eip155:1/erc20:${usdc}`))).toBeNull()
  expect(Either.getOrNull(parseTokenId("x/eip155:1/slip44:60"))).toBeNull()
})

test("a token's id names its kind", () => {
  expect(tokenIdOf(`eip155:1:${usdc}`)).toBe(`eip155:1/erc20:${usdc}`)
  expect(tokenIdOf(`${sol}:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v`)).toBe(
    `${sol}/token:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v`
  )
  expect(tokenIdOf(coinOf(sol))).toBe(`${sol}/slip44:501`)
})
