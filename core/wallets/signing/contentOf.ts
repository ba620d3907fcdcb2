import { readPsbt } from "../../chain/bitcoin/psbt.ts"
import { readMessage, solTransferOf } from "../../chain/solana/message.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { fromBase64 } from "../../foundation/platform/base64.ts"

/** What a visitor reads of a request, made from the request itself. Amounts in base units, decimal digits. */
export interface ShownContent {
  readonly receiver?: string | undefined
  readonly amount?: string | undefined
  /** Who pays on Solana. */
  readonly payer?: string | undefined
}

const digitsOf = (value: unknown): string | undefined =>
  typeof value === "string" && /^(0x[0-9a-f]{1,64}|\d{1,78})$/i.test(value) ? String(BigInt(value)) : undefined
const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined)

/** The transactions that a request carries as text, by where they stand. */
const transactionsIn = (params: Readonly<Record<string, unknown>>): ReadonlyArray<string> =>
  (Array.isArray(params["transactions"]) ? params["transactions"] : [params["transaction"]]).filter(
    (one) => typeof one === "string"
  )

/**
 * Returns a request with each serialised transaction of Solana replaced by what it does: payer, accounts, instructions
 * and address tables, without blockhash and signatures. One that cannot be read stays as it is, and so has to be the
 * same to the letter. A fresh blockhash leaves the request the same; anything else does not.
 */
export const comparable = (method: string, params: unknown): unknown => {
  if (!/^solana_sign(AndSend|All)?Transactions?$/.test(method) || !isRecord(params)) return params
  const decoded = (one: unknown): unknown =>
    (typeof one === "string" && readMessage(fromBase64(one) ?? new Uint8Array())) || one
  const { transaction, transactions, ...rest } = params
  return {
    ...rest,
    ...("transaction" in params ? { transaction: decoded(transaction) } : {}),
    ...("transactions" in params
      ? { transactions: Array.isArray(transactions) ? transactions.map(decoded) : transactions }
      : {})
  }
}

/** Reads receiver and amount from a request to send, where its method says them in the open. */
export const contentOf = (method: string, params: unknown): ShownContent => {
  const object: unknown = Array.isArray(params) ? params[0] : params
  if (!isRecord(object)) return {}
  switch (method) {
    case "eth_sendTransaction":
    case "eth_signTransaction":
      return { receiver: textOf(object["to"]), amount: digitsOf(object["value"]) ?? "0" }
    case "sendTransfer":
      return { receiver: textOf(object["recipientAddress"]), amount: digitsOf(object["amount"]) }
    case "signPsbt": {
      const read = readPsbt(fromBase64(textOf(object["psbt"]) ?? "") ?? new Uint8Array())
      if (read === undefined) return {}
      const amount = read.outputs.reduce((sum, { satoshis }) => sum + BigInt(satoshis), 0n)
      return { receiver: read.outputs.map(({ script }) => script).join(), amount: String(amount) }
    }
    default: {
      const [first] = transactionsIn(object)
      const message = first === undefined ? undefined : readMessage(fromBase64(first) ?? new Uint8Array())
      if (message === undefined) return {}
      const sent = message.instructions.map(solTransferOf).find((one) => one !== undefined)
      return { payer: message.payer, receiver: sent?.to, amount: sent?.lamports }
    }
  }
}
