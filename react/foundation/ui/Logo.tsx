import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useState } from "react"
import { Icon, type IconName } from "./Icon.tsx"
import { imageUrlRx } from "../state/atoms.ts"

/** A wallet's or a network's image: its own, else the catalogue's, else two letters of its name. */
export function Logo({
  drawn,
  icon = "",
  imageId = "",
  large = false,
  name,
  round = false
}: {
  readonly name: string
  /** One of the kit's icons in place of the letters. */
  readonly drawn?: IconName | undefined
  readonly icon?: string | undefined
  readonly imageId?: string | undefined
  readonly large?: boolean
  readonly round?: boolean
}) {
  const url = useRxValue(imageUrlRx(imageId))
  const [broken, setBroken] = useState("")
  const source = icon === "" || icon === broken ? url : icon
  const look = `logo${large ? " large" : ""}${round ? " round" : ""}`
  return source === undefined || source === "" || source === broken ? (
    <span className={look} aria-hidden="true">
      {drawn === undefined ? [...name].slice(0, 2).join("") : <Icon name={drawn} />}
    </span>
  ) : (
    <img
      className={icon === "" ? `${look} fresh` : look}
      src={source}
      alt=""
      onError={() => setBroken(source)}
      width={large ? 80 : 40}
      height={large ? 80 : 40}
    />
  )
}
