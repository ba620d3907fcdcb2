import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { getCoin } from "../../../core/onchain/token/tokenId.ts"
import { encodeDataFeeCall } from "../../../core/chain/rpc/dataFee.ts"
import { likelyCall } from "../../../core/onchain/swap/quote.ts"
import { oracles } from "../../../services/chain/rpc/dataFee.ts"
import { ether, swapAccount, usdc, weth } from "../../../fixtures/testing/core/swaps.ts"
import { agreeable, router } from "../../../fixtures/testing/services/swapService.ts"
import { parseDocument, makeFreshFolder, runIn, type RunResult } from "../../../fixtures/testing/cli/testing.ts"

const own = { projectId: "REDACTED", st: "appkit", sv: "REDACTED" }
const address = swapAccount.slice(9)
const trade = { from: usdc.id, to: weth.id, amount: "100000000", userAddress: swapAccount }

/** Runs the program over one flow with a chain service's answers, some of them replaced. */
const swapQuote = (
  words: ReadonlyArray<string>,
  answers: Readonly<Record<string, unknown>> = {}
): Promise<RunResult> => {
  const answerOf = (call: string) =>
    answers[call] instanceof Response
      ? { status: answers[call].status, answer: {} }
      : { status: 200, answer: answers[call] ?? agreeable[call] }
  const get = (call: string, query: object) => ({
    at: 0,
    method: "GET",
    endpoint: "chainService",
    path: `/v1/convert/${call}`,
    query: { ...query, ...own },
    ...answerOf(call)
  })
  const file = join(makeFreshFolder(), "flow.json")
  writeFileSync(
    file,
    JSON.stringify({
      version: 2,
      name: "x",
      command: [],
      events: [],
      recordedFrom: "sandbox",
      now: "2026-01-01T00:00:00.000Z",
      seed: 1,
      wallet: [],
      requests: [
        {
          at: 0,
          method: "GET",
          endpoint: "chainService",
          path: "/v1/supported-chains",
          query: own,
          status: 200,
          answer: { http: ["eip155:1"] }
        },
        get("tokens", { chainId: "eip155:1" }),
        get("gas-price", { chainId: "eip155:1" }),
        // Ethereum has no fee oracle.
        ...oracles.map((to) => ({
          at: 0,
          method: "POST",
          endpoint: "rpc/eip155:1",
          path: "/",
          query: {},
          body: {
            jsonrpc: "2.0",
            id: 1,
            method: "eth_call",
            params: [{ to, data: encodeDataFeeCall(likelyCall) }, "latest"]
          },
          status: 200,
          answer: { jsonrpc: "2.0", id: 1, result: "0x" }
        })),
        get("quotes", { ...trade, gasPrice: "1500000007" }),
        get("quotes", trade),
        get("build-approve", { userAddress: swapAccount, from: usdc.id, to: weth.id }),
        get("allowance", { tokenAddress: usdc.id.toLowerCase(), userAddress: swapAccount }),
        {
          at: 0,
          method: "POST",
          endpoint: "chainService",
          path: "/v1/fungible/price",
          query: own,
          body: {
            currency: "usd",
            addresses: [usdc.id.toLowerCase(), weth.id.toLowerCase(), getCoin("eip155:1")],
            projectId: "REDACTED"
          },
          ...answerOf("price")
        }
      ]
    })
  )
  return runIn(makeFreshFolder(), ["swap-quote", ...words, "--fixtures", file])
}
const words = ["--from", "USDC", "--to", "weth", "--amount", "100", "--account", address]

