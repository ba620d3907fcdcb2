import { isAccountId, splitAccountId } from "../../chain/network/caip.ts"
import type { SentRecord } from "../../wallets/signing/sentRecord.ts"
import type { KnownAddress } from "../calldata/facts.ts"

/** The parts of the state from which known addresses are derived. */
export interface KnownSources {
  readonly config: { readonly addressBook: ReadonlyArray<string> }
  readonly connection: {
    readonly connections: ReadonlyArray<{ readonly accounts: ReadonlyArray<{ readonly address: string }> }>
  }
  readonly receipt?: { readonly sent: ReadonlyArray<Pick<SentRecord, "kind" | "receivers">> } | undefined
}

/**
 * Returns the addresses that count as known: own accounts, receivers of a confirmed send by this kit, and the host's
 * address book. Spenders, receivers that appear only in the history, tokens and names never make an address known. All
 * views, descriptions and checks use this rule. docs/spec/onchain.md#calldata-who-is-known.
 */
export const findKnownAddresses = ({ config, connection, receipt }: KnownSources): ReadonlyArray<KnownAddress> => [
  ...connection.connections.flatMap(({ accounts }) =>
    accounts.map(({ address }) => ({ address, why: "account" as const }))
  ),
  ...(receipt?.sent ?? []).flatMap(({ kind, receivers = [] }) =>
    kind === "send" ? receivers.map((address) => ({ address, why: "receiver" as const })) : []
  ),
  ...config.addressBook.map((entry) => ({
    address: isAccountId(entry) ? splitAccountId(entry).address : entry,
    why: "book" as const
  }))
]
