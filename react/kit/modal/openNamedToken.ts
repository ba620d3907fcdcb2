import { accountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { CallMisfit } from "../../../core/kit/host/CallMisfit.ts"
import { toSnapshot } from "../../../core/kit/host/toSnapshot.ts"
import type { View } from "../../../core/kit/modal/views.ts"
import { contractOf, isSymbol } from "../../../core/onchain/send/heldTokens.ts"
import { activeConnection } from "../../../core/wallets/connection/state.ts"
import type { Snapshot } from "../../../core/wallets/storage/snapshot.ts"
import type { PlainStore } from "../../../services/foundation/store/plainStore.ts"

/** What a host asked to open, as far as it matters here. */
interface Opening {
  readonly filled?: View | undefined
}

/** Asks what an account holds, as the page shows it. */
type AskTokens = (
  account: AccountId,
  seen: Snapshot
) => Promise<ReadonlyArray<{ readonly address?: string | undefined; readonly symbol: string }>>

/**
 * Returns what a host asked to open with the contract of the token that it named by a symbol: the one of that symbol that
 * the account holds on the network that is shown. Rejects with `CallMisfit` where none has it, or several have. Without a
 * connection the name stays: the form looks it up once there is an account.
 */
export const withNamedToken = async <A extends Opening>(
  opening: A,
  store: PlainStore,
  tokensOf: AskTokens
): Promise<A> => {
  const { filled } = opening
  if (filled?._tag !== "WalletSend" || filled.token == null || !isSymbol(filled.token)) return opening
  const state = store.getState()
  const { active, networks } = state.chain
  const { name, nativeCurrency } = findNetwork(networks, active)
  const connection = activeConnection(state.connection, splitNetworkId(active).namespace)
  if (connection === undefined) return opening
  const account = accountId(connection.network, connection.accounts[0].address)
  const token = contractOf(filled.token, nativeCurrency.symbol, await tokensOf(account, toSnapshot(state)))
  if (token !== undefined) return { ...opening, filled: { ...filled, token } }
  throw new CallMisfit({
    method: "open",
    field: "send",
    rule: `a token by its contract, or by a symbol that exactly one token of the account has on ${name}`,
    example: 'kit.open({ view: "Send", send: { token: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48" } })',
    given: "it is another text"
  })
}
