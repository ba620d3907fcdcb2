import { toChecksumAddress } from "../../chain/evm/checksum.ts"
import { keccak256 } from "../../chain/evm/keccak256.ts"
import type { NetworkId } from "../../chain/network/ids.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { formatUnits } from "../../foundation/text/units.ts"
import { showSymbol, formatTime } from "../calldata/reading.ts"
import type { SentenceLanguage } from "../calldata/sentences.ts"
import type { Facts, TokenFact } from "../calldata/facts.ts"
import type { WordsField } from "../calldata/words.ts"
import { getDigits, type Located } from "./paths.ts"

/** A formatted value, and the original one. */
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
  readonly time?: SentenceLanguage["time"] | undefined
  readonly network: NetworkId
  /** The contract that is called. */
  readonly to: string
  readonly from: string
  /** Returns a parameter by its name, or by `…Path`; undefined if it is absent, null if it cannot be resolved. */
  readonly parameter: (name: string) => unknown
}

/** Reads a value as a number; undefined if it is not a number. */
export const getNumber = (element: Located): bigint | undefined => {
  if (typeof element.value === "bigint") return element.value
  const digits = element.type.kind === "bytes" ? getDigits(element) : undefined
  return digits === undefined || digits.length > 64 ? undefined : BigInt(`0x${digits || "0"}`)
}

/** Reads a value as an address: 20 bytes, or the last 20 of a number or a word. */
export const findAddress = (element: Located): string | undefined => {
  if (element.type.kind === "address" && typeof element.value === "string") return element.value
  const digits = element.type.kind === "string" ? undefined : getDigits(element)
  return digits === undefined || digits.length < 40 || digits.length > 64 ? undefined : `0x${digits.slice(-40)}`
}

const isAddress = (value: unknown): value is string => typeof value === "string" && /^0x[0-9a-f]{40}$/i.test(value)
/** Returns a whole number that a descriptor contains or refers to; undefined for anything else. */
export const readInteger = (value: unknown): bigint | undefined =>
  typeof value === "bigint" ||
  (typeof value === "number" && Number.isSafeInteger(value)) ||
  (typeof value === "string" && /^(0x[0-9a-f]{1,64}|\d{1,78})$/i.test(value))
    ? BigInt(value)
    : undefined
const isListed = (list: unknown, address: string): boolean =>
  (Array.isArray(list) ? list : [list]).some(
    (candidate) => typeof candidate === "string" && candidate.toLowerCase() === address.toLowerCase()
  )

/** Returns the unchanged text of a value; undefined for a value with parts. */
export const showRaw = (element: Located): string | undefined =>
  element.type.kind === "address" && typeof element.value === "string"
    ? toChecksumAddress(element.value)
    : typeof element.value === "object"
      ? undefined
      : String(element.value)

type Formatter = (element: Located, parameters: FormatParameters) => string | undefined

const getCoinAmount = (amount: bigint, { facts, network }: FormatParameters): string => {
  const coin = facts.coin(network)
  return coin === undefined ? String(amount) : `${formatUnits(amount, coin.decimals)} ${coin.symbol}`
}

/** Returns the network of a parameter, by default that of the call; undefined if the parameter is not a network. */
const getNetwork = ({ network, parameter }: FormatParameters): NetworkId | undefined => {
  const chainId = parameter("chainId")
  const id = chainId === undefined ? undefined : readInteger(chainId)
  return chainId === undefined ? network : id === undefined ? undefined : `eip155:${id}`
}

const getTokenAmount: Formatter = (element, parameters) => {
  const { facts, parameter } = parameters
  const amount = getNumber(element)
  const token = parameter("token")
  const network = getNetwork(parameters)
  if (amount === undefined || token === null || network === undefined) return undefined
  if (!isAddress(token)) return String(amount)
  const isCoin = isListed(parameter("nativeCurrencyAddress"), token)
  const known = isCoin ? undefined : facts.token(network, token)
  const fact = isCoin ? facts.coin(network) : known
  if (fact === undefined) return String(amount)
  const threshold = readInteger(parameter("threshold"))
  const message = parameter("message")
  const digits = formatUnits(amount, fact.decimals)
  const isAll = threshold !== undefined && amount >= threshold
  const text = `${isAll ? (typeof message === "string" ? message : "Unlimited") : digits} ${showSymbol(fact.symbol)}`
  return known === undefined ? text : addSymbol(text, token, known)
}

/** Adds a token's symbol to a text; a symbol that only the contract claims is followed by the address. */
const addSymbol = (text: string, address: string, { source }: TokenFact): string =>
  source === "chain" ? `${text} (${toChecksumAddress(address)})` : text

const prefixes = ["", "k", "M", "G", "T", "P", "E", "Z", "Y"]
const smaller = ["", "m", "μ", "n", "p", "f", "a", "z", "y"]

