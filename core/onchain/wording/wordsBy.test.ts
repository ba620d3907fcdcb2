import { encodeFunctionData, parseAbi } from "viem"
import { expect, test } from "vitest"
import { account, call, other, tellByParts, unknown, usdc } from "../../../fixtures/testing/core/calldata.ts"
import { permit, v2Router } from "../../../fixtures/testing/core/permits.ts"
import type { SigningRequest } from "../calldata/request.ts"
import type { Words } from "../calldata/words.ts"
import { wordParts } from "./inWords.ts"
import { wordsBy } from "./wordsBy.ts"
import { facts } from "../../../fixtures/testing/core/calldata.ts"

const transfer = encodeFunctionData({ abi: parseAbi(["function transfer(address,uint256)"]), args: [other, 5n] })
const swap = encodeFunctionData({
  abi: parseAbi(["function swapExactTokensForTokens(uint256,uint256,address[],address,uint256)"]),
  args: [1n, 1n, [usdc, unknown], account, 1n]
})
const batch: SigningRequest = {
  kind: "calls",
  calls: [call(usdc, transfer), call(v2Router, swap)].flatMap((one) => (one.kind === "call" ? [one.call] : []))
}

test.each<[string, SigningRequest, ReadonlyArray<string>]>([
  ["the coin sent", call(other, "0x", 1n), ["call"]],
  ["a token sent", call(usdc, transfer), ["call"]],
  ["a swap", call(v2Router, swap), ["call", "rare"]],
  ["a batch with a swap in it", batch, ["call", "rare"]],
  ["a call that nobody knows", call(unknown, "0x1cff79cd"), ["call", "rare"]],
  ["a permit", permit(usdc), ["typedData"]],
  ["a message", { kind: "message", message: "hi" }, ["message"]],
  ["a grant", { kind: "grant", grant: {} }, ["grant"]],
  ["a transaction of Solana", { kind: "solana", transactions: ["AA=="] }, ["solana"]],
  ["one of Bitcoin", { kind: "psbt", psbt: "AA==" }, ["psbt"]],
  ["a transfer of bitcoin", { kind: "payment", to: "bc1q", satoshis: 1n }, ["payment"]],
  ["a request that is none of these", { kind: "other", method: "eth_accounts" }, []]
])("%s needs no part of the reader but its own", (_, request, parts) => {
  expect(tellByParts(request).parts).toEqual(parts)
})

test("no descriptor is asked for before all parts are there that may tell a call without it", () => {
  const described: Array<string> = []
  const reader = {
    describe: () => {
      described.push("asked")
      return undefined
    }
  }
  const told = (parts: typeof wordParts): Words => wordsBy(parts, () => {})(call(v2Router, swap), facts, reader)
  told({})
  told({ call: wordParts.call })
  expect(described).toEqual([])
  expect(told(wordParts).risk).not.toBe("unread")
})
