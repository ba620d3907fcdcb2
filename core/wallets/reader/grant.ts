import { toQuantity } from "../../chain/evm/hex.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import {
  removeNetwork,
  type EvmReader,
  getFields,
  noteBroken,
  noteMore,
  noteOtherForm,
  type Notes,
  noteUnread,
  getObject,
  getPath,
  readAddress,
  readerLimits,
  readQuantity,
  toWire
} from "./notes.ts"
import { toText } from "../../foundation/text/toText.ts"
import { readChain } from "./transaction.ts"
import type { RequestContext } from "./walletRequest.ts"

/** Reads `wallet_grantPermissions`. */
export const grant: EvmReader = (params, notes, context) => {
  const read = readGrant(getObject(params, notes), notes, "", context, true)
  noteMore(params, 1, notes)
  return { ...read, kind: "grant", params: [read.wire, ...params.slice(1).map(toWire)], grants: [read.wire] }
}

/**
 * Reads `wallet_requestExecutionPermissions` (ERC-7715): a list of permissions of one account, each for its own chain.
 * The request is bound to the network in use, whatever networks its permissions are for.
 */
export const readExecutionPermissions: EvmReader = (params, notes, context) => {
  const list = params.every(Array.isArray) && params.length === 1 ? params.flat() : params
  const read = list.map((item, index) =>
    isRecord(item)
      ? readGrant(item, notes, getPath("params", index), context, false)
      : noteBroken(notes, getPath("params", index), "is not an object")
  )
  const grants = read.filter((grant) => grant !== undefined)
  if (grants.length === 0) noteBroken(notes, "params", "name no permission")
  if (grants.length > readerLimits.grants)
    noteUnread(notes, { path: "params", reason: "limit", limit: String(readerLimits.grants) })
  const accounts = new Set(grants.map(({ account }) => account.toLowerCase()))
  if (accounts.size > 1) noteBroken(notes, "params", "name several accounts")
  return {
    kind: "grant",
    network: context.network,
    account: grants[0]?.account ?? context.account,
    signers: grants.flatMap(({ signers }) => signers),
    params: list === params ? grants.map(({ wire }) => wire) : [grants.map(({ wire }) => wire)],
    grants: grants.map(({ wire }) => wire)
  }
}

/** Amounts of a permission, in base units: numbers become hex. */
const amounts: ReadonlySet<string> = new Set([
  "allowance",
  "allowanceAmount",
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

/** Returns the parts of a permission with its amounts in hex. A number in decimal digits is refused. */
const withAmounts = (value: unknown, notes: Notes, path: string, name = ""): unknown => {
  if (Array.isArray(value)) return value.map((item, index) => withAmounts(item, notes, getPath(path, index), name))
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, withAmounts(part, notes, getPath(path, key), key)])
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
  const fields = getFields(notes, value, path)
  const network = readChain(fields, notes, path, context.network, isWritten)
  const [address, from] = [fields.take("address"), fields.take("from")]
  if (isWritten) fields.write("address", removeNetwork(address, network) ?? context.account)
  const signers = [address, from].filter((signer) => signer !== undefined)
  for (const name of ["permissions", "permission", "policies", "expiry", "rules"]) {
    const own = fields.take(name)
    if (own !== undefined) fields.write(name, withAmounts(own, notes, getPath(path, name), name))
  }
  readAddress(notes, getPath(path, "to"), fields.take("to"))
  for (const name of ["version", "isAdjustmentAllowed"]) fields.take(name)
  readEnd(value, notes, path)
  readRules(value["rules"], notes, getPath(path, "rules"))
  readPolicies(value["policies"] ?? undefined, notes, getPath(path, "policies"))
  readPermissions(value, notes, path)
  readSigner(fields.take("signer"), notes, getPath(path, "signer"))
  return {
    network,
    account: toText(removeNetwork(signers[0], network) ?? context.account),
    signers,
    wire: fields.finish()
  }
}

/** Notes the fields of an object that are not in `names`. */
const noteOthers = (value: unknown, names: ReadonlyArray<string>, notes: Notes, path: string): void => {
  if (!isRecord(value)) return
  const fields = getFields(notes, value, path)
  names.forEach(fields.take)
  fields.finish()
}

/** Reads the end, which is a field or a rule: wallets may read either, so two different ends are refused. */
const readEnd = ({ expiry, rules }: Readonly<Record<string, unknown>>, notes: Notes, path: string): void => {
  const ends = (Array.isArray(rules) ? rules : []).flatMap((rule: unknown) =>
    isRecord(rule) && rule["type"] === "expiry" ? [isRecord(rule["data"]) ? rule["data"]["timestamp"] : undefined] : []
  )
  const all = [...(expiry === undefined || expiry === null ? [] : [expiry]), ...ends]
  if (all.some((end) => numberText(end) !== numberText(all[0])))
    noteBroken(notes, getPath(path, "expiry"), "and rules name different ends")
}

/** Reads the rules: one other than an end is not described. */
const readRules = (rules: unknown, notes: Notes, path: string): void => {
  noteOtherForm(notes, path, rules ?? undefined, Array.isArray)
  for (const [index, rule] of (Array.isArray(rules) ? rules : []).entries()) {
    const own = getPath(path, index)
    if (!isRecord(rule) || rule["type"] !== "expiry") noteUnread(notes, { path: own, reason: "unknown" })
    else {
      noteOthers(rule, ["type", "data", "isAdjustmentAllowed"], notes, own)
      noteOthers(rule["data"], ["timestamp"], notes, getPath(own, "data"))
    }
  }
}

