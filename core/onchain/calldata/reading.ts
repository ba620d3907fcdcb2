import type { NetworkId } from "../../chain/network/ids.ts"
import { isUnowned } from "../../chain/evm/checkReceiver.ts"
import { toChecksumAddress } from "../../chain/evm/checksum.ts"
import { sanitizeName, showInvisible } from "../../foundation/text/plain.ts"
import { formatUnits } from "../../foundation/text/units.ts"
import type { Facts, TokenFact } from "./facts.ts"
import { isWellKnown, wellKnownSymbols } from "../symbol/wellKnown.ts"
import { looksLike, looksSame } from "./lookAlike.ts"
import type { SentenceKey, SentenceLanguage } from "./sentences.ts"
import { type Risk, type Words, type WordsField, findWorstRisk } from "./words.ts"

/** The context in which one request is described. Notes are lines that are shown in addition to its sentence. */
export interface Reading extends SentenceLanguage {
  readonly facts: Facts
  readonly network: NetworkId
  /** Remaining calls that may be described within this request. */
  readonly budget: { remaining: number }
  readonly depth: number
}

/** The description that a shape returns; its risk is at least that of its notes. */
export interface Description {
  readonly sentence: string
  readonly title?: string
  readonly fields: ReadonlyArray<WordsField | undefined>
  readonly risk?: Risk
  readonly nested?: ReadonlyArray<Words>
}

const isSame = (text: string, other: string): boolean => text.toLowerCase() === other.toLowerCase()

const warningRisks: Readonly<Partial<Record<SentenceKey, Risk>>> = {
  "warn.all": "danger",
  "warn.value": "danger",
  "warn.receiver": "danger",
  "warn.otherDomain": "danger",
  "warn.otherNetwork": "danger",
  "warn.code": "danger",
  "warn.everywhere": "danger",
  "warn.hash": "danger",
  "warn.lookAlike": "danger",
  "warn.depth": "danger",
  "warn.delegate": "danger",
  "warn.change": "danger",
  "warn.noValueLimit": "danger",
  "warn.unlimited": "danger",
  "warn.inner": "unread",
  "warn.field": "unread",
  "warn.limit": "unread",
  "warn.feePrice": "danger",
  "warn.noEffect": "danger",
  "warn.lost": "danger"
}
const risks = new WeakMap<WordsField, Risk>()

/** Creates a warning line; it raises the risk of the description that contains it. */
export const warn = (
  { say }: Reading,
  key: SentenceKey,
  values: Readonly<Record<string, string>> = {},
  risk: Risk = warningRisks[key] ?? "careful"
): WordsField => {
  const field: WordsField = { label: say("label.careful"), value: say(key, values), raw: "", kind: "warning" }
  risks.set(field, risk)
  return field
}

/** Builds the words of a shape's description, with the highest risk that it contains. */
export const toWords = (
  { fields, nested = [], risk = "plain", sentence, title }: Description,
  by: Words["by"] = "shape"
): Words => {
  const all = fields.filter((field) => field !== undefined)
  return {
    sentence,
    ...(title === undefined ? {} : { title }),
    fields: all,
    risk: findWorstRisk([risk, ...all.map((field) => risks.get(field) ?? "plain"), ...nested.map((call) => call.risk)]),
    by,
    nested
  }
}

/**
 * Shows a whole address with its name next to it; the visitor's own address is labeled. `isSpender`: falls back to the
 * primary name in ENS, which anyone can choose for an own address.
 */
export const formatParty = ({ facts, network, say }: Reading, address: string, isSpender = false): string => {
  const whole = toChecksumAddress(address)
  if (isSame(address, facts.account)) return say("who.you", { address: whole })
  const primaryName = isSpender ? facts.primaryName?.(network, address) : undefined
  const name = showOutsideText(facts.name(network, address)?.name ?? primaryName ?? "")
  return name === "" ? whole : say("who", { name, address: whole })
}

/** Returns the sentence that an amount is taken from one address and sent to another. */
export const sayTransferFrom = (reading: Reading, amount: string, from: string, to: string): string =>
  reading.say("token.transferFrom", { amount, from: formatParty(reading, from), to: formatParty(reading, to) })

