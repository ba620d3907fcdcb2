import type { ReactNode } from "react"
import { Drawing, type DrawingName } from "./Drawing.tsx"

/** Where nothing is to be shown: a drawing, why, what next, and the ways on. `alert`: it is told at once. */
export function Empty({
  alert = false,
  children,
  drawing,
  more,
  title
}: {
  readonly drawing: DrawingName
  readonly title: string
  readonly more?: ReactNode
  readonly alert?: boolean
  readonly children?: ReactNode
}) {
  return (
    <div className="empty" role={alert ? "alert" : undefined}>
      <Drawing name={drawing} large />
      <h3>{title}</h3>
      {more !== undefined && <p className="say">{more}</p>}
      {children !== undefined && <div className="ways">{children}</div>}
    </div>
  )
}
