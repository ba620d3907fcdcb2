import type { ReactNode } from "react"
import { useSay } from "../state/atoms.ts"

/** Placeholders in the shape of the content that is loading. `label` is announced to screen readers. */
export function Blank({
  children,
  className = "",
  label
}: {
  readonly children: ReactNode
  readonly className?: string
  readonly label: string
}) {
  useSay(label)
  return (
    <div className={`blank ${className}`} aria-hidden="true">
      {children}
    </div>
  )
}

/** The placeholder of one line of text. `isTitle`: of a title's height. */
export function BlankLine({ isTitle = false, width }: { readonly width: number; readonly isTitle?: boolean }) {
  return <i className={isTitle ? "heading" : undefined} style={{ width }} />
}

/** The placeholder of facts in a panel: a label and a value in each line. `widths`: those of the values. */
export function BlankFacts({
  className,
  widths
}: {
  readonly className: string
  readonly widths: ReadonlyArray<number>
}) {
  return (
    <div className={className}>
      {widths.map((width) => (
        <div key={width}>
          <BlankLine width={64} />
          <BlankLine width={width} />
        </div>
      ))}
    </div>
  )
}
