import { isPsbt, toHex } from "./bytes.ts"
import { sha256 } from "../../foundation/platform/sha256.ts"

/** One output of a transaction: its script in hex, and its satoshis in decimal digits. */
export interface Output {
  readonly script: string
  readonly satoshis: string
}

/** One input of a PSBT. */
export interface PsbtInput {
  /** The output that it spends, as `txid:index`. */
  readonly outpoint: string
  /** The content of that output; undefined if the PSBT does not contain it, or contains it wrongly. */
  readonly spent?: Output
  /** True if the amount of `spent` is only claimed: neither the whole spent transaction nor the signature proves it. */
  readonly isClaimed?: boolean
  /** The signature type that the PSBT requests. Undefined: all, the default. */
  readonly signatureType?: number
}

/** The inputs of a partially signed transaction and its outputs, in order. */
export interface Psbt {
  readonly inputs: ReadonlyArray<PsbtInput>
  readonly outputs: ReadonlyArray<Output>
}

/**
 * The maximum size of a PSBT in bytes, and the maximum numbers of its inputs and of its outputs: nodes relay no more.
 */
export const psbtMost = 524_288
export const mostParts = 3_500

/** Thrown for a transaction with more than `mostParts` inputs or outputs. */
class TooManyParts extends Error {}

type Cursor = ReturnType<typeof createCursor>

/** Reads bytes in sequence. Reading past the end returns undefined from then on. */
const createCursor = (bytes: Uint8Array) => {
  let offset = 0
  const take = (count: number): Uint8Array | undefined => {
    const end = offset + count
    if (end > bytes.length) {
      offset = bytes.length + 1
      return undefined
    }
    const part = bytes.subarray(offset, end)
    offset = end
    return part
  }
  const number = (count: number): bigint | undefined =>
    take(count)?.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  /** Reads Bitcoin's compact size, in its shortest form. */
  const readSize = (): number | undefined => {
    const first = number(1)
    if (first === undefined || first < 0xfdn) return first === undefined ? undefined : Number(first)
    const value = number(first === 0xfdn ? 2 : first === 0xfen ? 4 : 8)
    const least = first === 0xfdn ? 0xfdn : first === 0xfen ? 0x10000n : 0x100000000n
    return value === undefined || value < least || value > BigInt(psbtMost) ? undefined : Number(value)
  }
  const takeSized = (): Uint8Array | undefined => {
    const length = readSize()
    return length === undefined ? undefined : take(length)
  }
  return { take, number, size: readSize, sized: takeSized, at: () => offset, isAtEnd: () => offset === bytes.length }
}

/** Reads the given number of items; undefined if an item cannot be read, or if the number is too large. */
const readEach = <A>(count: number | undefined, read: () => A | undefined): ReadonlyArray<A> | undefined => {
  if (count === undefined) return undefined
  if (count > mostParts) throw new TooManyParts()
  const items: Array<A> = []
  for (let i = 0; i < count; i++) {
    const item = read()
    if (item === undefined) return undefined
    items.push(item)
  }
  return items
}

type Fields = ReadonlyMap<string, Uint8Array>

/** Reads one map of a PSBT, keyed in hex; undefined if a key is repeated, or the map does not end. */
const readFields = (from: Cursor): Fields | undefined => {
  const fields = new Map<string, Uint8Array>()
  for (;;) {
    const key = from.sized()
    if (key === undefined) return undefined
    if (key.length === 0) return fields
    const value = from.sized()
    const name = toHex(key)
    if (value === undefined || fields.has(name)) return undefined
    fields.set(name, value)
  }
}

const readOutput = (from: Cursor): Output | undefined => {
  const satoshis = from.number(8)
  const script = from.sized()
  return satoshis === undefined || script === undefined
    ? undefined
    : { script: toHex(script), satoshis: String(satoshis) }
}

/** Reads the outpoint of an input, whose script has to be empty unless `isSigned`. */
const readInput = (from: Cursor, isSigned: boolean): string | undefined => {
  const id = from.take(32)
  const index = from.number(4)
  const script = from.sized()
  const sequence = from.number(4)
  return id === undefined || index === undefined || script === undefined || sequence === undefined
    ? undefined
    : !isSigned && script.length > 0
      ? undefined
      : `${toHex(id.slice().reverse())}:${index}`
}

