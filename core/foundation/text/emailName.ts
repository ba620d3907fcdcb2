/** The longest name that is shown whole. docs/spec/foundation.md#text-display-names. */
const most = 30

/**
 * The name to show for an email visitor: over 30 characters it is cut, its last three replaced by an ellipsis.
 * docs/spec/foundation.md#text-display-names.
 */
export const emailName = (name: string): string => {
  const letters = [...name]
  return letters.length > most ? `${letters.slice(0, most - 3).join("")}...` : name
}

/**
 * The name to show for a social visitor: Discord's trailing `0` (it once was a discriminator) is left out.
 * docs/spec/foundation.md#text-display-names.
 */
export const socialName = (name: string, provider: string): string =>
  provider === "discord" && name.endsWith("0") ? name.slice(0, -1) : name
