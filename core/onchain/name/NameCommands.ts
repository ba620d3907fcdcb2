import type { AccountId } from "../../chain/network/ids.ts"

/** The commands of the view that registers a name. Each returns at once, and reports its progress as events. */
export interface NameCommands {
  /**
   * Asks the account's wallet once to sign the registration of a name, and registers it. Does nothing while a name is
   * being registered. Continues when the visitor leaves.
   */
  readonly register: (name: string, account: AccountId) => void
}
