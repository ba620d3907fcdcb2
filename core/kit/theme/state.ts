import type { KitEvent } from "../../state.ts"

/** `auto` follows the system. Default dark. Spec §5, §9. */
export type ThemeMode = "dark" | "light" | "auto"

export interface ThemeState {
  readonly mode: ThemeMode
  /** The host's `themeVariables`, checked. */
  readonly variables: Readonly<Record<string, string>>
}

export type ThemeEvent = {
  readonly _tag: "ThemeChanged"
  readonly mode?: ThemeMode | undefined
  readonly variables?: Readonly<Record<string, string>> | undefined
}

export const themeStart = (mode: ThemeMode = "dark", variables: ThemeState["variables"] = {}): ThemeState => ({ mode, variables })

/** Moves the theme; a part that the event leaves out stays. */
export const stepTheme = (theme: ThemeState, event: KitEvent): ThemeState =>
  event._tag === "ThemeChanged"
    ? { mode: event.mode ?? theme.mode, variables: event.variables ?? theme.variables }
    : theme
