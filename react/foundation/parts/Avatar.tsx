import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { ComponentType, CSSProperties, ReactNode } from "react"
import { loadedViewsRx } from "../state/atoms.ts"
import { createGradient } from "./gradientOf.ts"

type OwnAvatar = ComponentType<{ readonly address: string; readonly name: string | undefined }>

/**
 * A picture derived only from the address, the same at every visit, or the host's own component (`part.avatar`).
 * `children`: drawn in its corner.
 */
export function Avatar({
  address,
  children,
  name,
  small = false
}: {
  readonly address: string
  /** The account's registered name, if known. */
  readonly name?: string | undefined
  readonly small?: boolean
  readonly children?: ReactNode
}) {
  const style: CSSProperties = { background: createGradient(address) }
  const Own = useRxValue(loadedViewsRx)["part.avatar"] as OwnAvatar | undefined
  return (
    <span className={small ? "avatar s44" : "avatar"} aria-hidden="true" style={style}>
      {Own && <Own address={address} name={name} />}
      {children}
    </span>
  )
}
