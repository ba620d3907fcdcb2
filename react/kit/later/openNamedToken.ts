import { accountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { CallMisfit } from "../../../core/kit/host/CallMisfit.ts"
import { toSnapshot } from "../../../core/kit/host/toSnapshot.ts"
import { contractOf, isSymbol } from "../../../core/onchain/send/namedToken.ts"
import { activeConnection } from "../../../core/wallets/connection/state.ts"
import type { Store } from "../../../services/foundation/store/Store.ts"
import type { RunningKit } from "../start/contract.ts"
import type { hostCalls } from "../start/hostCalls.ts"

type Opening = Parameters<RunningKit["open"]>[0]

/**
 * Returns what a host asked to open with the contract of the token that it named by a symbol: the one of that symbol that
 * the account holds on the network that is shown. Rejects with `CallMisfit` where none has it, or several have. Without a
 * connection the name stays: the form looks it up once there is an account.
 */
export const withNamedToken = async (
  opening: Opening,
  store: Store["Type"],
  { late }: Pick<ReturnType<typeof hostCalls>, "late">
): Promise<Opening> => {
  const { filled } = opening
  if (filled?._tag !== "WalletSend" || filled.token == null || !isSymbol(filled.token)) return opening
  const state = store.now()
  const { active, networks } = state.chain
  const { name, nativeCurrency } = findNetwork(networks, active)
  const connection = activeConnection(state.connection, splitNetworkId(active).namespace)
  if (connection === undefined) return opening
  const account = accountId(connection.network, connection.accounts[0].address)
  const token = contractOf(filled.token, nativeCurrency.symbol, await late("getTokens", { account }, toSnapshot(state)))
  if (token !== undefined) return { ...opening, filled: { ...filled, token } }
  throw new CallMisfit({
    method: "open",
    field: "send",
    rule: `a token by its contract, or by a symbol that exactly one token of the account has on ${name}`,
    example: 'kit.open({ view: "Send", send: { token: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48" } })'
  })
}
