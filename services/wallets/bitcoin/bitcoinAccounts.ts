import { isAddressOn } from "../../../core/chain/bitcoin/address.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import {
  type BitcoinAccounts,
  orderAccounts,
  isSameAccounts,
  withKnown
} from "../../../core/wallets/bitcoin/accounts.ts"
import type { WalletAccounts, WalletChange } from "../connectors/Connector.ts"
import type { WalletReply } from "./dialect.ts"

/** A wallet's accounts on its active network. */
export interface HeldAccounts {
  readonly network: NetworkId
  readonly accounts: BitcoinAccounts
}

/** Returns the accounts of the first of these networks that has any. */
export const selectAccounts = (
  replies: ReadonlyArray<WalletReply>,
  networks: ReadonlyArray<NetworkId | undefined>
): HeldAccounts | undefined => {
  for (const network of networks) {
    if (network === undefined) continue
    const accounts = orderAccounts(
      replies
        .flatMap((reply) => (reply.network === network ? reply.accounts : []))
        .filter(({ address }) => isAddressOn(network, address))
    )
    if (accounts !== null) return { network, accounts }
  }
  return undefined
}

/** Creates the record of a wallet's accounts, which reports their changes. */
export const makeAccounts = (configured: () => ReadonlyArray<NetworkId>, report: (change: WalletChange) => void) => {
  let held: HeldAccounts | undefined
  const toWalletAccounts = (): ReadonlyArray<WalletAccounts> =>
    held === undefined ? [] : [{ namespace: "bip122", ...held }]
  return {
    held: () => held,
    clear: (): void => {
      held = undefined
    },
    set: (accounts: HeldAccounts): ReadonlyArray<WalletAccounts> => {
      held = accounts
      return toWalletAccounts()
    },
    onReplies: (replies: ReadonlyArray<WalletReply>): void => {
      const before = held
      // The wallet may move to a network that is not configured: the kit then reports it as unsupported.
      const selected = selectAccounts(replies, [
        ...(before === undefined ? [] : [before.network]),
        ...configured(),
        ...replies.map(({ network }) => network)
      ])
      if (selected === undefined) {
        held = undefined
        if (before !== undefined) report({ _tag: "Absent" })
        return
      }
      held = before === undefined ? selected : { ...selected, accounts: withKnown(selected.accounts, before.accounts) }
      if (before === undefined || before.network !== held.network || !isSameAccounts(before.accounts, held.accounts))
        report({ _tag: "Changed", held: toWalletAccounts() })
    }
  }
}
