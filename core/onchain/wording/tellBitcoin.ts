import { mostParts } from "../../chain/bitcoin/psbt.ts"
import { toWords, warn } from "../calldata/reading.ts"
import { tellPayment as tellTransfer, tellPsbt as tellTransaction } from "../shapes/bitcoin.ts"
import type { Teller } from "../shapes/shape.ts"
import { unreadRequest } from "./unread.ts"

/** Describes a Bitcoin transaction that is to be signed. */
export const tellPsbt: Teller<"psbt"> = ({ psbt, signInputs }, reading) => {
  const description = tellTransaction(psbt, reading, signInputs)
  if (description === undefined) return unreadRequest(reading, "signPsbt")
  return description === "limit"
    ? unreadRequest(reading, "signPsbt", [warn(reading, "warn.limit", { limit: String(mostParts) })])
    : toWords(description)
}

/** Describes a bitcoin transfer that the wallet builds. */
export const tellPayment: Teller<"payment"> = (request, reading) => toWords(tellTransfer(request, reading))
