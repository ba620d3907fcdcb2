import { toHex } from "../bitcoin/bytes.ts"
import { toBase58 } from "./base58.ts"
import { readCompact, readTransaction } from "./transaction.ts"

/** One instruction: the program, its accounts in order, and its data in hex. */
export interface Instruction {
  readonly program: string
  readonly accounts: ReadonlyArray<string>
  readonly data: string
}

/** What a transaction does, without its signatures and its blockhash. */
export interface TransactionMessage {
  /** Who pays the fee. */
  readonly payer: string
  /** Every account it names, in order, and how many of them sign and are only read. */
  readonly keys: ReadonlyArray<string>
  readonly header: string
  readonly instructions: ReadonlyArray<Instruction>
  /** The address tables of a version 0 transaction, in hex; empty without any. An account in one is named by its place. */
  readonly lookups: string
}

/**
 * Reads what a serialised transaction (legacy or version 0) does. Returns undefined if the bytes are not a whole
 * transaction of a known version, or name an account that is not there.
 */
export const readMessage = (bytes: Uint8Array): TransactionMessage | undefined => {
  const wire = readTransaction(bytes)
  if (wire === undefined) return undefined
  const versioned = bytes[1 + wire.signers.length * 64] === 0x80
  const headerAt = 1 + wire.signers.length * 64 + (versioned ? 1 : 0)
  const counted = readCompact(bytes, headerAt + 3)
  if (counted === undefined) return undefined
  const keys = Array.from({ length: counted[0] }, (_, i) =>
    toBase58(bytes.slice(counted[1] + i * 32, counted[1] + (i + 1) * 32))
  )
  const [payer] = keys
  const many = readCompact(bytes, wire.blockhashAt + 32)
  if (payer === undefined || many === undefined) return undefined
  const nameOf = (index: number | undefined): string | undefined =>
    index === undefined ? undefined : (keys[index] ?? (versioned ? `table:${index}` : undefined))
  const instructions: Array<Instruction> = []
  let at = many[1]
  for (let i = 0; i < many[0]; i++) {
    const program = nameOf(bytes[at])
    const places = readCompact(bytes, at + 1)
    const data = places && readCompact(bytes, places[1] + places[0])
    if (program === undefined || places === undefined || data === undefined) return undefined
    const accounts = [...bytes.slice(places[1], places[1] + places[0])].map(nameOf)
    const known = accounts.filter((one) => one !== undefined)
    at = data[1] + data[0]
    if (at > bytes.length || known.length !== places[0]) return undefined
    instructions.push({ program, accounts: known, data: toHex(bytes.slice(data[1], at)) })
  }
  if (!versioned && at !== bytes.length) return undefined
  return {
    payer,
    keys,
    header: `${versioned ? "0" : "legacy"}:${toHex(bytes.slice(headerAt, headerAt + 3))}`,
    instructions,
    lookups: versioned ? toHex(bytes.slice(at)) : ""
  }
}

const systemProgram = "1".repeat(32)

/** The receiver and the lamports of a plain transfer of SOL; undefined for any other instruction. */
export const solTransferOf = ({
  accounts: [, to],
  data,
  program
}: Instruction): { readonly to: string; readonly lamports: string } | undefined => {
  const [, units] = /^02000000([0-9a-f]{16})$/.exec(data) ?? []
  return program === systemProgram && to !== undefined && units !== undefined
    ? { to, lamports: String(BigInt(`0x${(units.match(/../g) ?? []).reverse().join("")}`)) }
    : undefined
}
