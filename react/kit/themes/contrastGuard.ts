import { type TokenName, tokenNames } from "../../../core/kit/theme/tokens.ts"
import { type Colour, computeContrast, findPassingColor, toHex } from "./contrast.ts"
import { contrastPairs } from "./contrastPairs.ts"

/** Names of the kit's properties in messages for the host. */
const names: Readonly<Record<string, string>> = {
  "--text": "foreground",
  "--soft": "the words of plain buttons",
  "--quiet": "muted-foreground",
  "--faint": "the words of what cannot be pressed",
  "--accent-text": "a link",
  "--accent": "primary, as a line",
  "--good": "success",
  "--warn": "a warning",
  "--error": "destructive",
  "--on-ink": "the primary button's words",
  "--on-first": "primary-foreground",
  "--on-pill": "secondary-foreground",
  "--on-card": "card-foreground",
  "--on-hover": "accent-foreground",
  "--on-error": "destructive-foreground",
  "--on-badge": "the tick of success",
  "--ground": "background",
  "--fill": "card",
  "--fill-2": "secondary",
  "--fill-3": "muted",
  "--ink": "the primary button",
  "--first": "primary",
  "--hover": "accent",
  "--ring": "ring",
  "--good-tint": "the tint of success",
  "--warn-tint": "the tint of a warning",
  "--error-tint": "the tint of destructive"
}

/** Returns the current color of a property, blended with the color below if it is transparent; undefined if it has no color. */
const createReader = (dialog: Element): ((property: string, under?: Colour) => Colour | undefined) => {
  const probe = dialog.appendChild(document.createElement("i"))
  const pen = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", {
    willReadFrequently: true
  })
  const read = (property: string, under: Colour = [0, 0, 0]): Colour | undefined => {
    const style = getComputedStyle(probe)
    if (pen === null || style.getPropertyValue(property).trim() === "") return undefined
    probe.style.color = `var(${property})`
    pen.fillStyle = toHex(under)
    pen.fillRect(0, 0, 1, 1)
    pen.fillStyle = style.color
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
    return [red, green, blue]
  }
  queueMicrotask(() => probe.remove())
  return read
}

/** Returns the rules of style sheets, including conditional rules, except those of the other mode. */
const getRules = (host: HTMLElement, rules: ReadonlyArray<CSSRule>): ReadonlyArray<CSSStyleRule> => {
  const other = `[data-theme="${host.dataset["theme"] === "light" ? "dark" : "light"}"]`
  return rules.flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return rule.selectorText.includes(other) ? [] : [rule]
    return rule instanceof CSSGroupingRule ? getRules(host, [...rule.cssRules]) : []
  })
}
/** Returns the value of a property in the kit's own rules, ignoring inherited variables of the page. */
const findValue = (property: string, rules: ReadonlyArray<CSSStyleRule>): string | undefined =>
  rules.map(({ style }) => style.getPropertyValue(property).trim()).find((value) => value !== "" && value !== "initial")

const shapes: ReadonlyArray<TokenName> = ["radius", "font-sans"]

/** Returns the tokens that are not colors on this page, because a variable is missing or has another form. */
const listColorlessTokens = (host: HTMLElement, rules: ReadonlyArray<CSSStyleRule>): ReadonlyArray<string> => {
  const style = getComputedStyle(host)
  return tokenNames.flatMap((name) => {
    const property = `--latchkey-${name}`
    const value = shapes.includes(name) ? undefined : findValue(property, rules)
    const isColour = value === undefined || CSS.supports("color", style.getPropertyValue(property))
    return isColour ? [] : [`${name} (${value})`]
  })
}

/** Returns one sentence for each pair of colors whose contrast is too low in a dialog as it is drawn now. */
const formatContrastLines = (dialog: Element, rules: ReadonlyArray<CSSStyleRule>): ReadonlyArray<string> => {
  const read = createReader(dialog)
  return contrastPairs.flatMap(({ foreground, least: goal, surface }) => {
    // Some goals of the kit's own themes are higher; a page's theme needs WCAG AA.
    const least = Math.min(goal, 4.5)
    if (findValue(foreground, rules) === undefined || findValue(surface, rules) === undefined) return []
    const background = read(surface, read("--ground"))
    const colour = background && read(foreground, background)
    if (background === undefined || colour === undefined) return []
    const ratio = computeContrast(colour, background)
    if (ratio >= least - 0.005) return []
    const nearest = findPassingColor(colour, background, least)
    return [
      `The theme is hard to read: ${names[foreground]} is ${toHex(colour)} on ${names[surface]} ${toHex(background)}, ` +
        `${ratio.toFixed(2)}:1 where ${least}:1 is needed. ` +
        (nearest === undefined ? `Change ${names[surface]}: no colour passes on it` : `${toHex(nearest)} passes`)
    ]
  })
}

const printed = new Set<string>()

/** Prints the pairs with low contrast in open modals, each sentence once. docs/spec/kit.md#theme-contrast. */
export const reportContrast = (): void => {
  // jsdom has no matchMedia and draws no colors.
  if (globalThis.matchMedia === undefined) return
  for (const host of document.querySelectorAll<HTMLElement>("latchkey-modal")) {
    const dialog = host.shadowRoot?.querySelector("dialog[open]")
    if (dialog == null || matchMedia("(forced-colors: active)").matches) continue
    const sheets = host.shadowRoot?.adoptedStyleSheets ?? []
    const rules = getRules(
      host,
      sheets.flatMap(({ cssRules }) => [...cssRules])
    )
    const colourless = listColorlessTokens(host, rules)
    const lines =
      colourless.length > 0
        ? [
            `These theme tokens are no colours on this page: ${colourless.join(", ")}. Is each variable defined there? ` +
              "shadcn() takes whole colours, shadcn({ channels: true }) bare channels"
          ]
        : formatContrastLines(dialog, rules)
    for (const line of lines) {
      if (printed.has(line)) continue
      printed.add(line)
      console.error(`[latchkey] ${line}`)
    }
  }
}
