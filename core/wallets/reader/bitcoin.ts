import { toUtf8Hex } from "../../chain/evm/hex.ts"
import { readAddress } from "../../chain/bitcoin/address.ts"
import { isPsbt } from "../../chain/bitcoin/bytes.ts"
import { readPsbt } from "../../chain/bitcoin/psbt.ts"
import { readSatoshis } from "../../chain/bitcoin/satoshis.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { fromBase64 } from "../../foundation/platform/base64.ts"
import type { NamespaceReader, ShownContent } from "./notes.ts"
import type { InputToSign, ReadParts, RequestContext, WalletRequest, WrittenRequest } from "./walletRequest.ts"
import { type Fields, getFields, noteBroken, type Notes, readerLimits } from "./notes.ts"

/**
 * The fields with the content of each method, with their names in other libraries. A request with two names for one
 * field is refused.
 */
const contents = {
  signMessage: ["message"],
  signPsbt: ["psbt", "signInputs", "broadcast"],
  sendTransfer: ["recipientAddress", "amount", "recipients", "changeAddress", "memo"]
} as const
const otherNames = ["psbtBase64", "psbtHex", "hex", "recipient", "to", "satoshis", "value", "toSignInputs"]

type BitcoinMethod = keyof typeof contents

const isBitcoinMethod = (method: string): method is BitcoinMethod => Object.hasOwn(contents, method)

/** The maximum number of characters of an address, and of a message. */
const maximum = { address: 128, message: 1_048_576, psbt: 4_194_304, memo: 1_024 } as const

const readText = (notes: Notes, field: string, value: unknown, length: number): string | undefined =>
  value === undefined || (typeof value === "string" && value.length <= length)
    ? value
    : noteBroken(notes, field, `is not a text of at most ${length} characters`)

/** Reads a request to a Bitcoin wallet; undefined if its method is unknown. */
const readBitcoin = (
  { method, params }: WrittenRequest,
  notes: Notes,
  context: RequestContext
): ReadParts | undefined => {
  if (!isBitcoinMethod(method)) return undefined
  if (!isRecord(params)) noteBroken(notes, "params", "are not an object")
  const fields = getFields(notes, isRecord(params) ? params : {}, "")
  const written = readText(notes, "account", fields.take("account"), 2 * maximum.address)
  fields.write("account", written ?? context.account)
  for (const [owner, names] of Object.entries(contents))
    for (const name of owner === method ? [] : names)
      if (fields.take(name) !== undefined) noteBroken(notes, name, `is not a field of ${method}`)
  for (const name of otherNames)
    if (fields.take(name) !== undefined)
      noteBroken(notes, name, `is not a field of ${method} together with its other name`)
  // `account` may be an account id (CAIP-10).
  const base = { ...context, account: written?.split(":").at(-1) ?? context.account }
  switch (method) {
    case "signMessage":
      return readMessage(fields, notes, base, written)
    case "signPsbt":
      return readPsbtRequest(fields, notes, base, written)
    case "sendTransfer":
      return readTransfer(fields, notes, base, written)
  }
}

/** The account named by a request. Other addresses of the wallet may sign for it. */
const getSigners = (account: string | undefined): ReadonlyArray<string> => account?.split(":").slice(-1) ?? []

/** Reads the signature protocol of a message, which sats-connect writes in capitals. */
const readProtocol = (notes: Notes, value: unknown): "ecdsa" | "bip322" | undefined => {
  const name = typeof value === "string" ? value.toLowerCase() : value
  return name === "ecdsa" || name === "bip322" || name === undefined
    ? name
    : noteBroken(notes, "protocol", 'is neither "ecdsa" nor "bip322"')
}

/** Reads a message. `address` signs if it is set; the account otherwise. */
const readMessage = (fields: Fields, notes: Notes, base: RequestContext, written: string | undefined): ReadParts => {
  const message = readText(notes, "message", fields.take("message"), maximum.message)
  const address = readText(notes, "address", fields.take("address"), maximum.address)
  const protocol = readProtocol(notes, fields.take("protocol"))
  if (message === undefined) noteBroken(notes, "message", "is missing")
  fields.write("protocol", protocol)
  return {
    ...base,
    kind: "message",
    account: address ?? base.account,
    signers: getSigners(written),
    bytes: toUtf8Hex(message ?? ""),
    text: message ?? "",
    isRaw: false,
    ...(protocol === undefined ? {} : { protocol }),
    params: fields.finish()
  }
}

