import { useText } from "../../foundation/state/atoms.ts"
import { useCooldown } from "./useCooldown.ts"

/** Has another email sent; says how long that still has to wait. docs/spec/embedded.md#email-cooldown. */
export function SendAgain({
  isNext = false,
  isReady,
  send,
  sentAt,
  words
}: {
  /** Nothing is waited for any more: it is what to do next. */
  readonly isNext?: boolean
  /** When the last one was sent, epoch milliseconds. */
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
      onClick={() => {
        if (canSend) send()
      }}
    >
      {seconds > 0 ? text("code.wait", { seconds: String(seconds) }) : words}
    </button>
  )
}
