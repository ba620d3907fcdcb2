/** The theme variables that a host may set, with the names of the kit's style sheets. */
export const themeVariableNames = [
  "--w3m-font-family",
  "--w3m-accent",
  "--w3m-color-mix",
  "--w3m-color-mix-strength",
  "--w3m-font-size-master",
  "--w3m-border-radius-master",
  "--w3m-z-index",
  "--w3m-qr-color"
] as const
/** The name of a theme variable. */
export type ThemeVariable = (typeof themeVariableNames)[number]

/** The valid part of a host's `themeVariables`, and the names of those that were dropped. */
export interface CheckedVariables {
  readonly variables: Readonly<Partial<Record<ThemeVariable, string>>>
  readonly dropped: ReadonlyArray<string>
}

/**
 * Matches text that ends a declaration, opens another, fetches something, or hides one of these behind an escape or a
 * comment.
 */
const unsafe = /[;{}\\<>@]|\/\*|(?:url|image|image-set|cross-fade|element|expression|src|attr)\s*\(|\p{Cc}/iu

const hasBalancedParentheses = (text: string): boolean => {
  let depth = 0
  for (const character of text) {
    depth += character === "(" ? 1 : character === ")" ? -1 : 0
    if (depth < 0) return false
  }
  return (
    depth === 0 &&
    [...text].filter((character) => character === '"').length % 2 === 0 &&
    [...text].filter((character) => character === "'").length % 2 === 0
  )
}

/** Returns whether a value is safe in a style sheet: it is a single value, and it fetches nothing. */
export const isSafeCssValue = (text: string): boolean =>
  text.trim() !== "" && text.length <= 256 && !unsafe.test(text) && hasBalancedParentheses(text)

const numeric: ReadonlySet<string> = new Set(["--w3m-color-mix-strength", "--w3m-z-index"])

const getCssValue = (name: string, value: unknown): string | undefined => {
  if (Number.isFinite(value)) return name === "--w3m-color-mix-strength" ? `${String(value)}%` : String(value)
  if (typeof value !== "string" || !isSafeCssValue(value)) return undefined
  return numeric.has(name) && !/^-?\d+(\.\d+)?%?$/.test(value.trim()) ? undefined : value.trim()
}

/**
 * Checks a host's theme variables. Unknown names and unsafe CSS values are dropped and named.
 * docs/spec/kit.md#theme-variables.
 */
export const checkThemeVariables = (input: Readonly<Record<string, unknown>>): CheckedVariables => {
  const known: ReadonlyArray<string> = themeVariableNames
  const read = Object.entries(input).map(
    ([name, value]) => [name, known.includes(name) ? getCssValue(name, value) : undefined] as const
  )
  return {
    variables: Object.fromEntries(read.filter((entry): entry is readonly [string, string] => entry[1] !== undefined)),
    dropped: read.filter(([, value]) => value === undefined).map(([name]) => name)
  }
}
