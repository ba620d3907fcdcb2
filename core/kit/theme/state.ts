import type { OtherEvent } from "../../foundation/data/step.ts"
import type { ThemeEvent, ThemeMode, ThemeState } from "./events.ts"

export const themeStart = (mode: ThemeMode = "dark", variables: ThemeState["variables"] = {}): ThemeState => ({
  mode,
  variables
})

/** Steps the theme; a part that the event leaves out stays unchanged. */
export const stepTheme = (theme: ThemeState, event: ThemeEvent | OtherEvent): ThemeState =>
  event._tag === "ThemeChanged"
    ? { mode: event.mode ?? theme.mode, variables: event.variables ?? theme.variables }
    : theme
