import type { SentEnd } from "../../wallets/signing/sentRecord.ts"

/**
 * How an end looks: what waits, or may come back, is under way; what was sent again with another fee is done by the
 * other transaction; what something else took the place of is not done.
 */
export const outcomeOf = (end: SentEnd): "busy" | "done" | "failed" => {
  switch (end.status) {
    case "pending":
    case "dropped":
      return "busy"
    case "confirmed":
    case "sent":
      return "done"
    case "replaced":
      return end.how === "repriced" ? "done" : "failed"
    case "failed":
    case "partly":
      return "failed"
  }
}
