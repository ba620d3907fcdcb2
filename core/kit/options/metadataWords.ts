/** What each part of `metadata` has to be. */
const parts: Readonly<Record<string, readonly [fits: (value: unknown) => boolean, says: string]>> = {
  name: [(value) => typeof value === "string", 'must be text, e.g. "My app"'],
  url: [
    (value) => value === undefined || value === null || isWhole(value),
    'must be a whole address, e.g. "https://example.com"; without one the page\'s origin is told'
  ],
  icons: [(value) => value === undefined || Array.isArray(value), "must be a list of addresses of pictures"]
}

const isWhole = (value: unknown): boolean =>
  typeof value === "string" && /^https?:\/\//i.test(value) && URL.canParse(value)

/** Returns the field that a host's `metadata` gets wrong: a part of it, or all of it. */
export const metadataPart = (given: unknown): string => {
  const wrong = Object.entries(parts).find(([name, [fits]]) => !fits(Object(given)[name]))?.[0]
  return typeof given === "object" && wrong !== undefined ? `metadata.${wrong}` : "metadata"
}

/** Returns what a part of `metadata` has to be, by its dotted path. */
export const metadataWords = (field: string): string | undefined =>
  field.startsWith("metadata.") ? parts[field.slice("metadata.".length)]?.[1] : undefined
