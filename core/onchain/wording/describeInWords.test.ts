import { type Abi, encodeFunctionData, parseAbi, toFunctionSelector } from "viem"
import { describe, expect, test } from "vitest"
import { toCanonicalSignature, readSignature } from "../calldata/abi.ts"
import { sentences } from "../calldata/sentences.ts"
import { callShapes } from "./describeInWords.ts"
import { tokenShapes } from "../shapes/tokens.ts"
import {
  account,
  call,
  dai,
  facts,
  nft,
  other,
  readOf,
  spender,
  describeRequest,
  unknown,
  usdc,
  weth
} from "../../../fixtures/testing/core/calldata.ts"

const abi = parseAbi([
  "function transfer(address,uint256)",
  "function transferFrom(address,address,uint256)",
  "function approve(address,uint256)",
  "function increaseAllowance(address,uint256)",
  "function decreaseAllowance(address,uint256)",
  "function setApprovalForAll(address,bool)",
  "function permit(address,address,uint256,uint256,uint8,bytes32,bytes32)",
  "function withdraw(uint256)",
  "function deposit() payable",
  "function safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)",
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
const item721 = parseAbi(["function safeTransferFrom(address,address,uint256)"])
const item721Data = parseAbi(["function safeTransferFrom(address,address,uint256,bytes)"])
const item1155 = parseAbi(["function safeTransferFrom(address,address,uint256,uint256,bytes)"])
const daiAbi = parseAbi(["function permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)"])
const permit2Abi = parseAbi(["function approve(address,address,uint160,uint48)"])

const all = 2n ** 256n - 1n
const zero = `0x${"00".repeat(32)}` as const
const soon = BigInt(facts.now + 600)
const permit2 = "0x000000000022D473030F116dDEE9F6B43aC78BA3"
const yours = `your account (${account})`
const encode = encodeFunctionData

const approve = (amount: bigint) => encode({ abi, functionName: "approve", args: [spender, amount] })

/** EIP-3009: the end of an authorization, in both forms of the signature. */
const cancellations = ["uint8,bytes32,bytes32", "bytes"].map((rest): Row => {
  const signature = rest === "bytes" ? ["0x12"] : [27, zero, zero]
  const signatures: ReadonlyArray<string> = [`function cancelAuthorization(address,bytes32,${rest})`]
  return [
    `cancelAuthorization with ${rest}`,
    usdc,
    encode({
      abi: parseAbi(signatures) as Abi,
      functionName: "cancelAuthorization",
      args: [account, zero, ...signature]
    }),
    0n,
    `Cancel an unused signed transfer: ${yours}`,
    "plain"
  ]
})

/** EIP-3009: a transfer that its owner signed, in both forms of the signature. */
const authorizations = ["transferWithAuthorization", "receiveWithAuthorization"].flatMap((name) =>
  ["uint8,bytes32,bytes32", "bytes"].map((rest): Row => {
    const signature = rest === "bytes" ? ["0x12"] : [27, zero, zero]
    return [
      `${name} with ${rest}`,
      usdc,
      encode({
        abi: parseAbi([
          `function ${name}(address,address,uint256,uint256,uint256,bytes32,${rest})`
        ] as ReadonlyArray<string>) as Abi,
        functionName: name,
        args: [account, other, 5_000_000n, 0n, soon, zero, ...signature]
      }),
      0n,
      `Take 5 USDC from ${yours} and send it to ${other}`,
      "plain"
    ]
  })
)

type Row = readonly [what: string, to: string, data: string, value: bigint, sentence: string, risk: string]
const rows: ReadonlyArray<Row> = [
  ...authorizations,
  ...cancellations,
  ["a coin", other, "0x", 10n ** 18n, `Send 1 ETH to ${other}`, "plain"],
  ["a coin, the least of it", other, "0x", 1n, `Send 0.000000000000000001 ETH to ${other}`, "plain"],
  [
    "a token",
    usdc,
    encode({ abi, functionName: "transfer", args: [other, 1_500_000n] }),
    0n,
    `Send 1.5 USDC to ${other}`,
    "plain"
  ],
  [
    "an unknown token",
    unknown,
    encode({ abi, functionName: "transfer", args: [other, 1_500_000n] }),
    0n,
    `Send 1500000 units of the token ${unknown} to ${other}`,
    "careful"
  ],
  [
    "more than there is",
    usdc,
    encode({ abi, functionName: "transfer", args: [other, 999_000_000_000n] }),
    0n,
    `Send 999000 USDC to ${other}`,
    "careful"
  ],
  [
    "from another account",
    usdc,
    encode({ abi, functionName: "transferFrom", args: [other, account, 5n] }),
    0n,
    `Take 0.000005 USDC from ${other} and send it to ${yours}`,
    "careful"
  ],
  [
    "an item, by transferFrom",
    nft,
    encode({ abi, functionName: "transferFrom", args: [account, other, 7n] }),
    0n,
    `Send item 7 of Quiet Apes from ${yours} to ${other}`,
    "plain"
  ],
  [
    "an unknown contract's transferFrom",
    unknown,
    encode({ abi, functionName: "transferFrom", args: [account, other, 7n] }),
    0n,
    `Take 7 (units or an item’s number) of ${unknown} from ${yours} and send it to ${other}`,
    "careful"
  ],
  ["an allowance", usdc, approve(2_000_000n), 0n, `Let ${spender} take 2 USDC`, "plain"],
  ["an allowance of all", usdc, approve(all), 0n, `Let ${spender} take all your USDC`, "danger"],
  ["an allowance above the holding", usdc, approve(900_000_000_000n), 0n, `Let ${spender} take 900000 USDC`, "careful"],
  ["an allowance taken back", usdc, approve(0n), 0n, `Stop ${spender} from taking your USDC`, "plain"],
  [
    "an unknown contract's allowance of nothing",
    unknown,
    approve(0n),
    0n,
    `Let ${spender} take 0 (units or an item’s number) of ${unknown}`,
    "careful"
  ],
  ["an item's allowance", nft, approve(7n), 0n, `Let ${spender} take item 7 of Quiet Apes`, "careful"],
  [
    "more allowance",
    usdc,
    encode({ abi, functionName: "increaseAllowance", args: [spender, 1_000_000n] }),
    0n,
    `Let ${spender} take 1 USDC more`,
    "plain"
  ],
  [
    "more allowance, of all",
    usdc,
    encode({ abi, functionName: "increaseAllowance", args: [spender, all] }),
    0n,
    `Let ${spender} take all your USDC`,
    "danger"
  ],
  [
    "less allowance",
    usdc,
    encode({ abi, functionName: "decreaseAllowance", args: [spender, 1_000_000n] }),
    0n,
    `Let ${spender} take 1 USDC less`,
    "plain"
  ],
  [
    "an item",
    nft,
    encode({ abi: item721, args: [account, other, 9n] }),
    0n,
    `Send item 9 of Quiet Apes from ${yours} to ${other}`,
    "plain"
  ],
  [
    "an item with data",
    nft,
    encode({ abi: item721Data, args: [account, other, 9n, "0x12"] }),
    0n,
    `Send item 9 of Quiet Apes from ${yours} to ${other}`,
    "plain"
  ],
  [
    "several of an item",
    nft,
    encode({ abi: item1155, args: [account, other, 3n, 20n, "0x"] }),
    0n,
    `Send 20 of item 3 of Quiet Apes from ${yours} to ${other}`,
    "plain"
  ],
  [
    "several items",
    unknown,
    encode({ abi, functionName: "safeBatchTransferFrom", args: [account, other, [1n, 2n], [3n, 4n], "0x"] }),
    0n,
    `Send 2 kinds of items of ${unknown} from ${yours} to ${other}`,
    "plain"
  ],
  [
    "all of a collection",
    nft,
    encode({ abi, functionName: "setApprovalForAll", args: [spender, true] }),
    0n,
    `Let ${spender} take all your Quiet Apes`,
    "danger"
  ],
  [
    "all of a collection taken back",
    nft,
    encode({ abi, functionName: "setApprovalForAll", args: [spender, false] }),
    0n,
    `Stop ${spender} from taking your Quiet Apes`,
    "plain"
  ],
  [
    "a permit sent on",
    usdc,
    encode({ abi, functionName: "permit", args: [account, spender, 1_000_000n, soon, 27, zero, zero] }),
    0n,
    `Let ${spender} take 1 USDC`,
    "plain"
  ],
  [
    "DAI's permit sent on",
    dai,
    encode({ abi: daiAbi, args: [account, spender, 0n, 0n, true, 27, zero, zero] }),
    0n,
    `Let ${spender} take all your DAI`,
    "danger"
  ],
  [
    "Permit2's allowance",
    permit2,
    encode({ abi: permit2Abi, args: [usdc, spender, 1_000_000n, Number(soon)] }),
    0n,
    `Let ${spender} take 1 USDC`,
    "plain"
  ],
  [
    "Permit2's allowance of all",
    permit2,
    encode({ abi: permit2Abi, args: [usdc, spender, 2n ** 160n - 1n, Number(soon)] }),
    0n,
    `Let ${spender} take all your USDC`,
    "danger"
  ],
  ["a wrap", weth, encode({ abi, functionName: "deposit" }), 10n ** 18n, "Convert 1 ETH to WETH", "plain"],
  [
    "an unwrap",
    weth,
    encode({ abi, functionName: "withdraw", args: [10n ** 17n] }),
    0n,
    "Convert 0.1 WETH back to ETH",
    "plain"
  ],
  [
    "what nobody knows",
    unknown,
    `0x1cff79cd${"00".repeat(320)}`,
    0n,
    `app.example asks you to call ${unknown} with data that cannot be read (0x1cff79cd, 324 bytes). Continue only if you trust it.`,
    "unread"
  ],
  [
    "a wrap of another contract",
    unknown,
    encode({ abi, functionName: "deposit" }),
    1n,
    `app.example asks you to call ${unknown} with data that cannot be read (0xd0e30db0, 4 bytes). Continue only if you trust it.`,
    "unread"
  ]
]

test.each(rows)("describes %s by its effect", (_, to, data, value, sentence, risk) => {
  const words = describeRequest(call(to, data, value))
  expect([words.sentence, words.risk]).toEqual([sentence, risk])
})

test("uses the selector that each function's signature hashes to", () => {
  for (const [selector, { signature }] of Object.entries(callShapes)) {
    const read = readSignature(signature)
    expect(read === undefined ? signature : toFunctionSelector(toCanonicalSignature(read))).toBe(`0x${selector}`)
  }
})

describe("describeInWords: requests that cannot be read are never blank", () => {
  test("shows contract, value and data of an unread call", () => {
    const { by, fields } = describeRequest(call(unknown, "0x12345678", 5n))
    expect(by).toBe("none")
    expect(fields.map(({ raw }) => raw)).toEqual([unknown, "5", "0x12345678"])
  })

  test("has sentences for a creation, a bare call and an unknown method", () => {
    expect(describeRequest(call(undefined, "0x6001")).sentence).toBe("Create a new contract (2 bytes)")
    expect(describeRequest(call(other, "0x")).sentence).toBe(`Call ${other} with no data`)
    expect(describeRequest(readOf("eth_strange", []))).toMatchObject({
      risk: "unread",
      sentence: expect.stringContaining("eth_strange")
    })
  })
})

test("leaves no empty placeholder or key in a sentence", () => {
  for (const text of Object.values(sentences)) expect(text.replace(/\{\w+\}/g, "")).not.toMatch(/[{}]/)
})

test("has a sample of each known token function", () => {
  const sampled = new Set(rows.map(([, , data]) => data.slice(2, 10)))
  expect(Object.keys(tokenShapes).filter((selector) => !sampled.has(selector))).toEqual([])
})
