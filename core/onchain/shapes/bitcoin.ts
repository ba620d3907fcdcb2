import { toHex } from "../../chain/bitcoin/bytes.ts"
import { isMainnet } from "../../chain/bitcoin/networks.ts"
import { fromBase64 } from "../../foundation/platform/base64.ts"
import { formatUnits } from "../../foundation/text/units.ts"
import { looksLike } from "../calldata/lookAlike.ts"
import { line, type Reading, type Description, warn } from "../calldata/reading.ts"

interface Output {
  readonly script: string
  readonly amount: bigint
}

/** Takes bytes one after the other; what is beyond the end is said to be short. */
const taker = (bytes: Uint8Array) => {
  let at = 0
  let short = false
  const take = (length: number): Uint8Array => {
    short = short || !(length >= 0 && at + length <= bytes.length)
    if (short) return new Uint8Array()
    at += length
    return bytes.subarray(at - length, at)
  }
  const amount = (length: number): bigint => take(length).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  const count = (): number => {
    const first = Number(amount(1))
    return first < 0xfd ? first : Number(amount(first === 0xfd ? 2 : first === 0xfe ? 4 : 8))
  }
  return { take, amount, count, isShort: () => short, isAtEnd: () => at === bytes.length }
}

/** Reads a transaction without witnesses: how many inputs it has, and its outputs. */
const readTransaction = (
  bytes: Uint8Array
): { readonly inputs: number; readonly outputs: ReadonlyArray<Output> } | undefined => {
  const from = taker(bytes)
  from.take(4)
  const inputs = from.count()
  for (let i = 0; i < inputs && !from.isShort(); i++) {
    from.take(36)
    from.take(from.count())
    from.take(4)
  }
  const outputs: Array<Output> = []
  const total = from.count()
  for (let i = 0; i < total && !from.isShort(); i++) {
    const amount = from.amount(8)
    outputs.push({ amount, script: toHex(from.take(from.count())) })
  }
  from.take(4)
  return from.isShort() || !from.isAtEnd() ? undefined : { inputs, outputs }
}

/** Reads a PSBT of version 0; what its inputs hold, where each of them says so. */
const readPsbt = (
  bytes: Uint8Array
): { readonly outputs: ReadonlyArray<Output>; readonly paid: bigint | undefined } | undefined => {
  const from = taker(bytes)
  const map = (): ReadonlyMap<string, Uint8Array> => {
    const all = new Map<string, Uint8Array>()
    for (let length = from.count(); length > 0 && !from.isShort(); length = from.count()) {
      const key = toHex(from.take(length))
      all.set(key, from.take(from.count()))
    }
    return all
  }
  if (toHex(from.take(5)) !== "70736274ff") return undefined
  const unsigned = map().get("00")
  const read = unsigned === undefined ? undefined : readTransaction(unsigned)
  if (read === undefined) return undefined
  let paid: bigint | undefined = 0n
  for (let i = 0; i < read.inputs && !from.isShort(); i++) {
    const spent = map().get("01")
    paid = paid === undefined || spent === undefined ? undefined : paid + taker(spent).amount(8)
  }
  return from.isShort() ? undefined : { outputs: read.outputs, paid }
}

const alphabet = "qpzry9x8gf2tvdw0s3jn54khce6mua7l"

const checksumOf = (values: ReadonlyArray<number>): number =>
  values.reduce((sum, value) => {
    const top = sum >>> 25
    const next = ((sum & 0x1ffffff) << 5) ^ value
    return [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3].reduce(
      (all, part, i) => ((top >>> i) & 1 ? all ^ part : all),
      next
    )
  }, 1)

/** The address of a witness program, in Bech32 or Bech32m. */
const segwitAddress = (prefix: string, version: number, program: string): string => {
  const bits = [...program].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, "0")).join("")
  const values = [version, ...(bits.match(/.{1,5}/g) ?? []).map((five) => Number.parseInt(five.padEnd(5, "0"), 2))]
  const head = [...prefix]
    .map((char) => char.charCodeAt(0) >> 5)
    .concat(
      0,
      [...prefix].map((char) => char.charCodeAt(0) & 31)
    )
  const sum = checksumOf([...head, ...values, 0, 0, 0, 0, 0, 0]) ^ (version === 0 ? 1 : 0x2bc830a3)
  const check = [5, 4, 3, 2, 1, 0].map((i) => (sum >>> (5 * i)) & 31)
  return `${prefix}1${[...values, ...check].map((value) => alphabet[value]).join("")}`
}

/** The address of an output's script; the script itself where it has none that is read. */
const addressOf = (script: string, isMain: boolean): string => {
  const [, version = "", program = ""] = /^(00|51)(?:14|20)([0-9a-f]{40}|[0-9a-f]{64})$/.exec(script) ?? []
  return version === "" ? script : segwitAddress(isMain ? "bc" : "tb", version === "00" ? 0 : 1, program)
}

const coins = (amount: bigint): string => `${formatUnits(amount, 8)} BTC`

/** Tells a payment that the wallet has yet to build. */
export const tellPayment = (to: string, satoshis: bigint, reading: Reading): Description => {
  const twin = looksLike(to, reading.facts)
  return {
    sentence: reading.say("bitcoin.pay", { amount: coins(satoshis), to }),
    fields: [
      line(reading, "label.amount", coins(satoshis), String(satoshis), "amount"),
      line(reading, "label.to", to, to, "address"),
      twin === undefined ? undefined : warn(reading, "warn.lookAlike", { address: twin })
    ]
  }
}

/** Tells a PSBT, in base64: what goes to others, and the fee where the inputs say what they hold. Undefined if it is none. */
export const tellPsbt = (psbt: string, reading: Reading): Description | undefined => {
  const bytes = fromBase64(psbt, 1_500_000)
  const read = bytes === undefined ? undefined : readPsbt(bytes)
  if (read === undefined) return undefined
  const isMain = isMainnet(reading.network)
  const outputs = read.outputs.map(({ amount, script }) => ({ amount, to: addressOf(script, isMain) }))
  const away = outputs.filter(({ to }) => to !== reading.facts.account)
  const sum = away.reduce((all, { amount }) => all + amount, 0n)
  const fee = read.paid === undefined ? undefined : read.paid - outputs.reduce((all, { amount }) => all + amount, 0n)
  const [first] = away
  return {
    sentence:
      first === undefined
        ? reading.say("bitcoin.self")
        : away.length === 1
          ? reading.say("bitcoin.pay", { amount: coins(sum), to: first.to })
          : reading.say("bitcoin.several", { amount: coins(sum), count: String(away.length) }),
    fields: [
      ...outputs.flatMap(({ amount, to }) => {
        const twin = looksLike(to, reading.facts)
        return [
          line(
            reading,
            "label.to",
            to === reading.facts.account ? reading.say("who.you", { address: to }) : to,
            to,
            "address"
          ),
          line(reading, "label.amount", coins(amount), String(amount), "amount"),
          twin === undefined ? undefined : warn(reading, "warn.lookAlike", { address: twin })
        ]
      }),
      fee === undefined ? undefined : line(reading, "label.fee", coins(fee), String(fee), "amount"),
      fee !== undefined && fee > sum && sum > 0n ? warn(reading, "warn.fee") : undefined
    ],
    ...(fee === undefined ? { risk: "careful" } : {})
  }
}
