import { toChecksumAddress } from "../../chain/evm/checksum.ts"
import { bytesToHex, hexToBytes } from "../../chain/evm/hex.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { readBatch } from "./batch.ts"
import {
  removeNetwork,
  type EvmReader,
  getFields,
  isAddress,
  noteBroken,
  noteMore,
  type Notes,
  getObject,
  getText,
  toWire
} from "./notes.ts"
import { toText } from "../../foundation/text/toText.ts"
import { readExecutionPermissions, grant } from "./grant.ts"
import type { ReadParts, RequestContext, WrittenRequest } from "./walletRequest.ts"
import type { NamespaceReader } from "./notes.ts"
import { readTransaction } from "./transaction.ts"
import { readTypedText } from "./typedData.ts"

const readTransactionParams: EvmReader = (params, notes, context) => {
  const { signer, wire, ...read } = readTransaction(getObject(params, notes), notes, context)
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

const readBatchParams: EvmReader = (params, notes, context) => {
  noteMore(params, 1, notes)
  return readBatch(getObject(params, notes), notes, context)
}

/**
 * Returns the two parameters of a signing method in the order that wallets assume: `data` is the first, unless only the
 * first is an address. Pages mix them up, and wallets accept both.
 */
const readMessageAndAccount = (params: ReadonlyArray<unknown>, notes: Notes, isDataFirst: boolean) => {
  const [first, second] = params
  const isSwapped = isDataFirst ? isAddress(first) && !isAddress(second) : !isAddress(first) && isAddress(second)
  const [data, account] = isDataFirst !== isSwapped ? [first, second] : [second, first]
  if (!isAddress(account)) noteBroken(notes, "params", "name no account")
  return { data, account, more: params.slice(2) }
}

/** Returns the bytes of a message: hex digits after 0x are bytes, anything else is text. */
const toBytes = (message: string): Uint8Array =>
  /^0x(?:[0-9a-f]{2})*$/i.test(message) ? hexToBytes(message) : new TextEncoder().encode(message)

const createMessageReader =
  (isRaw: boolean): EvmReader =>
  (params, notes, context) => {
    const { account, data, more } = readMessageAndAccount(params, notes, !isRaw)
    if (typeof data !== "string" && !(data instanceof Uint8Array))
      noteBroken(notes, isRaw ? "params[1]" : "params[0]", "is not a message")
    const read = data instanceof Uint8Array ? data : toBytes(toText(data))
    const bytes = bytesToHex(read)
    const text = getText(read)
    // A third parameter was a password in the past, and wallets ignore it.
    noteMore(params, 3, notes)
    return {
      kind: "message",
      network: context.network,
      account: toText(account),
      signers: [account],
      params: [...(isRaw ? [account, bytes] : [bytes, account]), ...more.map(toWire)],
      bytes,
      ...(text === undefined ? {} : { text }),
      isRaw
    }
  }

const createTypedDataReader =
  (isDataFirst: boolean): EvmReader =>
  (params, notes, context) => {
    const { account, data: written, more } = readMessageAndAccount(params, notes, isDataFirst)
    const { data, network, text } = readTypedText(written, notes)
    noteMore(params, 2, notes)
    return {
      kind: "typedData",
      network: network ?? context.network,
      account: toText(account),
      signers: [account],
      params: [...(isDataFirst ? [text, account] : [account, text]), ...more.map(toWire)],
      data
    }
  }

const revoke: EvmReader = (params, notes, context) => {
  const [first, ...more] = params
  const fields = getFields(notes, isRecord(first) ? first : {}, "")
  const address = fields.take("address")
  const [session, ...others] = ["pci", "permissionsContext"].map(fields.take).filter((id) => id !== undefined)
  // A permission without a single id, like those of EIP-2255, is not described.
  const isOne = typeof session === "string" && others.every((other) => other === session)
  const signers = address === undefined ? [] : [address]
  noteMore(params, 1, notes)
  return {
    kind: "revoke",
    ...context,
    account: toText(removeNetwork(address, context.network) ?? context.account),
    signers,
    params: first === undefined ? [] : [isRecord(first) ? fields.finish() : toWire(first), ...more.map(toWire)],
    ...(isOne ? { session } : {})
  }
}

/** Reads `wallet_revokeExecutionPermission` (ERC-7715): the context of the permission that ends. */
const revokeExecution: EvmReader = (params, notes, context) => {
  const fields = getFields(notes, getObject(params, notes), "")
  const permission = fields.take("permissionContext")
  fields.write("permissionContext", permission)
  if (typeof permission !== "string" || !/^0x(?:[0-9a-f]{2})+$/i.test(permission))
    noteBroken(notes, "permissionContext", "is not bytes in hex")
  noteMore(params, 1, notes)
  return { kind: "revoke", ...context, signers: [], params: [fields.finish()], session: toText(permission) }
}

const readUserOperation: EvmReader = (params, notes, context) => {
  const operation = getObject(params, notes)
  const sender = operation["sender"]
  const wire = { ...operation, sender: removeNetwork(sender, context.network) ?? context.account }
  return {
    kind: "userOperation",
    ...context,
    account: toText(wire.sender),
    signers: sender === undefined ? [] : [sender],
    params: [wire, ...params.slice(1)].map(toWire),
    operation: wire
  }
}

const readers: Readonly<Record<string, EvmReader>> = {
  eth_sendTransaction: readTransactionParams,
  wallet_sendTransaction: readTransactionParams,
  eth_signTransaction: readTransactionParams,
  wallet_sendCalls: readBatchParams,
  personal_sign: createMessageReader(false),
  eth_sign: createMessageReader(true),
  eth_signTypedData: createTypedDataReader(true),
  eth_signTypedData_v1: createTypedDataReader(true),
  eth_signTypedData_v3: createTypedDataReader(false),
  eth_signTypedData_v4: createTypedDataReader(false),
  wallet_grantPermissions: grant,
  wallet_requestExecutionPermissions: readExecutionPermissions,
  wallet_revokeExecutionPermission: revokeExecution,
  wallet_revokePermissions: revoke,
  eth_sendUserOperation: readUserOperation
}

/** Reads a request to an EVM wallet; undefined if its method is unknown. */
const read = ({ method, params }: WrittenRequest, notes: Notes, context: RequestContext): ReadParts | undefined => {
  const reader = Object.hasOwn(readers, method) ? readers[method] : undefined
  if (reader === undefined) return undefined
  const isAlone = method === "wallet_revokeExecutionPermission" && isRecord(params)
  const list: ReadonlyArray<unknown> = Array.isArray(params) ? params : isAlone ? [params] : []
  if (!Array.isArray(params) && !isAlone && !(params === undefined && method === "wallet_revokePermissions"))
    noteBroken(notes, "params", "are not a list")
  return reader(list, notes, context, method)
}

/** The reader of EVM's requests. */
export const evmReader: NamespaceReader = {
  read,
  getContent: (request) =>
    request.kind === "transaction"
      ? { receiver: request.call.to && toChecksumAddress(request.call.to), amount: String(request.call.value) }
      : {},
  comparable: ({ params }) => params
}
