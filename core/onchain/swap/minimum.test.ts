import { describe, expect, test } from "vitest"
import { encodeFunctionData, parseAbi } from "viem"
import type { AccountId } from "../../chain/network/ids.ts"
import { getCoin } from "../token/tokenId.ts"
import { isProvenByCall } from "./minimum.ts"

const me = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const weth = "0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2"
const usdc = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
const dai = "0x6B175474E89094C44Da98b954EedeAC495271d0F"
const router = "0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45"
const abi = parseAbi([
  "function exactInputSingle((address tokenIn,address tokenOut,uint24 fee,address recipient,uint256 amountIn,uint256 amountOutMinimum,uint160 limit) params)"
])
const ether = 10n ** 18n
const token = (symbol: string, id: AccountId) => ({
  id,
  symbol,
  name: symbol,
  decimals: 18,
  logoUrl: ""
})

/** A swap of 1 ETH for DAI, by a call that pays this token. */
const makeBuilt = (tokenIn: `0x${string}`) => ({
  quote: {
    account: `eip155:1:${me}` as const,
    from: token("ETH", getCoin("eip155:1")),
    to: token("DAI", `eip155:1:${dai}`),
    amount: "1",
    amountUnits: String(ether),
    received: "3000",
    receivedUnits: String(3000n * ether),
    minimum: "2900",
    minimumUnits: String(2900n * ether),
    maximumSlippage: "1",
    slippage: "1",
    rate: "3000",
    priceImpact: "0",
    fee: null,
    approval: "not-needed" as const,
    goodUntil: 0
  },
  request: {
    from: me,
    to: router,
    value: `0x${ether.toString(16)}` as const,
    data: encodeFunctionData({
      abi,
      args: [
        { tokenIn, tokenOut: dai, fee: 500, recipient: me, amountIn: ether, amountOutMinimum: 2900n * ether, limit: 0n }
      ]
    })
  } as const,
  approvals: []
})

describe("isProvenByCall", () => {
  test("proves a swap of coins that the router wraps", () => {
    expect(isProvenByCall(makeBuilt(weth))).toMatchObject({ _tag: "Right", right: true })
  })

  test("does not prove a call that pays another token in addition to the coins", () => {
    expect(isProvenByCall(makeBuilt(usdc))).toMatchObject({ _tag: "Right", right: false })
  })
})
