import {
  address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash
} from "@solana/web3.js"
import { getTransferSolInstruction } from "@solana-program/system"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { fromBase64 } from "../../foundation/platform/base64.ts"
import { readMessage, readSolTransfer } from "./message.ts"

const payer = "9sHcv6xwn9YkB8nxTUGKDwPwNnmqVp5oAXxU8Fdkm4J6"
const receiver = "EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N"
const program = "1".repeat(32)

/** Returns transfers of these lamports, built by Solana's own library. */
const makeTransfers = (version: "legacy" | 0, lamports: ReadonlyArray<bigint>, blockhash = receiver) =>
  fromBase64(
    getBase64EncodedWireTransaction(
      compileTransaction(
        pipe(
          createTransactionMessage({ version }),
          (message) => setTransactionMessageFeePayer(address(payer), message),
          (message) =>
            setTransactionMessageLifetimeUsingBlockhash(
              { blockhash: blockhash as Blockhash, lastValidBlockHeight: 0n },
              message
            ),
          (message) =>
            appendTransactionMessageInstructions(
              lamports.map((amount) =>
                getTransferSolInstruction({
                  source: createNoopSigner(address(payer)),
                  destination: address(receiver),
                  amount
                })
              ),
              message
            )
        )
      )
    )
  ) ?? new Uint8Array()

describe("readMessage", () => {
  test.each(["legacy", 0] as const)("reads payer, program, receiver and lamports of version %s", (version) => {
    const read = readMessage(makeTransfers(version, [5n, 2n ** 40n]))
    expect(read?.payer).toBe(payer)
    expect(read?.instructions.map(({ accounts, program: invoked }) => [invoked, accounts])).toEqual([
      [program, [payer, receiver]],
      [program, [payer, receiver]]
    ])
    expect(read?.instructions.map(readSolTransfer)).toEqual([
      { to: receiver, lamports: "5" },
      { to: receiver, lamports: String(2n ** 40n) }
    ])
  })

  test("ignores the blockhash when it compares transactions, but not the lamports", () => {
    expect(readMessage(makeTransfers(0, [5n], payer))).toEqual(readMessage(makeTransfers(0, [5n])))
    expect(readMessage(makeTransfers(0, [6n]))).not.toEqual(readMessage(makeTransfers(0, [5n])))
  })

  test("rejects bytes that are cut off, or have extra bytes at the end", () => {
    const whole = makeTransfers("legacy", [5n])
    for (let length = 0; length < whole.length; length++) expect(readMessage(whole.slice(0, length))).toBe(undefined)
    expect(readMessage(Uint8Array.from([...whole, 0]))).toBe(undefined)
  })

  test("readMessage never throws, whatever the bytes", () => {
    const whole = makeTransfers("legacy", [5n])
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(whole.length - 1), fc.nat(255), (bytes, index, byte) => {
        readMessage(bytes)
        const changed = whole.slice()
        changed[index] = byte
        readMessage(changed)
      }),
      { numRuns: 2_000 }
    )
  })
})
