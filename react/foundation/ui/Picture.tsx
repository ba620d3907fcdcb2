import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { type CSSProperties, useState } from "react"
import { imageUrlRx } from "../state/atoms.ts"
import { Icon } from "./Icon.tsx"

/** The size of a picture, and whether it is round. Wallet rows use the default, 44 pixels. */
export type PictureSize = "" | "s16" | "s24" | "s40" | "s40 round" | "s80" | "s80 round" | "s24 round"

/**
 * A picture of a wallet or a network over its monogram: one letter on a color derived from the name. The image is its
 * own icon, or else the catalogue's, which fades in when it has loaded.
 */
export function Picture({
  iconPath,
  icon = "",
  imageId = "",
  name,
  size = ""
}: {
  readonly name: string
  /** The path of an icon, drawn in place of the letter. */
  readonly iconPath?: string | undefined
  readonly icon?: string | undefined
  readonly imageId?: string | undefined
  readonly size?: PictureSize
}) {
  const url = useRxValue(imageUrlRx(imageId))
  const [broken, setBroken] = useState("")
  const source = icon === "" || icon === broken ? url : icon
  const hue: CSSProperties & Readonly<Record<"--hue", number>> = { "--hue": getHue(name) }
  return (
    <span
      className={`pic ${size}${iconPath === undefined ? "" : " code"}`}
      style={hue}
      data-letter={[...name.replace(invisible, "")][0]?.toUpperCase()}
      aria-hidden="true"
    >
      {iconPath !== undefined && <Icon path={iconPath} />}
      {source !== undefined && source !== "" && source !== broken && (
        <img className={icon === "" ? "fresh" : undefined} src={source} alt="" onError={() => setBroken(source)} />
      )}
    </span>
  )
}

/** Invisible characters at the start of a name: spaces, and marks that change the text direction. */
const invisible = /^[\s\p{C}]+/u

/** Returns a hue in degrees, a hash of the name. */
const getHue = (name: string): number => {
  let hue = 0
  for (const letter of name) hue = (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360
  return hue
}
