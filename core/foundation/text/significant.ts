/**
 * Shortens decimal text: the whole part in full, then as many decimals as leave at most `digits` significant;
 * truncated, never rounded up. `"0.00039880123"` to four is `"0.0003988"`. Text that is not a plain decimal is returned
 * unchanged.
 */
export const significant = (text: string, digits = 6): string => {
  const [, sign = "", whole = "", fraction = ""] = /^(-?)(\d+)\.(\d+)$/.exec(text) ?? []
  if (whole === "") return text
  const zeros = /^0+$/.test(whole) ? (/^0*/.exec(fraction)?.[0].length ?? 0) : 0
  const room = /^0+$/.test(whole) ? zeros + digits : Math.max(0, digits - whole.length)
  const cut = fraction.slice(0, room).replace(/0+$/, "")
  return `${sign}${whole}${cut === "" ? "" : `.${cut}`}`
}
