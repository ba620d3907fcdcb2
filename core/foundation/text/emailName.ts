/** The longest name that is shown in full. docs/spec/foundation.md#text-display-names. */
const maxLetters = 30

/**
 * Returns the name to show for an email visitor. A name of more than 30 characters is cut to 30, whose last three are
 * an ellipsis. docs/spec/foundation.md#text-display-names.
 */
export const emailName = (name: string): string => {
  const letters = [...name]
  return letters.length > maxLetters ? `${letters.slice(0, maxLetters - 3).join("")}...` : name
}

/**
 * Returns the name to show for a social visitor: Discord's trailing `0` (a former discriminator) is removed.
 * docs/spec/foundation.md#text-display-names.
 */
export const socialName = (name: string, provider: string): string =>
  provider === "discord" && name.endsWith("0") ? name.slice(0, -1) : name
