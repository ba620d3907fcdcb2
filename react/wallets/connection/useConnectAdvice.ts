import type { FailureData } from "../../../core/foundation/errors/failure.ts"
import { gaveNoNetwork } from "../../../core/wallets/connection/walletCodes.ts"
import { useText } from "../../foundation/state/atoms.ts"
import { useLongText } from "../../foundation/state/failureTexts.ts"

/** Failures for which the views have their own texts. */
const worded: ReadonlySet<string> = new Set(["ConnectionRejected", "RequestRejected", "WalletBusy"])

/**
 * Returns what to do after a failed connection, which may be empty; undefined while it loads. A wallet that reports no
 * network has its own text.
 */
export const useConnectAdvice = (error: FailureData | null): string | undefined => {
  const text = useText()
  const isWithoutNetwork = error?.data["reason"] === gaveNoNetwork
  const isWorded = error !== null && (isWithoutNetwork || worded.has(error.tag))
  const longText = useLongText(isWorded ? null : error)
  return isWithoutNetwork ? text("failed.noNetwork") : isWorded ? "" : longText
}