describe("swap-quote", () => {
  test("prints a quote in lines of at most 80 characters, and marks estimates", async () => {
    const { code, out } = await swapQuote(words)
    expect(code).toBe(0)
    expect(out).toEqual([
      "Network       Ethereum (eip155:1)",
      "You pay       100 USDC",
      "You get       0.03988 WETH",
      "At least      0.0394812 WETH, with 1 % slippage",
      "Rate          1 USDC = 0.0003988 WETH",
      "Price impact  0.3 %",
      "Network fee   about 0.00042 ETH ($1.05), an estimate",
      "Approval      needed first: the swap contract may not take the token yet",
      `              ${router} may take 100 USDC`
    ])
  })

  test("`--json` contains all data, with amounts as exact decimal text", async () => {
    expect(parseDocument(await swapQuote([...words, "--json"]))).toMatchObject({
      ok: true,
      flow: "swap-quote",
      meta: { source: "fixtures", requests: 9 },
      data: {
        account: swapAccount,
        network: "eip155:1",
        approvalTerms: { spender: router.toLowerCase(), allows: "amount", amount: "100" },
        from: { symbol: "USDC", token: `eip155:1/erc20:${usdc.id.slice(9)}`, decimals: 6 },
        to: { symbol: "WETH" },
        amount: "100",
        received: "0.03988",
        minimumReceived: "0.0394812",
        maximumSlippage: "0.0003988",
        slippage: "1",
        rate: "0.0003988",
        priceImpact: "0.3",
        networkFee: { symbol: "ETH", amount: "0.00042000000196", usd: "1.0500000049", estimate: true },
        approval: "needed"
      }
    })
  })

  test.each([
    [
      [
        "--from",
        usdc.id.slice(9).toLowerCase(),
        "--to",
        `eip155:1/erc20:${weth.id.slice(9)}`,
        "--amount",
        "100.0",
        "--account",
        address
      ]
    ],
    [["--from", `eip155:1/erc20:${usdc.id.slice(9)}`, "--to", weth.id, "--amount", "100", "--account", swapAccount]]
  ])("accepts tokens by address and id: %j", async (args) => {
    expect((await swapQuote(args)).out[2]).toBe("You get       0.03988 WETH")
  })

  test("reports missing parts as unknown", async () => {
    const refused = new Response(null, { status: 403 })
    expect((await swapQuote(words, { "gas-price": refused, price: refused, allowance: refused })).out.slice(5)).toEqual(
      [
        "Price impact  unknown: a price is missing",
        "Network fee   unknown: there is no gas price",
        "Approval      unknown: the allowance could not be read"
      ]
    )
    expect((await swapQuote(words, { price: { fungibles: [{ address: ether.id, price: 0.01 }] } })).out[6]).toBe(
      "Network fee   about 0.00042 ETH (under $0.01), an estimate"
    )
  })

  const twin = { ...usdc, id: "eip155:1:0x00000000000000000000000000000000deadbeef" }
  const twins = {
    tokens: [ether, usdc, twin, weth].map(({ decimals, id, name, symbol }) => ({ name, symbol, address: id, decimals }))
  }
  test.each<[string, ReadonlyArray<string>, Readonly<Record<string, unknown>>, number, ReadonlyArray<string>]>([
    [
      "a mistyped symbol",
      ["--from", "USDT", ...words.slice(2)],
      {},
      2,
      ["--from: there is no known token USDT on eip155:1. (cli.usage)", "Did you mean USDC?"]
    ],
    [
      "a symbol of two",
      words,
      { tokens: twins },
      2,
      [
        "--from USDC is the symbol of 2 tokens on eip155:1. (cli.usage)",
        `Use one of these ids: eip155:1/erc20:${usdc.id.slice(9)}, eip155:1/erc20:${twin.id.slice(9)}`
      ]
    ],
    [
      "a token elsewhere",
      [...words.slice(0, 3), "eip155:137/slip44:966", ...words.slice(4)],
      {},
      2,
      [
        "--to: eip155:137/slip44:966 is not on eip155:1. (cli.usage)",
        "Select the network with --network eip155:137, or with a CAIP-10 --account."
      ]
    ],
    [
      "one token twice",
      [...words.slice(0, 3), "USDC", ...words.slice(4)],
      {},
      2,
      ["--from and --to are the same token: USDC. (cli.usage)"]
    ],
    [
      "no amount",
      [...words.slice(0, 5), "-5", ...words.slice(6)],
      {},
      2,
      ["Enter an amount of USDC above 0 with at most 6 decimals (swap.amount-misfit)"]
    ],
    [
      "another network",
      [...words.slice(0, 7), `eip155:10:${address}`],
      {},
      1,
      ["Network not supported for Swaps (swap.not-supported)"]
    ],
    ["no quote", words, { quotes: { quotes: [] } }, 1, ["Insufficient liquidity (swap.insufficient-liquidity)"]],
    [
      "no list",
      words,
      { tokens: new Response(null, { status: 403 }) },
      1,
      ["Failed to initialize swap (swap.not-started)"]
    ]
  ])("fails with one sentence: %s", async (_, args, answers, exit, lines) => {
    const { code, err } = await swapQuote(args, answers)
    expect([code, err.slice(0, lines.length)]).toEqual([exit, lines])
  })
})
