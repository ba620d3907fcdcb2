import type { TokenName } from "../../../core/kit/theme/tokens.ts"
import type { ThemeVariable } from "../../../core/kit/theme/variables.ts"

/** Theme variables by name. */
export type ThemeVariables = { readonly [Name in ThemeVariable]?: string | number | undefined }

/** Design tokens by the names of shadcn/ui: CSS values or variables of the page, for example `var(--primary)`. */
export type Tokens = { readonly [Name in TokenName]: string }

/** Tokens for both modes, or for each mode. */
export type ThemeTokens =
  | { readonly [Name in TokenName]?: string | undefined }
  | {
      readonly light?: { readonly [Name in TokenName]?: string | undefined } | undefined
      readonly dark?: { readonly [Name in TokenName]?: string | undefined } | undefined
    }

/** A change of a theme; omitted parts stay. Variables and tokens are replaced as a whole. */
export interface ThemeChange {
  readonly mode?: "dark" | "light" | "auto"
  readonly variables?: ThemeVariables | undefined
  readonly tokens?: ThemeTokens | undefined
}

/** The current theme: its mode, and the variables of the options unless they were changed. */
export interface ThemeNow extends ThemeChange {
  readonly mode: "dark" | "light" | "auto"
}

/** Returns the CSS `color-scheme` of a mode, by default of `dark`. */
export const getScheme = (mode: string = "dark"): string => mode.replace("auto", "light dark")
