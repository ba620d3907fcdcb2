import { fromHex } from "../../foundation/platform/hex.ts"
import type { Instruction } from "./message.ts"

/** The program whose instructions set a transaction's compute limits and unit price. */
export const computeBudgetProgram = "ComputeBudget111111111111111111111111111111"

/**
 * The default units of an instruction if the transaction sets no limit, and the maximum number of units that a transaction can have.
 */
const unitsEach = 200_000n
const unitsMost = 1_400_000n
const largest = (1n << 64n) - 1n

/**
 * Instructions by their first byte: the value that they set, and the bytes of its number. The network ignores bytes
 * after it.
 */
const settings: Readonly<Record<number, readonly [name: "heap" | "limit" | "price" | "loaded", bytes: number]>> = {
  1: ["heap", 4],
  2: ["limit", 4],
  3: ["price", 8],
  4: ["loaded", 4]
}

type Setting = { readonly name: "heap" | "limit" | "price" | "loaded"; readonly value: bigint }

/** Reads one instruction of the program; undefined if it is not a known one. */
export const readBudgetSetting = ({ data }: Instruction): Setting | undefined => {
  const bytes = fromHex(data) ?? new Uint8Array()
  const [name, length] = settings[bytes[0] ?? 0] ?? []
  if (name === undefined || length === undefined || bytes.length < 1 + length) return undefined
  return { name, value: bytes.slice(1, 1 + length).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n) }
}

/** The priority fee of a transaction. */
export interface PriorityFee {
  /** Its maximum, in lamports: without a limit, every instruction counts with the maximum number of units that it may have. */
  readonly lamports: bigint
  /**
   * True if every instruction that sets it could be read and is not repeated. The network refuses other transactions.
   */
  readonly isRead: boolean
}

/**
 * Returns the highest priority fee of a transaction: the price of a unit (millionths of a lamport) times the unit
 * limit, rounded up. Of several settings the most expensive one counts.
 */
export const getPriorityFee = (instructions: ReadonlyArray<Instruction>): PriorityFee => {
  const own = instructions.filter(({ program }) => program === computeBudgetProgram)
  const read = own.map(readBudgetSetting)
  const getValues = (name: Setting["name"]): ReadonlyArray<bigint> =>
    read.flatMap((setting) => (setting?.name === name ? [setting.value] : []))
  const findMax = (values: ReadonlyArray<bigint>): bigint => values.reduce((a, b) => (a > b ? a : b), 0n)
  const limits = getValues("limit")
  const limit = limits.length > 0 ? findMax(limits) : BigInt(instructions.length - own.length) * unitsEach
  const units = limit > unitsMost ? unitsMost : limit
  const fee = (findMax(getValues("price")) * units + 999_999n) / 1_000_000n
  const names = read.map((setting) => setting?.name)
  return {
    lamports: fee > largest ? largest : fee,
    isRead: names.every((name, index) => name !== undefined && names.indexOf(name) === index)
  }
}

/** The fee for each signature of a transaction, in lamports. */
export const lamportsPerSignature = 5_000n
