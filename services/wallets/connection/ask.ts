import * as Effect from "effect/Effect"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import {
  ConnectionRejected,
  type ConnectorNotFound,
  FailedToConnect,
  WalletBusy
} from "../../../core/wallets/connection/errors.ts"
import { toCanonicalAccounts } from "../../../core/wallets/connection/canonicalAccounts.ts"
import { isSameId } from "../../../core/wallets/connection/state.ts"
import type { ConnectRequest, Connection } from "../../../core/wallets/connection/events.ts"
import { walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { ConnectError, WalletAccounts } from "../connectors/Connector.ts"
import { Connectors } from "../connectors/Connectors.ts"
import { limitConnectTime } from "../connectors/fromEip1193.ts"
import { traced } from "../../foundation/log/tracing.ts"

/** The failures of requesting accounts. */
export type AccountsError = ConnectError | ConnectionRejected | ConnectorNotFound | WalletBusy

/** The reason for a wallet that answers without an account. */
export const gaveNoAccount = "the wallet gave no account"

/** A request to a wallet on one of its namespaces. */
type NamespaceRequest = ConnectRequest & { readonly namespace: Namespace }

/**
 * Requests a wallet's accounts: one entry for each namespace, at least one. The wallet prompts its owner, with no time
 * limit. A `silent` request never prompts, and fails if the wallet does not answer soon (`millis.adapterRestore`).
 */
export const ask = traced("connection.ask")(function* (
  { connectorId, namespace, walletId }: NamespaceRequest,
  silent: boolean
) {
  const { asking, get } = yield* Connectors
  const { connect } = yield* get(connectorId, namespace)
  const answer = Effect.mapError(
    connect({ silent, walletId, askAccounts: asking.accounts }),
    explainConnectError(connectorId)
  )
  const [first, ...rest] = yield* silent ? limitConnectTime(connectorId, millis.adapterRestore)(answer) : answer
  if (first === undefined) return yield* new FailedToConnect({ connectorId, reason: gaveNoAccount })
  const { wallet } = yield* (yield* Store).state
  const connector = wallet.connectors.find(({ id }) => isSameId(id, connectorId))
  const toConnection = (held: WalletAccounts): Connection => ({
    connectorId,
    ...held,
    accounts: toCanonicalAccounts(held.namespace, held.accounts),
    name: held.name ?? connector?.name ?? connectorId,
    icon: connector?.icon ?? ""
  })
  return [toConnection(first), ...rest.map(toConnection)] as const
})

/** Maps a wallet's error to the failure of connecting. A failure that says more than a code stays unchanged. */
export const explainConnectError =
  (connectorId: string) =>
  (error: ConnectError): AccountsError => {
    switch (error._tag) {
      case "RequestRejected":
        return new ConnectionRejected({ connectorId })
      case "WalletRequestFailed":
        return error.walletCode === walletCodes.requestPending
          ? new WalletBusy({ connectorId })
          : new FailedToConnect({ connectorId, reason: `code ${error.walletCode}`, cause: error.cause })
      case "MethodNotGranted":
        return new FailedToConnect({ connectorId, reason: `code ${walletCodes.unsupportedMethod}`, cause: error })
      case "SessionEnded":
        return new FailedToConnect({ connectorId, reason: `code ${walletCodes.disconnected}`, cause: error })
      default:
        return error
    }
  }
