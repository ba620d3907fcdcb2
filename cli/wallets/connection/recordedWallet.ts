import { WalletError } from "../../foundation/errors/WalletError.ts"
import { NamespaceSchema, NetworkIdSchema } from "../../../core/chain/network/schema.ts"
import { AccountSchema } from "../../../core/wallets/connection/events.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { codeOf } from "../../../services/wallets/connection/walletRequest.ts"
import { walletKeyOf } from "../../../services/foundation/replay/requestKey.ts"
import { canonical } from "../../../services/foundation/recording/canonical.ts"
import type { RecordedWallet, WalletExchange } from "../../../services/foundation/recording/Flow.ts"
import type { Provider } from "../../../services/wallets/connectors/Connectors.ts"

/** A wallet that repeats what was recorded at the connector's port, in its order; the last answer again and again. */
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

/** Nobody waits for the answer to being let go of (EIP-2255), so nobody has to record it. */
const isGoodbye = ({ method, params }: { readonly method: string; readonly params?: unknown }): boolean =>
  method === "wallet_revokePermissions" && canonical(params) === canonical([{ eth_accounts: {} }])

/** What an adapter's own way to connect is called in a recording. */
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

/** An adapter that repeats what was recorded. Nobody waits for its goodbye. */
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

/** The same provider, each exchange handed to `keep`. */
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
            : { code: codeOf(error) || -32603, message: "Internal error" }
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
