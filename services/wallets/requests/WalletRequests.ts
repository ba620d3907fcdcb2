import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { hexChainId, splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { ChainNotSupported } from "../../../core/chain/network/errors.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import type {
  ConnectorNotFound,
  NotConnected,
  RequestRejected,
  WalletRequestFailed
} from "../../../core/wallets/connection/errors.ts"
import { sameAddress } from "../../../core/wallets/requests/shownContext.ts"
import { sameId } from "../../../core/wallets/connection/state.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { limits } from "../../../core/foundation/data/limits.ts"
import type { KitState } from "../../../core/state.ts"
import type { RpcNotAllowed } from "../../../core/chain/rpc/errors.ts"
import type { SafeSignaturePending, SafeSilent } from "../../../core/wallets/safe/errors.ts"
import { readSendOptions } from "../../../core/wallets/solana/sendOptions.ts"
import {
  type ContextChanged,
  type PreflightMisfit,
  TooManyPending,
  type WalletAnswerMisfit
} from "../../../core/wallets/requests/errors.ts"
import { isAskedOn, rpcNotAllowed } from "../../../core/chain/rpc/methods.ts"
import { isTransactionHash, type TransactionRequest, utf8Hex } from "../../../core/wallets/requests/request.ts"
import { fieldOf } from "../../../core/foundation/data/decode.ts"
import { Store } from "../../foundation/store/Store.ts"
import { until } from "../../foundation/store/until.ts"
import { requestFailed } from "../connectors/callWallet.ts"
import type { ConnectorError } from "../connectors/Connector.ts"
import { Connectors } from "../connectors/Connectors.ts"
import { codeOfFailure } from "../connectors/eip1193.ts"
import { answerMisfit } from "../connectors/methodTable.ts"
import { contextChanged } from "../connectors/requireAccount.ts"
import { notConnected, requireConnection } from "../connection/requireConnection.ts"

/** The failures of a request to a connected wallet. */
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

/** Requests to the wallet of a connected account; implemented by `WalletRequests`. */
export interface AskingWallets {
  /**
   * Sends a method of the allowed list, one that the wallet's owner approves, or on Bitcoin one of bip122; any other
   * fails with `RpcNotAllowed`. Returns the raw answer.
   */
  readonly ask: (account: AccountId, method: string, params?: unknown) => Effect.Effect<unknown, WalletRequestError>
  /** Requests a signature by any method that returns one, in hex. */
  readonly sign: (account: AccountId, method: string, params: unknown) => Effect.Effect<string, WalletRequestError>
  /** Signs text (`personal_sign`, EIP-191). Returns the signature in hex. */
  readonly signMessage: (account: AccountId, text: string) => Effect.Effect<string, WalletRequestError>
  /** Sends a transaction. Returns its hash; it is not in a block yet. */
  readonly sendTransaction: (
    account: AccountId,
    request: TransactionRequest
  ) => Effect.Effect<string, WalletRequestError>
  /** The same for requests made while this connector was active: if another one is active by then, nothing is sent. */
  readonly through: (connectorId: string) => AskingWallets
}

/**
 * Sends requests to the wallet of a connected account. Each request is bound to the account and network that its caller
 * saw: if another account or network is active by then, nothing is sent. Each is sent once, whatever the outcome.
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
    if (!isAskedOn(namespace, method)) return yield* rpcNotAllowed(method)
    const active = yield* requireConnection(yield* store.state, namespace)
    if (!isOf(active, account) || (connectorId !== undefined && !sameId(active.connectorId, connectorId)))
      return yield* contextChanged()
    const { request } = yield* connectors.get(active.connectorId, active.namespace)
    // What was shown is what is sent, even if the caller changes its object meanwhile.
    const copy = params === undefined ? undefined : structuredClone(params)
    const left = Effect.zipRight(
      until((state) => !isThere(state, active)),
      notConnected(namespace)
    )
    if (method === "solana_signAndSendTransaction") yield* readSendOptions(fieldOf(copy, "sendOptions"))
    return yield* Effect.raceFirst(Effect.mapError(request({ method, params: copy, network }), answered(method)), left)
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
        if (!sameId(request.from, address)) return contextChanged()
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

/** Whether this account is a connection's first account, the one that signs, on the connection's own network. */
const isOf = ({ accounts: [first], network }: Connection, account: AccountId): boolean => {
  const wanted = splitAccountId(account)
  return network === wanted.network && sameAddress(network, first.address, wanted.address)
}

/**
 * Maps the failure of a connector to one of a request. Whatever kept the wallet from answering is
 * `WalletRequestFailed`, with its code and itself as the cause.
 */
const answered =
  (method: string) =>
  (error: ConnectorError): WalletRequestError => {
    switch (error._tag) {
      case "ChainNotSupported":
      case "ContextChanged":
      case "RequestRejected":
      case "SafeSignaturePending":
      case "SafeSilent":
      case "WalletAnswerMisfit":
      case "WalletRequestFailed":
        return error
      default:
        return requestFailed(method, codeOfFailure(error), error)
    }
  }

const isThere = ({ connection }: KitState, { connectorId, namespace }: Connection): boolean =>
  connection.connections.some((one) => one.namespace === namespace && sameId(one.connectorId, connectorId))

const isSignature = (answer: unknown): answer is string =>
  typeof answer === "string" && /^0x([0-9a-f]{2})+$/i.test(answer)
const misfit = (method: string) => () => answerMisfit(method)
