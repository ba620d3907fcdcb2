import { mostParts } from "../../chain/bitcoin/psbt.ts"
import { toWords, warn } from "../calldata/reading.ts"
import { describePayment, describePsbt } from "../shapes/bitcoin.ts"
import type { Describer } from "../shapes/shape.ts"
import { describeUnread } from "./describeUnread.ts"

/** Describes a Bitcoin transaction that is to be signed. */
export const describePsbtRequest: Describer<"psbt"> = ({ psbt, signInputs }, reading) => {
  const description = describePsbt(psbt, reading, signInputs)
  if (description === undefined) return describeUnread(reading, "signPsbt")
  return description === "limit"
    ? describeUnread(reading, "signPsbt", [warn(reading, "warn.limit", { limit: String(mostParts) })])
    : toWords(description)
}

/** Describes a bitcoin transfer that the wallet builds. */
export const describePaymentRequest: Describer<"payment"> = (request, reading) =>
  toWords(describePayment(request, reading))
