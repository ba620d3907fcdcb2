import type { ReactNode } from "react"

/** The facts of a transaction, one line each: a label and a value. */
export function Figures({ children, inPanel = false }: { readonly children: ReactNode; readonly inPanel?: boolean }) {
  return <dl className={inPanel ? "figures panel" : "figures"}>{children}</dl>
}

/** One line. `whole`: the value is below the label, on a line of its own. `isLoading`: the value is not known yet. */
export function Figure({
  children,
  isLoading = false,
  name,
  whole = false
}: {
  readonly name: string
  readonly children: ReactNode
  readonly whole?: boolean
  readonly isLoading?: boolean
}) {
  return (
    <div className={whole ? "whole-line" : undefined}>
      <dt>{name}</dt>
      <dd>{isLoading ? <i className="bar" aria-hidden="true" /> : children}</dd>
    </div>
  )
}

/** Says that the page filled in the form. */
export function FilledIn({ words }: { readonly words: string }) {
  return <p className="by">{words}</p>
}
