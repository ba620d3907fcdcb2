import type { NetworkId } from "../../chain/network/ids.ts"

/** A token whose balance is displayed in place of the coin's, with its image. */
export interface ShownToken {
  readonly address: string
  readonly image?: string | undefined
}

/** These tokens by network id, or by EVM chain id. */
export type ShownTokens = Readonly<Record<string, ShownToken>>

/** Returns the token that is displayed on a network; undefined if the coin is displayed. */
export const findDisplayedToken = (tokens: ShownTokens, network: NetworkId): ShownToken | undefined =>
  tokens[network] ?? (network.startsWith("eip155:") ? tokens[network.slice(7)] : undefined)
