import type { ThemeState } from "../../../core/kit/theme/events.ts"
import type { Frame } from "../frame/createFrame.ts"

/** Applies a theme to the frame. Uses the style object, which a strict content policy allows. */
export const applyTheme = ({ setTheme, shadow }: Frame, { mode, variables }: ThemeState): void => {
  setTheme(mode)
  if (!(shadow.host instanceof HTMLElement)) return
  for (const [name, value] of Object.entries(variables)) shadow.host.style.setProperty(name, value)
}
