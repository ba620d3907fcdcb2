import { hasHiddenValues, isRecord } from "../../foundation/data/isRecord.ts"
import { isSafeCssValue } from "./variables.ts"

/**
 * The names of the design tokens that a host may set: those of shadcn/ui, and an overlay.
 * docs/spec/kit.md#theme-tokens.
 */
export const tokenNames = [
  "background",
  "foreground",
  "card",
  "card-foreground",
  "primary",
  "primary-foreground",
  "secondary",
  "secondary-foreground",
  "muted",
  "muted-foreground",
  "accent",
  "accent-foreground",
  "destructive",
  "destructive-foreground",
  "success",
  "border",
  "input",
  "ring",
  "radius",
  "font-sans",
  "overlay"
] as const
export type TokenName = (typeof tokenNames)[number]

/** Tokens of one mode, checked. */
export type CheckedTokens = Readonly<Partial<Record<TokenName, string>>>

/** The valid tokens of each mode, and the paths of those that were dropped. */
export interface TakenTokens {
  readonly dark: CheckedTokens
  readonly light: CheckedTokens
  readonly dropped: ReadonlyArray<string>
}

const isToken = (name: string): name is TokenName => tokenNames.some((tokenName) => tokenName === name)

const checkTokens = (input: unknown, path: string, dropped: Array<string>): CheckedTokens => {
  const accepted: Partial<Record<TokenName, string>> = {}
  const isRead = isRecord(input) && !hasHiddenValues(input)
  if (input !== undefined && !isRead && path !== "") dropped.push(path)
  for (const [name, value] of Object.entries(isRead ? input : {})) {
    if (value === undefined) continue
    if (isToken(name) && typeof value === "string" && isSafeCssValue(value)) accepted[name] = value.trim()
    else dropped.push(path === "" ? name : `${path}.${name}`)
  }
  return accepted
}

/**
 * Reads a host's tokens, which apply to both modes or are `{ light, dark }`. Unknown names and unsafe CSS values are
 * dropped and named. docs/spec/kit.md#theme-tokens.
 */
export const takeTokens = (input: unknown): TakenTokens => {
  const dropped: Array<string> = []
  if (isRecord(input) && ("light" in input || "dark" in input)) {
    const { dark, light, ...others } = input
    dropped.push(...Object.keys(others))
    return { dark: checkTokens(dark, "dark", dropped), light: checkTokens(light, "light", dropped), dropped }
  }
  const both = checkTokens(input, "", dropped)
  return { dark: both, light: both, dropped }
}
