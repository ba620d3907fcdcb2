import type { FailureData } from "../../../core/foundation/errors/failure.ts"
import { gaveNoNetwork } from "../../../core/wallets/connection/walletCodes.ts"
import { useText } from "../../foundation/state/atoms.ts"
import { useLongText } from "../../foundation/state/failureTexts.ts"

/** Returns what to do after a failed connection, as `useLongText` does: "Failed to connect" has several reasons. */
export const useConnectAdvice = (error: FailureData | null): string | undefined => {
  const text = useText()
  const longText = useLongText(error)
  return error?.data["reason"] === gaveNoNetwork ? text("failed.noNetwork") : longText
}
