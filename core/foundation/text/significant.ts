/**
 * Decimal text in short: the whole part in full, and of what follows the point so much that at most `digits` count;
 * cut, never rounded up. `"0.00039880123"` to four is `"0.0003988"`. What is no plain decimal comes back as it is.
 */
export const significant = (text: string, digits = 6): string => {
  const [, sign = "", whole = "", fraction = ""] = /^(-?)(\d+)\.(\d+)$/.exec(text) ?? []
  if (whole === "") return text
  const zeros = /^0+$/.test(whole) ? (/^0*/.exec(fraction)?.[0].length ?? 0) : 0
  const room = /^0+$/.test(whole) ? zeros + digits : Math.max(0, digits - whole.length)
  const cut = fraction.slice(0, room).replace(/0+$/, "")
  return `${sign}${whole}${cut === "" ? "" : `.${cut}`}`
}
