import { useText } from "../state/atoms.ts"
import { Page } from "./Page.tsx"

/** Says that a part could not be loaded, and offers a retry. */
export function Notice({ again, sentence }: { readonly sentence: string; readonly again: () => void }) {
  const text = useText()
  return (
    <Page>
      <div role="alert">
        <p className="note">{sentence}</p>
        <button type="button" className="btn small" onClick={again}>
          {text("modal.retry")}
        </button>
      </div>
    </Page>
  )
}
