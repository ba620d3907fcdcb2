import { utf8Hex } from "../../chain/evm/hex.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { fieldsOf, noteBroken, type Notes } from "./notes.ts"
import type { ReadParts, RequestContext, WrittenRequest } from "./walletRequest.ts"

/** Reads a request to a Bitcoin wallet; undefined if its method is unknown. */
export const readBitcoin = (
  { method, params }: WrittenRequest,
  notes: Notes,
  context: RequestContext
): ReadParts | undefined => {
  if (!["signMessage", "signPsbt", "sendTransfer"].includes(method)) return undefined
  if (!isRecord(params)) noteBroken(notes, "params", "are not an object")
  const fields = fieldsOf(notes, isRecord(params) ? params : {}, "")
  const signer = fields.take("account")
  fields.write("account", signer ?? context.account)
  const base = { ...context, signers: signer === undefined ? [] : [signer] }
  const [message, psbt, to, amount, broadcast] = [
    "message",
    "psbt",
    "recipientAddress",
    "amount",
    "broadcast",
    "address",
    "protocol",
    "signInputs",
    "changeAddress",
    "memo"
  ].map(fields.take)
  const all = { ...base, params: fields.finish() }
  if (method === "signMessage" && typeof message === "string")
    return { ...all, kind: "message", bytes: utf8Hex(message), text: message, isRaw: false }
  if (method === "signPsbt" && typeof psbt === "string")
    return { ...all, kind: "psbt", psbt, sends: broadcast === true }
  if (method === "sendTransfer" && typeof to === "string" && typeof amount === "string" && /^\d{1,16}$/.test(amount))
    return { ...all, kind: "payment", to, satoshis: BigInt(amount) }
  return { ...all, kind: "other" }
}
