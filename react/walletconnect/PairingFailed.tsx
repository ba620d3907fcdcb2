import type { FailureData } from "../../core/errors.ts"
import { useText } from "../atoms.ts"
import { connectFailures, sentenceOf } from "../connection/failures.ts"
import { Waiting } from "../modal/Waiting.tsx"
import type { TextKey } from "../text/en.ts"

/** What to do next, by failure. */
const next: Readonly<Record<string, TextKey>> = {
  ConnectionRejected: "connecting.rejectedNext",
  InvalidProjectId: "walletconnect.refusedNext",
  OriginNotAllowed: "walletconnect.refusedNext",
  SessionExpired: "walletconnect.timeNext"
}

/** Why no wallet is connected: its owner said no, or the relay could not be reached. And the way on. */
export function PairingFailed({ again, error, imageId, name }: {
  readonly name: string
  readonly imageId?: string | undefined
  readonly error: FailureData
  readonly again: () => void
}) {
  const text = useText()
  return (
    <Waiting
      name={name}
      imageId={imageId}
      title={sentenceOf(connectFailures, error)}
      more={text(next[error.tag] ?? "walletconnect.failedNext")}
      state="failed"
      again={again}
    />
  )
}
