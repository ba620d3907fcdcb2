import type { ThemeState } from "../../../core/kit/theme/events.ts"
import { themeVariableNames } from "../../../core/kit/theme/variables.ts"
import type { Frame } from "../frame/createFrame.ts"

/**
 * Applies a theme to the frame; variables that it does not have are taken away. Uses the style object, which a strict
 * content policy allows.
 */
export const applyTheme = ({ setTheme, shadow }: Frame, { mode, variables }: ThemeState): void => {
  setTheme(mode)
  const { host } = shadow
  if (host instanceof HTMLElement)
    for (const name of themeVariableNames) host.style.setProperty(name, variables[name] ?? "")
}
