import { useSay } from "../state/atoms.ts"

/** Placeholder rows while content is loading, in the shape of what comes. */
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

/** The place of one row that is still to come. */
export function SkeletonRow() {
  return <div className="row wait" aria-hidden="true" />
}
