import type { CSSProperties, ReactNode } from "react"
import { gradientOf } from "./gradientOf.ts"

/** A picture made of the address alone, the same on every visit. `children`: what stands in its corner. */
export function Avatar({
  address,
  children,
  small = false
}: {
  readonly address: string
  readonly small?: boolean
  readonly children?: ReactNode
}) {
  const style: CSSProperties = { background: gradientOf(address) }
  return (
    <span className={small ? "avatar s44" : "avatar"} aria-hidden="true" style={style}>
      {children}
    </span>
  )
}