interface Transaction {
  readonly inputs: ReadonlyArray<string>
  readonly outputs: ReadonlyArray<Output>
}

/** Reads a transaction without signatures, in the form without witnesses. */
const readUnsigned = (bytes: Uint8Array): Transaction | undefined => {
  const from = createCursor(bytes)
  const version = from.number(4)
  const inputs = readEach(from.size(), () => readInput(from, false))
  const outputs = inputs && readEach(from.size(), () => readOutput(from))
  const lockTime = from.number(4)
  return version === undefined || inputs === undefined || outputs === undefined || lockTime === undefined
    ? undefined
    : from.isAtEnd()
      ? { inputs, outputs }
      : undefined
}

/**
 * Returns the output of a signed transaction that an outpoint refers to; undefined if it belongs to another
 * transaction.
 */
const findOutput = (bytes: Uint8Array, outpoint: string): Output | undefined => {
  const [id, index] = outpoint.split(":")
  const from = createCursor(bytes)
  from.take(4)
  const isWitnessed = bytes[4] === 0 && bytes[5] === 1
  if (isWitnessed) from.take(2)
  const inputs = readEach(from.size(), () => readInput(from, true))
  const outputs = inputs && readEach(from.size(), () => readOutput(from))
  if (inputs === undefined || outputs === undefined) return undefined
  const witnesses = isWitnessed ? readEach(inputs.length, () => readEach(from.size(), () => from.sized())) : []
  const lockTime = from.take(4)
  if (witnesses === undefined || lockTime === undefined || !from.isAtEnd()) return undefined
  const own = isWitnessed ? removeWitnesses(bytes, inputs.length, outputs.length) : bytes
  return toHex(sha256(sha256(own)).reverse()) === id ? outputs[Number(index)] : undefined
}

/** Returns the bytes of a transaction that its id is hashed from. */
const removeWitnesses = (bytes: Uint8Array, inputs: number, outputs: number): Uint8Array => {
  const body = bytes.subarray(6)
  const from = createCursor(body)
  from.size()
  readEach(inputs, () => readInput(from, true))
  from.size()
  readEach(outputs, () => readOutput(from))
  const length = from.at()
  const own = new Uint8Array(8 + length)
  own.set(bytes.subarray(0, 4))
  own.set(body.subarray(0, length), 4)
  own.set(bytes.subarray(bytes.length - 4), 4 + length)
  return own
}

/** The keys of a PSBT's maps that are read, in hex. */
const keys = {
  unsigned: "00",
  inputCount: "04",
  outputCount: "05",
  version: "fb",
  wholeTransaction: "00",
  spentOutput: "01",
  signatureType: "03",
  redeemScript: "04",
  inputId: "0e",
  inputIndex: "0f",
  amount: "03",
  script: "04"
} as const

/** Reads a number of exactly `length` bytes. */
const readNumber = (fields: Fields, key: string, length: number): bigint | undefined => {
  const bytes = fields.get(key)
  return bytes?.length === length ? createCursor(bytes).number(length) : undefined
}

const witnessProgram = /^(?:00|5[1-9a-f]|60)(?:[0-9a-f]{2}){3,41}$/
const isWitnessProgram = (script: string): boolean =>
  witnessProgram.test(script) && Number.parseInt(script.slice(2, 4), 16) * 2 === script.length - 4

const isRedeemedByWitness = (script: Uint8Array | undefined): boolean =>
  script === undefined || isWitnessProgram(toHex(script))

/**
 * Returns true if a signature of an input covers the amount of the output that it spends. It does for a witness
 * program, directly or inside a script hash (the only kind whose script wallets add themselves). Signatures of older
 * scripts do not: only the whole spent transaction proves their amount.
 */
const coversAmount = (script: string, fields: Fields): boolean =>
  isWitnessProgram(script) ||
  (/^a914[0-9a-f]{40}87$/.test(script) && isRedeemedByWitness(fields.get(keys.redeemScript)))

