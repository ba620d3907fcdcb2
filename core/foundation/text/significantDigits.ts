/**
 * Shortens decimal text: the whole part in full, then as many decimals as leave at most `digits` significant;
 * truncated, never rounded up. `"0.00039880123"` to four is `"0.0003988"`. Text that is not a plain decimal is returned
 * unchanged.
 */
export const shortenToSignificant = (text: string, digits = 6): string =>
  text.replace(/^(-?\d+)\.(\d+)$/, (_, whole: string, fraction: string) => {
    const ahead = Number(whole) === 0 ? -fraction.search(/[1-9]/) : whole.replace("-", "").length
    const cut = fraction.slice(0, Math.max(0, digits - ahead)).replace(/0+$/, "")
    return cut === "" ? whole : `${whole}.${cut}`
  })

/** Shortens decimal text like `shortenToSignificant`, but rounds up: for a maximum, such as that of a fee. */
export const roundUpToSignificant = (text: string, digits = 6): string =>
  text.replace(/^(\d+)\.(\d+)$/, (_, whole: string, fraction: string) => {
    const ahead = Number(whole) === 0 ? -fraction.search(/[1-9]/) : whole.length
    const decimals = Math.max(0, digits - ahead)
    if (!/[1-9]/.test(fraction.slice(decimals))) return shortenToSignificant(text, digits)
    const up = String(BigInt(whole + fraction.slice(0, decimals)) + 1n).padStart(decimals + 1, "0")
    return shortenToSignificant(`${up.slice(0, up.length - decimals)}.${up.slice(up.length - decimals)}0`, digits)
  })
