import type { ReactNode } from "react"
import { useSheet } from "../ui/Page.tsx"
import css from "./switchRow.css?inline"

/** A row with a switch; a press turns it on or off. */
export function SwitchRow({
  blocked,
  isOn,
  name,
  picture,
  press,
  sub
}: {
  readonly picture: ReactNode
  readonly name: string
  readonly sub: ReactNode
  readonly isOn: boolean
  /** The change is pending: the switch keeps its position and ignores presses. */
  readonly blocked: boolean
  readonly press: () => void
}) {
  const place = useSheet(css)
  return (
    <div ref={place}>
      <button
        type="button"
        role="switch"
        className="row"
        aria-checked={isOn}
        aria-disabled={blocked || undefined}
        onClick={press}
      >
        {picture}
        <span>
          <span className="name">{name}</span>
          <span className="sub">{sub}</span>
        </span>
        <span className="end">
          <span className="toggle" />
        </span>
      </button>
    </div>
  )
}
