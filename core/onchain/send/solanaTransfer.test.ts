import * as Either from "effect/Either"
import { describe, expect, test } from "vitest"
import { toErrorWords } from "../../chain/solana/transactionError.ts"
import { toSolanaTransfer } from "./solanaTransfer.ts"

const from = "MCxipaCaG71aYYWYE9b9VhCdKr1ATiqGk74Eb6xd9A3",
  receiver = "CTEn5fNSsFd1jKJhmnJEsxBQYCmK4sW7HzmM27gHAwbj"
const mint = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"
const sol = { decimals: 9 },
  usdc = { address: mint, decimals: 6 }

describe("toSolanaTransfer", () => {
  test("getTransfer converts amounts of SOL and of tokens to base units", () => {
    expect(toSolanaTransfer({ from, receiver: ` ${receiver} `, amount: "1.5", token: sol })).toEqual(
      Either.right({ from, to: receiver, units: 1_500_000_000n })
    )
    expect(toSolanaTransfer({ from, receiver, amount: "0.000001", token: usdc })).toEqual(
      Either.right({ from, to: receiver, units: 1n, token: { mint, decimals: 6 } })
    )
    expect(
      Either.isRight(
        toSolanaTransfer({ from, receiver, amount: "18446744073709551615", token: { address: mint, decimals: 0 } })
      )
    ).toBe(true)
  })

  test.each([
    ["nothing", "0", receiver, sol, "amount"],
    ["less than nothing", "-1", receiver, sol, "amount"],
    ["no number", "one", receiver, sol, "amount"],
    ["more digits than the token has", "0.0000001", receiver, usdc, "amount"],
    ["more than 64 bits", "18446744073709551616", receiver, { address: mint, decimals: 0 }, "amount"],
    ["an EVM address", "1", "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266", sol, "receiver"],
    ["base58 of 31 bytes", "1", "1111111111111111111111111111111", sol, "receiver"],
    ["the shape of an address, of 33 bytes", "1", "z".repeat(44), sol, "receiver"],
    ["the token's own mint", "1", mint, usdc, "receiver"]
  ] as const)("rejects %s", (_, amount, to, token, field) => {
    expect(toSolanaTransfer({ from, receiver: to, amount, token })).toEqual(
      Either.left(expect.objectContaining({ _tag: "SendMisfit", field }))
    )
  })

  test.each([
    ["AccountNotFound", "account not found"],
    [{ InsufficientFundsForRent: { account_index: 1 } }, "insufficient funds for rent"],
    [{ InstructionError: [0, { Custom: 1 }] }, "insufficient funds"],
    [{ InstructionError: [2, { Custom: 17 }] }, "the program's error 17"],
    [{ InstructionError: [0, "InvalidAccountData"] }, "invalid account data"],
    [7, "unknown error"],
    [{ InstructionError: [0, { Custom: "x" }] }, "the program's error unknown"],
    ["A".repeat(500), "a".repeat(96)]
  ])("reads the node's %j as %j", (error, words) => {
    expect(toErrorWords(error)).toBe(words)
  })
})