/** Returns the line of an address, and a warning if it resembles a known one. */
export const toAddressLines = (
  reading: Reading,
  label: SentenceKey,
  address: string
): ReadonlyArray<WordsField | undefined> => {
  const value = formatParty(reading, address, label === "label.spender")
  return [
    { label: reading.say(label), value, raw: toChecksumAddress(address), kind: "address" },
    warnOfTwin(reading, address)
  ]
}

/**
 * Returns the lines of a receiver. Warns if what is sent there is lost: the receiver has no owner, or is the contract of
 * the sent token, which cannot send it on.
 */
export const toReceiverLines = (
  reading: Reading,
  receiver: string,
  token?: string
): ReadonlyArray<WordsField | undefined> => [
  ...toAddressLines(reading, "label.to", receiver),
  isUnowned(receiver, token) ? warn(reading, "warn.lost") : undefined
]

/** Returns a warning about an EVM address that looks like one that the visitor knows. */
export const warnOfTwin = (reading: Reading, address: string): WordsField | undefined => {
  const twin = looksLike(address, reading.facts)
  return twin === undefined ? undefined : warn(reading, "warn.lookAlike", { address: toChecksumAddress(twin) })
}

export const createLine = (
  { say }: Reading,
  label: SentenceKey,
  value: string,
  raw: string,
  kind: WordsField["kind"] = "text"
): WordsField => ({ label: say(label), value, raw, kind })

/** Shows untrusted text as one line of at most 64 characters; invisible characters are written out. */
export const showOutsideText = (text: string): string =>
  sanitizeName(showInvisible(text.slice(0, 1_024).replace(/[\n\r\t]+/g, " ")))

/**
 * The maximum number of characters of a signed text that are shown. A longer text counts as unread, because the visitor cannot see
 * all of it.
 */
const mostText = 4_000

/**
 * Returns the line of a text that is signed, in full; invisible characters are written out. `raw`: the signed data, if
 * the text is a readable form of it.
 */
export const toTextLines = (
  reading: Reading,
  label: SentenceKey,
  text: string,
  raw = text
): ReadonlyArray<WordsField | undefined> => {
  const start = text.slice(0, mostText)
  const visible = showInvisible(start)
  return [
    createLine(reading, label, text === start ? visible : `${visible}…`, raw, "message"),
    visible === start ? undefined : warn(reading, "warn.invisible"),
    text === start ? undefined : warn(reading, "warn.limit", { limit: String(mostText) })
  ]
}

/** The maximum number of letters of a symbol that is shown without quotes. */
const mostSymbol = 11

/**
 * Shows a contract's symbol within a sentence. A symbol that could be read as a part of the sentence or of the amount
 * before it is quoted: one longer than 11 letters, with a space, or beginning with a digit or a mark.
 */
