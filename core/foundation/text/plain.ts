/** Control characters, invisible marks that reverse or join text, and lone surrogates, which a name does not need. */
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Makes a name from outside safe to show: one line, at most `maximum` characters. Returns "" if nothing is left. */
export const sanitizeName = (text: string, maximum = 64): string =>
  [
    ...text
      .slice(0, maximum * 16)
      .replace(unwanted, "")
      .trim()
  ]
    .slice(0, maximum)
    .join("")
    .trim()

/** Joiners within an emoji or a word of a script that needs them, and an emoji's variation. */
const isNeeded = (mark: string, before: string, after: string): boolean =>
  mark === "\ufe0f"
    ? /\p{Extended_Pictographic}$/u.test(before)
    : mark === "\u200d"
      ? /[\p{Extended_Pictographic}\p{M}]$/u.test(before) && /^[\p{Extended_Pictographic}\p{L}]/u.test(after)
      : mark === "\u200c" && /[\p{Script=Arabic}\p{M}]$/u.test(before) && /^\p{Script=Arabic}/u.test(after)

/**
 * Returns a text with its invisible characters written as `⟨U+202E⟩`, except line breaks and tabs, and marks that emoji
 * and words need.
 */
export const showInvisible = (text: string): string =>
  text.replace(unwanted, (mark, index: number) => {
    const isBreak = mark === "\n" || mark === "\r" || mark === "\t"
    const code = (mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")
    return isBreak ||
      isNeeded(
        mark,
        text.slice(Math.max(0, index - 2), index),
        text.slice(index + mark.length, index + mark.length + 2)
      )
      ? mark
      : `⟨U+${code}⟩`
  })

const foreign = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u

/** A word of Cyrillic or Greek letters that each look like a Latin one. */
const latinLike = /^[АВЕЅІЈКМНОРСТУХаеорсухіјѕΑΒΕΖΗΙΚΜΝΟΡΤΥΧο]{2,}$/u

/**
 * Returns whether a name may imitate another: one of its words mixes Latin letters with letters of a script that has
 * look-alikes of them, or consists only of look-alikes. docs/spec/foundation.md#text-plain-names.
 */
export const hasMixedScripts = (name: string): boolean =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => latinLike.test(word) || (foreign.test(word) && /\p{Script=Latin}/u.test(word)))

const digit = /\p{Nd}/u

/**
 * Returns the text with the decimal digits of every script as 0 to 9. Unicode keeps the ten digits of a script together
 * and in order, so a digit's value is its distance from the start of its run.
 */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (mark) => {
    const codePoint = mark.codePointAt(0) ?? 0
    let before = 0
    while (before < codePoint && digit.test(String.fromCodePoint(codePoint - before - 1))) before++
    return String(before % 10)
  })
