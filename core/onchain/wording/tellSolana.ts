import { toWords } from "../calldata/reading.ts"
import type { Teller } from "../shapes/shape.ts"
import { tellSolana as tellTransaction } from "../shapes/solana.ts"
import { tellSeveral, unreadRequest } from "./unread.ts"

/** Tells transactions of Solana. */
export const tellSolana: Teller<"solana"> = ({ transactions }, reading) =>
  tellSeveral(
    reading,
    transactions.map((one) => {
      const told = tellTransaction(one, reading)
      return told === undefined ? unreadRequest(reading, "solana_signTransaction") : toWords(told)
    })
  )
