// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import { mainnet } from "../../../../core/chain/network/networks.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { closeLikeBrowsers, shadow } from "../../../../fixtures/testing/react/signInPage.ts"
import { startServices } from "../../../../fixtures/testing/react/startServices.ts"
import { waitUntil } from "../../../../fixtures/testing/turns.ts"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { createLatchkey } from "../public.ts"

closeLikeBrowsers()
const ends = collectEnds()
const run = <A>(work: () => Promise<A>): Promise<A> => act(work)

/** A page whose visitor is connected, over a service that lists these holdings and covers these networks. */
const startHoldings = async (balances: ReadonlyArray<object>, covered: ReadonlyArray<string> = ["eip155:1"]) => {
  const services = await startServices(({ body, path }) => {
    if (body.method === "eth_getBalance") return "0x14d1120d7b160000"
    if (body.method !== undefined) return "0x"
    if (path === "/v1/supported-chains") return { http: covered }
    if (path.endsWith("/balance")) return { balances }
    if (path === "/v1/convert/tokens")
      return {
        tokens: [{ address: `eip155:1:0x${"1".repeat(40)}`, name: "Dai", symbol: "DAI", decimals: 18, logoUri: "" }]
      }
    return undefined
  })
  ends.push(services.close)
  const wallet = announcePlainWallet({
    uuid: "test.zebra",
    rdns: "test.zebra",
    name: "Zebra",
    accounts: [accounts[0]],
    chainId: 1
  })
  ends.push(wallet.stop)
  const kit = createLatchkey({
    networks: [{ ...mainnet, rpcUrls: { default: { http: [services.url] } } }],
    projectId: "p1",
    endpoints: { api: services.url, chainService: services.url },
    enableWalletConnect: false,
    features: { analytics: false }
  })
  ends.push(kit.dispose)
  await run(() => kit.connect({ connectorId: "test.zebra" }))
  return kit
}
const makeHolding = (symbol: string, digit: string, more: object = {}) => ({
  name: symbol,
  symbol,
  chainId: "eip155:1",
  address: `eip155:1:0x${digit.repeat(40)}`,
  quantity: { decimals: 18, numeric: "1.5" },
  ...more
})
const usdc = makeHolding("USDC", "6", { name: "USD Coin", price: 1, quantity: { decimals: 6, numeric: "2.5" } })
const readDrawn = (): string => shadow()?.textContent ?? ""

