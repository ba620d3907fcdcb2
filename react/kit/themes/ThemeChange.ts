import type { TokenName } from "../../../core/kit/theme/tokens.ts"
import type { ThemeVariable } from "../../../core/kit/theme/variables.ts"

/** Theme variables by name. */
export type ThemeVariables = { readonly [Name in ThemeVariable]?: string | number | undefined }

/** Design tokens by the names of shadcn/ui: CSS values, and variables of the page, e.g. `var(--primary)`. */
export type Tokens = { readonly [Name in TokenName]: string }

/** Tokens of both modes, or of each. */
export type ThemeTokens =
  | { readonly [Name in TokenName]?: string | undefined }
  | {
      readonly light?: { readonly [Name in TokenName]?: string | undefined } | undefined
      readonly dark?: { readonly [Name in TokenName]?: string | undefined } | undefined
    }

/** What changes of a theme; what is left out stays. Variables and tokens are replaced as a whole. */
export interface ThemeChange {
  readonly mode?: "dark" | "light" | "auto"
  readonly variables?: ThemeVariables | undefined
  readonly tokens?: ThemeTokens | undefined
}

/** A theme that stands: the mode is known; variables are those of the options unless they were changed. */
export interface ThemeNow extends ThemeChange {
  readonly mode: "dark" | "light" | "auto"
}

/** Returns the colour schemes of a mode, as CSS has them; those of the default where there is none. */
export const schemeOf = (mode: string = "dark"): string => mode.replace("auto", "light dark")
