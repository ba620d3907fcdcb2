/** An amount of base units as exact decimal text of whole ones: `unitsOf(1500000n, 6)` is `"1.5"`. Never rounded. */
export const unitsOf = (amount: bigint, decimals: number): string => {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, "0")
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, "")
  return `${amount < 0n ? "-" : ""}${whole}${fraction === "" ? "" : `.${fraction}`}`
}
