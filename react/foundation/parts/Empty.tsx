import type { ReactNode } from "react"
import { Drawing, type DrawingName } from "./Drawing.tsx"

/** An empty state: a drawing, the reason, what to do next, and buttons. `alert`: announced immediately. */
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
