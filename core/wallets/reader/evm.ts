import { bytesToHex, hexToBytes, toQuantity } from "../../chain/evm/hex.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { readBatch } from "./batch.ts"
import { readerLimits } from "./limits.ts"
import {
  fieldsOf,
  isAddress,
  noteBroken,
  type Notes,
  pathOf,
  readQuantity,
  textOf,
  toWire,
  noteUnread
} from "./notes.ts"
import { readChain, readTransaction } from "./transaction.ts"
import { readTypedText } from "./typedData.ts"
import type { ReadParts, RequestContext, WrittenRequest } from "./walletRequest.ts"

type Reader = (params: ReadonlyArray<unknown>, notes: Notes, context: RequestContext, method: string) => ReadParts

/** The object of which a method's parameters consist. */
const objectOf = (params: ReadonlyArray<unknown>, notes: Notes): Readonly<Record<string, unknown>> => {
  const [first] = params
  if (isRecord(first)) return first
  noteBroken(notes, "params[0]", "is not an object")
  return {}
}

/** Notes parameters that a method does not have. */
const noteMore = (params: ReadonlyArray<unknown>, from: number, notes: Notes): void => {
  for (let at = from; at < params.length; at++)
    if (params[at] !== undefined && params[at] !== null)
      noteUnread(notes, { path: pathOf("params", at), reason: "unknown" })
}

const transaction: Reader = (params, notes, context) => {
  const { signer, wire, ...read } = readTransaction(objectOf(params, notes), notes, context)
  noteMore(params, 1, notes)
  return {
    ...read,
    kind: "transaction",
    network: read.call.network,
    account: read.call.from,
    signers: signer === undefined ? [] : [signer],
    params: [wire, ...params.slice(1).map(toWire)]
  }
}

const batch: Reader = (params, notes, context) => {
  noteMore(params, 1, notes)
  return readBatch(objectOf(params, notes), notes, context)
}

/**
 * The two parameters of a method to sign, as wallets tell them apart: `data` is the first, unless the first is an address
 * and the second is none. Pages mix them up, and wallets accept both.
 */
const messageAndAccount = (params: ReadonlyArray<unknown>, notes: Notes, isDataFirst: boolean) => {
  const [first, second] = params
  const isSwapped = isDataFirst ? isAddress(first) && !isAddress(second) : !isAddress(first) && isAddress(second)
  const [data, account] = isDataFirst !== isSwapped ? [first, second] : [second, first]
  if (!isAddress(account)) noteBroken(notes, "params", "name no account")
  return { data, account, more: params.slice(2) }
}

/** Bytes of a message: hex digits behind 0x are bytes, anything else is text. */
const bytesOf = (message: string): Uint8Array =>
  /^0x(?:[0-9a-f]{2})*$/i.test(message) ? hexToBytes(message) : new TextEncoder().encode(message)

const message =
  (isRaw: boolean): Reader =>
  (params, notes, context) => {
    const { account, data, more } = messageAndAccount(params, notes, !isRaw)
    if (typeof data !== "string" && !(data instanceof Uint8Array))
      noteBroken(notes, isRaw ? "params[1]" : "params[0]", "is not a message")
    const read = data instanceof Uint8Array ? data : bytesOf(String(data))
    const bytes = bytesToHex(read)
    const text = textOf(read)
    // A third parameter was a password once, and wallets ignore it.
    noteMore(more, 1, notes)
    return {
      kind: "message",
      network: context.network,
      account: String(account),
      signers: [account],
      params: [...(isRaw ? [account, bytes] : [bytes, account]), ...more.map(toWire)],
      bytes,
      ...(text === undefined ? {} : { text }),
      isRaw
    }
  }

const typedData =
  (isDataFirst: boolean): Reader =>
  (params, notes, context) => {
    const { account, data: given, more } = messageAndAccount(params, notes, isDataFirst)
    const { data, network, text } = readTypedText(given, notes)
    noteMore(more, 0, notes)
    return {
      kind: "typedData",
      network: network ?? context.network,
      account: String(account),
      signers: [account],
      params: [...(isDataFirst ? [text, account] : [account, text]), ...more.map(toWire)],
      data
    }
  }

const grant: Reader = (params, notes, context) => {
  const read = readGrant(objectOf(params, notes), notes, "", context, true)
  noteMore(params, 1, notes)
  return { ...read, kind: "grant", params: [read.wire, ...params.slice(1).map(toWire)], grants: [read.wire] }
}

