import type { ReactNode } from "react"
import { Icon } from "../ui/Icon.tsx"
import { linkIcon } from "./viewIcons.ts"

/** A row that opens another page in a new tab. */
export function LinkRow({
  href,
  name,
  picture,
  press,
  sub
}: {
  readonly href: string
  readonly picture: ReactNode
  readonly name: string
  /** Called when the page opens. */
  readonly press?: (() => void) | undefined
  readonly sub?: string | undefined
}) {
  return (
    <a className="row" href={href} target="_blank" rel="noreferrer" onClick={press}>
      {picture}
      <span>
        <span className="name">{name}</span>
        {sub !== undefined && <span className="sub">{sub}</span>}
      </span>
      <span className="end">
        <Icon path={linkIcon} flip />
      </span>
    </a>
  )
}
