import * as Effect from "effect/Effect"
import { WalletError } from "../../foundation/errors/WalletError.ts"
import { NamespaceSchema, NetworkIdSchema } from "../../../core/chain/network/schema.ts"
import { AccountSchema } from "../../../core/wallets/connection/events.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import { walletFailure } from "../../../services/wallets/connectors/callWallet.ts"
import type { ConnectError, WalletConnector } from "../../../services/wallets/connectors/Connector.ts"
import { codeOfFailure } from "../../../services/wallets/connectors/eip1193.ts"
import { type Eip1193Provider, fromEip1193 } from "../../../services/wallets/connectors/fromEip1193.ts"
import { readWalletError } from "../../../core/wallets/connection/readWalletError.ts"
import { walletKeyOf } from "../../../services/foundation/replay/requestKey.ts"
import { canonical } from "../../../services/foundation/recording/canonical.ts"
import type { RecordedWallet, WalletExchange } from "../../../services/foundation/recording/Flow.ts"

/** What was recorded at the connector's port, in order; the last answer repeatedly. It rejects as the wallet did. */
export const recordedProvider = (
  exchanges: ReadonlyArray<RecordedWallet>,
  missed: (request: string) => void
): Eip1193Provider => {
  const waiting = new Map<string, Array<RecordedWallet>>()
  for (const one of exchanges) waiting.set(walletKeyOf(one), [...(waiting.get(walletKeyOf(one)) ?? []), one])
  return {
    request: (call) => {
      const queue = waiting.get(walletKeyOf(call)) ?? []
      const found = queue.length > 1 ? queue.shift() : queue[0]
      if (found === undefined && isGoodbye(call)) return Promise.resolve(null)
      if (found === undefined) {
        missed(walletKeyOf(call))
        return Promise.reject({ code: walletCodes.unsupportedMethod, message: "not recorded" })
      }
      return found.error === undefined ? Promise.resolve(found.result) : Promise.reject(found.error)
    }
  }
}

/** Nothing waits for the answer to a disconnect (EIP-2255), so it need not be recorded. */
const isGoodbye = ({ method, params }: { readonly method: string; readonly params?: unknown }): boolean =>
  method === "wallet_revokePermissions" && canonical(params) === canonical([{ eth_accounts: {} }])

/** The name of an adapter's own `connect` in a recording. */
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

/** An adapter that replays what was recorded. Nothing waits for its answer to a disconnect. */
export const recordedAdapter = (
  connectorId: string,
  ...recorded: Parameters<typeof recordedProvider>
): WalletConnector => {
  const wallet = fromEip1193(recordedProvider(...recorded), connectorId)
  return {
    ...wallet,
    connect: () =>
      Effect.flatMap(wallet.request({ method: adapterConnect }), (answer) =>
        Effect.mapError(readHeld(answer), (cause) => walletFailure(adapterConnect, cause))
      ),
    disconnect: Effect.void
  }
}

/** The same provider, which passes each exchange to `keep`. */
export const recordingProvider = (
  connectorId: string,
  provider: Eip1193Provider,
  keep: (exchange: WalletExchange) => void
): Eip1193Provider => ({
  request: async ({ method, params }) => {
    const asked = askedOf(connectorId, method, params)
    try {
      const result = await provider.request({ method, ...(params === undefined ? {} : { params }) })
      keep({ ...asked, result })
      return result
    } catch (error) {
      keep({
        ...asked,
        error:
          error instanceof WalletError
            ? { code: error.code, message: error.message }
            : { code: readWalletError(error).reason || internalError, message: "Internal error" }
      })
      throw error
    }
  }
})

/** The same adapter, which passes each exchange to `keep`. */
export const recordingAdapter = (
  connectorId: string,
  adapter: WalletConnector,
  keep: (exchange: WalletExchange) => void
): WalletConnector => {
  const kept = <A, E extends ConnectError>(method: string, params: unknown, answer: Effect.Effect<A, E>) => {
    const asked = askedOf(connectorId, method, params)
    return Effect.tapBoth(answer, {
      onSuccess: (result) => Effect.sync(() => keep({ ...asked, result })),
      onFailure: (error) =>
        Effect.sync(() => keep({ ...asked, error: { code: recordedCode(method, error), message: "Internal error" } }))
    })
  }
  return {
    ...adapter,
    request: (call) => kept(call.method, call.params, adapter.request(call)),
    connect: (options) => kept(adapterConnect, undefined, adapter.connect(options))
  }
}

const askedOf = (connectorId: string, method: string, params: unknown) => ({
  connectorId,
  method,
  ...(params === undefined ? {} : { params })
})

/** JSON-RPC's internal error. */
const internalError = -32603

/** The number of a failure in a recording: only what the wallet itself said to connecting has one of its own. */
const recordedCode = (method: string, error: ConnectError): number =>
  method !== adapterConnect || error._tag === "RequestRejected" || error._tag === "WalletRequestFailed"
    ? codeOfFailure(error)
    : internalError
