import { WalletError } from "../../foundation/errors/WalletError.ts"
import { NamespaceSchema, NetworkIdSchema } from "../../../core/chain/network/schema.ts"
import { AccountSchema } from "../../../core/wallets/connection/events.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { readForeign } from "../../../services/wallets/connectors/readForeign.ts"
import { walletKeyOf } from "../../../services/foundation/replay/requestKey.ts"
import { canonical } from "../../../services/foundation/recording/canonical.ts"
import type { RecordedWallet, WalletExchange } from "../../../services/foundation/recording/Flow.ts"
import type { Provider } from "../../../services/wallets/connectors/Connectors.ts"

/** A wallet that replays what was recorded at the connector's port, in order; the last answer repeatedly. */
export const recordedWallet = (
  exchanges: ReadonlyArray<RecordedWallet>,
  missed: (request: string) => void
): Provider => {
  const waiting = new Map<string, Array<RecordedWallet>>()
  for (const one of exchanges) waiting.set(walletKeyOf(one), [...(waiting.get(walletKeyOf(one)) ?? []), one])
  return {
    request: (call) => {
      const queue = waiting.get(walletKeyOf(call)) ?? []
      const found = queue.length > 1 ? queue.shift() : queue[0]
      if (found === undefined && isGoodbye(call)) return Promise.resolve(null)
      if (found === undefined) {
        missed(walletKeyOf(call))
        return Promise.reject(new WalletError(4200, "not recorded"))
      }
      return found.error === undefined
        ? Promise.resolve(found.result)
        : Promise.reject(new WalletError(found.error.code, found.error.message))
    }
  }
}

/** Nothing waits for the answer to a disconnect (EIP-2255), so it need not be recorded. */
const isGoodbye = ({ method, params }: { readonly method: string; readonly params?: unknown }): boolean =>
  method === "wallet_revokePermissions" && canonical(params) === canonical([{ eth_accounts: {} }])

/** The name of an adapter's own `connect` in a recording. */
const adapterConnect = "connect"

const readHeld = Schema.decodeUnknownPromise(
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
  exchanges: ReadonlyArray<RecordedWallet>,
  missed: (request: string) => void
): Provider => {
  const { request } = recordedWallet(exchanges, missed)
  return {
    request,
    connect: () => request({ method: adapterConnect }).then((answer) => readHeld(answer)),
    disconnect: () => Promise.resolve()
  }
}

/** The same provider, which passes each exchange to `keep`. */
export const recordingWallet = (
  connectorId: string,
  provider: Provider,
  keep: (exchange: WalletExchange) => void
): Provider => {
  const kept = async <A>(method: string, params: unknown, answer: Promise<A>): Promise<A> => {
    const asked = { connectorId, method, ...(params === undefined ? {} : { params }) }
    try {
      const result = await answer
      keep({ ...asked, result })
      return result
    } catch (error) {
      keep({
        ...asked,
        error:
          error instanceof WalletError
            ? { code: error.code, message: error.message }
            : { code: readForeign(error).reason || -32603, message: "Internal error" }
      })
      throw error
    }
  }
  const { connect } = provider
  return {
    ...provider,
    request: (call) => kept(call.method, call.params, provider.request(call)),
    ...(connect === undefined ? {} : { connect: (how) => kept(adapterConnect, undefined, connect(how)) })
  }
}
