import type { AccountId } from "../../chain/network/ids.ts"

/** The commands of the smart sessions views. Each returns at once, and reports its progress as events. */
export interface SessionCommands {
  /**
   * Asks the account's wallet to revoke a session. Does nothing while the account ends another one. Continues when the
   * visitor leaves.
   */
  readonly revoke: (account: AccountId, pci: string) => void
}