const readIndex = (notes: Notes, field: string, value: unknown): number | undefined =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 2 ** 32
    ? value
    : noteBroken(notes, field, "is not a whole number from 0")

/** Reads an input to sign in the form of WalletConnect. */
const readInput = (notes: Notes, value: unknown, path: string): InputToSign | undefined => {
  if (!isRecord(value)) return noteBroken(notes, path, "is not an object with address and index")
  const fields = getFields(notes, value, path)
  const address = readText(notes, `${path}.address`, fields.take("address"), maximum.address)
  const index = readIndex(notes, `${path}.index`, fields.take("index"))
  const types = fields.take("sighashTypes") ?? []
  if (!Array.isArray(types) || types.length > 8) return noteBroken(notes, `${path}.sighashTypes`, "are not a list")
  const read = types.map((type: unknown, index) => readIndex(notes, `${path}.sighashTypes[${index}]`, type))
  fields.finish()
  return address === undefined || index === undefined
    ? noteBroken(notes, path, "is not an object with address and index")
    : { address, index, sighashTypes: read.filter((type) => type !== undefined) }
}

/** Splits the groups of inputs that the wallet-standard and older sats-connect write into single inputs. */
const splitGroups = (notes: Notes, groups: unknown): ReadonlyArray<unknown> | undefined => {
  if (!Array.isArray(groups) || groups.length > readerLimits.inputs)
    return noteBroken(notes, "inputsToSign", "are not a list")
  return groups.flatMap((group: unknown, groupIndex): ReadonlyArray<unknown> => {
    const path = `inputsToSign[${groupIndex}]`
    if (!isRecord(group)) return [group]
    const fields = getFields(notes, group, path)
    const [address, indexes, type] = ["address", "signingIndexes", "sigHash"].map(fields.take)
    fields.finish()
    if (!Array.isArray(indexes)) return noteBroken(notes, `${path}.signingIndexes`, "are not a list") ?? []
    return indexes.map((index: unknown) => ({ address, index, ...(type !== undefined && { sighashTypes: [type] }) }))
  })
}

/** Reads the inputs to sign: a list, or lists of indexes by address as sats-connect writes them. */
const readInputs = (notes: Notes, value: unknown): ReadonlyArray<InputToSign> => {
  if (value === undefined) return []
  const items: ReadonlyArray<readonly [path: string, value: unknown]> = Array.isArray(value)
    ? value.map((item: unknown, index) => [`signInputs[${index}]`, item] as const)
    : isRecord(value)
      ? Object.entries(value).flatMap(([address, indexes]) =>
          (Array.isArray(indexes) ? indexes : [indexes]).map(
            (index: unknown) => [`signInputs.${address}`, { address, index }] as const
          )
        )
      : [["signInputs", value]]
  if (items.length > readerLimits.inputs)
    return noteBroken(notes, "signInputs", `are more than ${readerLimits.inputs}`) ?? []
  return items.flatMap(([path, item]) => readInput(notes, item, path) ?? [])
}

