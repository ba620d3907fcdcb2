import { useDispatch, useText } from "../../foundation/state/atoms.ts"

/** Says that the code of a part could not be loaded, and offers a retry. */
export function ChunkFailed({ chunk }: { readonly chunk: "Activity" | "network" }) {
  const dispatch = useDispatch()
  const text = useText()
  return (
    <div role="alert">
      <p className="say">{text("chunk.failed")}</p>
      <button type="button" className="btn small" onClick={() => dispatch({ _tag: "ChunkAsked", chunk })}>
        {text("modal.retry")}
      </button>
    </div>
  )
}
