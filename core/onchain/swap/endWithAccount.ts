import type { AccountId } from "../../chain/network/ids.ts"
import { toFailureData } from "../../foundation/errors/failure.ts"
import { latest } from "../../foundation/data/remote.ts"
import { ContextChanged } from "../../wallets/requests/errors.ts"
import { OutcomeUnknown } from "../../wallets/signing/errors.ts"
import type { SwapPhase, SwapState } from "./events.ts"

/**
 * Returns the phase after another account or network became active. A wallet that was asked may still send. A sent swap
 * is followed further. `isReviewed`: true if the review is visible, which then says why it ended.
 */
export const endWithAccount = (
  { phase, quote }: SwapState,
  account: AccountId | null,
  isReviewed: boolean
): SwapPhase => {
  switch (phase._tag) {
    case "Approving":
    case "Swapping": {
      const isBatch = phase._tag === "Swapping" && phase.isBatch
      const method = isBatch ? "wallet_sendCalls" : "eth_sendTransaction"
      return {
        _tag: "Failed",
        quote: phase.quote,
        allowed: phase.allowed,
        during: phase._tag === "Approving" ? "approval" : isBatch ? "batch" : "swap",
        error: toFailureData(new OutcomeUnknown({ method }))
      }
    }
    case "Proving":
      return { ...phase, _tag: "Failed", during: "swap", error: toFailureData(new ContextChanged({})) }
    case "Following":
      return phase
    case "Failed":
      return isReviewed || account === null || account === phase.quote.account ? phase : { _tag: "None" }
    case "None": {
      const reviewed = isReviewed ? latest(quote) : undefined
      return reviewed === undefined
        ? phase
        : {
            _tag: "Failed",
            quote: reviewed,
            allowed: null,
            during: "swap",
            error: toFailureData(new ContextChanged({}))
          }
    }
  }
}
