import { readField } from "../host/readField.ts"
import { hasHiddenValues, isRecord } from "../../foundation/data/isRecord.ts"

/** The rule of each part of `metadata`. */
const parts: Readonly<Record<string, readonly [fits: (value: unknown) => boolean, says: string]>> = {
  name: [(value) => typeof value === "string", 'must be text, e.g. "My app"'],
  url: [
    (value) => value === undefined || value === null || isWhole(value),
    'must be a whole address, e.g. "https://example.com" (default: the page\'s origin)'
  ],
  icons: [(value) => value === undefined || Array.isArray(value), "must be a list of addresses of pictures"]
}

const isWhole = (value: unknown): boolean =>
  typeof value === "string" && /^https?:\/\//i.test(value) && URL.canParse(value)

/** Returns the invalid field of a host's `metadata`: a part of it, or all of it. */
export const getMetadataPart = (metadata: unknown): string => {
  if (isRecord(metadata) && hasHiddenValues(metadata)) return "metadata"
  const wrong = Object.entries(parts).find(([name, [fits]]) => !fits(readField(metadata, name)))?.[0]
  return typeof metadata === "object" && wrong !== undefined ? `metadata.${wrong}` : "metadata"
}

/** Returns the rule of a part of `metadata`, by its dotted path. */
export const formatMetadataWords = (field: string): string | undefined =>
  field.startsWith("metadata.") ? parts[field.slice("metadata.".length)]?.[1] : undefined
