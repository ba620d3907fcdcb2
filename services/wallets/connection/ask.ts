import * as Effect from "effect/Effect"
import { evmNetworkId } from "../../../core/chain/network/caip.ts"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import { ConnectionRejected, FailedToConnect, WalletBusy } from "../../../core/wallets/connection/errors.ts"
import { readAccounts } from "../../../core/wallets/connection/readAccounts.ts"
import { sameId } from "../../../core/wallets/connection/state.ts"
import type { ConnectRequest, Connection } from "../../../core/wallets/connection/events.ts"
import { isLatchkeyError, type LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Connectors, type WalletAccounts, type ConnectOptions, type Provider } from "../connectors/Connectors.ts"
import { ignoreErrors } from "../connectors/emitter.ts"
import { readForeign } from "../connectors/readForeign.ts"
import { walletRequest } from "./walletRequest.ts"

/**
 * The failures of requesting accounts: `ConnectionRejected`, `ConnectorNotFound`, `FailedToConnect`, `WalletBusy`, or
 * an adapter's own failure.
 */
export type AskError = LatchkeyError

/** A request to a wallet on one of its namespaces. */
type AskedOn = ConnectRequest & { readonly namespace: Namespace }

/**
 * Requests a wallet's accounts: one entry per namespace, at least one. The wallet prompts its owner, with no time
 * limit; a `silent` request never prompts and has to be answered soon.
 */
export const ask = Effect.fn("connection.ask")(function* (asked: AskedOn, silent: boolean) {
  const provider = yield* (yield* Connectors).get(asked.connectorId, asked.namespace)
  const [first, ...rest] = yield* provider.connect === undefined
    ? askWallet(provider, asked.connectorId, silent)
    : askAdapter(provider.connect, asked, silent)
  if (first === undefined)
    return yield* new FailedToConnect({ connectorId: asked.connectorId, reason: "the wallet gave no account" })
  const { wallet } = yield* (yield* Store).state
  const connector = wallet.connectors.find(({ id }) => sameId(id, asked.connectorId))
  const toConnection = (held: WalletAccounts): Connection => ({
    connectorId: asked.connectorId,
    ...held,
    name: held.name ?? connector?.name ?? asked.connectorId,
    icon: connector?.icon ?? ""
  })
  return [toConnection(first), ...rest.map(toConnection)] as const
})

const inTime =
  (connectorId: string, duration: number) =>
  <A, E>(request: Effect.Effect<A, E>): Effect.Effect<A, E | FailedToConnect> =>
    Effect.timeoutFail(request, {
      duration,
      onTimeout: () => new FailedToConnect({ connectorId, reason: "the wallet did not answer" })
    })

/**
 * An EVM wallet's own methods: `eth_requestAccounts` prompts, `eth_accounts` never does. An account event that arrives
 * between the answers overrides the first of them (reliability F20).
 */
const askWallet = Effect.fnUntraced(function* (provider: Provider, connectorId: string, silent: boolean) {
  const news = yield* accountNews(provider)
  const soon = inTime(connectorId, millis.rpc)
  const request = (name: string) =>
    Effect.mapError(
      walletRequest(provider, name),
      (error): AskError =>
        error._tag === "RequestRejected"
          ? new ConnectionRejected({ connectorId })
          : explained(connectorId, error.walletCode, error.cause)
    )
  const answer = yield* silent ? soon(request("eth_accounts")) : request("eth_requestAccounts")
  news.begin()
  if (readAccounts(answer) === null) return []
  const network = evmNetworkId(yield* soon(request("eth_chainId")))
  if (network === null) return yield* new FailedToConnect({ connectorId, reason: "the wallet gave no network" })
  const accounts = readAccounts(news.last() ?? answer)
  if (accounts === null) return []
  const held: ReadonlyArray<WalletAccounts> = [{ namespace: "eip155", network, accounts }]
  return held
}, Effect.scoped)

/**
 * Records the accounts in a wallet's events from `begin` on, until the scope ends. A wallet that does not support
 * listeners gives none.
 */
const accountNews = (provider: Provider) =>
  Effect.map(
    Effect.acquireRelease(
      Effect.sync(() => {
        let [listening, last]: [boolean, unknown] = [false, undefined]
        const hear = (accounts: unknown): void => {
          if (listening && Array.isArray(accounts)) last = accounts
        }
        ignoreErrors(() => provider.on?.("accountsChanged", hear))
        const stop = (): void => {
          listening = false
          ignoreErrors(() => provider.removeListener?.("accountsChanged", hear))
        }
        return {
          begin: () => {
            listening = true
          },
          last: () => last,
          stop
        }
      }),
      ({ stop }) => Effect.sync(stop)
    ),
    ({ begin, last }) => ({ begin, last })
  )

const explained = (connectorId: string, walletCode: number, cause: unknown): AskError =>
  walletCode === -32002
    ? new WalletBusy({ connectorId })
    : new FailedToConnect({ connectorId, reason: `code ${walletCode}`, cause })

/** An adapter raises its own failure, or an error with its wallet's code. */
const askAdapter = (
  connect: (how: ConnectOptions) => Promise<ReadonlyArray<WalletAccounts>>,
  { connectorId, walletId }: ConnectRequest,
  silent: boolean
) => {
  const request = Effect.tryPromise({
    try: (signal) => connect({ silent, signal, walletId }),
    catch: (cause): AskError => {
      if (isLatchkeyError(cause)) return cause
      const { isRejection, reason } = readForeign(cause)
      return isRejection ? new ConnectionRejected({ connectorId }) : explained(connectorId, reason, cause)
    }
  })
  return silent ? inTime(connectorId, millis.adapterRestore)(request) : request
}
