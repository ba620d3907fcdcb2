import { checksumAddress } from "../../chain/evm/checksum.ts"
import { keccak256 } from "../../chain/evm/keccak256.ts"
import type { NetworkId } from "../../chain/network/ids.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { formatUnits } from "../../foundation/text/units.ts"
import { symbolText, timeText } from "../calldata/reading.ts"
import type { Voice } from "../calldata/sentences.ts"
import type { Facts, TokenFact } from "../calldata/facts.ts"
import type { WordsField } from "../calldata/words.ts"
import { digitsOf, type Located } from "./paths.ts"

/** A value in words, and the original value. */
export interface FormattedValue {
  readonly text: string
  readonly raw: string
  readonly kind: WordsField["kind"]
  /** A shorter form for use within a sentence. */
  readonly short?: string | undefined
}

/** The context of formatting a value: its parameters are already resolved. */
export interface FormatParameters {
  readonly facts: Facts
  readonly time?: Voice["time"] | undefined
  readonly network: NetworkId
  /** The contract that is called. */
  readonly to: string
  readonly from: string
  /** Returns a parameter by its name, or by `…Path`; undefined if it is absent, null if it cannot be resolved. */
  readonly parameter: (name: string) => unknown
}

/** Reads a value as a number; undefined if it is not a number. */
export const numberOf = (one: Located): bigint | undefined => {
  if (typeof one.value === "bigint") return one.value
  const digits = one.type.kind === "bytes" ? digitsOf(one) : undefined
  return digits === undefined || digits.length > 64 ? undefined : BigInt(`0x${digits || "0"}`)
}

/** Reads a value as an address: 20 bytes, or the last 20 of a number or a word. */
export const addressIn = (one: Located): string | undefined => {
  if (one.type.kind === "address" && typeof one.value === "string") return one.value
  const digits = one.type.kind === "string" ? undefined : digitsOf(one)
  return digits === undefined || digits.length < 40 || digits.length > 64 ? undefined : `0x${digits.slice(-40)}`
}

const isAddress = (value: unknown): value is string => typeof value === "string" && /^0x[0-9a-f]{40}$/i.test(value)
/** Returns a whole number that a descriptor contains or refers to; undefined for anything else. */
export const integer = (value: unknown): bigint | undefined =>
  typeof value === "bigint" ||
  (typeof value === "number" && Number.isSafeInteger(value)) ||
  (typeof value === "string" && /^(0x[0-9a-f]{1,64}|\d{1,78})$/i.test(value))
    ? BigInt(value)
    : undefined
const listed = (list: unknown, address: string): boolean =>
  (Array.isArray(list) ? list : [list]).some(
    (one) => typeof one === "string" && one.toLowerCase() === address.toLowerCase()
  )

/** Returns the unchanged text of a value; undefined for a value with parts. */
export const rawText = (one: Located): string | undefined =>
  one.type.kind === "address" && typeof one.value === "string"
    ? checksumAddress(one.value)
    : typeof one.value === "object"
      ? undefined
      : String(one.value)

type Formatter = (one: Located, parameters: FormatParameters) => string | undefined

const coinAmount = (amount: bigint, { facts, network }: FormatParameters): string => {
  const coin = facts.coin(network)
  return coin === undefined ? String(amount) : `${formatUnits(amount, coin.decimals)} ${coin.symbol}`
}

/** Returns the network of a parameter, by default that of the call; undefined if the parameter is not a network. */
const networkOf = ({ network, parameter }: FormatParameters): NetworkId | undefined => {
  const given = parameter("chainId")
  const id = given === undefined ? undefined : integer(given)
  return given === undefined ? network : id === undefined ? undefined : `eip155:${id}`
}

const tokenAmount: Formatter = (one, parameters) => {
  const { facts, parameter } = parameters
  const amount = numberOf(one)
  const token = parameter("token")
  const network = networkOf(parameters)
  if (amount === undefined || token === null || network === undefined) return undefined
  if (!isAddress(token)) return String(amount)
  const isCoin = listed(parameter("nativeCurrencyAddress"), token)
  const known = isCoin ? undefined : facts.token(network, token)
  const fact = isCoin ? facts.coin(network) : known
  if (fact === undefined) return String(amount)
  const threshold = integer(parameter("threshold"))
  const message = parameter("message")
  const digits = formatUnits(amount, fact.decimals)
  const isAll = threshold !== undefined && amount >= threshold
  const text = `${isAll ? (typeof message === "string" ? message : "Unlimited") : digits} ${symbolText(fact.symbol)}`
  return known === undefined ? text : markedText(text, token, known)
}

/** Adds a token's symbol to a text; a symbol that only the contract claims is followed by the address. */
const markedText = (text: string, address: string, { source }: TokenFact): string =>
  source === "chain" ? `${text} (${checksumAddress(address)})` : text

const prefixes = ["", "k", "M", "G", "T", "P", "E", "Z", "Y"]
const smaller = ["", "m", "μ", "n", "p", "f", "a", "z", "y"]

/** Formats a decimal with the SI prefix that leaves one to three digits before the point. */
const prefixed = (units: bigint, decimals: number): readonly [text: string, prefix: string] => {
  if (units === 0n) return ["0", ""]
  const power = String(units).length - 1 - decimals
  const step = Math.max(-8, Math.min(8, Math.floor(power / 3)))
  const shift = decimals + step * 3
  return [
    shift >= 0 ? formatUnits(units, shift) : String(units * 10n ** BigInt(-shift)),
    (step < 0 ? smaller[-step] : prefixes[step]) ?? ""
  ]
}

const pad = (value: bigint): string => String(value).padStart(2, "0")

