/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  SwapsNotSupported: "Tokens cannot be swapped on this network. Switch to another network, then try again.",
  SwapSameToken: "The token to give and the one to get are the same. Choose another token for one of them.",
  GasPriceNotSupported: "There is no gas price for this network. Switch to another network, then try again.",
  InsufficientLiquidity: "Nobody sells that much of the token at the moment. Try a smaller amount.",
  AllowanceFailed: "What the swap may spend could not be read. Try again in a moment.",
  ApprovalNotBuilt: "The approval could not be prepared. Try again in a moment.",
  SwapNotBuilt: "The swap could not be prepared. Ask for a new quote, then try again.",
  NetworkPriceFailed:
    "The price of the network's coin could not be loaded, so the fee is not known. Try again in a moment.",
  SwapNotStarted: "The tokens to swap could not be listed. Try again in a moment.",
  SwapAmountMisfit: "Write the amount as a plain number, for example 1.5, and no finer than the token can be divided.",
  SlippageMisfit:
    "Slippage is how much less than quoted a swap may give, in percent. Write it as a plain number, for example 1 or 0.5.",
  SwapPriceMoved:
    "The market moved after the quote, by more than the slippage you allow. Nothing was swapped. Look at a new quote, and swap if you like it.",
  SwapMisprepared:
    "What came back to be signed does not fit what you asked for, so it was dropped and nothing was sent. Ask for a new quote; if it stays, do not swap here.",
  SwapWouldFail:
    "It was tried on the network without being sent, and failed there, so nothing was sent. See that you hold enough of the token, ask for a new quote, then try again.",
  SwapUnproven:
    "Neither the contract that swaps nor the network said how much you would get at least, so nothing was sent. Go on only if you trust this service: accept the warning unproven-minimum.",
  SwapImpactHigh:
    "What you would get is worth much less than what you give, or a price is missing. Nothing was sent. Try a smaller amount, or accept the warning high-impact.",
  SwapFeeRose:
    "The network asks for more than the fee that you agreed to, so the transaction was not sent. An approval that was sent before stays. Try again to see the present fee."
} as const