export const showSymbol = (symbol: string): string => {
  const text = showOutsideText(symbol)
  const isPlain = [...text].length <= mostSymbol && !/[\s\p{Z}"“”]|^[\p{N}\p{P}]/u.test(text)
  return isPlain ? text : `“${text.replace(/["“”]/g, "'")}”`
}

/** Returns true if a token has the symbol of another one that is held or widely used, or of the network's coin. */
export const isNamesake = ({ facts, network }: Reading, address: string, fact: TokenFact): boolean => {
  if (fact.source === "list" || isWellKnown(network, address)) return false
  const held = facts.held.filter((token) => !isSame(token.address, address)).map(({ symbol }) => symbol)
  const coin = facts.coin(network)?.symbol
  const known = [...held, ...(coin === undefined ? [] : [coin]), ...(isVerified(fact) ? [] : wellKnownSymbols)]
  return known.some((symbol) => looksSame(symbol, fact.symbol))
}

/** Warns if a token's symbol is that of another one. */
export const warnOfNamesake = (reading: Reading, address: string): boolean => {
  const fact = reading.facts.token(reading.network, address)
  return fact !== undefined && isNamesake(reading, address, fact)
}

/** Returns true if a token's symbol and decimals come from more than its own contract, which may claim anything. */
const isVerified = ({ source }: TokenFact): boolean => source !== "chain"

/** Adds the symbol of an unknown token to a text, with the token's address. */
export const markUnverified = ({ say }: Reading, text: string, address: string, fact: TokenFact): string =>
  isVerified(fact) ? text : say("amount.unverified", { amount: text, token: toChecksumAddress(address) })

/** Returns the label of a token: its symbol, or its whole address if the token is unknown. */
export const showToken = (reading: Reading, address: string, unknown: SentenceKey = "symbol.unknown"): string => {
  const fact = reading.facts.token(reading.network, address)
  const symbol = showSymbol(fact?.symbol ?? "")
  if (fact === undefined || symbol === "") return reading.say(unknown, { token: toChecksumAddress(address) })
  const name = isNamesake(reading, address, fact) ? reading.say("symbol.another", { symbol }) : symbol
  return markUnverified(reading, name, address, fact)
}

/** Shows an amount of a token with all its digits; raw digits and the contract's address if the token is unknown. */
export const showTokenAmount = (reading: Reading, address: string, amount: bigint, orItem = false): string => {
  const fact = reading.facts.token(reading.network, address)
  return fact === undefined || !(fact.decimals >= 0 && fact.decimals <= 77)
    ? reading.say(orItem ? "amount.unknownOrItem" : "amount.unknown", {
        digits: String(amount),
        token: toChecksumAddress(address)
      })
    : getFactAmount(reading, address, amount, fact)
}

const getFactAmount = (reading: Reading, address: string, amount: bigint, fact: TokenFact): string => {
  const symbol = showSymbol(fact.symbol)
  const digits = formatUnits(amount, fact.decimals)
  if (symbol === "") return `${digits} ${showToken(reading, address)}`
  const amountText = isNamesake(reading, address, fact)
    ? reading.say("amount.another", { digits, symbol })
    : `${digits} ${symbol}`
  return markUnverified(reading, amountText, address, fact)
}

/** Returns the warnings about the token of an amount. */
export const toTokenLines = (reading: Reading, address: string): ReadonlyArray<WordsField | undefined> => {
  const fact = reading.facts.token(reading.network, address)
  return [
    createLine(reading, "label.token", formatParty(reading, address), toChecksumAddress(address), "address"),
    fact !== undefined && isNamesake(reading, address, fact)
      ? warn(reading, "warn.namesake")
      : fact === undefined || !isVerified(fact)
        ? warn(reading, "warn.unknownToken")
        : undefined
  ]
}

/** Shows an amount of the network's coin. */
export const showCoin = ({ facts, network }: Reading, amount: bigint): string => {
  const coin = facts.coin(network)
  return coin === undefined ? String(amount) : `${formatUnits(amount, coin.decimals)} ${showOutsideText(coin.symbol)}`
}

/** Returns true if an amount means everything: at least half of the maximum of its type. */
export const isAll = (amount: bigint, bits: number): boolean => amount >= 1n << BigInt(bits - 1)

const lastSecond = 253_402_300_799n
const year = 31_536_000n

/** Formats epoch seconds as `2026-05-21 00:00:00Z`; undefined beyond the year 9999. */
export const formatTime = (seconds: bigint): string | undefined =>
  seconds >= 0n && seconds <= lastSecond
    ? new Date(Number(seconds) * 1000).toISOString().replace("T", " ").replace(".000", "")
    : undefined

/** Formats the same time in the language of the description. */
export const showTime = ({ time }: Reading, seconds: bigint): string | undefined => {
  const plain = formatTime(seconds)
  return plain === undefined ? undefined : (time?.(seconds) ?? plain)
}

/**
 * Returns the line of a time in epoch seconds, marked as past, far away, or without an end. A number of milliseconds is
 * out of range, so it counts as without an end. `short`: the signature is valid only until then, so the line says
 * nothing about an end that is far away.
 */
export const toTimeLines = (
  reading: Reading,
  label: SentenceKey,
  seconds: bigint,
  short = false
): ReadonlyArray<WordsField | undefined> => {
  const time = showTime(reading, seconds)
  const now = BigInt(Math.floor(reading.facts.now))
  const isPast = time !== undefined && seconds < now
  const isFar = time !== undefined && seconds - now > year
  const value =
    time === undefined ? reading.say("time.endless") : reading.say(isPast ? "time.past" : "time.long", { time })
  return [
    createLine(reading, label, isPast || isFar || time === undefined ? value : time, String(seconds), "time"),
    isPast
      ? warn(reading, "warn.past")
      : time === undefined
        ? warn(reading, "warn.endless", {}, short ? "plain" : "careful")
        : undefined
  ]
}

/** Returns the label of a network. */
export const formatNetwork = ({ facts, say }: Reading, network: NetworkId): string =>
  showOutsideText(facts.networkName(network) ?? "") || say("network.unknown", { id: network.split(":")[1] ?? network })
