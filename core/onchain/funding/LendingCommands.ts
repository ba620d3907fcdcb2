import type { AccountId } from "../../chain/network/ids.ts"

/** The commands of a transfer from a second wallet. Each returns at once, and reports its progress as events. */
export interface LendingCommands {
  /** Asks a wallet for its account, for one transfer to `receiver`. */
  readonly lend: (requested: {
    readonly connectorId: string
    readonly wallet: string
    readonly receiver: AccountId
    readonly token: string | null
    readonly amount: string
  }) => void
  /** Checks the transfer and shows the request that would be sent. */
  readonly review: () => void
  /** Asks the wallet once for the displayed intent. Continues when the visitor leaves. */
  readonly confirm: (intentId: string) => void
}
