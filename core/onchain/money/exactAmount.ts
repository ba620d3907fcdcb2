/** Formats an amount with all its digits, the whole part in groups: `"2471.139"` becomes `"2,471.139"`. */
export const formatExact = (amount: string): string => {
  const [whole = "", fraction] = amount.split(".")
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ",")
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
