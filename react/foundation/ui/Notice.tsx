import { useText } from "../state/atoms.ts"

/** A failure's sentence inside a view, with a button to try again. */
export function Notice({ again, sentence }: { readonly sentence: string; readonly again?: (() => void) | undefined }) {
  const text = useText()
  return (
    <div role="alert">
      <p className="notice">{sentence}</p>
      {again !== undefined && (
        <button type="button" className="action" onClick={again}>
          {text("modal.retry")}
        </button>
      )}
    </div>
  )
}
