import { accountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { findNetwork, isSupported } from "../../../core/chain/network/network.ts"
import { CallMisfit } from "../../../core/kit/host/CallMisfit.ts"
import { toSnapshot } from "../../../core/kit/host/toSnapshot.ts"
import type { View } from "../../../core/kit/modal/views.ts"
import { findContract, isSymbol } from "../../../core/onchain/send/findContract.ts"
import { activeConnection } from "../../../core/wallets/connection/state.ts"
import type { Snapshot } from "../../../core/wallets/storage/snapshot.ts"
import type { PlainStore } from "../../../services/foundation/store/plainStore.ts"

/** The part of an opening that names a token. */
interface Opening {
  readonly filled?: View | undefined
  readonly namespace?: string | undefined
}

/** Returns the tokens of an account. */
type GetTokens = (
  account: AccountId,
  seen: Snapshot
) => Promise<ReadonlyArray<{ readonly address?: string | undefined; readonly symbol: string }>>

/**
 * Returns an opening in the namespace of the network that it names. Throws `CallMisfit` if the network is not
 * configured, or belongs to another namespace than the opening.
 */
const withNamespace = <A extends Opening>(opening: A, network: NetworkId | undefined, store: PlainStore): A => {
  if (network === undefined) return opening
  const { active, networks } = store.getState().chain
  const { namespace } = splitNetworkId(network)
  if (isSupported(networks, network) && (opening.namespace ?? namespace) === namespace)
    return namespace === splitNetworkId(active).namespace ? opening : { ...opening, namespace }
  throw new CallMisfit({
    method: "open",
    field: "funds",
    rule: `a network of the kit: ${networks.map(({ id }) => id).join(", ")}`,
    example: `kit.open({ view: "AddFunds", funds: { network: "${active}" } })`,
    given: "it is another network"
  })
}

/**
 * Returns an opening with its token symbol replaced by the contract of the account's token on the shown network. Rejects
 * with `CallMisfit` if the symbol matches no token or several. Without a connection the symbol stays: the form looks it
 * up once an account is connected.
 */
export const withNamedToken = async <A extends Opening>(
  opening: A,
  store: PlainStore,
  getTokens: GetTokens
): Promise<A> => {
  const { filled } = opening
  if (filled?._tag === "AddFunds") return withNamespace(opening, filled.network, store)
  if (filled?._tag !== "WalletSend" || filled.token == null || !isSymbol(filled.token)) return opening
  const state = store.getState()
  const { active, networks } = state.chain
  const { name, nativeCurrency } = findNetwork(networks, active)
  const connection = activeConnection(state.connection, splitNetworkId(active).namespace)
  if (connection === undefined) return opening
  const account = accountId(connection.network, connection.accounts[0].address)
  const token = findContract(filled.token, nativeCurrency.symbol, await getTokens(account, toSnapshot(state)))
  if (token !== undefined) return { ...opening, filled: { ...filled, token } }
  throw new CallMisfit({
    method: "open",
    field: "send",
    rule: `a token by its contract, or by a symbol that exactly one token of the account has on ${name}`,
    example: 'kit.open({ view: "Send", send: { token: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48" } })',
    given: "it is another text"
  })
}
