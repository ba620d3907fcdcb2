import { useSay } from "../../foundation/state/atoms.ts"

/** The place of a sentence and its facts while they are loading, in their shape. */
export function LoadingWords({ label }: { readonly label: string }) {
  useSay(label)
  return (
    <div className="loading-words" aria-hidden="true">
      <i />
      <i />
      <p>
        <b />
        <b />
        <b />
      </p>
      <p>
        <b />
        <b />
        <b />
      </p>
    </div>
  )
}
