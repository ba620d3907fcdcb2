import { useSay } from "../state/atoms.ts"

/** Placeholder rows while content is loading. */
export function Skeleton({ label, rows = 4 }: { readonly label: string; readonly rows?: number }) {
  useSay(label)
  return (
    <div className="rows">
      {Array.from({ length: rows }, (_, i) => `row ${i}`).map((row) => (
        <div key={row} className="row skeleton" aria-hidden="true" />
      ))}
    </div>
  )
}
