/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  TokenBalanceUnavailable:
    "The balances cannot be shown, either because this network is not covered or because the service failed. Your tokens are not touched; try again in half a minute.",
  TokenCallMisfit:
    "Nothing was sent. Write addresses as 0x followed by 40 hexadecimal digits, and the amount as a bigint in the token's smallest unit, for example 1500000n for 1.5 USDC.",
  InvalidTokenId:
    "Write a token as eip155:1/erc20:0x followed by 40 hexadecimal digits, or a network's own coin as eip155:1/slip44:60.",
  TokenNotFound:
    "None is known there by that name, or several are. Name the token by its contract's address, or by its CAIP-19 id, for example eip155:1/slip44:60."
} as const
