import type { ThemeState } from "../../../core/kit/theme/events.ts"
import { themeVariableNames } from "../../../core/kit/theme/variables.ts"
import { markMode } from "../themes/markMode.ts"
import type { Frame } from "./createFrame.ts"

/**
 * Registers the text size that the kit's style sheets use: a length of the kit's element that no inner element changes.
 * A browser without `registerProperty` uses the size of the surrounding text.
 */
const registerTextSize = (): void => {
  try {
    CSS.registerProperty({ name: "--latchkey-rem", syntax: "<length>", inherits: true, initialValue: "16px" })
  } catch {} // it is already registered
}

/**
 * Applies a theme to the frame and removes variables that the theme does not have. Uses the style object, which a strict
 * content security policy allows. `auto` follows the system's setting until the returned function is called.
 */
export const applyTheme = ({ setTheme, shadow }: Frame, { mode, variables }: ThemeState): (() => void) => {
  const follow = (): void => markMode(shadow, mode)
  const system = globalThis.matchMedia?.("(prefers-color-scheme: light)")
  system?.addEventListener("change", follow)
  setTheme({ mode })
  follow()
  registerTextSize()
  const { host } = shadow
  if (host instanceof HTMLElement)
    for (const name of themeVariableNames) host.style.setProperty(name, variables[name] ?? "")
  return () => system?.removeEventListener("change", follow)
}
