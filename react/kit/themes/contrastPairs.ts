/** A color that is drawn on another: the names of the kit's properties, and the minimum contrast of the two. */
export interface ContrastPair {
  readonly surface: string
  readonly drawn: string
  readonly least: number
}

const each = (drawn: string, least: number, ...surfaces: ReadonlyArray<string>): ReadonlyArray<ContrastPair> =>
  surfaces.map((surface) => ({ drawn, surface, least }))

/** Every pair of text and surface, then lines and icons with a meaning. docs/spec/kit.md#theme-contrast. */
export const contrastPairs: ReadonlyArray<ContrastPair> = [
  ...each("--text", 4.5, "--ground", "--fill", "--fill-2", "--fill-3", "--error-tint"),
  ...each("--soft", 4.5, "--ground", "--fill", "--fill-2"),
  ...each("--quiet", 6, "--ground"),
  ...each("--quiet", 4.5, "--fill", "--fill-2"),
  ...each("--faint", 4.5, "--ground", "--fill"),
  ...each("--accent-text", 4.5, "--ground", "--fill", "--fill-2"),
  ...each("--good", 4.5, "--ground", "--good-tint"),
  ...each("--warn", 4.5, "--ground", "--warn-tint"),
  ...each("--error", 4.5, "--ground", "--fill", "--fill-2", "--error-tint"),
  ...each("--on-ink", 4.5, "--ink"),
  ...each("--on-first", 4.5, "--first"),
  ...each("--on-pill", 4.5, "--fill-2"),
  ...each("--on-card", 4.5, "--fill"),
  ...each("--on-hover", 4.5, "--hover"),
  ...each("--on-error", 4.5, "--error"),
  ...each("--accent", 3, "--ground"),
  ...each("--ring", 3, "--ground"),
  ...each("--good", 3, "--fill"),
  ...each("--on-badge", 3, "--good")
]
