import { describe, expect, test } from "vitest"
import type { KnownAddress } from "./facts.ts"
import { looksLike, looksLikeName } from "./lookAlike.ts"

/** Addresses that look as random as a hash, but are the same in every run. */
const digits = (seed: number): string => {
  let state = seed >>> 0
  return Array.from({ length: 40 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state >>> 28).toString(16)
  }).join("")
}
const known: ReadonlyArray<KnownAddress> = Array.from({ length: 20 }, (_, i) => ({
  address: `0x${digits(i + 1)}`,
  why: "receiver"
}))

describe("looksLike and looksLikeName", () => {
  test("flags 30 addresses that resemble a known one in four and four digits, or in three and five", () => {
    const twins = Array.from({ length: 30 }, (_, i) => {
      const own = known[i % 20]?.address.slice(2) ?? ""
      const middle = digits(1000 + i)
      return i % 2 === 0
        ? `0x${own.slice(0, 4)}${middle.slice(4, 36)}${own.slice(-4)}`
        : `0x${own.slice(0, 3).toUpperCase()}${middle.slice(3, 35)}${own.slice(-5)}`
    })
    expect(twins.filter((address) => looksLike(address, { known }) !== undefined)).toHaveLength(30)
  })

  test("flags at most two of 200 honest addresses, and never a known one, in any letter case", () => {
    const honest = Array.from({ length: 200 }, (_, i) => `0x${digits(50_000 + i * 7)}`)
    expect(honest.filter((address) => looksLike(address, { known }) !== undefined).length).toBeLessThanOrEqual(2)
    for (const { address } of known) expect(looksLike(`0x${address.slice(2).toUpperCase()}`, { known })).toBeUndefined()
  })

  const names = [
    "vitalik.eth",
    "alice.reown.id",
    "bob.reown.id",
    "coinbase",
    "uniswap",
    "metamask",
    "paypal",
    "opensea",
    "USDC",
    "mike.reown.id"
  ]
  const twins = [
    "vitаlik.eth",
    "vіtalik.eth",
    "vita1ik.eth",
    "vitaIik.eth",
    "ѵitalik.eth",
    "alicе.reown.id",
    "аlice.reown.id",
    "a1ice.reown.id",
    "alіce.reown.id",
    "bоb.reown.id",
    "b0b.reown.id",
    "bοb.reown.id",
    "cоinbase",
    "coinbаse",
    "c0inbase",
    "соinbase",
    "coіnbase",
    "uniswаp",
    "unіswap",
    "υniswap",
    "rnetamask",
    "metаmask",
    "metamаsk",
    "pаypal",
    "paypa1",
    "раypal",
    "оpensea",
    "0pensea",
    "UЅDC",
    "USDС"
  ]

  test("flags 30 names written with look-alike letters, and returns the original names", () => {
    expect(twins).toHaveLength(30)
    expect(twins.filter((name) => looksLikeName(name, names) === undefined)).toEqual([])
  })

  test.each([
    ["Lisu", "ꓴꓢꓓꓚ"],
    ["Cherokee", "UЅDᏟ"],
    ["Canadian syllabics", "ᑌSDC"],
    ["Canadian syllabics only", "ᑌᔕᗪᑕ"],
    ["small Cherokee letters", "USDꮯ"],
    ["letters of flags", "🇺🇸🇩🇨"],
    ["letters in black squares", "🆄🆂🅳🅲"],
    ["letters in black circles", "🅤🅢🅓🅒"],
    ["letters in parentheses", "🄤🄢🄓🄒"],
    ["a dollar sign in front", "$USDC"],
    ["a copyright sign", "USD©"],
    ["punctuation of another script", "USDCꓸ"],
    ["hooked letters", "USƊƇ"],
    ["a lunate sigma", "USDϹ"],
    ["mathematical letters", "𝖴𝖲𝖣𝖢"],
    ["letters of full width", "ＵＳＤＣ"],
    ["marks", "U̵S̸DC\u0301"],
    ["characters of no width", "U\u200bS\u2060DC\ufeff"],
    ["a soft hyphen and a filler", "US\u00adD\u115fC"],
    ["currency signs", "US₫₡"]
  ])("flags a symbol written with %s as the symbol that it resembles", (_, symbol) => {
    expect(looksLikeName(symbol, ["USDC"])).toBe("USDC")
  })

  test.each([
    ["ΞTH", "ETH"],
    ["∑TH", "ETH"],
    ["₿TC", "BTC"],
    ["ẞTC", "BTC"],
    ["ꮃꭼꭲꮋ", "WETH"],
    ["₴OL", "SOL"]
  ])("flags %s as %s", (symbol, known) => {
    expect(looksLikeName(symbol, [known])).toBe(known)
  })

  test.each(["$WIF", "USDT", "USDC.e", "BUSD", "$"])("does not flag %s as USDC", (symbol) => {
    expect(looksLikeName(symbol, ["USDC"])).toBeUndefined()
  })

  test("flags at most two of 200 honest names", () => {
    const first = [
      "anna",
      "bert",
      "carla",
      "david",
      "elena",
      "frank",
      "greta",
      "hugo",
      "ines",
      "jonas",
      "иван",
      "мария",
      "ольга",
      "νικος",
      "ελενη",
      "josé",
      "zoë",
      "marek",
      "łukasz",
      "søren"
    ]
    const second = ["", "1", "2", "77", "-dev", "wallet", ".eth", "shop", "labs", "dao"]
    const honest = first.flatMap((word) => second.map((two) => `${word}${two}`))
    expect(honest).toHaveLength(200)
    expect(honest.filter((name) => looksLikeName(name, names) !== undefined).length).toBeLessThanOrEqual(2)
  })
})
