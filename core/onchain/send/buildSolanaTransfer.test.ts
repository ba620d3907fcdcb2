import { findAssociatedTokenPda } from "@solana-program/token"
import {
  address,
  decompileTransactionMessage,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder
} from "@solana/web3.js"
import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { toBase58 } from "../../chain/solana/base58.ts"
import { encodeTransaction } from "../../chain/solana/encodeTransaction.ts"
import { findAssociatedAccount } from "../../chain/solana/findAssociatedAccount.ts"
import { buildSolanaTransfer } from "./buildSolanaTransfer.ts"

const addresses = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(toBase58)
const units = fc.bigInt({ min: 1n, max: 2n ** 64n - 1n })

/** Reads a transaction as web3.js does: the payer, the blockhash, and each instruction with the roles of its accounts. */
const readWithWeb3 = (bytes: Uint8Array | undefined) => {
  const { messageBytes, signatures } = getTransactionDecoder().decode(bytes ?? new Uint8Array())
  const message = decompileTransactionMessage(getCompiledTransactionMessageDecoder().decode(messageBytes))
  return {
    signers: Object.keys(signatures),
    payer: message.feePayer.address,
    lifetime: message.lifetimeConstraint,
    instructions: message.instructions.map(({ accounts = [], data, programAddress }) => ({
      program: programAddress,
      accounts: accounts.map((account) => [account.address, account.role]),
      data: [...(data ?? [])]
    }))
  }
}
/** Roles of accounts in web3.js. */
const [readonlyAccount, writableAccount, writableSigner] = [0, 1, 3]

describe("encodeTransaction", () => {
  test("is read by web3.js as the same payer, blockhash and instructions", () => {
    const uses = fc.record({ address: addresses, isSigner: fc.boolean(), isWritable: fc.boolean() })
    const instructions = fc.array(
      fc.record({
        program: addresses,
        accounts: fc.uniqueArray(uses, { maxLength: 6, selector: (use) => use.address }),
        data: fc.uint8Array({ maxLength: 200 })
      }),
      { maxLength: 4 }
    )
    fc.assert(
      fc.property(addresses, addresses, instructions, (payer, blockhash, list) => {
        const read = readWithWeb3(encodeTransaction(payer, blockhash, list))
        expect(read.payer).toBe(payer)
        expect(read.lifetime).toMatchObject({ blockhash })
        expect(read.instructions).toEqual(
          list.map(({ accounts, data, program }) => ({
            program,
            accounts: accounts.map((use) => [use.address, (use.isSigner ? 2 : 0) + (use.isWritable ? 1 : 0)]),
            data: [...data]
          }))
        )
      })
    )
  })

  test("gives an account the rights of all its uses", () => {
    const [payer, program, shared] = fc.sample(addresses, { numRuns: 3, seed: 7 })
    const instruct = (use: object) => ({
      program: String(program),
      accounts: [{ address: String(shared), ...use }],
      data: new Uint8Array()
    })
    const bytes = encodeTransaction(String(payer), String(payer), [
      instruct({}),
      instruct({ isSigner: true }),
      instruct({ isWritable: true })
    ])
    expect(readWithWeb3(bytes).instructions.map(({ accounts }) => accounts)).toEqual(
      Array.from({ length: 3 }, () => [[shared, writableSigner]])
    )
  })

  test("returns undefined for an address that is not 32 bytes", () => {
    expect(encodeTransaction("abc", "11111111111111111111111111111111", [])).toBeUndefined()
    expect(encodeTransaction("11111111111111111111111111111111", "", [])).toBeUndefined()
  })
})

describe("buildSolanaTransfer", () => {
  test("transfers lamports, with the limit and the price of compute units first", () => {
    fc.assert(
      fc.property(addresses, addresses, addresses, units, (from, to, blockhash, amount) => {
        fc.pre(from !== to)
        const bytes = buildSolanaTransfer({ from, to, units: amount }, blockhash, undefined, { units: 450n, price: 9n })
        const { instructions, signers } = readWithWeb3(bytes)
        expect(signers).toEqual([from])
        expect(instructions.map(({ data }) => data.slice(0, 4))).toEqual([
          [2, 194, 1, 0],
          [3, 9, 0, 0],
          [2, 0, 0, 0]
        ])
        expect(instructions[2]?.accounts).toEqual([
          [from, writableSigner],
          [to, writableAccount]
        ])
        expect(new DataView(Uint8Array.from(instructions[2]?.data ?? []).buffer).getBigUint64(4, true)).toBe(amount)
      })
    )
  })

  test("creates the receiver's token account only if it is missing, then transfers checked", () => {
    const [from = "", to = "", mint = "", program = "", source = "", destination = ""] = fc.sample(addresses, 6)
    const build = (create: boolean) =>
      readWithWeb3(
        buildSolanaTransfer(
          { from, to, units: 5n, token: { mint, decimals: 6 } },
          mint,
          { program, source, destination, create },
          { units: 1n, price: 0n }
        )
      ).instructions
    const [transfer] = build(false)
    expect(transfer).toEqual({
      program,
      accounts: [
        [source, writableAccount],
        [mint, readonlyAccount],
        [destination, writableAccount],
        [from, writableSigner]
      ],
      data: [12, 5, 0, 0, 0, 0, 0, 0, 0, 6]
    })
    const [create, same] = build(true)
    expect(same).toEqual(transfer)
    expect(create).toMatchObject({ program: "ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL", data: [1] })
    expect(create?.accounts.slice(0, 4)).toEqual([
      [from, writableSigner],
      [destination, writableAccount],
      [to, readonlyAccount],
      [mint, readonlyAccount]
    ])
  })
})

describe("findAssociatedAccount", () => {
  test("equals the account that the token program's library derives", async () => {
    await fc.assert(
      fc.asyncProperty(addresses, addresses, addresses, async (owner, mint, tokenProgram) => {
        const [expected] = await findAssociatedTokenPda({
          owner: address(owner),
          mint: address(mint),
          tokenProgram: address(tokenProgram)
        })
        expect(findAssociatedAccount(owner, mint, tokenProgram)).toBe(expected)
      })
    )
  })
})
