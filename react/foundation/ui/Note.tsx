import type { ReactNode } from "react"
import { Icon } from "./Icon.tsx"

export const aboutIcon = "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 9.5v4M10 6.6v.1"
const warningIcon = "M10 3.5 17.5 16.5h-15zM10 8v4M10 14.2v.1"

/** A note with its sign. `children`: the sentence and what belongs to it, such as a button. */
export function Note({
  children,
  isAlert = false,
  isMissing = false,
  look = "info"
}: {
  readonly children: ReactNode
  readonly look?: "info" | "careful" | "danger"
  /** If true, the note is announced immediately. */
  readonly isAlert?: boolean
  /** True while the note's box is not ticked. */
  readonly isMissing?: boolean
}) {
  return (
    <div className={`ask ${look}`} role={isAlert ? "alert" : undefined} data-missing={isMissing || undefined}>
      <Icon path={look === "info" ? aboutIcon : warningIcon} />
      <div>{children}</div>
    </div>
  )
}
