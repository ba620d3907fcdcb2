import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { hexChainId, splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import { ChainNotSupported } from "../../../core/chain/network/errors.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import {
  type ConnectorNotFound,
  NotConnected,
  type RequestRejected,
  type WalletRequestFailed
} from "../../../core/wallets/connection/errors.ts"
import { sameAddress } from "../../../core/wallets/requests/seen.ts"
import { activeConnection, sameId } from "../../../core/wallets/connection/state.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { limits } from "../../../core/foundation/data/limits.ts"
import type { KitState } from "../../../core/state.ts"
import { RpcNotAllowed } from "../../../core/chain/rpc/errors.ts"
import { SafeSignaturePending, SafeSilent } from "../../../core/wallets/safe/errors.ts"
import { readSendOptions } from "../../../core/wallets/solana/sendOptions.ts"
import {
  ContextChanged,
  type PreflightMisfit,
  TooManyPending,
  WalletAnswerMisfit
} from "../../../core/wallets/requests/errors.ts"
import { isAskedOn } from "../../../core/chain/rpc/methods.ts"
import { isTransactionHash, type TransactionRequest, utf8Hex } from "../../../core/wallets/requests/request.ts"
import { fieldOf } from "../../../core/wallets/connectors/standard.ts"
import { walletRequest } from "../connection/walletRequest.ts"
import { Store } from "../../foundation/store/Store.ts"
import { until } from "../../foundation/store/until.ts"
import { Connectors } from "../connectors/Connectors.ts"

/** How asking a connected wallet can end badly. */
export type WalletRequestError =
  | ConnectorNotFound
  | ContextChanged
  | NotConnected
  | RequestRejected
  | RpcNotAllowed
  | TooManyPending
  | WalletAnswerMisfit
  | WalletRequestFailed
  | ChainNotSupported
  | PreflightMisfit
  | SafeSignaturePending
  | SafeSilent

/** Requests to the wallet of a connected account, as `WalletRequests` makes them. */
export interface AskingWallets {
  /**
   * A method of the safe list, of those that the wallet's owner approves, or on Bitcoin of bip122's; `RpcNotAllowed`
   * for any other. Gives the raw answer.
   */
  readonly ask: (account: AccountId, method: string, params?: unknown) => Effect.Effect<unknown, WalletRequestError>
  /** Asks for a signature by any method that gives one, in hex. */
  readonly sign: (account: AccountId, method: string, params: unknown) => Effect.Effect<string, WalletRequestError>
  /** Signs text (`personal_sign`, EIP-191). Gives the signature in hex. */
  readonly signMessage: (account: AccountId, text: string) => Effect.Effect<string, WalletRequestError>
  /** Sends a transaction. Gives its hash: it is in no block yet. */
  readonly sendTransaction: (
    account: AccountId,
    request: TransactionRequest
  ) => Effect.Effect<string, WalletRequestError>
  /**
   * The same for requests that were made while this connector was in use: with another one in use by then, nothing goes
   * out.
   */
  readonly through: (connectorId: string) => AskingWallets
}

/**
 * Asks the wallet of a connected account. Each request is bound to the account and network that its maker saw: when
 * another account or network is in use by then, nothing goes out. It goes out once, whatever happens to it.
 * docs/spec/wallets.md#requests-verdicts.
 */
export class WalletRequests extends Context.Tag("services/WalletRequests")<WalletRequests, AskingWallets>() {
  static readonly layer = Layer.effect(
    this,
    Effect.suspend(() => make)
  )
}

const make = Effect.gen(function* () {
  const store = yield* Store
  const connectors = yield* Connectors
  let pending = 0

  const asked = Effect.fn("transaction.ask")(function* (
    account: AccountId,
    method: string,
    params: unknown,
    connectorId?: string
  ) {
    const { network } = splitAccountId(account)
    const { namespace } = splitNetworkId(network)
    if (!isAskedOn(namespace, method)) return yield* new RpcNotAllowed({ method })
    const active = activeConnection((yield* store.state).connection, namespace)
    if (active === undefined) return yield* new NotConnected({ namespace })
    if (!isOf(active, account) || (connectorId !== undefined && !sameId(active.connectorId, connectorId)))
      return yield* new ContextChanged()
    const provider = yield* connectors.get(active.connectorId, active.namespace)
    // What was shown is what goes out, whatever becomes of the caller's own object meanwhile.
    const copy = params === undefined ? undefined : structuredClone(params)
    const left = Effect.zipRight(
      until((state) => !isThere(state, active)),
      new NotConnected({ namespace })
    )
    if (method === "solana_signAndSendTransaction") yield* readSendOptions(fieldOf(copy, "sendOptions"))
    return yield* Effect.raceFirst(Effect.mapError(walletRequest(provider, method, copy, network), saidByAdapter), left)
  })

  const through = (connectorId?: string): AskingWallets => {
    const ask: AskingWallets["ask"] = (account, method, params) =>
      Effect.acquireUseRelease(
        Effect.suspend(() =>
          pending >= limits.pendingTransactions
            ? new TooManyPending({ limit: limits.pendingTransactions })
            : Effect.sync(() => {
                pending++
              })
        ),
        () => Effect.provideService(asked(account, method, params, connectorId), Store, store),
        () =>
          Effect.sync(() => {
            pending--
          })
      )

    const sign: AskingWallets["sign"] = (account, method, params) =>
      Effect.filterOrFail(ask(account, method, params), isSignature, misfit(method))

    return {
      ask,
      sign,
      through,
      signMessage: (account, text) => sign(account, "personal_sign", [utf8Hex(text), splitAccountId(account).address]),
      sendTransaction: (account, request) => {
        const { address, network } = splitAccountId(account)
        if (!sameId(request.from, address)) return new ContextChanged()
        const { data, from, gas, to, value } = request
        const wire = { from, to, data, value, ...(gas === undefined ? {} : { gas }), chainId: hexChainId(network) }
        return Effect.filterOrFail(
          ask(account, "eth_sendTransaction", [wire]),
          isTransactionHash,
          misfit("eth_sendTransaction")
        )
      }
    }
  }
  return WalletRequests.of(through())
})

/** Whether a connection's own account, the one that signs, on its own network is this one. */
const isOf = ({ accounts: [first], network }: Connection, account: AccountId): boolean => {
  const wanted = splitAccountId(account)
  return network === wanted.network && sameAddress(network, first.address, wanted.address)
}

/** An adapter of ours knows better than by a code what became of its wallet, or that its answer is none. */
const saidByAdapter = <E extends RequestRejected | WalletRequestFailed>(error: E) =>
  error._tag === "WalletRequestFailed" && isBetter(error.cause) ? error.cause : error

const isBetter = (cause: unknown) =>
  cause instanceof ChainNotSupported ||
  cause instanceof ContextChanged ||
  cause instanceof WalletAnswerMisfit ||
  cause instanceof SafeSilent ||
  cause instanceof SafeSignaturePending

const isThere = ({ connection }: KitState, { connectorId, namespace }: Connection): boolean =>
  connection.connections.some((one) => one.namespace === namespace && sameId(one.connectorId, connectorId))

const isSignature = (answer: unknown): answer is string =>
  typeof answer === "string" && /^0x([0-9a-f]{2})+$/i.test(answer)
const misfit = (method: string) => (): WalletAnswerMisfit => new WalletAnswerMisfit({ method })