const readPsbtRequest = (
  fields: Fields,
  notes: Notes,
  base: RequestContext,
  written: string | undefined
): ReadParts => {
  const psbt = readText(notes, "psbt", fields.take("psbt"), maximum.psbt) ?? ""
  const bytes = fromBase64(psbt, maximum.psbt)
  if (bytes === undefined || !isPsbt(bytes)) noteBroken(notes, "psbt", "is not a PSBT in base64")
  const [list, groups] = [fields.take("signInputs"), fields.take("inputsToSign")]
  if (list !== undefined && groups !== undefined)
    noteBroken(notes, "inputsToSign", "and signInputs are two lists of the same inputs")
  const inputs = list ?? (groups === undefined ? undefined : splitGroups(notes, groups))
  const signInputs = readInputs(notes, inputs)
  fields.write("inputsToSign", undefined)
  // Wallets expect one list.
  if (isRecord(inputs) || groups !== undefined)
    fields.write(
      "signInputs",
      signInputs.map(({ sighashTypes, ...input }) => ({ ...input, ...(sighashTypes.length > 0 && { sighashTypes }) }))
    )
  const broadcast = fields.take("broadcast") ?? false
  if (typeof broadcast !== "boolean") noteBroken(notes, "broadcast", "is neither true nor false")
  return {
    ...base,
    kind: "psbt",
    signers: getSigners(written),
    psbt,
    signInputs,
    sends: broadcast === true,
    params: fields.finish()
  }
}

/** Reads receiver and amount: with WalletConnect's names, or as a list of one as sats-connect writes them. */
const readReceiver = (fields: Fields, notes: Notes) => {
  const [to, amount, list] = ["recipientAddress", "amount", "recipients"].map(fields.take)
  fields.write("recipients", undefined)
  if (list === undefined) return { path: "", to, amount }
  if (to !== undefined || amount !== undefined) noteBroken(notes, "recipients", "and recipientAddress differ: give one")
  const [only, second]: ReadonlyArray<unknown> = Array.isArray(list) ? list : []
  if (!isRecord(only) || second !== undefined)
    noteBroken(notes, "recipients", "are not one receiver: a transfer to several needs a PSBT")
  const own = getFields(notes, isRecord(only) ? only : {}, "recipients[0]")
  const read = { path: "recipients[0].", to: own.take("address"), amount: own.take("amount") }
  own.finish()
  return read
}

/** Reads an address to which coins are sent. The connector rejects one of another network. */
const readReceiverAddress = (notes: Notes, field: string, value: unknown): string | undefined => {
  const text = readText(notes, field, value, maximum.address)
  return text === undefined || readAddress(text) !== undefined
    ? text
    : noteBroken(notes, field, "is not a Bitcoin address")
}

const readTransfer = (fields: Fields, notes: Notes, base: RequestContext, written: string | undefined): ReadParts => {
  const { amount, path, to: receiver } = readReceiver(fields, notes)
  const to = readReceiverAddress(notes, path === "" ? "recipientAddress" : `${path}address`, receiver)
  // sats-connect counts in satoshis; in other forms a number may be in bitcoin.
  const isNumber = typeof amount === "bigint" || (path !== "" && Number.isSafeInteger(amount))
  const satoshis = readSatoshis(isNumber ? String(amount) : amount)
  fields.write("recipientAddress", to)
  if (to === undefined) noteBroken(notes, "recipientAddress", "is missing")
  if (satoshis === undefined)
    noteBroken(notes, `${path}amount`, 'is not a count of satoshis in decimal digits, like "1000"')
  else fields.write("amount", String(satoshis))
  const changeAddress = readReceiverAddress(notes, "changeAddress", fields.take("changeAddress"))
  const memo = readText(notes, "memo", fields.take("memo"), maximum.memo)
  return {
    ...base,
    kind: "payment",
    signers: getSigners(written),
    to: to ?? "",
    satoshis: satoshis ?? 0n,
    ...(changeAddress === undefined ? {} : { changeAddress }),
    ...(memo === undefined ? {} : { memo }),
    params: fields.finish()
  }
}

const getContent = (request: WalletRequest): ShownContent => {
  if (request.kind === "payment") return { receiver: request.to, amount: String(request.satoshis) }
  if (request.kind !== "psbt") return {}
  const psbt = readPsbt(fromBase64(request.psbt) ?? new Uint8Array())
  if (psbt === undefined || psbt === "limit") return {}
  const amount = psbt.outputs.reduce((sum, { satoshis }) => sum + BigInt(satoshis), 0n)
  return { receiver: psbt.outputs.map(({ script }) => script).join(), amount: String(amount) }
}

/** The reader of Bitcoin's requests. */
export const bitcoinReader: NamespaceReader = { read: readBitcoin, getContent, comparable: ({ params }) => params }
