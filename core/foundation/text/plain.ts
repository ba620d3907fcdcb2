/** Control characters, invisible marks that reverse or join text, and lone surrogates: nothing that a name needs. */
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Makes a name from outside safe to show: one line, at most `most` characters. Empty if nothing is left. */
export const plainName = (text: string, most = 64): string =>
  [
    ...text
      .slice(0, most * 16)
      .replace(unwanted, "")
      .trim()
  ]
    .slice(0, most)
    .join("")
    .trim()

const foreign = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u

/** A word of Cyrillic or Greek letters that each look like a Latin one. */
const latinLike = /^[АВЕЅІЈКМНОРСТУХаеорсухіјѕΑΒΕΖΗΙΚΜΝΟΡΤΥΧο]{2,}$/u

/**
 * Whether a name may pass for another: one of its words has Latin letters and letters of a script that has look-alikes
 * of them, or consists of look-alikes alone. docs/spec/foundation.md#text-plain-names.
 */
export const mixesScripts = (name: string): boolean =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => latinLike.test(word) || (foreign.test(word) && /\p{Script=Latin}/u.test(word)))
