import { getScriptAddress, hasAddress, getAddressScript } from "../../chain/bitcoin/address.ts"
import { fromHex } from "../../chain/bitcoin/bytes.ts"
import { type Output, type Psbt, type PsbtInput, psbtMost, readPsbt } from "../../chain/bitcoin/psbt.ts"
import { fromBase64 } from "../../foundation/platform/base64.ts"
import type { InputToSign, PaymentRequest } from "../../wallets/reader/walletRequest.ts"
import { formatUnits } from "../../foundation/text/units.ts"
import { looksLike } from "../calldata/lookAlike.ts"
import { createLine, type Reading, toTextLines, type Description, warn } from "../calldata/reading.ts"
import type { SentenceKey } from "../calldata/sentences.ts"
import type { WordsField } from "../calldata/words.ts"

/** An input that the wallet is asked to sign, with the allowed signature types. */
export type SignedInput = Pick<InputToSign, "index" | "sighashTypes">

/** An amount that a script holds. */
interface Coins {
  readonly script: string
  readonly amount: bigint
  readonly isOwn: boolean
}

/** The maximum number of outputs that are listed individually. */
const maxOutputs = 64

const formatCoins = (amount: bigint): string => `${formatUnits(amount, 8)} BTC`
const computeSum = (coins: ReadonlyArray<Coins>): bigint => coins.reduce((sum, { amount }) => sum + amount, 0n)

const isOwn = ({ facts }: Reading, address: string | undefined): boolean =>
  address === facts.account || facts.known.some((entry) => entry.why === "account" && entry.address === address)

/** Returns a function that recognizes the visitor's own scripts. */
const ownMarker = ({ facts }: Reading): ((output: Output) => Coins) => {
  const accounts = [facts.account, ...facts.known.filter(({ why }) => why === "account").map(({ address }) => address)]
  const scripts = new Set(accounts.map(getAddressScript))
  return ({ satoshis, script }) => ({ script, amount: BigInt(satoshis), isOwn: scripts.has(script) })
}

const formatReceiverLines = (
  reading: Reading,
  label: SentenceKey,
  address: string
): ReadonlyArray<WordsField | undefined> => {
  const twin = looksLike(address, reading.facts)
  const text = isOwn(reading, address) ? reading.say("who.you", { address }) : address
  return [
    createLine(reading, label, text, address, "address"),
    twin === undefined ? undefined : warn(reading, "warn.lookAlike", { address: twin })
  ]
}

const formatAmountLine = (reading: Reading, label: SentenceKey, amount: bigint): WordsField =>
  createLine(reading, label, formatCoins(amount), String(amount), "amount")

/** Describes a payment that the wallet builds, with the change address and the note, if the page sets them. */
export const describePayment = (
  { changeAddress, memo, satoshis, to }: Pick<PaymentRequest, "changeAddress" | "memo" | "satoshis" | "to">,
  reading: Reading
): Description => ({
  sentence: reading.say("bitcoin.pay", { amount: formatCoins(satoshis), to }),
  fields: [
    formatAmountLine(reading, "label.amount", satoshis),
    ...formatReceiverLines(reading, "label.to", to),
    ...(changeAddress === undefined ? [] : formatReceiverLines(reading, "label.change", changeAddress)),
    changeAddress === undefined || isOwn(reading, changeAddress) ? undefined : warn(reading, "warn.change"),
    ...(memo === undefined ? [] : toTextLines(reading, "label.message", memo))
  ]
})

/** Returns the bytes of a data output's script in hex; undefined for any other script. */
const getData = (script: string): string | undefined => (script.startsWith("6a") ? script.slice(2) : undefined)

/** Returns true for a data output that moves or creates tokens (runes), which are not read. */
const isRunestone = (script: string): boolean => script.startsWith("6a5d")

const isData = (script: string): boolean => getData(script) !== undefined

/** Returns the text of a data output after its length byte; its hex digits if it is not text. */
const formatData = (data: string): string => {
  const bytes = fromHex(data.slice(2)) ?? new Uint8Array()
  const text = new TextDecoder().decode(bytes)
  return /^[\x20-\x7e]+$/.test(text) ? text : `0x${data}`
}

const outputLines = (reading: Reading, { amount, script }: Coins): ReadonlyArray<WordsField | undefined> => {
  const data = getData(script)
  const address = getScriptAddress(reading.network, script)
  return [
    ...(data !== undefined
      ? toTextLines(reading, "label.data", formatData(data), script)
      : address === undefined
        ? [createLine(reading, "label.to", reading.say("bitcoin.script", { script }), script, "text")]
        : formatReceiverLines(reading, "label.to", address)),
    data !== undefined && amount === 0n ? undefined : formatAmountLine(reading, "label.amount", amount),
    data !== undefined && amount > 0n ? warn(reading, "warn.lost") : undefined
  ]
}

/**
 * Warns about the parts of a transaction that signatures of these types do not cover. All and the default cover
 * everything.
 */
const typeWarnings = (type: number, index: number, outputs: number): ReadonlyArray<SentenceKey> => {
  const isOpen = (type & 0x80) !== 0
  // Signatures have one byte for their type.
  if (type > 0xff) return ["warn.sighashUnknown"]
  const base = type & 0x7f
  const anyone: ReadonlyArray<SentenceKey> = isOpen ? ["warn.sighashAnyone"] : []
  switch (base) {
    case 0:
      return isOpen ? ["warn.sighashUnknown"] : []
    case 1:
      return anyone
    case 2:
      return ["warn.sighashNone", ...anyone]
    case 3:
      // If there is no output with the input's index, the signature covers no output.
      return [index < outputs ? "warn.sighashSingle" : "warn.sighashNone", ...anyone]
    default:
      return ["warn.sighashUnknown"]
  }
}