/** Formats a decimal with the SI prefix that leaves one to three digits before the point. */
const formatWithPrefix = (units: bigint, decimals: number): readonly [text: string, prefix: string] => {
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

const getName = (address: string, network: NetworkId, { facts, parameter }: FormatParameters): string => {
  const senders = parameter("senderAddress")
  if (senders !== undefined && isListed(senders, address)) return "Sender"
  const sources = parameter("sources")
  const fact = facts.name(network, address)
  const allowed =
    !Array.isArray(sources) || sources.length === 0 || fact === undefined || fact.source === "own"
      ? true
      : sources.includes(fact.source === "ens" ? "ens" : "local")
  return fact !== undefined && allowed ? fact.name : toChecksumAddress(address)
}

/**
 * Returns the name of an address of any chain (ERC-7930): `address@chain#checksum`. Undefined if the bytes are invalid.
 */
const formatInteroperable: Formatter = (element, parameters) => {
  const digits = getDigits(element) ?? ""
  const [, kind = "", size = ""] = /^0001([0-9a-f]{4})([0-9a-f]{2})/.exec(digits) ?? []
  if (kind !== "0000") return undefined
  const reference = digits.slice(10, 10 + Number.parseInt(size, 16) * 2)
  const start = 10 + reference.length
  const length = Number.parseInt(digits.slice(start, start + 2), 16) * 2
  const address = `0x${digits.slice(start + 2)}`
  if (address.length !== length + 2 || !isAddress(address)) return undefined
  const id = BigInt(`0x${reference || "0"}`)
  const bytes = Uint8Array.from(digits.slice(4).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  const sum = keccak256(bytes).slice(0, 8).toUpperCase()
  return `${getName(address, `eip155:${id}`, parameters)}@eip155:${id}#${sum}`
}

/** Returns the name of a collectible's collection. */
const getCollection = ({ facts, network, parameter }: FormatParameters): string | undefined => {
  const collection = parameter("collection")
  return isAddress(collection) ? facts.collection(network, collection) : undefined
}

const formatters: Readonly<Record<string, Formatter>> = {
  raw: showRaw,
  amount: (element, parameters) => {
    const amount = getNumber(element)
    return amount === undefined ? undefined : getCoinAmount(amount, parameters)
  },
  tokenAmount: getTokenAmount,
  nftName: (element, parameters) => {
    const id = getNumber(element)
    if (id === undefined || parameters.parameter("collection") === null) return undefined
    const name = getCollection(parameters)
    return name === undefined ? String(id) : `Collection Name: ${name} - Token ID: ${id}`
  },
  date: (element, { facts, network, parameter, time: inWords }) => {
    const number = getNumber(element)
    if (number === undefined) return undefined
    const time = parameter("encoding") === "blockheight" ? facts.blockTime(network, number) : number
    const plain = time === undefined ? undefined : formatTime(BigInt(time))
    return time === undefined || plain === undefined ? String(number) : (inWords?.(BigInt(time)) ?? plain)
  },
  duration: (element) => {
    const seconds = getNumber(element)
    return seconds === undefined || seconds < 0n
      ? undefined
      : `${pad(seconds / 3600n)}:${pad((seconds / 60n) % 60n)}:${pad(seconds % 60n)}`
  },
  unit: (element, { parameter }) => {
    const number = getNumber(element)
    const decimals = Number(readInteger(parameter("decimals")) ?? 0n)
    const base = parameter("base")
    if (number === undefined || typeof base !== "string" || decimals > 77) return undefined
    if (parameter("prefix") !== true) return `${formatUnits(number, decimals)}${base}`
    const [text, prefix] = formatWithPrefix(number < 0n ? -number : number, decimals)
    return `${number < 0n ? "-" : ""}${text}${prefix}${base}`
  },
  enum: (element, { parameter }) => {
    const values = parameter("$ref")
    const raw = showRaw(element)
    const number = getNumber(element)
    if (!isRecord(values) || raw === undefined) return undefined
    const names = [
      raw,
      ...(number === undefined ? [] : [String(number)]),
      // Descriptors spell booleans as `True` and `False`, and as numbers.
      ...(element.value === true ? ["True", "1"] : element.value === false ? ["False", "0"] : [])
    ]
    const key =
      names.find((name) => Object.hasOwn(values, name)) ??
      // Descriptors also write addresses in lower case, and numbers in hex or with zeros before them.
      Object.keys(values).find(
        (name) =>
          (raw.startsWith("0x") && name.toLowerCase() === raw.toLowerCase()) ||
          (number !== undefined && readInteger(name) === number)
      )
    const text = key === undefined ? undefined : values[key]
    return typeof text === "string" ? text : number === undefined ? raw : String(number)
  },
  chainId: (element, { facts }) => {
    const id = getNumber(element)
    return id === undefined ? undefined : (facts.networkName(`eip155:${id}`) ?? String(id))
  },
  addressName: (element, parameters) => {
    const address = findAddress(element)
    return address === undefined ? showRaw(element) : getName(address, parameters.network, parameters)
  },
  tokenTicker: (element, parameters) => {
    const address = findAddress(element)
    const network = getNetwork(parameters)
    if (address === undefined || network === undefined) return undefined
    const fact = parameters.facts.token(network, address)
    return fact === undefined ? toChecksumAddress(address) : addSymbol(showSymbol(fact.symbol), address, fact)
  },
  interoperableAddressName: formatInteroperable
}

const kinds: Readonly<Record<string, WordsField["kind"]>> = {
  amount: "amount",
  tokenAmount: "amount",
  date: "time",
  addressName: "address",
  tokenTicker: "address"
}

/** Formats a value; undefined if the format is unknown, or does not fit the value. */
export const formatValue = (
  name: string,
  element: Located,
  parameters: FormatParameters
): FormattedValue | undefined => {
  const formatter = Object.hasOwn(formatters, name) ? formatters[name] : undefined
  const text = formatter?.(element, parameters)
  const address = kinds[name] === "address" ? findAddress(element) : undefined
  const collection = name === "nftName" ? getCollection(parameters) : undefined
  return text === undefined
    ? undefined
    : {
        text,
        raw: address === undefined ? (showRaw(element) ?? "") : toChecksumAddress(address),
        kind: kinds[name] ?? (element.type.kind === "address" ? "address" : "text"),
        ...(collection === undefined ? {} : { short: `${collection} #${getNumber(element)}` })
      }
}
