/** A color that is drawn on another: the names of the kit's properties, and the minimum contrast of the two. */
export interface ContrastPair {
  readonly surface: string
  readonly foreground: string
  readonly least: number
}

const createPairs = (
  foreground: string,
  least: number,
  ...surfaces: ReadonlyArray<string>
): ReadonlyArray<ContrastPair> => surfaces.map((surface) => ({ foreground, surface, least }))

/** Every pair of text and surface, then lines and icons with a meaning. docs/spec/kit.md#theme-contrast. */
export const contrastPairs: ReadonlyArray<ContrastPair> = [
  ...createPairs("--text", 4.5, "--ground", "--fill", "--fill-2", "--fill-3", "--error-tint"),
  ...createPairs("--soft", 4.5, "--ground", "--fill", "--fill-2"),
  ...createPairs("--quiet", 6, "--ground"),
  ...createPairs("--quiet", 4.5, "--fill", "--fill-2"),
  ...createPairs("--faint", 4.5, "--ground", "--fill"),
  ...createPairs("--accent-text", 4.5, "--ground", "--fill", "--fill-2"),
  ...createPairs("--good", 4.5, "--ground", "--good-tint"),
  ...createPairs("--warn", 4.5, "--ground", "--warn-tint"),
  ...createPairs("--error", 4.5, "--ground", "--fill", "--fill-2", "--error-tint"),
  ...createPairs("--on-ink", 4.5, "--ink"),
  ...createPairs("--on-first", 4.5, "--first"),
  ...createPairs("--on-pill", 4.5, "--fill-2"),
  ...createPairs("--on-card", 4.5, "--fill"),
  ...createPairs("--on-hover", 4.5, "--hover"),
  ...createPairs("--on-error", 4.5, "--error"),
  ...createPairs("--accent", 3, "--ground"),
  ...createPairs("--ring", 3, "--ground"),
  ...createPairs("--good", 3, "--fill"),
  ...createPairs("--on-badge", 3, "--good")
]