/** Returns the inputs that the wallet may sign: those in the request, or all of them. */
const getSigned = (
  { inputs }: Psbt,
  requested: ReadonlyArray<SignedInput>
): ReadonlyArray<readonly [number, PsbtInput]> =>
  [...inputs.entries()].filter(
    ([position]) => requested.length === 0 || requested.some(({ index }) => index === position)
  )

const getSignatureWarnings = (
  reading: Reading,
  psbt: Psbt,
  requested: ReadonlyArray<SignedInput>
): ReadonlyArray<WordsField> => {
  const keys = getSigned(psbt, requested).flatMap(([position, { signatureType }]) => {
    const requestedTypes = requested.flatMap(({ index, sighashTypes }) => (index === position ? sighashTypes : []))
    const types = signatureType === undefined ? requestedTypes : [signatureType, ...requestedTypes]
    return types.flatMap((type) => typeWarnings(type, position, psbt.outputs.length))
  })
  return [...new Set(keys)].map((key) => warn(reading, key, {}, "danger"))
}

/** A fee above the amount sent is a danger from the first value on, in satoshis; any fee needs care from the second. */
const highFees = { aboveSent: 10_000n, any: 1_000_000n } as const

/** The amount to others, the amount from others, and the fee; undefined amounts are unknown. */
interface Totals {
  readonly outputs: ReadonlyArray<Coins>
  readonly away: ReadonlyArray<Coins>
  /** The account's own inputs minus its own outputs; negative if it receives more. */
  readonly paid: bigint | undefined
  readonly foreign: number
  readonly own: number
  readonly fee: bigint | undefined
}

const getTotals = (reading: Reading, psbt: Psbt, requested: ReadonlyArray<SignedInput>): Totals => {
  const mark = ownMarker(reading)
  const outputs = psbt.outputs.map(mark)
  // A claimed amount that the wallet signs for can be any other: the rest would be a fee.
  const unknown = new Set(
    getSigned(psbt, requested).flatMap(([position, { isClaimed }]) => (isClaimed === true ? [position] : []))
  )
  const spent = psbt.inputs.flatMap((input, position) =>
    input.spent === undefined || unknown.has(position) ? [] : [mark(input.spent)]
  )
  const isKnown = spent.length === psbt.inputs.length
  const own = spent.filter((coins) => coins.isOwn)
  const fee = computeSum(spent) - computeSum(outputs)
  return {
    outputs,
    away: outputs.filter(({ amount, isOwn: isMine, script }) => !isMine && !(isData(script) && amount === 0n)),
    paid: isKnown ? computeSum(own) - computeSum(outputs.filter((coins) => coins.isOwn)) : undefined,
    foreign: spent.length - own.length,
    own: own.length,
    fee: isKnown && fee >= 0n ? fee : undefined
  }
}

const getSentence = (reading: Reading, { away, foreign, paid, own }: Totals): string => {
  const { say } = reading
  const [first] = away
  if (foreign > 0 && own > 0 && paid !== undefined)
    return paid < 0n
      ? say("bitcoin.partGet", { amount: formatCoins(-paid) })
      : say("bitcoin.part", { amount: formatCoins(paid) })
  if (first === undefined) return say("bitcoin.self")
  const amount = formatCoins(computeSum(away))
  const to = getScriptAddress(reading.network, first.script) ?? say("bitcoin.script", { script: first.script })
  return away.length === 1
    ? say("bitcoin.pay", { amount, to })
    : say("bitcoin.several", { amount, count: String(away.length) })
}

/**
 * Describes the fee, and warns if it exceeds the amount sent; if coins only move between own addresses, if it exceeds
 * the rest.
 */
const formatFeeLines = (reading: Reading, { away, fee, outputs }: Totals): ReadonlyArray<WordsField> => {
  if (fee === undefined) return [createLine(reading, "label.fee", reading.say("fee.unknown"), "")]
  const sent = computeSum(away.length > 0 ? away : outputs)
  const isHigh = fee > sent && fee > highFees.aboveSent
  return [
    formatAmountLine(reading, "label.fee", fee),
    ...(fee > sent || fee > highFees.any ? [warn(reading, "warn.fee", {}, isHigh ? "danger" : "careful")] : [])
  ]
}

/**
 * Describes a PSBT in base64: the amounts to others, the fee if the inputs contain their amounts, and the gaps in the
 * coverage of the signature types. Undefined if it is not a PSBT, or an input to be signed does not exist; "limit" if
 * it has more parts than are read.
 */
export const describePsbt = (
  text: string,
  reading: Reading,
  requested: ReadonlyArray<SignedInput> = []
): Description | "limit" | undefined => {
  const bytes = fromBase64(text, Math.ceil(psbtMost / 3) * 4)
  const psbt = bytes === undefined ? undefined : readPsbt(bytes)
  if (psbt === "limit") return psbt
  if (psbt === undefined || requested.some(({ index }) => index >= psbt.inputs.length)) return undefined
  const totals = getTotals(reading, psbt, requested)
  const { away, fee, foreign, outputs, own } = totals
  const isUnread =
    fee === undefined ||
    outputs.some(({ script }) => isRunestone(script)) ||
    away.some(({ script }) => !isData(script) && !hasAddress(script))
  return {
    sentence: getSentence(reading, totals),
    fields: [
      ...outputs.slice(0, maxOutputs).flatMap((output) => outputLines(reading, output)),
      outputs.length > maxOutputs ? warn(reading, "warn.depth") : undefined,
      ...getSignatureWarnings(reading, psbt, requested),
      foreign > 0 && own > 0 ? warn(reading, "warn.foreignInputs") : undefined,
      ...formatFeeLines(reading, totals)
    ],
    risk: isUnread ? "unread" : "plain"
  }
}
