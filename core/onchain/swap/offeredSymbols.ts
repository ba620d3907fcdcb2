/** Symbols that are suggested first. docs/spec/onchain.md#swap-listed-tokens. */
const suggested: ReadonlySet<string> = new Set(
  "ETH UNI 1INCH AAVE SOL ADA AVAX DOT LINK NITRO GAIA MILK TRX NEAR GNO WBTC DAI WETH USDC USDT ARB BAL BICO CRV ENS MATIC OP USD₮0".split(
    " "
  )
)

/** Other frequently swapped symbols. */
const popular: ReadonlySet<string> = new Set(
  "METAL CHAMP WOLF SALE BUSD MUST BTCpx ROUTE HEX WELT amDAI VSQ VISION AURUM pSP SNX VC CHP amUSDT SPHERE FOX GIDDY GFC OMEN OX_OLD DE WNT".split(
    " "
  )
)

/** Returns the group of a token: suggested, frequently swapped, or other. */
export const getTokenRank = (symbol: string): "suggested" | "popular" | "other" =>
  suggested.has(symbol) ? "suggested" : popular.has(symbol) ? "popular" : "other"
