import { toQuantity } from "../../chain/evm/hex.ts"
import { evmNetworkId, hexChainId } from "../../chain/network/caip.ts"
import type { NetworkId } from "../../chain/network/ids.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import {
  removeNetwork,
  type Fields,
  getFields,
  noteBroken,
  type Notes,
  getPath,
  readAddress,
  readBytes,
  readQuantity,
  noteUnread,
  readerLimits
} from "./notes.ts"
import type { Authorization, EvmCall, GasTerms, Paymaster, RequestContext } from "./walletRequest.ts"

const getQuantity = (fields: Fields, notes: Notes, path: string, name: string): bigint | undefined => {
  const value = readQuantity(notes, getPath(path, name), fields.take(name))
  fields.write(name, value === undefined ? undefined : toQuantity(value))
  return value
}

/**
 * Reads a field that may have either of two names, and writes it under the first. Refuses both if their values differ.
 */
const getEither = <A>(
  { take, write }: Fields,
  notes: Notes,
  path: string,
  [name, alias]: readonly [string, string],
  read: (field: string, value: unknown) => A | undefined,
  toText: (value: A) => string
): A | undefined => {
  const [own, other] = [name, alias].map((field) => read(getPath(path, field), take(field)))
  if (own !== undefined && other !== undefined && toText(own).toLowerCase() !== toText(other).toLowerCase())
    noteBroken(notes, getPath(path, name), `and ${alias} differ`)
  const value = own ?? other
  write(alias, undefined)
  write(name, value === undefined ? undefined : toText(value))
  return value
}

/** Reads the chain of an object; `fallback` if it has no chain. Refuses a chain that cannot be read. */
export const readChain = (
  fields: Fields,
  notes: Notes,
  path: string,
  fallback: NetworkId,
  isWritten: boolean
): NetworkId => {
  const field = getPath(path, "chainId")
  const id = readQuantity(notes, field, fields.take("chainId"))
  const network = id === undefined ? fallback : evmNetworkId(id)
  if (network === null) noteBroken(notes, field, "is not the number of a chain")
  fields.write("chainId", id === undefined && !isWritten ? undefined : hexChainId(network ?? fallback))
  return network ?? fallback
}

/** Reads receiver, value and data of a call. */
export const readCallFields = (
  fields: Fields,
  notes: Notes,
  path: string,
  { account, network }: RequestContext
): EvmCall => {
  const to = readAddress(notes, getPath(path, "to"), fields.take("to"))
  fields.write("to", to)
  const value = getQuantity(fields, notes, path, "value") ?? 0n
  const data = getEither(fields, notes, path, ["data", "input"], (field, text) => readBytes(notes, field, text), String)
  return {
    network,
    from: account,
    ...(to === undefined ? {} : { to: to.toLowerCase() }),
    value,
    data: (data ?? "0x").toLowerCase(),
    authorizations: []
  }
}

/** A transaction of `eth_sendTransaction`. */
export interface ReadTransaction {
  readonly call: EvmCall
  readonly terms: GasTerms
  readonly nonce?: bigint
  readonly paymaster?: Paymaster
  readonly feeToken?: string
  readonly signer: unknown
  readonly wire: Readonly<Record<string, unknown>>
}

/** Bytes of a blob, each of which takes one unit of blob gas. */
const blobBytes = 131_072n

/**
 * Reads a transaction with all its fields: those of Ethereum, and of zkSync and Celo as viem writes them. Fills in
 * account and chain. Every outgoing field is described or noted as unread, except these, which do not change the cost
 * to the account:
 *
 * - `type`, if known: how the transaction is encoded
 * - `accessList`: the gas, which is part of the fee
 * - content of `blobs`, `blobVersionedHashes`, `sidecars`, `commitments`, `proofs`: the fee includes their number
 * - `nonce`, `yParity`, `v`, `r`, `s` of an authorization: whether it is valid
 * - `gasPerPubdata`, `factoryDeps`, `customSignature` of zkSync: within the gas, or part of the data
 * - `version`, `id`, `atomicRequired` of a batch: how the wallet answers, and that its calls are atomic
 */
