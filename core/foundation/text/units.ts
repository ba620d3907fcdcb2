/**
 * Converts a count of base units to exact decimal text of whole units: `formatUnits(1500000n, 6)` is `"1.5"`. Never
 * rounded.
 */
export const formatUnits = (amount: bigint, decimals: number): string => {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, "0")
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, "")
  return `${amount < 0n ? "-" : ""}${whole}${fraction === "" ? "" : `.${fraction}`}`
}

/**
 * Converts whole units in decimal text to base units: `parseUnits("1.5", 6)` is `1500000n`. Returns undefined if the
 * text is not a plain decimal or has more decimals than the token: nothing is silently rounded away.
 */
export const parseUnits = (text: string, decimals: number): bigint | undefined => {
  const [, sign, whole = "", fraction = ""] = /^(-)?(\d{0,78})(?:\.(\d{0,78}))?$/.exec(text.trim()) ?? []
  if (whole === "" && fraction === "") return undefined
  const digits = fraction.replace(/0+$/, "")
  if (digits.length > decimals) return undefined
  const amount = BigInt(`${whole}${digits.padEnd(decimals, "0")}`)
  return sign === "-" ? -amount : amount
}
