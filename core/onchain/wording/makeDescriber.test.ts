import { encodeFunctionData, parseAbi } from "viem"
import { describe, expect, test } from "vitest"
import {
  account,
  getBase,
  call,
  getMessage,
  other,
  readOf,
  describeByParts,
  unknown,
  usdc
} from "../../../fixtures/testing/core/calldata.ts"
import { permit, v2Router } from "../../../fixtures/testing/core/permits.ts"
import type { Described } from "../calldata/described.ts"
import type { Words } from "../calldata/words.ts"
import { wordParts } from "./describeInWords.ts"
import { makeDescriber } from "./makeDescriber.ts"
import { facts } from "../../../fixtures/testing/core/calldata.ts"

const transfer = encodeFunctionData({ abi: parseAbi(["function transfer(address,uint256)"]), args: [other, 5n] })
const swap = encodeFunctionData({
  abi: parseAbi(["function swapExactTokensForTokens(uint256,uint256,address[],address,uint256)"]),
  args: [1n, 1n, [usdc, unknown], account, 1n]
})
const batch: Described = {
  ...getBase("wallet_sendCalls"),
  kind: "batch",
  capabilities: [],
  isAtomic: true,
  calls: [call(usdc, transfer), call(v2Router, swap)].flatMap((request) =>
    request.kind === "call" ? [request.call] : []
  )
}

describe("makeDescriber", () => {
  test.each<[string, Described, ReadonlyArray<string>]>([
    ["the coin sent", call(other, "0x", 1n), ["call"]],
    ["a token sent", call(usdc, transfer), ["call"]],
    ["a swap", call(v2Router, swap), ["call", "rare"]],
    ["a batch with a swap in it", batch, ["call", "rare"]],
    ["a call that nobody knows", call(unknown, "0x1cff79cd"), ["call", "rare"]],
    ["a permit", permit(usdc), ["typedData"]],
    ["a message", getMessage("hi"), ["message"]],
    ["a grant", readOf("wallet_grantPermissions", [{}]), ["grant"]],
    [
      "a transaction of Solana",
      { ...getBase("solana_signTransaction"), kind: "solana", transactions: ["AA=="], sends: false },
      ["solana"]
    ],
    ["one of Bitcoin", { ...getBase("signPsbt"), kind: "psbt", psbt: "AA==", signInputs: [], sends: false }, ["psbt"]],
    ["a transfer of bitcoin", { ...getBase("sendTransfer"), kind: "payment", to: "bc1q", satoshis: 1n }, ["payment"]],
    ["a request that is none of these", readOf("eth_accounts", []), []]
  ])("needs no part of the reader but its own for %s", (_, request, parts) => {
    expect(describeByParts(request).parts).toEqual(parts)
  })

  test("asks for no descriptor before all parts have loaded that may describe a call without it", () => {
    const described: Array<string> = []
    const reader = {
      describe: () => {
        described.push("asked")
        return undefined
      }
    }
    const describeWith = (parts: typeof wordParts): Words =>
      makeDescriber(parts, () => {})(call(v2Router, swap), facts, reader)
    describeWith({})
    describeWith({ call: wordParts.call })
    expect(described).toEqual([])
    expect(describeWith(wordParts).risk).not.toBe("unread")
  })
})
