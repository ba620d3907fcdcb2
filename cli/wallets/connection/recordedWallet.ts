import * as Effect from "effect/Effect"
import { WalletError } from "../../foundation/errors/WalletError.ts"
import { NamespaceSchema, NetworkIdSchema } from "../../../core/chain/network/schema.ts"
import { AccountSchema } from "../../../core/wallets/connection/events.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import { toWalletFailure } from "../../../services/wallets/connectors/callWallet.ts"
import type { ConnectError, WalletConnector } from "../../../services/wallets/connectors/Connector.ts"
import { getFailureCode } from "../../../services/wallets/connectors/eip1193.ts"
import { type Eip1193Provider, fromEip1193 } from "../../../services/wallets/connectors/fromEip1193.ts"
import { readWalletError } from "../../../core/wallets/connection/readWalletError.ts"
import { removeAddedFee } from "./addedFee.ts"
import { getWalletKey } from "../../../services/foundation/replay/requestKey.ts"
import { toCanonicalJson } from "../../../services/foundation/recording/canonical.ts"
import type { RecordedWallet, WalletExchange } from "../../../services/foundation/recording/Flow.ts"

/**
 * Returns a provider that replays the exchanges recorded at the connector's port, in order; the last answer is
 * repeated. It rejects as the wallet did. A request without a fee matches one to which the terminal added its fee.
 */
export const createReplayProvider = (
  exchanges: ReadonlyArray<RecordedWallet>,
  missed: (request: string) => void
): Eip1193Provider => {
  const served = new Set<RecordedWallet>()
  return {
    request: (call) => {
      const key = getWalletKey(call)
      const found = exchanges.filter(
        (exchange) =>
          exchange.method === call.method &&
          getWalletKey({ ...exchange, params: removeAddedFee(exchange, call.params) }) === key
      )
      const next = found.find((exchange) => !served.has(exchange)) ?? found.at(-1)
      if (next === undefined && isDisconnect(call)) return Promise.resolve(null)
      if (next === undefined) {
        missed(key)
        return Promise.reject({ code: walletCodes.unsupportedMethod, message: "not recorded" })
      }
      served.add(next)
      return next.error === undefined ? Promise.resolve(next.result) : Promise.reject(next.error)
    }
  }
}

/** The answer to a disconnect (EIP-2255) is unused, so it need not be recorded. */
const isDisconnect = ({ method, params }: { readonly method: string; readonly params?: unknown }): boolean =>
  method === "wallet_revokePermissions" && toCanonicalJson(params) === toCanonicalJson([{ eth_accounts: {} }])

/** The recorded name of an adapter's own `connect`. */
const adapterConnect = "connect"

const readHeld = Schema.decodeUnknown(
  Schema.Array(
    Schema.Struct({
      namespace: NamespaceSchema,
      network: NetworkIdSchema,
      accounts: Schema.NonEmptyArray(AccountSchema),
      name: Schema.optional(Schema.String)
    })
  )
)

/** Returns an adapter that replays recorded exchanges. The answer to its disconnect is unused. */
export const createReplayAdapter = (
  connectorId: string,
  ...recorded: Parameters<typeof createReplayProvider>
): WalletConnector => {
  const wallet = fromEip1193(createReplayProvider(...recorded), connectorId)
  return {
    ...wallet,
    connect: () =>
      Effect.flatMap(wallet.request({ method: adapterConnect }), (answer) =>
        Effect.mapError(readHeld(answer), (cause) => toWalletFailure(adapterConnect, cause))
      ),
    disconnect: Effect.void
  }
}

/** Returns the same provider, which also passes each exchange to `keep`. */
export const createRecordingProvider = (
  connectorId: string,
  provider: Eip1193Provider,
  keep: (exchange: WalletExchange) => void
): Eip1193Provider => ({
  request: async ({ method, params }) => {
    const request = toRecordedRequest(connectorId, method, params)
    try {
      const result = await provider.request({ method, ...(params === undefined ? {} : { params }) })
      keep({ ...request, result })
      return result
    } catch (error) {
      keep({
        ...request,
        error:
          error instanceof WalletError
            ? { code: error.code, message: error.message }
            : { code: readWalletError(error).reason || internalError, message: "Internal error" }
      })
      throw error
    }
  }
})

/** Returns the same adapter, which also passes each exchange to `keep`. */
export const createRecordingAdapter = (
  connectorId: string,
  adapter: WalletConnector,
  keep: (exchange: WalletExchange) => void
): WalletConnector => {
  const record = <A, E extends ConnectError>(method: string, params: unknown, answer: Effect.Effect<A, E>) => {
    const request = toRecordedRequest(connectorId, method, params)
    return Effect.tapBoth(answer, {
      onSuccess: (result) => Effect.sync(() => keep({ ...request, result })),
      onFailure: (error) =>
        Effect.sync(() =>
          keep({ ...request, error: { code: getRecordedCode(method, error), message: "Internal error" } })
        )
    })
  }
  return {
    ...adapter,
    request: (call) => record(call.method, call.params, adapter.request(call)),
    connect: (options) => record(adapterConnect, undefined, adapter.connect(options))
  }
}

const toRecordedRequest = (connectorId: string, method: string, params: unknown) => ({
  connectorId,
  method,
  ...(params === undefined ? {} : { params })
})

/** JSON-RPC's internal error. */
const internalError = -32603

/** Returns the recorded code of a failure. A failed connection has its own code only if the wallet rejected it. */
const getRecordedCode = (method: string, error: ConnectError): number =>
  method !== adapterConnect || error._tag === "RequestRejected" || error._tag === "WalletRequestFailed"
    ? getFailureCode(error)
    : internalError
