import { toWords } from "../calldata/reading.ts"
import { tellPayment as tellTransfer, tellPsbt as tellTransaction } from "../shapes/bitcoin.ts"
import type { Teller } from "../shapes/shape.ts"
import { unreadRequest } from "./unread.ts"

/** Tells a transaction of Bitcoin that is to be signed. */
export const tellPsbt: Teller<"psbt"> = ({ psbt, signInputs }, reading) => {
  const told = tellTransaction(psbt, reading, signInputs)
  return told === undefined ? unreadRequest(reading, "signPsbt") : toWords(told)
}

/** Tells a transfer of bitcoin that the wallet builds. */
export const tellPayment: Teller<"payment"> = (request, reading) => toWords(tellTransfer(request, reading))