describe("kit.getTokens and Account", () => {
  test("lists a holding without a price, in getTokens and in Account", async () => {
    const kit = await startHoldings([usdc, makeHolding("ODD", "7", { price: null }), makeHolding("NEW", "8")])
    const [, odd, fresh] = await run(() => kit.getTokens())
    expect([odd?.symbol, fresh?.symbol]).toEqual(["ODD", "NEW"])
    expect(odd).not.toHaveProperty("priceUsd")
    await run(() => kit.open({ view: "Account" }))
    await waitUntil(() => expect(readDrawn()).toMatch(/ODD1\.5 ODD—/))
  })

  test("lists a holding whose price, value or name cannot be read, and reads a price that is text", async () => {
    const kit = await startHoldings([
      makeHolding("TEXT", "1", { price: "1.5", value: "2.25" }),
      makeHolding("WORDS", "2", { price: "unknown", value: "none" }),
      makeHolding("MINUS", "3", { price: -1, value: -1.5 }),
      makeHolding("BARE", "4", { name: null, price: 2 })
    ])
    const holdings = await run(() => kit.getTokens())
    expect(holdings.map(({ name, priceUsd, worthUsd }) => [name, priceUsd, worthUsd])).toEqual([
      ["TEXT", "1.5", "2.25"],
      ["WORDS", undefined, undefined],
      ["MINUS", undefined, undefined],
      ["BARE", "2", "3"]
    ])
  })

  test("does not count a holding whose name is a link or whose worth cannot be believed", async () => {
    const kit = await startHoldings([
      usdc,
      makeHolding("Claim at http://gift.example", "7", { price: 1e9 }),
      makeHolding("UЅDC", "8", { price: 5 }),
      makeHolding("MOON", "9", { price: 1e8 })
    ])
    const holdings = await run(() => kit.getTokens())
    expect(holdings.map(({ suspicious }) => suspicious)).toEqual([undefined, "name", "name", "worth"])
    await run(() => kit.open({ view: "Account" }))
    await waitUntil(() => expect(readDrawn()).toContain("2 hidden, likely spam"))
    expect(readDrawn()).toContain("$2.50")
    expect(readDrawn()).toContain("Its value can’t be verified, so it isn’t counted")
    expect(readDrawn()).not.toContain("gift.example")
  })

  test.each([
    "Visit gift․example",
    "gift[.]example",
    "gift . com",
    "t.me/gift",
    "www。gift。com",
    "𝗚𝗜𝗙𝗧.com",
    "gi\u200bft.c\u200bom",
    "Claim: gift,com",
    "discord.gg/gift",
    "Airdrop at gift.finance",
    "gift dot com",
    "gift|com",
    "gift∙com",
    "gift%2Ecom",
    "gift&#46;com",
    "Go to www gift com",
    "203.0.113.7/claim"
  ])("does not count a holding whose name is a link written otherwise: %s", async (name) => {
    const kit = await startHoldings([usdc, makeHolding("GIFT", "7", { name, price: 1000 })])
    expect((await run(() => kit.getTokens())).map(({ suspicious }) => suspicious)).toEqual([undefined, "name"])
  })

  test.each([
    "yearn.finance",
    "Curve.fi DAI/USDC",
    "ether.fi",
    "DFI.Money",
    "Staked Ether 2.0",
    "Free Coin",
    "Uniswap V2 ETH/USDT 0.3%",
    "Polka dot",
    "A.I. Agent v1.2.3",
    "friend.tech"
  ])("counts a holding whose name is no link: %s", async (name) => {
    const kit = await startHoldings([usdc, makeHolding("ODD", "7", { name, price: 1000 })])
    expect((await run(() => kit.getTokens())).map(({ suspicious }) => suspicious)).toEqual([undefined, undefined])
  })

  test("counts a holding once that the list repeats in other letter case", async () => {
    const own = { price: 100, quantity: { decimals: 18, numeric: "1.5" } }
    const kit = await startHoldings([usdc, makeHolding("AAA", "a", own), makeHolding("AAA", "A", own), usdc])
    expect((await run(() => kit.getTokens())).map(({ symbol }) => symbol)).toEqual(["USDC", "AAA"])
  })

  test("counts a large holding of a token in the swap list", async () => {
    const kit = await startHoldings([makeHolding("DAI", "1", { price: 1e6 })])
    const [dai] = await run(() => kit.getTokens())
    expect(dai).toMatchObject({ symbol: "DAI", worthUsd: "1500000" })
    expect(dai).not.toHaveProperty("suspicious")
  })

  test("shows that a network is not covered, and offers no swaps on it", async () => {
    const kit = await startHoldings([], ["eip155:137"])
    await run(() => kit.open({ view: "Account" }))
    await waitUntil(() => expect(readDrawn()).toContain("This network isn’t supported here"))
    expect(readDrawn()).toContain("Token Balance Unavailable")
    await waitUntil(() => expect(readDrawn()).toContain("1.5 ETH"))
    expect([...(shadow()?.querySelectorAll(".acts button") ?? [])].map((item) => item.textContent)).not.toContain(
      "Swap"
    )
    expect(await run(() => kit.getTokens())).toEqual([])
    expect(
      await run(() =>
        kit.getSwapQuote({ from: "USDC", to: "ETH", amount: "1" }).then(
          () => "",
          (error) => `${error._tag}: ${error.message}`
        )
      )
    ).toBe("SwapsNotSupported: Network not supported for Swaps")
    await run(() => kit.open({ view: "Swap" }))
    await waitUntil(() => expect(readDrawn()).toContain("Swap isn’t available on this network"))
  })
})

describe("kit.explain with tokens of one factory", () => {
  const makeVanity = (middle: string) => `0x1111${middle.repeat(32)}cccc`

  test.each(["a token that is sent", "a contract that is called"])(
    "raises no look-alike warning for %s, whose address has the ends of a held one",
    async (what) => {
      const kit = await startHoldings([
        makeHolding("ANNA", "a", { address: `eip155:1:${makeVanity("a")}` }),
        makeHolding("BERT", "b", { address: `eip155:1:${makeVanity("b")}` })
      ])
      await run(() => kit.getTokens())
      const transfer = `0xa9059cbb${accounts[1].slice(2).padStart(64, "0")}${"1".padStart(64, "0")}`
      const words = await run(() =>
        kit.explain(
          what.startsWith("a token")
            ? { to: makeVanity("b"), data: transfer }
            : { to: makeVanity("d"), data: `0x12345678${"0".repeat(64)}` }
        )
      )
      expect(JSON.stringify(words)).not.toMatch(/looks like/i)
    }
  )
})
