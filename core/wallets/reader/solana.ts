import { readMessage, readSolTransfer } from "../../chain/solana/message.ts"
import { fromBase64 } from "../../foundation/platform/base64.ts"
import { bytesToHex } from "../../chain/evm/hex.ts"
import { fromBase58 } from "../../chain/solana/base58.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { isSameAsOlderFields, olderFields } from "../../chain/solana/olderFields.ts"
import type { NamespaceReader, ShownContent } from "./notes.ts"
import type { ReadParts, RequestContext, WalletRequest, WrittenRequest } from "./walletRequest.ts"
import { type Fields, getFields, noteBroken, type Notes, noteUnread, getText, readerLimits } from "./notes.ts"

/** The field with the content of each method. If a request had two, a visitor could read one and sign the other. */
const contents = {
  solana_signMessage: "message",
  solana_signTransaction: "transaction",
  solana_signAndSendTransaction: "transaction",
  solana_signAllTransactions: "transactions"
} as const

type SolanaMethod = keyof typeof contents

const isSolanaMethod = (method: string): method is SolanaMethod => Object.hasOwn(contents, method)

/**
 * The options of sending, with the names of Solana's own libraries. They change how hard a node tries, not the signed
 * content.
 */
const sendOptions = ["preflightCommitment", "skipPreflight", "maxRetries", "minContextSlot", "commitment"]

/** Reads a request to a Solana wallet; undefined if its method is unknown. */
const readSolana = (
  { method, params }: WrittenRequest,
  notes: Notes,
  context: RequestContext
): ReadParts | undefined => {
  if (!isSolanaMethod(method)) return undefined
  if (!isRecord(params)) noteBroken(notes, "params", "are not an object")
  const fields = getFields(notes, isRecord(params) ? params : {}, "")
  const signer = fields.take("pubkey")
  if (signer !== undefined && typeof signer !== "string") noteBroken(notes, "pubkey", "is not an address")
  const account = typeof signer === "string" ? signer : context.account
  fields.write("pubkey", account)
  const content = contents[method]
  for (const name of new Set(Object.values(contents)))
    if (name !== content && fields.take(name) !== undefined) noteBroken(notes, name, `is not a field of ${method}`)
  const base = { ...context, account, signers: signer === undefined ? [] : [signer] }
  return content === "message"
    ? { ...base, ...readMessageField(fields, notes), params: fields.finish() }
    : { ...base, ...readTransactions(method, content, fields, notes), params: fields.finish() }
}

/** Reads a message in base58 as the bytes to sign. */
const readMessageField = (fields: Fields, notes: Notes) => {
  const value = fields.take("message")
  const bytes = typeof value === "string" ? fromBase58(value, readerLimits.base58) : undefined
  if (bytes === undefined) noteBroken(notes, "message", `is not base58 of at most ${readerLimits.base58} characters`)
  const text = getText(bytes ?? new Uint8Array())
  return {
    kind: "message",
    bytes: bytesToHex(bytes ?? new Uint8Array()),
    ...(text === undefined ? {} : { text }),
    isRaw: true
  } as const
}

/** Reads the transactions of a request; their content is read where it is described. */
const readTransactions = (
  method: SolanaMethod,
  content: "transaction" | "transactions",
  fields: Fields,
  notes: Notes
) => {
  const value = fields.take(content)
  const all: unknown = content === "transactions" ? value : [value]
  const isList = Array.isArray(all) && all.length > 0 && all.length <= readerLimits.transactions
  if (!isList || !all.every((item) => typeof item === "string")) {
    const problem = content === "transactions" ? `are not 1 to ${readerLimits.transactions} texts` : "is not a text"
    noteBroken(notes, content, problem)
    return { kind: "other" } as const
  }
  const older = Object.fromEntries(olderFields.map((name) => [name, fields.take(name)]))
  if (!isSameAsOlderFields(all[0] ?? "", older))
    noteBroken(notes, "instructions", "are not those of the transaction; wallets may read them in its place")
  return {
    kind: "solana",
    transactions: all,
    sends: method === "solana_signAndSendTransaction",
    ...(method === "solana_signAndSendTransaction" ? { options: readOptions(fields.take("sendOptions"), notes) } : {})
  } as const
}

/** Notes values that are not options. */
const readOptions = (value: unknown, notes: Notes): unknown => {
  if (value === undefined) return undefined
  if (!isRecord(value)) return noteUnread(notes, { path: "sendOptions", reason: "invalid" })
  const options = getFields(notes, value, "sendOptions")
  for (const name of sendOptions) options.take(name)
  return options.finish()
}

/**
 * Returns the parameters of a request with each serialized Solana transaction replaced by its payer, accounts,
 * instructions and address tables, without blockhash and signatures. One that cannot be read stays unchanged and is
 * compared exactly. A new blockhash leaves the request the same; any other change does not.
 */
const toComparable = ({ kind, params }: WalletRequest): unknown => {
  if (kind !== "solana" || !isRecord(params)) return params
  const decodeTransaction = (item: unknown): unknown =>
    (typeof item === "string" && readMessage(fromBase64(item) ?? new Uint8Array())) || item
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => [
      key,
      key === "transaction"
        ? decodeTransaction(value)
        : key === "transactions" && Array.isArray(value)
          ? value.map(decodeTransaction)
          : value
    ])
  )
}

const getContent = (request: WalletRequest): ShownContent => {
  if (request.kind !== "solana") return {}
  const message = readMessage(fromBase64(request.transactions[0] ?? "") ?? new Uint8Array())
  if (message === undefined) return {}
  const sent = message.instructions.map(readSolTransfer).find((transfer) => transfer !== undefined)
  return { payer: message.payer, receiver: sent?.to, amount: sent?.lamports }
}

/** The reader of Solana's requests. */
export const solanaReader: NamespaceReader = { read: readSolana, getContent, comparable: toComparable }
