import type { ThemeState } from "../../../core/kit/theme/events.ts"
import { themeVariableNames } from "../../../core/kit/theme/variables.ts"
import { markMode } from "../themes/markMode.ts"
import type { Frame } from "./createFrame.ts"

/**
 * The size of text that the kit's sheets measure by: a length of the kit's element, which no element inside changes.
 * Known to the document, once; a browser that cannot know it measures by the text around.
 */
const knowTextSize = (): void => {
  try {
    CSS.registerProperty({ name: "--latchkey-rem", syntax: "<length>", inherits: true, initialValue: "16px" })
  } catch {} // it is known already
}

/**
 * Applies a theme to the frame; variables that it does not have are taken away. Uses the style object, which a strict
 * content policy allows. `auto` follows the system's setting until the returned function is called.
 */
export const applyTheme = ({ setTheme, shadow }: Frame, { mode, variables }: ThemeState): (() => void) => {
  const follow = (): void => markMode(shadow, mode)
  const system = globalThis.matchMedia?.("(prefers-color-scheme: light)")
  system?.addEventListener("change", follow)
  setTheme({ mode })
  follow()
  knowTextSize()
  const { host } = shadow
  if (host instanceof HTMLElement)
    for (const name of themeVariableNames) host.style.setProperty(name, variables[name] ?? "")
  return () => system?.removeEventListener("change", follow)
}
