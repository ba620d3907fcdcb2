import type { NetworkId } from "../../chain/network/ids.ts"

/** A token whose balance a host has shown in place of the coin's: its contract, and a picture of it. */
export interface ShownToken {
  readonly address: string
  readonly image?: string | undefined
}

/** Such tokens by the id of their network, or by an EVM chain's number. */
export type ShownTokens = Readonly<Record<string, ShownToken>>

/** Returns the token that is shown on a network; undefined where it is the coin. */
export const shownTokenOn = (tokens: ShownTokens, network: NetworkId): ShownToken | undefined =>
  tokens[network] ?? (network.startsWith("eip155:") ? tokens[network.slice(7)] : undefined)
