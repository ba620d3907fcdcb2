import type { MouseEvent, ReactNode } from "react"

/** A row of a list: a picture, a name above a second line, and an element at its end. With `press` it is a button. */
export function Row({
  blocked,
  current,
  end,
  filled = false,
  isStop = true,
  name,
  opens,
  picture,
  press,
  sub,
  title
}: {
  readonly picture: ReactNode
  readonly name: ReactNode
  readonly sub?: ReactNode
  readonly end?: ReactNode
  readonly press?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  /** The name of the view that a press opens: its code starts loading on hover or focus. */
  readonly opens?: string | undefined
  readonly filled?: boolean
  /** True if the row is the selected one. */
  readonly current?: boolean
  /** True if the row cannot be selected now; a press or `title` says why. */
  readonly blocked?: boolean | undefined
  readonly title?: string | undefined
  /** True if Tab stops here: a list with arrow keys has one such row. */
  readonly isStop?: boolean
}) {
  const content = (
    <>
      {picture}
      <span>
        <span className="name">{name}</span>
        {sub !== undefined && <span className="sub">{sub}</span>}
      </span>
      {end !== undefined && <span className="end">{end}</span>}
    </>
  )
  const look = filled || current ? "row filled" : "row"
  return press === undefined ? (
    <div className={look}>{content}</div>
  ) : (
    <button
      type="button"
      className={look}
      aria-current={current || undefined}
      aria-disabled={blocked || undefined}
      title={title}
      tabIndex={isStop ? undefined : -1}
      data-opens={opens}
      onClick={press}
    >
      {content}
    </button>
  )
}
