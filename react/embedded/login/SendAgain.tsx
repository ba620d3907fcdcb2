import { useText } from "../../foundation/state/atoms.ts"
import { useCooldown } from "./useCooldown.ts"

/** Has another email sent; says how long that still has to wait. docs/spec/embedded.md#email-cooldown. */
export function SendAgain({
  isReady,
  send,
  sentAt,
  words
}: {
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
      className="btn plain"
      aria-disabled={!canSend || undefined}
      onClick={() => {
        if (canSend) send()
      }}
    >
      {seconds > 0 ? text("code.wait", { seconds: String(seconds) }) : words}
    </button>
  )
}
