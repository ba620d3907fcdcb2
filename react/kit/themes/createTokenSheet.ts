import { type CheckedTokens, type TakenTokens, type TokenName, tokenNames } from "../../../core/kit/theme/tokens.ts"

/**
 * Returns a neutral color with a given contrast to a surface: lighter on dark surfaces, darker on light ones, and white
 * or black if the contrast cannot be reached. The browser computes it, because a token may be a variable of the page.
 */
const createNeutral = (surface: string, ratio: number): string => {
  const dark = "clamp(0, (.1791 - y) * 1e6, 1)"
  const lighter = `min(1, (y + .05) * ${ratio} - .05)`
  const darker = `max(0, (y + .05) / ${ratio} - .05)`
  const luminance = `(${dark} * ${lighter} + (1 - ${dark}) * ${darker})`
  return `color(from ${surface} xyz-d65 calc(.9505 * ${luminance}) calc(${luminance}) calc(1.089 * ${luminance}))`
}
/** Returns black or white, whichever has more contrast. */
export const getTextColor = (surface: string): string => createNeutral(surface, 21)
type Mode = "dark" | "light"
/**
 * CSS expressions: one that is positive if the contrast with the kit's card is at least 3:1 (`y`: the luminance), and
 * the color of links, in CIE XYZ.
 */
const lineColors: { readonly [Name in Mode]: readonly [isSeen: string, x: number, y: number, z: number] } = {
  dark: ["(y - .12)", 0.4353, 0.4033, 1.0008],
  light: ["(.3 - y)", 0.1657, 0.1169, 0.6169]
}
/** Returns the color of lines in a host's accent: the accent, or the color of links if its contrast is below 3:1. */
export const getLineColor = (accent: string, mode: Mode): string => {
  const [isSeen, ...link] = lineColors[mode]
  const seen = `clamp(0, ${isSeen} * 1e6, 1)`
  const channels = ["x", "y", "z"].map((name, index) => `calc(${name} * ${seen} + ${link[index]} * (1 - ${seen}))`)
  return `color(from ${accent} xyz-d65 ${channels.join(" ")})`
}
const mix = (colour: string, percent: number, into: string): string =>
  `color-mix(in srgb, ${colour} ${percent}%, ${into})`

/** Properties that follow from a background: the text on it, and raised surfaces, which other tokens may replace. */
const palette = `
--text: ${getTextColor("var(--base)")}; --soft: ${createNeutral("var(--base)", 11)};
--quiet: ${createNeutral("var(--base)", 7.5)}; --faint: ${createNeutral("var(--base)", 6.5)};
--fill: ${mix("var(--text)", 4, "var(--base)")}; --fill-2: ${mix("var(--text)", 8, "var(--base)")};
--fill-3: ${mix("var(--text)", 12, "var(--base)")}; --line: ${mix("var(--text)", 10, "var(--base)")};
--edge: ${mix("var(--text)", 14, "var(--base)")}; --ink: var(--text); --on-ink: var(--base)`

/**
 * The declarations of each token for the dialog and its scrim. `own` is the token's value. The order matters: a token
 * overrides values derived from the tokens above it.
 */
