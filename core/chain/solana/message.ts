import { toHex } from "../../foundation/platform/hex.ts"
import { toBase58 } from "./base58.ts"
import { readCompact, readTransaction } from "./transaction.ts"

/** An index in a lookup table whose content is unknown. */
export interface TablePlace {
  readonly table: string
  readonly index: number
}

/** An account of an instruction: its address, or its index in an unresolved table. */
export type AccountRef = string | TablePlace

/** One instruction: the program, its accounts in order, and its data in hex. */
export interface Instruction {
  readonly program: string
  readonly accounts: ReadonlyArray<AccountRef>
  readonly data: string
}

/** The entries of a lookup table that a transaction uses, by their indices. */
export interface Lookup {
  readonly table: string
  readonly writable: ReadonlyArray<number>
  readonly readonly: ReadonlyArray<number>
}

/** The content of a transaction, without its signatures and blockhash. */
export interface TransactionMessage {
  /** The account that pays the fee. */
  readonly payer: string
  /** How many signatures it needs; each has a fee. */
  readonly signatures: number
  /** The accounts listed in the transaction itself, in order, and how many of them sign or are read-only. */
  readonly keys: ReadonlyArray<string>
  readonly header: string
  readonly instructions: ReadonlyArray<Instruction>
  /** The lookup tables of a version 0 transaction. */
  readonly lookups: ReadonlyArray<Lookup>
}

/** A function that returns the addresses of a lookup table; undefined if they are unknown. */
export type TableOf = (table: string) => ReadonlyArray<string> | undefined

/** The largest transaction that is read, in bytes; the network carries 1,232. */
export const transactionMost = 4_096

/**
 * Reads the content of a serialized transaction (legacy or version 0) to its last byte. Accounts of lookup tables are
 * resolved by `tableOf`. Returns undefined if the bytes are not a whole transaction of a known version, or refer to an
 * account that does not exist.
 */
export const readMessage = (bytes: Uint8Array, tableOf: TableOf = () => undefined): TransactionMessage | undefined => {
  const wire = bytes.length > transactionMost ? undefined : readTransaction(bytes)
  if (wire === undefined) return undefined
  const start = 1 + wire.signers.length * 64
  const isVersioned = bytes[start] === 0x80
  const headerAt = start + (isVersioned ? 1 : 0)
  const counted = readCompact(bytes, headerAt + 3)
  const keys = Array.from({ length: counted?.[0] ?? 0 }, (_, i) => readAddressAt(bytes, (counted?.[1] ?? 0) + i * 32))
  const [payer] = keys
  const compiled = readInstructions(bytes, wire.blockhashAt + 32)
  if (payer === undefined || compiled === undefined) return undefined
  const tables = isVersioned ? readLookups(bytes, compiled.end) : { lookups: [], end: compiled.end }
  if (tables?.end !== bytes.length) return undefined
  const all = [...keys, ...listTableAccounts(tables.lookups, tableOf)]
  const instructions = compiled.instructions.flatMap(({ accounts, data, program }): ReadonlyArray<Instruction> => {
    const resolved = accounts.flatMap((index) => all[index] ?? [])
    const address = keys[program]
    return address === undefined || resolved.length !== accounts.length
      ? []
      : [{ program: address, accounts: resolved, data }]
  })
  if (instructions.length !== compiled.instructions.length) return undefined
  return {
    payer,
    signatures: wire.signers.length,
    keys,
    header: `${isVersioned ? "0" : "legacy"}:${toHex(bytes.slice(headerAt, headerAt + 3))}`,
    instructions,
    lookups: tables.lookups
  }
}

const readAddressAt = (bytes: Uint8Array, offset: number): string => toBase58(bytes.slice(offset, offset + 32))

/** Reads a list of bytes preceded by its length. */
const readSized = (bytes: Uint8Array, offset: number): readonly [part: Uint8Array, next: number] | undefined => {
  const size = readCompact(bytes, offset)
  if (size === undefined || size[1] + size[0] > bytes.length) return undefined
  return [bytes.slice(size[1], size[1] + size[0]), size[1] + size[0]]
}

interface Compiled {
  readonly program: number
  readonly accounts: ReadonlyArray<number>
  readonly data: string
}

const readInstructions = (
  bytes: Uint8Array,
  from: number
): { readonly instructions: ReadonlyArray<Compiled>; readonly end: number } | undefined => {
  const count = readCompact(bytes, from)
  if (count === undefined) return undefined
  const instructions: Array<Compiled> = []
  let end = count[1]
  for (let i = 0; i < count[0]; i++) {
    const program = bytes[end]
    const accounts = readSized(bytes, end + 1)
    const data = accounts && readSized(bytes, accounts[1])
    if (program === undefined || accounts === undefined || data === undefined) return undefined
    instructions.push({ program, accounts: [...accounts[0]], data: toHex(data[0]) })
    end = data[1]
  }
  return { instructions, end }
}

const readLookups = (
  bytes: Uint8Array,
  from: number
): { readonly lookups: ReadonlyArray<Lookup>; readonly end: number } | undefined => {
  const count = readCompact(bytes, from)
  if (count === undefined) return undefined
  const lookups: Array<Lookup> = []
  let end = count[1]
  for (let i = 0; i < count[0]; i++) {
    const writable = readSized(bytes, end + 32)
    const readonly = writable && readSized(bytes, writable[1])
    if (writable === undefined || readonly === undefined) return undefined
    lookups.push({ table: readAddressAt(bytes, end), writable: [...writable[0]], readonly: [...readonly[0]] })
    end = readonly[1]
  }
  return { lookups, end }
}

/**
 * Returns the accounts of tables in the order in which instructions count them: the writable ones of all tables come
 * first.
 */
const listTableAccounts = (lookups: ReadonlyArray<Lookup>, tableOf: TableOf): ReadonlyArray<AccountRef> =>
  (["writable", "readonly"] as const).flatMap((access) =>
    lookups.flatMap((lookup) =>
      lookup[access].map((index) => tableOf(lookup.table)?.[index] ?? { table: lookup.table, index })
    )
  )

const tableHead = 56

/**
 * Reads the addresses in the account data of a lookup table; undefined if the data is not a lookup table. A table holds
 * at most 256.
 */
export const readLookupTable = (data: Uint8Array): ReadonlyArray<string> | undefined => {
  const size = data.length - tableHead
  const isTable = size >= 0 && size % 32 === 0 && size <= 256 * 32 && toHex(data.slice(0, 4)) === "01000000"
  return isTable
    ? Array.from({ length: size / 32 }, (_, index) => readAddressAt(data, tableHead + index * 32))
    : undefined
}

/** The program that owns lookup tables. */
export const lookupTableProgram = "AddressLookupTab1e1111111111111111111111111"

const systemProgram = "1".repeat(32)

/** Returns the receiver and the lamports of a plain transfer of SOL; undefined for any other instruction. */
export const readSolTransfer = ({
  accounts: [, to],
  data,
  program
}: Instruction): { readonly to: string; readonly lamports: string } | undefined => {
  const [, units] = /^02000000([0-9a-f]{16})$/.exec(data) ?? []
  return program === systemProgram && typeof to === "string" && units !== undefined
    ? { to, lamports: String(BigInt(`0x${(units.match(/../g) ?? []).reverse().join("")}`)) }
    : undefined
}
