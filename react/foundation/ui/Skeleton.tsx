import { useSay } from "../state/atoms.ts"

/** Placeholder rows in the shape of the content that is loading. */
export function Skeleton({ label, rows = 5 }: { readonly label: string; readonly rows?: number }) {
  useSay(label)
  return (
    <div className="rows">
      {Array.from({ length: rows }, (_, i) => `row ${i}`).map((row) => (
        <SkeletonRow key={row} />
      ))}
    </div>
  )
}

/** The placeholder of one row. */
export function SkeletonRow() {
  return <div className="row wait" aria-hidden="true" />
}
