/** Control characters, invisible marks that reverse or join text, and lone surrogates: nothing that a name needs. */
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

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
