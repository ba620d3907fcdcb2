import { useSay } from "../../foundation/state/atoms.ts"

/** The place of a sentence and its lines while they are loading. */
export function ComingWords({ label }: { readonly label: string }) {
  useSay(label)
  return (
    <div className="untold" aria-hidden="true">
      <i />
      <i />
      <b />
    </div>
  )
}
