/** The views for swaps, by view name, and the progress after the modal was closed. */
export { ProgressPlace } from "../progress/ProgressPlace.tsx"
export { Swap } from "./Swap.tsx"
export { SwapPreview } from "./SwapPreview.tsx"
export { SwapSelectToken } from "./SwapSelectToken.tsx"
