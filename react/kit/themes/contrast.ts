/** Red, green and blue, each from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

const linearize = (part: number): number => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4)

/** Returns the relative luminance (WCAG 2.2), 0 to 1. */
const computeLuminance = ([red, green, blue]: Colour): number =>
  0.2126 * linearize(red) + 0.7152 * linearize(green) + 0.0722 * linearize(blue)

/** Returns the contrast ratio of two colors (WCAG 2.2), 1 to 21. */
export const computeContrast = (item: Colour, other: Colour): number => {
  const [dark = 0, light = 0] = [computeLuminance(item), computeLuminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Returns a color in hexadecimal, for example `#93a5ff`. */
export const toHex = (colour: Colour): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`

const blend = ([r, g, b]: Colour, [tr, tg, tb]: Colour, share: number): Colour => {
  const mix = (from: number, to: number): number => Math.round(from + (to - from) * share)
  return [mix(r, tr), mix(g, tg), mix(b, tb)]
}

/**
 * Returns the color nearest to `foreground`, towards white or black, whose contrast on a surface is at least `least`;
 * undefined if there is no such color.
 */
export const findPassingColor = (foreground: Colour, surface: Colour, least: number): Colour | undefined => {
  const ends: ReadonlyArray<Colour> = [
    [255, 255, 255],
    [0, 0, 0]
  ]
  for (let step = 0; step <= 256; step++)
    for (const end of ends) {
      const next = blend(foreground, end, step / 256)
      if (computeContrast(next, surface) >= least) return next
    }
  return undefined
}
