import type { CSSProperties } from "react"
import type { ShownAccount } from "../../../core/wallets/storage/snapshot.ts"
import { takeTokens } from "../../../core/kit/theme/tokens.ts"
import { checkThemeVariables } from "../../../core/kit/theme/variables.ts"
import { buttonLink, type Linked } from "../host/ButtonLink.ts"
import { getTextColor, getLineColor } from "../themes/createTokenSheet.ts"

/**
 * Returns the styles of a button from the host's variables and tokens. Values that are not safe CSS are ignored. A
 * token given for one mode only leaves the other mode unchanged; a button with an account keeps the default fill.
 */
export const getTheme = ({
  account,
  kit
}: {
  readonly account: ShownAccount | null
  readonly kit: Linked
}): CSSProperties => {
  const { mode = "dark", tokens, variables } = kit[buttonLink]?.theme ?? {}
  const own = checkThemeVariables({ ...variables }).variables
  const { dark, light } = takeTokens(tokens)
  const isLight =
    mode === "light" || (mode === "auto" && globalThis.matchMedia?.("(prefers-color-scheme: light)").matches)
  const { "font-sans": font, radius } = isLight ? light : dark
  const accent = own["--w3m-accent"]
  const fill = accent ?? toModeColor(light.primary, dark.primary, "#121313", "#fff")
  const onFill = accent
    ? getTextColor(accent)
    : light["primary-foreground"] === undefined && dark["primary-foreground"] === undefined
      ? fill && getTextColor(fill)
      : toModeColor(
          light["primary-foreground"],
          dark["primary-foreground"],
          getTextColor(light.primary ?? "#121313"),
          getTextColor(dark.primary ?? "#fff")
        )
  const ring = accent
    ? `light-dark(${getLineColor(accent, "light")}, ${getLineColor(accent, "dark")})`
    : (toModeColor(light.ring, dark.ring, "#5773ff", "#5773ff") ?? fill)
  const unit = own["--w3m-border-radius-master"] ?? (radius && `${radius} / 4`)
  return {
    colorScheme: mode === "auto" ? "light dark" : mode,
    ...(fill && account === null && { backgroundColor: fill }),
    ...(onFill && account === null && { color: onFill }),
    ...(ring && { outlineColor: ring }),
    ...(unit && { borderRadius: `calc(${unit} * 3.5)` }),
    fontFamily: own["--w3m-font-family"] ?? font
  }
}

/** Returns a color for both modes, or undefined if the host set neither. */
const toModeColor = (
  light: string | undefined,
  dark: string | undefined,
  plainLight: string,
  plainDark: string
): string | undefined =>
  light === undefined && dark === undefined ? undefined : `light-dark(${light ?? plainLight}, ${dark ?? plainDark})`
