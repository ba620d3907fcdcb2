import { CallsMisfit } from "../connectors/errors.ts"
import * as Either from "effect/Either"
import { anything, array, type Decoder, optional, string, struct } from "../../foundation/data/decode.ts"
import { toQuantity } from "../../chain/evm/hex.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import {
  removeNetwork,
  getFields,
  noteBroken,
  noteOtherForm,
  type Notes,
  getPath,
  toWire,
  noteUnread,
  readerLimits
} from "./notes.ts"
import { readCallFields, readChain } from "./transaction.ts"
import type { EvmCall, ReadParts, RequestContext, RequestedCapability } from "./walletRequest.ts"

/** One call of a batch. */
export interface BatchCall {
  readonly to: string
  readonly data?: string | undefined
  /** Base units in hex. */
  readonly value?: string | undefined
}

/** A call of a batch in the form that hosts write: a value may be a number. */
export type WrittenCall = Omit<BatchCall, "value"> & { readonly value?: string | number | bigint | undefined }

/** Reads a value; numbers become hex. */
const readValue: Decoder<string> = (value) =>
  (typeof value === "bigint" && value >= 0n) || (Number.isSafeInteger(value) && Number(value) >= 0)
    ? toQuantity(BigInt(String(value)))
    : string(128)(value)

const readOne = struct({ to: string(128), data: optional(string(1_048_576)), value: optional(readValue) })
const readList = array(anything, readerLimits.calls)

/**
 * Reads the calls of `wallet_sendCalls`. Each needs a `to` that starts with 0x, and its data, if any, must start with
 * 0x. The failure names the invalid call, counted from 0. docs/spec/wallets.md#requests-calls.
 */
export const readCalls = (calls: unknown): Either.Either<ReadonlyArray<BatchCall>, CallsMisfit> => {
  const refuse = (index: number, rule: string) => Either.left(new CallsMisfit({ at: index, rule }))
  if (Array.isArray(calls) && calls.length > readerLimits.calls)
    return refuse(readerLimits.calls, `exceeds the limit: a batch has at most ${readerLimits.calls} calls`)
  const read = (readList(calls) ?? []).map(readOne)
  if (read.length === 0) return refuse(0, "is missing: the list of calls is empty, or not a list")
  const index = read.findIndex((call) => call === undefined || findBrokenRule(call) !== undefined)
  const broken = read[index]
  return index < 0
    ? Either.right(read.filter((call) => call !== undefined))
    : refuse(index, (broken && findBrokenRule(broken)) ?? findUnreadable((readList(calls) ?? [])[index]))
}

/** Returns the rule that an unreadable call breaks. */
const findUnreadable = (call: unknown): string => {
  const { data, to, value } = isRecord(call) ? call : {}
  if (typeof to !== "string") return "has no receiver: pass `to`, and data and value as text"
  if (value !== undefined && readValue(value) === undefined)
    return 'has a value that is not a whole number from 0: pass hex, as in "0x1"'
  if (data !== undefined && typeof data !== "string") return "has data that is not text: pass hex"
  return "has a field that is too long"
}

const findBrokenRule = ({ data = "0x", to }: BatchCall): string | undefined =>
  !to.startsWith("0x")
    ? "needs a receiver that starts with 0x"
    : data.startsWith("0x")
      ? undefined
      : "has data that does not start with 0x"

/** Reads a batch (EIP-5792) with its capabilities, which the batch and each of its calls may have. */
export const readBatch = (
  value: Readonly<Record<string, unknown>>,
  notes: Notes,
  context: RequestContext
): ReadParts => {
  const fields = getFields(notes, value, "")
  const signer = fields.take("from")
  const network = readChain(fields, notes, "", context.network, true)
  const signerAddress = removeNetwork(signer, network)
  fields.write("from", signerAddress ?? context.account)
  const account = typeof signerAddress === "string" ? signerAddress : context.account
  for (const name of ["version", "id"])
    noteOtherForm(notes, name, fields.take(name), (item) => typeof item === "string" || typeof item === "number")
  const atomic = fields.take("atomicRequired")
  noteOtherForm(notes, "atomicRequired", atomic, (item) => typeof item === "boolean")
  const isAtomic = atomic === true
  const list = fields.take("calls")
  const checked = readCalls(toWire(list))
  if (Either.isLeft(checked)) notes.misfits.push(checked.left)
  else if (checked.right.length > readerLimits.shownCalls)
    noteUnread(notes, { path: "params", reason: "limit", limit: String(readerLimits.shownCalls) })
  const read = (Array.isArray(list) ? list : [])
    .slice(0, readerLimits.calls)
    .map((item: unknown, index) => readCall(item, notes, index, { network, account }))
  const own = readCapabilities(fields.take("capabilities"), notes, "capabilities")
  if (read.length > 0)
    fields.write(
      "calls",
      read.map(({ wire }) => wire)
    )
  return {
    kind: "batch",
    network,
    account,
    signers: signer === undefined ? [] : [signer],
    params: [fields.finish()],
    calls: read.flatMap(({ call }) => (call === undefined ? [] : [call])),
    capabilities: [...own, ...read.flatMap(({ capabilities }) => capabilities)],
    isAtomic
  }
}

const readCall = (
  value: unknown,
  notes: Notes,
  index: number,
  context: RequestContext
): {
  readonly call?: EvmCall
  readonly capabilities: ReadonlyArray<RequestedCapability>
  readonly wire: unknown
} => {
  const path = getPath("calls", index)
  if (!isRecord(value)) {
    noteBroken(notes, path, "is not an object")
    return { capabilities: [], wire: value }
  }
  const fields = getFields(notes, value, path)
  const network = readChain(fields, notes, path, context.network, false)
  // A batch has one network: a call that names another is refused.
  if (network !== context.network) noteBroken(notes, getPath(path, "chainId"), "and the batch's chainId differ")
  const call = readCallFields(fields, notes, path, context)
  const capabilities = readCapabilities(fields.take("capabilities"), notes, getPath(path, "capabilities"))
  return { call, capabilities: capabilities.map((item) => ({ ...item, call: index })), wire: fields.finish() }
}

const readCapabilities = (value: unknown, notes: Notes, path: string): ReadonlyArray<RequestedCapability> => {
  if (value === undefined) return []
  if (!isRecord(value)) {
    noteUnread(notes, { path, reason: "invalid" })
    return []
  }
  const all = Object.entries(value)
  if (all.length > readerLimits.capabilities)
    noteUnread(notes, { path, reason: "limit", limit: String(readerLimits.capabilities) })
  return all.slice(0, readerLimits.capabilities).map(([name, settings]) => ({
    name,
    isOptional: isRecord(settings) && settings["optional"] === true,
    value: settings
  }))
}
