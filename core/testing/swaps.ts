import type { AccountId } from "../chain/ids.ts"
import type { SwapToken } from "../swap/quote.ts"
import { coinOf } from "../token/tokenId.ts"

const token = (id: SwapToken["id"], symbol: string, decimals: number): SwapToken => ({ id, name: symbol, symbol, decimals, logoUrl: "" })

/** Tokens on Ethereum and an account, for tests of swaps. */
export const swapAccount: AccountId = "eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
export const ether = token(coinOf("eip155:1"), "ETH", 18)
export const usdc = token("eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48", "USDC", 6)
export const weth = token("eip155:1:0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2", "WETH", 18)
