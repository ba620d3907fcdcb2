import { useText } from "../../foundation/state/atoms.ts"
import { useCooldown } from "./useCooldown.ts"

/** Sends another email, and counts down until that is allowed. docs/spec/embedded.md#email-cooldown. */
export function SendAgain({
  isNext = false,
  isReady,
  send,
  sentAt,
  words
}: {
  /** True if nothing is being waited for: sending again is the main action. */
  readonly isNext?: boolean
  /** When the last email was sent, epoch milliseconds. */
  readonly sentAt: number | null
  readonly isReady: boolean
  readonly words: string
  readonly send: () => void
}) {
  const text = useText()
  const seconds = useCooldown(sentAt)
  const canSend = seconds === 0 && isReady
  return (
    <button
      type="button"
      className={isNext ? "btn fill" : "btn plain"}
      aria-disabled={!canSend || undefined}
      title={isReady ? undefined : text("code.checking")}
      onClick={() => {
        if (canSend) send()
      }}
    >
      {seconds > 0 ? text("code.wait", { seconds: String(seconds) }) : words}
    </button>
  )
}
