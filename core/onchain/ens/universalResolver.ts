import { type AbiItem, encodeValues, toAbiItem } from "../calldata/encodeValues.ts"
import { type AbiType, type AbiValue, decodeWithTail, readSignature } from "../calldata/abi.ts"
import { encodeDnsName, namehash } from "./ensName.ts"

/** ENS's Universal Resolver (ENSIP-23) on Ethereum, at viem's address for mainnet. */
export const universalResolver = "0xeeeeeeee14d718c2b47d9923deab1335e144eeee"
/** Multicall3, at its address on every network. */
export const multicall3 = "0xca11bde05977b3631167028862be2a173976ca11"
/** Asks the caller to collect the answers of several gateways itself, in place of a server that does so. */
export const localBatchGateway = "x-batch-gateway:true"

const functions = {
  resolve: toAbiItem("resolveWithGateways(bytes name,bytes data,string[] gateways)"),
  reverse: toAbiItem("reverseWithGateways(bytes address,uint256 coinType,string[] gateways)"),
  addr: toAbiItem("addr(bytes32 node)"),
  addrOfCoin: toAbiItem("addr(bytes32 node,uint256 coinType)"),
  text: toAbiItem("text(bytes32 node,string key)"),
  aggregate: toAbiItem("aggregate3((address target,bool allowFailure,bytes callData)[] calls)")
}

const errors = {
  notFound: toAbiItem("ResolverNotFound(bytes name)"),
  unsupported: toAbiItem("UnsupportedResolverProfile(bytes4 selector)"),
  http: toAbiItem("HttpError(uint16 status,string message)"),
  badGateway: toAbiItem("InvalidBatchGatewayResponse()"),
  mismatch: toAbiItem("ReverseAddressMismatch(string primary,bytes address)"),
  offchain: toAbiItem("OffchainLookup(address sender,string[] urls,bytes callData,bytes4 callback,bytes extraData)")
}

const encodeCall = ({ selector, types }: AbiItem, values: ReadonlyArray<AbiValue>): string =>
  `0x${selector}${encodeValues(types, values)}`

const getTypes = (text: string): ReadonlyArray<AbiType> =>
  readSignature(`result${text}`)?.parameters.map(({ type }) => type) ?? []

/** Decodes the values of a result; undefined for anything that does not fit. */
const decodeResult = (types: ReadonlyArray<AbiType>, data: string): ReadonlyArray<AbiValue> | undefined =>
  decodeWithTail(
    types.map((type) => ({ name: "", type })),
    data.slice(2)
  )?.values

/** A record of a name: an address, or a text such as `avatar`. */
export type EnsRecord = { readonly coinType: number } | { readonly text: string }

/** Returns the call of a resolver for a record. Ethereum's address has a function of its own, which all resolvers have. */
const encodeRecord = (name: string, record: EnsRecord): string => {
  const node = namehash(name)
  if ("text" in record) return encodeCall(functions.text, [node, record.text])
  return record.coinType === 60
    ? encodeCall(functions.addr, [node])
    : encodeCall(functions.addrOfCoin, [node, BigInt(record.coinType)])
}

/** Returns the call of the Universal Resolver for a record of a normalized name. */
export const encodeResolve = (name: string, record: EnsRecord): string =>
  encodeCall(functions.resolve, [encodeDnsName(name), encodeRecord(name, record), [localBatchGateway]])

/**
 * Returns the call of the Universal Resolver for the primary name of an address (ENSIP-19). It reverts if the name does
 * not resolve to the address. Without gateways, so that no server is asked.
 */
export const encodeReverse = (address: string, coinType: number): string =>
  encodeCall(functions.reverse, [address, BigInt(coinType), []])

/** Returns one call for several calls of the Universal Resolver, each of which may fail. */
export const encodeAggregate = (calls: ReadonlyArray<string>): string =>
  encodeCall(functions.aggregate, [calls.map((call) => [universalResolver, true, call])])

/** The result of one call among several: its data, or the data with which it reverted. */
export interface CallResult {
  readonly success: boolean
  readonly data: string
}

const aggregateResult = getTypes("((bool success,bytes data)[] results)")

/** Decodes the results of several calls; undefined unless there are exactly that many. */
export const decodeAggregate = (data: string, count: number): ReadonlyArray<CallResult> | undefined => {
  const [results] = decodeResult(aggregateResult, data) ?? []
  if (typeof results !== "object" || results.length !== count) return undefined
  return results.map((result) => {
    const [success, returned] = typeof result === "object" ? result : []
    return { success: success === true, data: String(returned) }
  })
}

const resolveResult = getTypes("(bytes data,address resolver)")
const addressResult = getTypes("(address account)")
const bytesResult = getTypes("(bytes value)")
const textResult = getTypes("(string value)")

/** Decodes a record: bytes of an address with `0x`, or a text; empty if the resolver has none. Undefined if invalid. */
export const decodeRecord = (record: EnsRecord, data: string): string | undefined => {
  const [answer] = decodeResult(resolveResult, data) ?? []
  if (typeof answer !== "string") return undefined
  if (answer === "0x") return "text" in record ? "" : "0x"
  const types = "text" in record ? textResult : record.coinType === 60 ? addressResult : bytesResult
  const [value] = decodeResult(types, answer) ?? []
  return typeof value === "string" ? value : undefined
}

const reverseResult = getTypes("(string name,address resolver,address reverseResolver)")

/** Decodes a primary name; undefined if there is none. */
export const decodeReverse = (data: string): string | undefined => {
  const [name] = decodeResult(reverseResult, data) ?? []
  return typeof name === "string" && name !== "" ? name : undefined
}

/** A lookup that continues on a server (EIP-3668). */
export interface OffchainLookup {
  readonly sender: string
  readonly urls: ReadonlyArray<string>
  readonly callData: string
  readonly callback: string
  readonly extraData: string
}

/** Why the Universal Resolver reverted. */
export type Revert =
  | { readonly reason: "notFound" | "unsupported" | "gateway" | "mismatch" | "other" }
  | { readonly reason: "offchain"; readonly lookup: OffchainLookup }

/** Reads the data of a revert. */
export const readRevert = (data: string): Revert => {
  const name = (Object.keys(errors) as ReadonlyArray<keyof typeof errors>).find((key) =>
    data.startsWith(`0x${errors[key].selector}`)
  )
  switch (name) {
    case "notFound":
    case "unsupported":
    case "mismatch":
      return { reason: name }
    case "http":
    case "badGateway":
      return { reason: "gateway" }
    case "offchain": {
      const lookup = readLookup(data)
      return lookup === undefined ? { reason: "other" } : { reason: "offchain", lookup }
    }
    default:
      return { reason: "other" }
  }
}

const toTexts = (value: AbiValue | undefined): ReadonlyArray<string> =>
  typeof value === "object" ? value.map(String) : []

const readLookup = (data: string): OffchainLookup | undefined => {
  const [sender, urls, callData, callback, extraData] = decodeResult(errors.offchain.types, `0x${data.slice(10)}`) ?? []
  return sender === undefined
    ? undefined
    : {
        sender: String(sender),
        urls: toTexts(urls),
        callData: String(callData),
        callback: String(callback),
        extraData: String(extraData)
      }
}

const callbackTypes = getTypes("(bytes response,bytes extraData)")

/** Returns the call that continues a lookup with the server's response. */
export const encodeCallback = ({ callback, extraData }: OffchainLookup, response: string): string =>
  `${callback}${encodeValues(callbackTypes, [response, extraData])}`
