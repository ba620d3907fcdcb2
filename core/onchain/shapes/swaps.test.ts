import { encodeFunctionData, type Hex, parseAbi } from "viem"
import { describe, expect, test } from "vitest"
import { swapShapes } from "./swaps.ts"
import {
  account,
  call,
  dai,
  facts,
  describeRequest,
  unknown,
  usdc,
  weth
} from "../../../fixtures/testing/core/calldata.ts"

const abi = parseAbi([
  "function swapExactTokensForTokens(uint256,uint256,address[],address,uint256)",
  "function swapTokensForExactTokens(uint256,uint256,address[],address,uint256)",
  "function swapExactETHForTokens(uint256,address[],address,uint256) payable",
  "function swapETHForExactTokens(uint256,address[],address,uint256) payable",
  "function swapExactTokensForETH(uint256,uint256,address[],address,uint256)",
  "function swapTokensForExactETH(uint256,uint256,address[],address,uint256)",
  "function exactInput((bytes,address,uint256,uint256,uint256)) payable",
  "function multicall(bytes[]) payable",
  "function multiSend(bytes) payable"
])
const v3 = parseAbi([
  "function exactInputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160)) payable"
])
const v3b = parseAbi(["function exactInputSingle((address,address,uint24,address,uint256,uint256,uint160)) payable"])
const v3out = parseAbi(["function exactOutputSingle((address,address,uint24,address,uint256,uint256,uint160)) payable"])
const ofFees = parseAbi([
  "function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)",
  "function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256,address[],address,uint256) payable",
  "function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256,uint256,address[],address,uint256)"
])
const v3outTimed = parseAbi([
  "function exactOutputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160)) payable"
])
const v3path = parseAbi(["function exactInput((bytes,address,uint256,uint256)) payable"])
const timed = parseAbi(["function multicall(uint256,bytes[]) payable"])
const untimed = parseAbi(["function execute(bytes,bytes[]) payable"])
const v5 = parseAbi([
  "function swap(address,(address,address,address,address,uint256,uint256,uint256),bytes,bytes) payable"
])
const v6 = parseAbi(["function swap(address,(address,address,address,address,uint256,uint256,uint256),bytes) payable"])
const universal = parseAbi(["function execute(bytes,bytes[],uint256) payable"])

const soon = BigInt(facts.now + 600)
const v2Router = "0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D"
const v3Router = "0xE592427A0AEce92De3Edee1F18E0157C05861564"
const v3Router02 = "0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45"
const universalRouter = "0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af"
const multiSend = "0xA238CBeb142c10Ef7Ad8442C6D1f9E89e07e7761"
const aggregator5 = "0x1111111254EEB25477B68fb85Ed929f73A960582"
const aggregator6 = "0x111111125421cA6dc452d289314280a0f8842A65"
/** 1inch's description of a swap: the tokens, the executor, the receiver, the amount, the minimum, flags. */
const described = [usdc, weth, unknown, account, 100_000_000n, 39n * 10n ** 15n, 0n] as const
const encode = encodeFunctionData
const path: Hex = `${usdc}000bb8${dai.slice(2)}000bb8${weth.slice(2)}`

const swap = (to: Hex = account) =>
  encode({
    abi,
    functionName: "swapExactTokensForTokens",
    args: [100_000_000n, 39_000_000_000_000_000n, [usdc, weth], to, soon]
  })

