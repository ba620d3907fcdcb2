import { encode } from "uqr"

/** The number of blank modules around a code on a screen, which has nothing else near it. */
const quietZone = 2

/** Black on white, whatever the terminal's own colors are: few readers can scan a light code on a dark background. */
const [ink, plain] = ["\u001b[38;5;16;48;5;231m", "\u001b[0m"]

/** Indexed by whether the upper and the lower of two modules are dark. */
const glyphs = [
  [" ", "▄"],
  ["▀", "█"]
] as const

/**
 * Draws a text as a QR code of half blocks: two rows of modules per line. Returns undefined if the code is wider than
 * `columns`, or if the text is too long for a code. Uses the lowest error correction, because a screen is clean and the
 * code stays small. Without `colours` the light modules are drawn, which is right on the dark background of most
 * terminals.
 */
export const formatQrLines = (text: string, columns: number, colours: boolean): ReadonlyArray<string> | undefined => {
  const modules = getModules(text)
  if (modules === undefined || modules.length > columns) return undefined
  return Array.from({ length: Math.ceil(modules.length / 2) }, (_, line) => {
    const [upper = [], lower = []] = [modules[2 * line], modules[2 * line + 1]]
    const chooseGlyph = (above: boolean, below: boolean): string =>
      glyphs[above === colours ? 1 : 0][below === colours ? 1 : 0]
    const rendered = upper.map((dark, x) => chooseGlyph(dark, lower[x] === true)).join("")
    return colours ? `${ink}${rendered}${plain}` : rendered
  })
}

const getModules = (text: string): ReadonlyArray<ReadonlyArray<boolean>> | undefined => {
  try {
    return encode(text, { ecc: "L", border: quietZone }).data
  } catch {
    return undefined
  }
}
