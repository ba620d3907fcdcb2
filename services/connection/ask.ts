import * as Effect from "effect/Effect"
import { evmNetworkId } from "../../core/chain/caip.ts"
import { ConnectionRejected, type ConnectorNotFound, FailedToConnect, WalletBusy } from "../../core/connection/errors.ts"
import { readAccounts } from "../../core/connection/readAccounts.ts"
import type { Connection } from "../../core/connection/state.ts"
import { millis } from "../../core/limits.ts"
import { Store } from "../store/Store.ts"
import { Connectors } from "../wallet/Connectors.ts"
import { walletRequest } from "./walletRequest.ts"

/** How asking a wallet for its accounts can end badly. */
export type AskError = ConnectionRejected | ConnectorNotFound | FailedToConnect | WalletBusy

/**
 * Asks an EVM wallet for its accounts and its network. `eth_requestAccounts` prompts its owner and waits for as long
 * as that takes; `eth_accounts` never prompts, and has to answer soon.
 */
export const ask = Effect.fn("connection.ask")(function*(
  connectorId: string, method: "eth_requestAccounts" | "eth_accounts"
) {
  const provider = yield* (yield* Connectors).get(connectorId)
  const soon = <A>(request: Effect.Effect<A, AskError>): Effect.Effect<A, AskError> =>
    Effect.timeoutFail(request, {
      duration: millis.rpc,
      onTimeout: () => new FailedToConnect({ connectorId, reason: "the wallet did not answer" })
    })
  const request = (name: string) =>
    Effect.mapError(walletRequest(provider, name), (error): AskError =>
      error._tag === "RequestRejected" ? new ConnectionRejected({ connectorId })
        : error.walletCode === -32002 ? new WalletBusy({ connectorId })
        : new FailedToConnect({ connectorId, reason: `code ${error.walletCode}`, cause: error.cause }))

  const answer = yield* method === "eth_accounts" ? soon(request(method)) : request(method)
  const accounts = readAccounts(answer)
  if (accounts === null) return yield* new FailedToConnect({ connectorId, reason: "the wallet gave no account" })
  const network = evmNetworkId(yield* soon(request("eth_chainId")))
  if (network === null) return yield* new FailedToConnect({ connectorId, reason: "the wallet gave no network" })
  return yield* toConnection(connectorId, accounts, network)
})

const toConnection = Effect.fnUntraced(function*(
  connectorId: string, accounts: Connection["accounts"], network: Connection["network"]
) {
  const { wallet } = yield* (yield* Store).state
  const connector = wallet.connectors.find(({ id }) => id === connectorId)
  const connection: Connection = {
    connectorId, namespace: "eip155", accounts, network,
    name: connector?.name ?? connectorId,
    icon: connector?.icon ?? ""
  }
  return connection
})
