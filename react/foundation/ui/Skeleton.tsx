/** Placeholder rows while content is loading. */
export function Skeleton({ label, rows = 4 }: { readonly label: string; readonly rows?: number }) {
  return (
    <div className="rows">
      <p className="hidden" role="status">
        {label}
      </p>
      {Array.from({ length: rows }, (_, i) => `row ${i}`).map((row) => (
        <div key={row} className="row skeleton" aria-hidden="true" />
      ))}
    </div>
  )
}
