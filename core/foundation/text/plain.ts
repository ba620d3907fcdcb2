/** Control characters, invisible marks that turn or join text, and halves of characters: nothing that a name needs. */
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** A name from outside as it may be shown: one line, at most `most` characters. Empty when nothing is left. */
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
