import { isRecord } from "../../foundation/data/isRecord.ts"
import { fromBase58 } from "../../chain/solana/base58.ts"
import { fieldsOf, noteBroken, type Notes, textOf, toHex } from "./notes.ts"
import type { ReadParts, RequestContext, WrittenRequest } from "./walletRequest.ts"

/** The field with the content of each method. With two of them, a visitor could read one and sign the other. */
const contents: Readonly<Record<string, string>> = {
  solana_signMessage: "message",
  solana_signTransaction: "transaction",
  solana_signAndSendTransaction: "transaction",
  solana_signAllTransactions: "transactions"
}

/** Reads a request to a Solana wallet; undefined if its method is unknown. */
export const readSolana = (
  { method, params }: WrittenRequest,
  notes: Notes,
  context: RequestContext
): ReadParts | undefined => {
  if (!Object.hasOwn(contents, method)) return undefined
  if (!isRecord(params)) noteBroken(notes, "params", "are not an object")
  const fields = fieldsOf(notes, isRecord(params) ? params : {}, "")
  const signer = fields.take("pubkey")
  fields.write("pubkey", signer ?? context.account)
  const base = { ...context, signers: signer === undefined ? [] : [signer] }
  const finish = () => {
    for (const name of ["options", "sendOptions", "feePayer", "recentBlockhash", "instructions", "partialSignatures"])
      fields.take(name)
    return fields.finish()
  }
  const content = contents[method] ?? "transaction"
  for (const name of Object.values(contents))
    if (name !== content && fields.take(name) !== undefined)
      noteBroken(notes, name, "is not a parameter of this method")
  const value = fields.take(content)
  if (content === "message") {
    const bytes = typeof value === "string" ? fromBase58(value, value.length) : undefined
    const hex = bytes === undefined ? undefined : toHex(bytes)
    const text = hex === undefined ? undefined : textOf(hex)
    return hex === undefined
      ? { ...base, kind: "other", params: finish() }
      : {
          ...base,
          kind: "message",
          params: finish(),
          bytes: hex,
          ...(text === undefined ? {} : { text }),
          isRaw: false
        }
  }
  const all: unknown = content === "transactions" ? value : [value]
  return Array.isArray(all) && all.length > 0 && all.every((one) => typeof one === "string")
    ? {
        ...base,
        kind: "solana",
        params: finish(),
        transactions: all,
        sends: method === "solana_signAndSendTransaction"
      }
    : { ...base, kind: "other", params: finish() }
}
