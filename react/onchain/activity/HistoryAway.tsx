import { Empty } from "../../foundation/parts/Empty.tsx"
import { Note } from "../../foundation/ui/Note.tsx"
import { endSentence } from "../../foundation/state/endSentence.ts"
import { useSay, useText } from "../../foundation/state/atoms.ts"

/** Says that the history did not load and offers a retry: below the earlier rows, or in place of an empty list. */
export function HistoryAway({ again, isNothing }: { readonly again: () => void; readonly isNothing: boolean }) {
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
