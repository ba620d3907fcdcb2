import type { KnownHistory } from "./useHistory.ts"
import { Empty } from "../../foundation/parts/Empty.tsx"
import { Note } from "../../foundation/ui/Note.tsx"
import { endSentence } from "../../foundation/state/endSentence.ts"
import { useSay, useText } from "../../foundation/state/atoms.ts"

/** Says that the history did not load and offers a retry: below the earlier rows, or in place of an empty list. */
function HistoryAway({ again, isNothing }: { readonly again: () => void; readonly isNothing: boolean }) {
  const text = useText()
  useSay(text("activity.away"))
  const retry = (
    <button type="button" className="btn small" onClick={again}>
      {text("modal.retry")}
    </button>
  )
  return isNothing ? (
    <Empty drawing="plug" title={text("activity.away")}>
      {retry}
    </Empty>
  ) : (
    <Note>
      <p>{endSentence(text("activity.away"))}</p>
      {retry}
    </Note>
  )
}

/**
 * The end of a history: the button that loads the next page, or why a page did not load. `words`: those of the button
 * while a page loads, and before.
 */
export function HistoryEnd({
  known: { ask, history, isAsking, isFailed },
  isNothing,
  words: [loading, more]
}: {
  readonly known: KnownHistory
  readonly isNothing: boolean
  readonly words: readonly [loading: string, more: string]
}) {
  const next = history?.next ?? null
  if (isFailed) return <HistoryAway isNothing={isNothing} again={() => ask(next)} />
  if (next === null) return null
  return (
    <button
      type="button"
      className="btn small"
      aria-disabled={isAsking || undefined}
      onClick={isAsking ? undefined : () => ask(next)}
    >
      {isAsking ? loading : more}
    </button>
  )
}