/** ERC-7715: a list of permissions, each with its own account and chain. */
const executionPermissions: Reader = (params, notes, context) => {
  const list = params.every(Array.isArray) && params.length === 1 ? params.flat() : params
  const read = list.map((one, at) =>
    isRecord(one)
      ? readGrant(one, notes, pathOf("params", at), context, false)
      : noteBroken(notes, pathOf("params", at), "is not an object")
  )
  const grants = read.filter((one) => one !== undefined)
  if (grants.length === 0) noteBroken(notes, "params", "name no permission")
  if (grants.length > readerLimits.grants)
    noteUnread(notes, { path: "params", reason: "limit", limit: String(readerLimits.grants) })
  const networks = new Set(grants.map(({ network }) => network))
  if (networks.size > 1) noteBroken(notes, "params", "name several networks")
  return {
    kind: "grant",
    network: grants[0]?.network ?? context.network,
    account: grants[0]?.account ?? context.account,
    signers: grants.flatMap(({ signers }) => signers),
    params: list === params ? grants.map(({ wire }) => wire) : [grants.map(({ wire }) => wire)],
    grants: grants.map(({ wire }) => wire)
  }
}

/** Amounts of a permission, in base units: numbers become hex. */
const amounts: ReadonlySet<string> = new Set([
  "allowance",
  "amount",
  "amountPerSecond",
  "initialAmount",
  "maxAmount",
  "maxValue",
  "periodAmount",
  "valueLimit"
])
/** Counts and times of a permission, which are numbers. */
const counts: ReadonlySet<string> = new Set([
  "count",
  "expiry",
  "interval",
  "limit",
  "period",
  "periodDuration",
  "start",
  "startTime",
  "timestamp",
  "value"
])

/** Returns what a permission says with its amounts in hex. A number in decimal digits is refused. */
const withAmounts = (value: unknown, notes: Notes, path: string, name = ""): unknown => {
  if (Array.isArray(value)) return value.map((one, at) => withAmounts(one, notes, pathOf(path, at), name))
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, withAmounts(one, notes, pathOf(path, key), key)])
    )
  const isText = typeof value === "string"
  if (amounts.has(name) && (!isText || /^\d+$/.test(value)) && value !== null) {
    const amount = readQuantity(notes, path, value)
    return amount === undefined ? value : toQuantity(amount)
  }
  if (counts.has(name) && isText && /^\d+$/.test(value)) readQuantity(notes, path, value)
  return value
}

const readGrant = (
  value: Readonly<Record<string, unknown>>,
  notes: Notes,
  path: string,
  context: RequestContext,
  isWritten: boolean
) => {
  const fields = fieldsOf(notes, value, path)
  const network = readChain(fields, notes, path, context.network, isWritten)
  const [address, from] = [fields.take("address"), fields.take("from")]
  if (isWritten) fields.write("address", address ?? context.account)
  const signers = [address, from].filter((one) => one !== undefined)
  for (const name of ["permissions", "permission", "policies", "expiry", "rules"]) {
    const own = fields.take(name)
    if (own !== undefined) fields.write(name, withAmounts(own, notes, pathOf(path, name), name))
  }
  for (const name of ["version", "signer", "to", "isAdjustmentAllowed"]) fields.take(name)
  return {
    network,
    account: typeof signers[0] === "string" ? signers[0] : context.account,
    signers,
    wire: fields.finish()
  }
}

const revoke: Reader = (params, notes, context) => {
  const [first] = params
  const [address, session] = isRecord(first) ? [first["address"], first["pci"]] : []
  const signers = address === undefined ? [] : [address]
  noteMore(params, 1, notes)
  return {
    kind: "revoke",
    ...context,
    signers,
    params: params.map(toWire),
    ...(typeof session === "string" ? { session } : {})
  }
}

const userOperation: Reader = (params, notes, context) => {
  const operation = objectOf(params, notes)
  const sender = operation["sender"]
  const wire = { ...operation, sender: sender ?? context.account }
  return {
    kind: "userOperation",
    ...context,
    signers: sender === undefined ? [] : [sender],
    params: [wire, ...params.slice(1)].map(toWire),
    operation: wire
  }
}

const readers: Readonly<Record<string, Reader>> = {
  eth_sendTransaction: transaction,
  wallet_sendTransaction: transaction,
  eth_signTransaction: transaction,
  wallet_sendCalls: batch,
  personal_sign: message(false),
  eth_sign: message(true),
  eth_signTypedData: typedData(true),
  eth_signTypedData_v1: typedData(true),
  eth_signTypedData_v3: typedData(false),
  eth_signTypedData_v4: typedData(false),
  wallet_grantPermissions: grant,
  wallet_requestExecutionPermissions: executionPermissions,
  wallet_revokePermissions: revoke,
  eth_sendUserOperation: userOperation
}

/** Reads a request to an EVM wallet; undefined if its method is unknown. */
export const readEvm = (
  { method, params }: WrittenRequest,
  notes: Notes,
  context: RequestContext
): ReadParts | undefined => {
  const reader = Object.hasOwn(readers, method) ? readers[method] : undefined
  if (reader === undefined) return undefined
  const list: ReadonlyArray<unknown> = Array.isArray(params) ? params : []
  if (!Array.isArray(params) && !(params === undefined && method === "wallet_revokePermissions"))
    noteBroken(notes, "params", "are not a list")
  return reader(list, notes, context, method)
}
