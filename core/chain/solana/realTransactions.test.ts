import {
  AccountRole,
  address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createSignerFromKeyPair,
  createTransactionMessage,
  generateKeyPair,
  getBase64EncodedWireTransaction,
  type IInstruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransaction
} from "@solana/web3.js"
import { getTransferSolInstruction } from "@solana-program/system"
import { describe, expect, test } from "vitest"
import { openSvm } from "../../../fixtures/sandbox/solana/svm.ts"
import { readWire } from "../../../fixtures/sandbox/solana/wire.ts"
import { fromBase64 } from "../../foundation/platform/base64.ts"
import { getAddressBytes } from "./base58.ts"
import { computeBudgetProgram, lamportsPerSignature, getPriorityFee } from "./computeBudget.ts"
import { lookupTableProgram, readLookupTable, readMessage } from "./message.ts"

const receiver = address("EkSnNWid2cvwEVnVx9aBqawnmiCNiDgp3gUdkDPTKN1N")
const table = "9sHcv6xwn9YkB8nxTUGKDwPwNnmqVp5oAXxU8Fdkm4J6"
const encodeLittleEndian = (value: bigint, length: number): ReadonlyArray<number> =>
  Array.from({ length }, (_, i) => Number((value >> BigInt(8 * i)) & 0xffn))
const budget = (...data: ReadonlyArray<number>): IInstruction => ({
  programAddress: address(computeBudgetProgram),
  data: Uint8Array.from(data)
})
const limit = (units: number) => budget(2, ...encodeLittleEndian(BigInt(units), 4))
const price = (microLamports: bigint) => budget(3, ...encodeLittleEndian(microLamports, 8))

/** Starts a chain with a funded account, and a function that runs instructions on it. */
const start = async () => {
  const svm = openSvm()
  const pair = await generateKeyPair()
  const payer = await createSignerFromKeyPair(pair)
  svm.airdrop(payer.address, 1_000_000_000_000n)
  const readBalance = () => svm.account(payer.address)?.lamports ?? 0n
  const transfer = getTransferSolInstruction({ source: payer, destination: receiver, amount: 1_000_000_000n })
  const run = async (instructions: ReadonlyArray<IInstruction>) => {
    const compiled = compileTransaction(
      pipe(
        createTransactionMessage({ version: 0 }),
        (message) => setTransactionMessageFeePayer(payer.address, message),
        (message) =>
          setTransactionMessageLifetimeUsingBlockhash(
            { blockhash: svm.blockhash() as Blockhash, lastValidBlockHeight: 0n },
            message
          ),
        (message) => appendTransactionMessageInstructions(instructions, message)
      )
    )
    const text = getBase64EncodedWireTransaction(await signTransaction([pair], compiled))
    const before = readBalance()
    const { error } = svm.send(readWire(text, "base64"))
    return { text, error, paid: before - readBalance() }
  }
  return { svm, payer, transfer, run }
}

describe("priorityFeeOf", () => {
  test.each<[string, ReadonlyArray<IInstruction>]>([
    ["a limit and a price", [limit(300_000), price(2_000_000n)]],
    ["a price that is rounded up", [limit(3), price(1n)]],
    ["a limit above the network's", [limit(4_000_000_000), price(1_000_000n)]],
    ["a price with bytes behind it", [limit(1_000), budget(3, ...encodeLittleEndian(5_000_000n, 8), 7, 7)]],
    ["no price", [limit(1_000)]]
  ])("returns the lamports that the network charges for %s", async (_, settings) => {
    const { run, transfer } = await start()
    const { paid, text } = await run([...settings, transfer])
    const fee = getPriorityFee(readMessage(fromBase64(text) ?? new Uint8Array())?.instructions ?? [])
    expect(fee.isRead).toBe(true)
    const sent = paid > 900_000_000n ? 1_000_000_000n : 0n
    expect(paid - sent).toBe(lamportsPerSignature + fee.lamports)
  })

  test("returns at least what the network charges if no limit is set", async () => {
    const { run, transfer } = await start()
    const { paid, text } = await run([price(7_000_000n), transfer])
    const fee = getPriorityFee(readMessage(fromBase64(text) ?? new Uint8Array())?.instructions ?? [])
    expect(fee.lamports).toBe(1_400_000n)
    expect(paid - 1_000_000_000n - lamportsPerSignature).toBeLessThanOrEqual(fee.lamports)
  })

  test.each<[string, ReadonlyArray<IInstruction>]>([
    ["two prices", [price(1n), price(2_000_000n)]],
    ["two limits", [limit(1), limit(1_000_000)]],
    ["a kind that does not exist", [budget(9, 0, 0, 0, 0)]],
    ["a price that is cut", [budget(3, 1, 2)]]
  ])("returns isRead false for %s, which the network refuses", async (_, settings) => {
    const { run, transfer } = await start()
    const { error, text } = await run([...settings, transfer])
    expect(error).toBeDefined()
    expect(getPriorityFee(readMessage(fromBase64(text) ?? new Uint8Array())?.instructions ?? []).isRead).toBe(false)
  })

  test("uses the most expensive of several prices, but never more than the network can charge", () => {
    const getPriorityLamports = (...data: ReadonlyArray<string>) =>
      getPriorityFee(data.map((instruction) => ({ program: computeBudgetProgram, accounts: [], data: instruction })))
        .lamports
    expect(getPriorityLamports("0301000000000000000", "02ffffffff", "030000000000000001")).toBeGreaterThan(10n ** 17n)
    expect(getPriorityLamports("02ffffffff", `03${"ff".repeat(8)}`)).toBe(2n ** 64n - 1n)
  })
})

describe("readMessage with a lookup table", () => {
  test("resolves the account that the network pays, and returns its index while the table is unknown", async () => {
    const { run, svm, transfer } = await start()
    const head = [1, 0, 0, 0, ...Array<number>(8).fill(0xff), ...Array<number>(44).fill(0)]
    const data = Uint8Array.from([
      ...head,
      ...[computeBudgetProgram, receiver].flatMap((address) => [...(getAddressBytes(address) ?? [])])
    ])
    svm.put({ address: table, lamports: 10_000_000_000n, owner: lookupTableProgram, executable: false, data })
    const [source] = transfer.accounts
    const { error, text } = await run([
      {
        ...transfer,
        accounts: [
          source,
          {
            address: receiver,
            role: AccountRole.WRITABLE,
            lookupTableAddress: address(table),
            addressIndex: 1
          }
        ]
      }
    ])
    expect(error).toBe(undefined)
    expect(svm.account(receiver)?.lamports).toBe(1_000_000_000n)
    const bytes = fromBase64(text) ?? new Uint8Array()
    expect(readMessage(bytes)?.instructions[0]?.accounts[1]).toEqual({ table, index: 1 })
    const addresses = readLookupTable(svm.account(table)?.data ?? new Uint8Array())
    expect(
      readMessage(bytes, (address) => (address === table ? addresses : undefined))?.instructions[0]?.accounts[1]
    ).toBe(receiver)
    expect(readMessage(bytes, () => [])?.instructions[0]?.accounts[1]).toEqual({ table, index: 1 })
  })

  test("rejects a table from the bytes of another account", () => {
    expect(readLookupTable(new Uint8Array(56))).toBe(undefined)
    expect(readLookupTable(Uint8Array.from([1, 0, 0, 0, ...Array<number>(53).fill(0)]))).toBe(undefined)
    expect(readLookupTable(Uint8Array.from([1, 0, 0, 0, ...Array<number>(52).fill(0)]))).toEqual([])
  })
})
