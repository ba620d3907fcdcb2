/** The views of a swap, by their names. */
export { Swap } from "./Swap.tsx"
export { SwapPreview } from "./SwapPreview.tsx"
export { SwapSelectToken } from "./SwapSelectToken.tsx"
