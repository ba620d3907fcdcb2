import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { type ComponentType, type CSSProperties, type ReactNode, useState } from "react"
import { loadedViewsRx } from "../state/atoms.ts"
import { createGradient } from "./gradientOf.ts"

type OwnAvatar = ComponentType<{ readonly address: string; readonly name: string | undefined }>

/**
 * A picture derived only from the address, the same at every visit. It is covered by the host's own component
 * (`part.avatar`), else by the picture of the account's name, once that has loaded. `children`: drawn in its corner.
 */
export function Avatar({
  address,
  children,
  name,
  picture = "",
  small = false
}: {
  readonly address: string
  /** The account's registered name, if known. */
  readonly name?: string | undefined
  /** The URL of the name's picture, safe to load, or empty. */
  readonly picture?: string | undefined
  readonly small?: boolean
  readonly children?: ReactNode
}) {
  const style: CSSProperties = { background: createGradient(address) }
  const Own = useRxValue(loadedViewsRx)["part.avatar"] as OwnAvatar | undefined
  const [failed, setFailed] = useState("")
  return (
    <span className={small ? "avatar s44" : "avatar"} aria-hidden="true" style={style}>
      {Own && <Own address={address} name={name} />}
      {Own === undefined && picture !== "" && picture !== failed && (
        <img src={picture} alt="" referrerPolicy="no-referrer" onError={() => setFailed(picture)} />
      )}
      {children}
    </span>
  )
}