/** Reads the policies. They are not described: what one allows or limits depends on the wallet. */
const readPolicies = (policies: unknown, notes: Notes, path: string): void => {
  noteOtherForm(notes, path, policies, (value) => Array.isArray(value) && value.length === 0)
}

const numberText = (value: unknown): string =>
  typeof value === "string" && /^0x[0-9a-f]{1,64}$/i.test(value) ? String(BigInt(value)) : String(value)

/** The fields of the described kinds of permissions. Other kinds are shown unchanged, and count as a danger. */
const dataFields: Readonly<Record<string, ReadonlyArray<string>>> = {
  "contract-call": ["address", "abi", "functions"],
  "native-token-recurring-allowance": ["allowance", "start", "period"],
  "erc20-recurring-allowance": ["allowance", "start", "period", "token", "address"],
  "native-token-allowance": ["allowance", "allowanceAmount", "startTime", "justification"],
  "native-token-periodic": ["periodAmount", "periodDuration", "startTime", "justification"],
  "native-token-stream": ["initialAmount", "maxAmount", "amountPerSecond", "startTime", "justification"],
  "erc20-token-allowance": ["tokenAddress", "allowance", "allowanceAmount", "startTime", "justification"],
  "erc20-token-periodic": ["tokenAddress", "periodAmount", "periodDuration", "startTime", "justification"],
  "erc20-token-stream": ["tokenAddress", "initialAmount", "maxAmount", "amountPerSecond", "startTime", "justification"]
}

/** Reads every field of the permissions: one that is not described makes the request unread. */
const readPermissions = (value: Readonly<Record<string, unknown>>, notes: Notes, path: string): void => {
  const { permission, permissions } = value
  const [has, hasSeveral] = [permission, permissions].map((field) => field !== undefined && field !== null)
  if (has === true && hasSeveral === true)
    noteBroken(notes, getPath(path, "permission"), "and permissions are both set: pass one of them")
  const list: ReadonlyArray<readonly [string, unknown]> = Array.isArray(permissions)
    ? permissions.map((item: unknown, index) => [getPath(getPath(path, "permissions"), index), item])
    : [[getPath(path, "permission"), permission]]
  for (const [own, item] of list) {
    const type = isRecord(item) ? item["type"] : undefined
    const names = typeof type === "string" && Object.hasOwn(dataFields, type) ? dataFields[type] : undefined
    if (!isRecord(item) || names === undefined) continue
    noteOthers(item, ["type", "data", "isAdjustmentAllowed", "required"], notes, own)
    readData(item["data"], names, notes, getPath(own, "data"))
  }
}

const readData = (data: unknown, names: ReadonlyArray<string>, notes: Notes, path: string): void => {
  noteOthers(data, names, notes, path)
  if (!isRecord(data)) return
  const { address, allowance, allowanceAmount, functions, token } = data
  if (allowance !== undefined && allowanceAmount !== undefined)
    noteBroken(notes, getPath(path, "allowance"), "and allowanceAmount are both set: pass one of them")
  const isOne = [address, token].some((field) => field === undefined || field === null)
  if (!isOne && toText(address).toLowerCase() !== toText(token).toLowerCase())
    noteBroken(notes, getPath(path, "token"), "and address differ")
  for (const [index, item] of (Array.isArray(functions) ? functions : []).entries())
    noteOthers(
      item,
      ["functionName", "abi", "args", "valueLimit", "operation"],
      notes,
      getPath(getPath(path, "functions"), index)
    )
}

/** The fields of a signer's data with one key or name each, and those with a list of them. */
const signerTexts = ["address", "id", "publicKey"] as const
const signerLists = ["keys", "publicKeys", "ids"] as const

const isText = (value: unknown): boolean => typeof value === "string"

/** Reads a signer. Every key, address and name is shown to the visitor; one in another form makes the request unread. */
const readSigner = (signer: unknown, notes: Notes, path: string): void => {
  noteOtherForm(notes, path, signer, isRecord)
  if (!isRecord(signer)) return
  noteOthers(signer, ["type", "data", "address"], notes, path)
  const [address, data] = [signer["address"] ?? undefined, signer["data"] ?? undefined]
  const own = getPath(path, "data")
  noteOtherForm(notes, getPath(path, "address"), address, isText)
  noteOtherForm(notes, own, data, isRecord)
  if (!isRecord(data)) return
  noteOthers(data, [...signerTexts, ...signerLists, "type", "keyType"], notes, own)
  for (const name of signerTexts) noteOtherForm(notes, getPath(own, name), data[name] ?? undefined, isText)
  const lists = signerLists.map((name) => [getPath(own, name), data[name] ?? undefined] as const)
  for (const [list, keys] of lists) {
    noteOtherForm(notes, list, keys, Array.isArray)
    for (const [index, key] of (Array.isArray(keys) ? keys : []).entries()) readKey(key, notes, getPath(list, index))
  }
  const count = lists.reduce((sum, [, keys]) => sum + (Array.isArray(keys) ? keys.length : 0), 0)
  if (count > readerLimits.signerKeys)
    noteUnread(notes, { path: own, reason: "limit", limit: String(readerLimits.signerKeys) })
}

/** Reads a key of a list: a text, or an object with the public key and its type. */
const readKey = (key: unknown, notes: Notes, path: string): void => {
  if (isRecord(key)) {
    noteOthers(key, ["type", "publicKey"], notes, path)
    if (!isText(key["publicKey"])) noteUnread(notes, { path: getPath(path, "publicKey"), reason: "invalid" })
  } else noteOtherForm(notes, path, key ?? null, isText)
}
