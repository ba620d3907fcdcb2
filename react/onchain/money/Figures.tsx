import type { ReactNode } from "react"

/** What belongs to a deed, line by line: a word, and what is so. */
export function Figures({ children, inPanel = false }: { readonly children: ReactNode; readonly inPanel?: boolean }) {
  return <dl className={inPanel ? "figures panel" : "figures"}>{children}</dl>
}

/** One line. `whole`: what is said stands below the word, on a line of its own. `isComing`: nobody knows yet. */
export function Figure({
  children,
  isComing = false,
  name,
  whole = false
}: {
  readonly name: string
  readonly children: ReactNode
  readonly whole?: boolean
  readonly isComing?: boolean
}) {
  return (
    <div className={whole ? "whole-line" : undefined}>
      <dt>{name}</dt>
      <dd>{isComing ? <i className="bar" aria-hidden="true" /> : children}</dd>
    </div>
  )
}

/** Says that a form came filled in, and by whom. */
export function FilledIn({ words }: { readonly words: string }) {
  return <p className="by">{words}</p>
}