export const readTransaction = (
  value: Readonly<Record<string, unknown>>,
  notes: Notes,
  context: RequestContext
): ReadTransaction => {
  const fields = getFields(notes, value, "")
  const signer = fields.take("from")
  const network = readChain(fields, notes, "", context.network, true)
  const signerAddress = removeNetwork(signer, network)
  fields.write("from", signerAddress ?? context.account)
  const from = typeof signerAddress === "string" ? signerAddress : context.account
  const call = readCallFields(fields, notes, "", { network, account: from })
  const gas = getEither(
    fields,
    notes,
    "",
    ["gas", "gasLimit"],
    (field, text) => readQuantity(notes, field, text),
    toQuantity
  )
  const [gasPrice, maxFeePerGas, maxPriorityFeePerGas, blobPrice] = [
    "gasPrice",
    "maxFeePerGas",
    "maxPriorityFeePerGas",
    "maxFeePerBlobGas"
  ].map((name) => getQuantity(fields, notes, "", name))
  if (gasPrice !== undefined && maxFeePerGas !== undefined && gasPrice !== maxFeePerGas)
    noteBroken(notes, "gasPrice", "and maxFeePerGas differ")
  const nonce = getQuantity(fields, notes, "", "nonce")
  readType(fields, notes)
  readAccessList(fields, notes)
  const blobs = readBlobs(fields, notes)
  // Without a price, the fee of the blobs is unlimited.
  if (blobs > 0 && blobPrice === undefined) noteUnread(notes, { path: "blobs", reason: "unknown" })
  const authorizations = readAuthorizations(fields, notes)
  const paymaster = readZkSync(fields, notes)
  const feeToken = readAddress(notes, "feeCurrency", fields.take("feeCurrency"))
  return {
    call: { ...call, authorizations },
    terms: {
      ...(gas === undefined ? {} : { gas }),
      ...(gasPrice === undefined ? {} : { gasPrice }),
      ...(maxFeePerGas === undefined ? {} : { maxFeePerGas }),
      ...(maxPriorityFeePerGas === undefined ? {} : { maxPriorityFeePerGas }),
      ...(blobPrice === undefined ? {} : { blobFee: blobPrice * blobBytes * BigInt(blobs) })
    },
    ...(nonce === undefined ? {} : { nonce }),
    ...(paymaster === undefined ? {} : { paymaster }),
    ...(feeToken === undefined ? {} : { feeToken }),
    signer,
    wire: fields.finish()
  }
}

/**
 * Known types: legacy, EIP-2930, EIP-1559, EIP-4844, EIP-7702; zkSync's and Celo's. OP's deposit type is not sent by
 * wallets.
 */
const types: ReadonlySet<bigint> = new Set([0n, 1n, 2n, 3n, 4n, 0x71n, 0x7bn, 0x7cn])

const readType = ({ take, write }: Fields, notes: Notes): void => {
  const type = readQuantity(notes, "type", take("type"))
  write("type", type === undefined ? undefined : toQuantity(type))
  if (type !== undefined && !types.has(type)) noteUnread(notes, { path: "type", reason: "invalid" })
}

const getList = (value: unknown): ReadonlyArray<unknown> | undefined =>
  value === undefined ? [] : Array.isArray(value) ? value : undefined

/** Reads an access list (EIP-2930), which only changes the price of a call. */
const readAccessList = ({ take }: Fields, notes: Notes): void => {
  const list = getList(take("accessList"))
  const isHex = (value: unknown): boolean => typeof value === "string" && /^0x[0-9a-f]*$/i.test(value)
  const fits = list?.every((entry) =>
    Array.isArray(entry)
      ? entry.length === 2 && isHex(entry[0]) && getList(entry[1])?.every(isHex) === true
      : isRecord(entry) &&
        Object.keys(entry).every((key) => key === "address" || key === "storageKeys") &&
        isHex(entry["address"]) &&
        getList(entry["storageKeys"])?.every(isHex) === true
  )
  if (fits !== true) noteUnread(notes, { path: "accessList", reason: "invalid" })
}

/** Reads blobs (EIP-4844). Returns their number; their content is not part of the state. */
const readBlobs = ({ take }: Fields, notes: Notes): number => {
  const lists = ["blobs", "blobVersionedHashes", "sidecars", "commitments", "proofs"].map((name) => {
    const list = getList(take(name))
    if (list === undefined) noteUnread(notes, { path: name, reason: "invalid" })
    return list?.length ?? 0
  })
  return Math.max(...lists)
}