type Row = readonly [what: string, to: string, data: string, value: bigint, sentence: string, risk: string]
const rows: ReadonlyArray<Row> = [
  ["a swap of tokens", v2Router, swap(), 0n, "Swap 100 USDC for at least 0.039 WETH", "plain"],
  [
    "a swap for an exact amount",
    v2Router,
    encode({
      abi,
      functionName: "swapTokensForExactTokens",
      args: [39n * 10n ** 15n, 110_000_000n, [usdc, weth], account, soon]
    }),
    0n,
    "Swap at most 110 USDC for 0.039 WETH",
    "plain"
  ],
  [
    "a swap of the coin",
    v2Router,
    encode({ abi, functionName: "swapExactETHForTokens", args: [2_000_000n, [weth, usdc], account, soon] }),
    10n ** 15n,
    "Swap 0.001 ETH for at least 2 USDC",
    "plain"
  ],
  [
    "a swap of the coin for an exact amount",
    v2Router,
    encode({ abi, functionName: "swapETHForExactTokens", args: [2_000_000n, [weth, usdc], account, soon] }),
    10n ** 15n,
    "Swap at most 0.001 ETH for 2 USDC",
    "plain"
  ],
  [
    "a swap for the coin",
    v2Router,
    encode({
      abi,
      functionName: "swapExactTokensForETH",
      args: [100_000_000n, 39n * 10n ** 15n, [usdc, weth], account, soon]
    }),
    0n,
    "Swap 100 USDC for at least 0.039 ETH",
    "plain"
  ],
  [
    "a swap for an exact amount of the coin",
    v2Router,
    encode({
      abi,
      functionName: "swapTokensForExactETH",
      args: [39n * 10n ** 15n, 110_000_000n, [usdc, weth], account, soon]
    }),
    0n,
    "Swap at most 110 USDC for 0.039 ETH",
    "plain"
  ],
  [
    "a swap of one pool",
    v3Router,
    encode({ abi: v3, args: [[usdc, weth, 3000, account, soon, 100_000_000n, 39n * 10n ** 15n, 0n]] }),
    0n,
    "Swap 100 USDC for at least 0.039 WETH",
    "plain"
  ],
  [
    "a swap of one pool, without a time",
    v3Router02,
    encode({ abi: v3b, args: [[usdc, weth, 3000, account, 100_000_000n, 39n * 10n ** 15n, 0n]] }),
    0n,
    "Swap 100 USDC for at least 0.039 WETH",
    "plain"
  ],
  [
    "a swap of one pool for an exact amount",
    v3Router02,
    encode({ abi: v3out, args: [[usdc, weth, 3000, account, 39n * 10n ** 15n, 110_000_000n, 0n]] }),
    0n,
    "Swap at most 110 USDC for 0.039 WETH",
    "plain"
  ],
  [
    "a swap along a path",
    v3Router,
    encode({
      abi,
      functionName: "exactInput",
      args: [[path, account, soon, 100_000_000n, 39n * 10n ** 15n]]
    }),
    0n,
    "Swap 100 USDC for at least 0.039 WETH",
    "plain"
  ],
  [
    "several calls of a router",
    v3Router02,
    encode({
      abi,
      functionName: "multicall",
      args: [[encode({ abi: v3b, args: [[usdc, weth, 3000, account, 1n, 1n, 0n]] })]]
    }),
    0n,
    "1 step",
    "plain"
  ],
  [
    "calls packed by a universal router",
    universalRouter,
    encode({ abi: universal, args: ["0x00", ["0x"], soon] }),
    0n,
    `Calls of Uniswap Universal Router (${universalRouter}) packed into one that cannot be read`,
    "unread"
  ],
  [
    "calls packed by a Safe",
    multiSend,
    encode({ abi, functionName: "multiSend", args: ["0x00"] }),
    0n,
    `Calls of Safe MultiSend (${multiSend}) packed into one that cannot be read`,
    "unread"
  ],
  [
    "a swap of tokens that take a fee",
    v2Router,
    encode({
      abi: ofFees,
      functionName: "swapExactTokensForTokensSupportingFeeOnTransferTokens",
      args: [100_000_000n, 39n * 10n ** 15n, [usdc, weth], account, soon]
    }),
    0n,
    "Swap 100 USDC for at least 0.039 WETH",
    "plain"
  ],
  [
    "a swap of the coin for a token that takes a fee",
    v2Router,
    encode({
      abi: ofFees,
      functionName: "swapExactETHForTokensSupportingFeeOnTransferTokens",
      args: [2_000_000n, [weth, usdc], account, soon]
    }),
    10n ** 15n,
    "Swap 0.001 ETH for at least 2 USDC",
    "plain"
  ],
  [
    "a swap of a token that takes a fee for the coin",
    v2Router,
    encode({
      abi: ofFees,
      functionName: "swapExactTokensForETHSupportingFeeOnTransferTokens",
      args: [100_000_000n, 39n * 10n ** 15n, [usdc, weth], account, soon]
    }),
    0n,
    "Swap 100 USDC for at least 0.039 ETH",
    "plain"
  ],
  [
    "a swap of one pool for an exact amount, with a time",
    v3Router,
    encode({ abi: v3outTimed, args: [[usdc, weth, 3000, account, soon, 39n * 10n ** 15n, 110_000_000n, 0n]] }),
    0n,
    "Swap at most 110 USDC for 0.039 WETH",
    "plain"
  ],
  [
    "a swap along a path, without a time",
    v3Router02,
    encode({ abi: v3path, args: [[path, account, 100_000_000n, 39n * 10n ** 15n]] }),
    0n,
    "Swap 100 USDC for at least 0.039 WETH",
    "plain"
  ],
  [
    "several calls of a router, with a time",
    v3Router02,
    encode({ abi: timed, args: [soon, [encode({ abi: v3b, args: [[usdc, weth, 3000, account, 1n, 1n, 0n]] })]] }),
    0n,
    "1 step",
    "plain"
  ],
  [
    "calls packed by a universal router, without a time",
    universalRouter,
    encode({ abi: untimed, args: ["0x00", ["0x"]] }),
    0n,
    `Calls of Uniswap Universal Router (${universalRouter}) packed into one that cannot be read`,
    "unread"
  ],
  [
    "a swap of an aggregator",
    aggregator5,
    encode({ abi: v5, args: [unknown, described, "0x", "0x"] }),
    0n,
    "Swap 100 USDC for at least 0.039 WETH",
    "plain"
  ],
  [
    "a swap of the aggregator's next version",
    aggregator6,
    encode({ abi: v6, args: [unknown, described, "0x"] }),
    0n,
    "Swap 100 USDC for at least 0.039 WETH",
    "plain"
  ],
  [
    "a swap of an unknown router",
    unknown,
    swap(),
    0n,
    `app.example asks you to call ${unknown} with data that cannot be read (0x38ed1739, 260 bytes). Continue only if you trust it.`,
    "unread"
  ]
]

describe("swapShapes", () => {
  test.each(rows)("describes %s by its effect", (_, to, data, value, sentence, risk) => {
    const words = describeRequest(call(to, data, value))
    expect([words.sentence, words.risk]).toEqual([sentence, risk])
  })

  test("marks a token swap that also sends coins as a danger, and shows all of it", () => {
    const data = encode({ abi: v3b, args: [[usdc, weth, 3000, account, 1n, 1n, 0n]] })
    const { fields, risk } = describeRequest(call(v3Router02, data, 1n))
    expect(risk).toBe("danger")
    expect(fields.map(({ value }) => value)).toContain("This call sends more of the network’s coin than it needs.")
  })

  test("has a sample of each function of known routers", () => {
    const sampled = new Set(rows.map(([, , data]) => data.slice(2, 10)))
    expect(Object.keys(swapShapes).filter((selector) => !sampled.has(selector))).toEqual([])
  })
})
