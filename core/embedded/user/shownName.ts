import type { EmbeddedAuth } from "./events.ts"

/**
 * Returns a visitor's name at a social account as it is shown: a name of Discord's that ends in 0 without it.
 * docs/spec/foundation.md#text-display-names.
 */
export const shownName = (auth: EmbeddedAuth | null, name: string): string =>
  auth === "discord" && name.endsWith("0") ? name.slice(0, -1) : name