const nameOf = (address: string, network: NetworkId, { facts, parameter }: FormatParameters): string => {
  const senders = parameter("senderAddress")
  if (senders !== undefined && listed(senders, address)) return "Sender"
  const sources = parameter("sources")
  const fact = facts.name(network, address)
  const allowed =
    !Array.isArray(sources) || sources.length === 0 || fact === undefined || fact.source === "own"
      ? true
      : sources.includes(fact.source === "ens" ? "ens" : "local")
  return fact !== undefined && allowed ? fact.name : checksumAddress(address)
}

/**
 * Returns the name of an address of any chain (ERC-7930): `address@chain#checksum`. Undefined if the bytes are invalid.
 */
const interoperable: Formatter = (one, parameters) => {
  const digits = digitsOf(one) ?? ""
  const [, kind = "", size = ""] = /^0001([0-9a-f]{4})([0-9a-f]{2})/.exec(digits) ?? []
  if (kind !== "0000") return undefined
  const reference = digits.slice(10, 10 + Number.parseInt(size, 16) * 2)
  const at = 10 + reference.length
  const length = Number.parseInt(digits.slice(at, at + 2), 16) * 2
  const address = `0x${digits.slice(at + 2)}`
  if (address.length !== length + 2 || !isAddress(address)) return undefined
  const id = BigInt(`0x${reference || "0"}`)
  const bytes = Uint8Array.from(digits.slice(4).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  const sum = keccak256(bytes).slice(0, 8).toUpperCase()
  return `${nameOf(address, `eip155:${id}`, parameters)}@eip155:${id}#${sum}`
}

/** Returns the name of a collectible's collection. */
const collectionOf = ({ facts, network, parameter }: FormatParameters): string | undefined => {
  const collection = parameter("collection")
  return isAddress(collection) ? facts.collection(network, collection) : undefined
}

const formatters: Readonly<Record<string, Formatter>> = {
  raw: rawText,
  amount: (one, parameters) => {
    const amount = numberOf(one)
    return amount === undefined ? undefined : coinAmount(amount, parameters)
  },
  tokenAmount,
  nftName: (one, parameters) => {
    const id = numberOf(one)
    if (id === undefined || parameters.parameter("collection") === null) return undefined
    const name = collectionOf(parameters)
    return name === undefined ? String(id) : `Collection Name: ${name} - Token ID: ${id}`
  },
  date: (one, { facts, network, parameter, time: inWords }) => {
    const number = numberOf(one)
    if (number === undefined) return undefined
    const time = parameter("encoding") === "blockheight" ? facts.blockTime(network, number) : number
    const plain = time === undefined ? undefined : timeText(BigInt(time))
    return time === undefined || plain === undefined ? String(number) : (inWords?.(BigInt(time)) ?? plain)
  },
  duration: (one) => {
    const seconds = numberOf(one)
    return seconds === undefined || seconds < 0n
      ? undefined
      : `${pad(seconds / 3600n)}:${pad((seconds / 60n) % 60n)}:${pad(seconds % 60n)}`
  },
  unit: (one, { parameter }) => {
    const number = numberOf(one)
    const decimals = Number(integer(parameter("decimals")) ?? 0n)
    const base = parameter("base")
    if (number === undefined || typeof base !== "string" || decimals > 77) return undefined
    if (parameter("prefix") !== true) return `${formatUnits(number, decimals)}${base}`
    const [text, prefix] = prefixed(number < 0n ? -number : number, decimals)
    return `${number < 0n ? "-" : ""}${text}${prefix}${base}`
  },
  enum: (one, { parameter }) => {
    const values = parameter("$ref")
    const raw = rawText(one)
    const number = numberOf(one)
    if (!isRecord(values) || raw === undefined) return undefined
    const names = [
      raw,
      ...(number === undefined ? [] : [String(number)]),
      // Descriptors spell booleans as `True` and `False`, and as numbers.
      ...(one.value === true ? ["True", "1"] : one.value === false ? ["False", "0"] : [])
    ]
    const key = names.find((name) => Object.hasOwn(values, name))
    const text = key === undefined ? undefined : values[key]
    return typeof text === "string" ? text : number === undefined ? raw : String(number)
  },
  chainId: (one, { facts }) => {
    const id = numberOf(one)
    return id === undefined ? undefined : (facts.networkName(`eip155:${id}`) ?? String(id))
  },
  addressName: (one, parameters) => {
    const address = addressIn(one)
    return address === undefined ? rawText(one) : nameOf(address, parameters.network, parameters)
  },
  tokenTicker: (one, parameters) => {
    const address = addressIn(one)
    const network = networkOf(parameters)
    if (address === undefined || network === undefined) return undefined
    const fact = parameters.facts.token(network, address)
    return fact === undefined ? checksumAddress(address) : markedText(symbolText(fact.symbol), address, fact)
  },
  interoperableAddressName: interoperable
}

const kinds: Readonly<Record<string, WordsField["kind"]>> = {
  amount: "amount",
  tokenAmount: "amount",
  date: "time",
  addressName: "address",
  tokenTicker: "address"
}

/** Formats a value; undefined if the format is unknown, or does not fit the value. */
export const formatValue = (name: string, one: Located, parameters: FormatParameters): FormattedValue | undefined => {
  const formatter = Object.hasOwn(formatters, name) ? formatters[name] : undefined
  const text = formatter?.(one, parameters)
  const address = kinds[name] === "address" ? addressIn(one) : undefined
  const collection = name === "nftName" ? collectionOf(parameters) : undefined
  return text === undefined
    ? undefined
    : {
        text,
        raw: address === undefined ? (rawText(one) ?? "") : checksumAddress(address),
        kind: kinds[name] ?? (one.type.kind === "address" ? "address" : "text"),
        ...(collection === undefined ? {} : { short: `${collection} #${numberOf(one)}` })
      }
}