/** Reads the spent output. If two fields disagree, the output is unknown. */
const readSpentOutput = (fields: Fields, outpoint: string): Output | undefined => {
  const [whole, single] = [fields.get(keys.wholeTransaction), fields.get(keys.spentOutput)]
  const from = createCursor(single ?? new Uint8Array())
  const witnessed = single && readOutput(from)
  if (single !== undefined && !from.isAtEnd()) return undefined
  if (whole === undefined) return witnessed
  const own = findOutput(whole, outpoint)
  const isSame = witnessed === undefined || (own?.script === witnessed.script && own.satoshis === witnessed.satoshis)
  return isSame ? own : undefined
}

/** Reads one input from its map; undefined if its signature type has another form. */
const toInput = (fields: Fields, outpoint: string): PsbtInput | undefined => {
  const signatureType = readNumber(fields, keys.signatureType, 4)
  if (fields.has(keys.signatureType) && signatureType === undefined) return undefined
  const spent = readSpentOutput(fields, outpoint)
  return {
    outpoint,
    ...(spent && { spent }),
    ...(spent && !fields.has(keys.wholeTransaction) && !coversAmount(spent.script, fields) ? { isClaimed: true } : {}),
    ...(signatureType === undefined ? {} : { signatureType: Number(signatureType) })
  }
}

const readOutpoint = (fields: Fields): string | undefined => {
  const id = fields.get(keys.inputId)
  const index = readNumber(fields, keys.inputIndex, 4)
  return id?.length === 32 && index !== undefined ? `${toHex(id.slice().reverse())}:${index}` : undefined
}

const readMapOutput = (fields: Fields): Output | undefined => {
  const satoshis = readNumber(fields, keys.amount, 8)
  const script = fields.get(keys.script)
  return satoshis === undefined || script === undefined
    ? undefined
    : { script: toHex(script), satoshis: String(satoshis) }
}

/** Returns the list; undefined if one of its items is undefined. */
const requireAll = <A>(items: ReadonlyArray<A | undefined>): ReadonlyArray<A> | undefined => {
  const found = items.filter((item) => item !== undefined)
  return found.length === items.length ? found : undefined
}

/** Reads a count that is the whole value of a map's key. */
const readCount = (fields: Fields, key: string): number | undefined => {
  const bytes = fields.get(key)
  const from = createCursor(bytes ?? new Uint8Array())
  const count = from.size()
  return from.isAtEnd() ? count : undefined
}

/**
 * Reads a PSBT to its last byte (BIP-174, and BIP-370 for version 2). Returns undefined if the bytes are not a PSBT, or
 * repeat a key: wallets may use either of the values. Returns "limit" if the PSBT, or a transaction that it spends, has
 * more than `mostParts` inputs or outputs.
 */
export const readPsbt = (bytes: Uint8Array): Psbt | "limit" | undefined => {
  try {
    return readWhole(bytes)
  } catch (error) {
    if (error instanceof TooManyParts) return "limit"
    throw error
  }
}

const readWhole = (bytes: Uint8Array): Psbt | undefined => {
  if (!isPsbt(bytes) || bytes.length > psbtMost) return undefined
  const from = createCursor(bytes.subarray(5))
  const global = readFields(from)
  if (global === undefined) return undefined
  const version = global.has(keys.version) ? readNumber(global, keys.version, 4) : 0n
  const unsigned = global.get(keys.unsigned)
  const transaction = unsigned && readUnsigned(unsigned)
  const isSecond = version === 2n && unsigned === undefined
  if (!isSecond && (version !== 0n || transaction === undefined)) return undefined
  const inputFields = readEach(transaction?.inputs.length ?? readCount(global, keys.inputCount), () => readFields(from))
  const outputFields =
    inputFields && readEach(transaction?.outputs.length ?? readCount(global, keys.outputCount), () => readFields(from))
  if (inputFields === undefined || outputFields === undefined || !from.isAtEnd()) return undefined
  const outpoints = transaction?.inputs ?? requireAll(inputFields.map(readOutpoint))
  const outputs = transaction?.outputs ?? requireAll(outputFields.map(readMapOutput))
  const inputs =
    outpoints && requireAll(outpoints.map((outpoint, index) => toInput(inputFields[index] ?? new Map(), outpoint)))
  return inputs === undefined || outputs === undefined || inputs.length === 0 ? undefined : { inputs, outputs }
}