/** Reads the list of authorizations. Refuses one whose two address fields differ. */
const readAuthorizations = ({ take, write }: Fields, notes: Notes): ReadonlyArray<Authorization> => {
  const list = getList(take("authorizationList"))
  if (list === undefined) {
    noteUnread(notes, { path: "authorizationList", reason: "invalid" })
    return []
  }
  if (list.length > readerLimits.authorizations)
    noteUnread(notes, { path: "authorizationList", reason: "limit", limit: String(readerLimits.authorizations) })
  const read = list.slice(0, readerLimits.authorizations).map((item, index) => readAuthorization(notes, item, index))
  if (list.length > 0) write("authorizationList", [...read.map(({ wire }) => wire), ...list.slice(read.length)])
  return read.flatMap(({ authorization }) => (authorization === undefined ? [] : [authorization]))
}

const readAuthorization = (
  notes: Notes,
  value: unknown,
  index: number
): { readonly authorization?: Authorization; readonly wire: unknown } => {
  const path = getPath("authorizationList", index)
  if (!isRecord(value)) {
    noteBroken(notes, path, "is not an authorization")
    return { wire: value }
  }
  const fields = getFields(notes, value, path)
  const address = getEither(
    fields,
    notes,
    path,
    ["address", "contractAddress"],
    (field, text) => readAddress(notes, field, text),
    String
  )
  if (address === undefined) noteBroken(notes, getPath(path, "address"), "is missing")
  const chainId = getQuantity(fields, notes, path, "chainId") ?? 0n
  for (const name of ["nonce", "yParity", "v", "r", "s"]) getQuantity(fields, notes, path, name)
  return {
    ...(address === undefined ? {} : { authorization: { address: address.toLowerCase(), chainId } }),
    wire: fields.finish()
  }
}

/** `approvalBased(address,uint256,bytes)`: the account allows the paymaster to take a token. */
const approvalBased = /^0x949431dc0{24}([0-9a-f]{40})([0-9a-f]{64})/i
/** `general(bytes)`: the paymaster pays and takes nothing. */
const general = /^0x8c5a3445/i

/** Reads the fields that zkSync adds to a transaction (EIP-712 transactions, `eip712Meta`). */
const readZkSync = ({ take, write }: Fields, notes: Notes): Paymaster | undefined => {
  const meta = take("eip712Meta")
  if (meta === undefined) return undefined
  if (!isRecord(meta)) return noteUnread(notes, { path: "eip712Meta", reason: "invalid" })
  const fields = getFields(notes, meta, "eip712Meta")
  getQuantity(fields, notes, "eip712Meta", "gasPerPubdata")
  // Bytecode of contracts that the transaction creates, and a signature in another form: both are part of its data.
  for (const name of ["factoryDeps", "customSignature"]) fields.take(name)
  const params = fields.take("paymasterParams")
  const paymaster = params === undefined ? undefined : readPaymaster(notes, params)
  write("eip712Meta", fields.finish())
  return paymaster
}

const readPaymaster = (notes: Notes, value: unknown): Paymaster | undefined => {
  const path = "eip712Meta.paymasterParams"
  if (!isRecord(value)) return noteUnread(notes, { path, reason: "invalid" })
  const fields = getFields(notes, value, path)
  const address = readAddress(notes, getPath(path, "paymaster"), fields.take("paymaster"))
  const input = fields.take("paymasterInput")
  const bytes = Array.isArray(input) ? toBytes(input) : input
  const text = typeof bytes === "string" ? bytes : ""
  const [, token, amount] = approvalBased.exec(text) ?? []
  if (address === undefined || (token === undefined && !general.test(text)))
    noteUnread(notes, { path: getPath(path, "paymasterInput"), reason: "invalid" })
  fields.finish()
  return address === undefined
    ? undefined
    : {
        address: address.toLowerCase(),
        ...(token === undefined
          ? {}
          : { allowance: { token: `0x${token.toLowerCase()}`, amount: BigInt(`0x${amount ?? "0"}`) } })
      }
}

/** Converts a list of bytes, as viem writes the paymaster's input. */
const toBytes = (list: ReadonlyArray<unknown>): string =>
  `0x${list.map((byte) => (typeof byte === "number" ? byte.toString(16).padStart(2, "0") : "zz")).join("")}`
