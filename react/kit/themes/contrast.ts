/** Red, green and blue, each of 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

const linear = (part: number): number => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4)

/** Relative luminance, 0 to 1, as WCAG 2.2 defines it. */
const luminance = ([red, green, blue]: Colour): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** The contrast of two colours, 1 to 21, as WCAG 2.2 defines it. */
export const contrast = (one: Colour, other: Colour): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** A colour in hexadecimal, e.g. `#93a5ff`. */
export const toHex = (colour: Colour): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`

const blend = ([r, g, b]: Colour, [tr, tg, tb]: Colour, share: number): Colour => {
  const part = (from: number, to: number): number => Math.round(from + (to - from) * share)
  return [part(r, tr), part(g, tg), part(b, tb)]
}

/**
 * The colour nearest to `drawn`, on the way to white or to black, whose contrast on a surface is `least`; undefined if
 * neither reaches it.
 */
export const nearestThatPasses = (drawn: Colour, surface: Colour, least: number): Colour | undefined => {
  const ends: ReadonlyArray<Colour> = [
    [255, 255, 255],
    [0, 0, 0]
  ]
  for (let step = 0; step <= 256; step++)
    for (const end of ends) {
      const next = blend(drawn, end, step / 256)
      if (contrast(next, surface) >= least) return next
    }
  return undefined
}