const derivedRules: { readonly [Name in TokenName]: (own: string, mode: Mode) => string } = {
  background: (own) => `--base: ${own};${palette}`,
  foreground: (own) => `--text: ${own}; --ink: ${own}; --on-ink: var(--base)`,
  card: (own) => `--fill: ${own}; --on-card: ${getTextColor(own)}`,
  "card-foreground": (own) => `--on-card: ${own}`,
  primary: (own, mode) =>
    `--accent: var(--w3m-accent, ${own}); --first: var(--accent); --on-first: ${getTextColor("var(--accent)")};
--accent-tint: ${mix("var(--accent)", 20, "transparent")}; --ring: ${getLineColor("var(--accent)", mode)}`,
  "primary-foreground": (own) => `--on-first: ${own}`,
  secondary: (own) => `--fill-2: ${own}; --on-pill: ${getTextColor(own)}`,
  "secondary-foreground": (own) => `--on-pill: ${own}`,
  muted: (own) => `--fill-3: ${own}`,
  "muted-foreground": (own) => `--quiet: ${own}; --faint: ${own}`,
  accent: (own) => `--hover: ${own}; --on-hover: ${getTextColor(own)}`,
  "accent-foreground": (own) => `--on-hover: ${own}`,
  destructive: (own) => `--error: ${own}; --error-tint: ${mix(own, 14, "var(--base)")}`,
  "destructive-foreground": (own) => `--on-error: ${own}`,
  success: (own) => `--good: ${own}; --good-tint: ${mix(own, 14, "var(--base)")}; --on-badge: ${getTextColor(own)}`,
  border: (own) => `--line: ${own}; --edge: ${own}`,
  input: (own) => `--field: ${own}`,
  ring: (own) => `--ring: ${own}`,
  radius: (own) => `--unit: var(--w3m-border-radius-master, calc(${own} / 4))`,
  "font-sans": (own) => `font-family: var(--w3m-font-family, ${own})`,
  overlay: (own) => `--scrim: ${own}`
}

/** Rules for tokens without a property in the kit's style sheets. */
const rules: ReadonlyArray<readonly [tokens: RegExp, selectors: ReadonlyArray<string>, declarations: string]> = [
  [/^card/, [".row.filled", ".fill", ".small", ".promise", ".chip"], "color: var(--on-card)"],
  [/^secondary/, [".pill", ".get", ".tag"], "color: var(--on-pill)"],
  [
    /^accent/,
    [":is(button, a).row:hover", ".fill:hover", ".plain:hover"],
    "background: var(--hover); color: var(--on-hover)"
  ],
  [/^destructive-/, [".badge:not(.good, .warn)"], "background: var(--error); color: var(--on-error)"],
  [/^input/, [".field"], "box-shadow: inset 0 0 0 1px var(--field)"],
  [/^overlay/, ["dialog::backdrop"], "background: var(--scrim)"]
]

/** Tokens that are not colors, and so also apply with high contrast. */
const shapes: ReadonlyArray<TokenName> = ["radius", "font-sans"]

/**
 * Returns the rules of one mode. A host's values are set on the kit's element, where the page's variables are
 * available.
 */
const createModeSheet = (mode: Mode, tokens: CheckedTokens): string => {
  const names = tokenNames.filter((name) => name in tokens)
  // More specific than the kit's own style sheets, in any order.
  const host = `:host([data-theme="${mode}"][data-theme])`
  const getDeclarations = (some: ReadonlyArray<TokenName>): string =>
    `${host} :is(dialog, .scrim) { ${some.map((name) => derivedRules[name](`var(--latchkey-${name})`, mode)).join("; ")} }`
  const more = rules.flatMap(([needs, selectors, declarations]) =>
    names.some((name) => needs.test(name)) ? selectors.map((item) => `${host} ${item} { ${declarations} }`) : []
  )
  return `${host} { ${names.map((name) => `--latchkey-${name}: ${tokens[name] ?? ""}`).join("; ")} }
${getDeclarations(names.filter((name) => shapes.includes(name)))}
@media not (prefers-contrast: more) {
${getDeclarations(names.filter((name) => !shapes.includes(name)))}
${more.join("\n")}
:host([style*="--w3m-accent"][data-theme="${mode}"][data-theme]) dialog { --first: var(--accent); --on-first: ${getTextColor("var(--accent)")} }
}`
}

/** Returns the rules for a host's tokens, which override the kit's own. docs/spec/kit.md#theme-tokens. */
export const createTokenSheet = ({ dark, light }: TakenTokens): string =>
  `${createModeSheet("dark", dark)}\n${createModeSheet("light", light)}`
