import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Fiber from "effect/Fiber"
import type * as Scope from "effect/Scope"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import type { KitState } from "../../../core/state.ts"
import type { ConnectorNotFound, NotConnected } from "../../../core/wallets/connection/errors.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { sameId } from "../../../core/wallets/connection/state.ts"
import { TransactionChanged } from "../../../core/wallets/requests/errors.ts"
import { type SentName, sentBy } from "../../../core/wallets/requests/sentBy.ts"
import { sameAddress } from "../../../core/wallets/requests/shownContext.ts"
import {
  AlreadySent,
  IntentExpired,
  type OutcomeUnknown,
  toOutcomeUnknown
} from "../../../core/wallets/signing/errors.ts"
import { type Intent, isSending, isStep, readOutgoing, signerOf } from "../../../core/wallets/signing/intent.ts"
import type { WalletRequest } from "../../../core/wallets/reader/walletRequest.ts"
import type { NamespaceReader } from "../../../core/wallets/reader/notes.ts"
import { intentOf, isWithdrawn, mayAsk } from "../../../core/wallets/signing/state.ts"
import { codeMissing } from "../../foundation/chunks/codeMissing.ts"
import { warnOnFailure } from "../../foundation/log/warnOnFailure.ts"
import { Store } from "../../foundation/store/Store.ts"
import { until } from "../../foundation/store/until.ts"
import { readerOf } from "../reader/readerOf.ts"
import { requireConnection, notConnected } from "../connection/requireConnection.ts"
import { rejected } from "../connectors/callWallet.ts"
import type { ConnectorError } from "../connectors/Connector.ts"
import type { Connectors } from "../connectors/Connectors.ts"
import { requestMisfit } from "../connectors/methodTable.ts"
import { contextChanged } from "../connectors/requireAccount.ts"
import type { Outcomes } from "../signing/Outcomes.ts"
import { traced } from "../../foundation/log/tracing.ts"

/** The failures of asking a wallet for an intent's step. */
export type IntentError =
  | AlreadySent
  | ConnectorError
  | ConnectorNotFound
  | IntentExpired
  | NotConnected
  | OutcomeUnknown
  | TransactionChanged

/** What asking is made of. `scope`: the kit's; what a wallet answers is recorded while it lasts. */
export interface AskingParts {
  readonly store: Store["Type"]
  readonly connectors: Connectors["Type"]
  readonly outcomes: Outcomes["Type"] | undefined
  readonly scope: Scope.Scope
}

const transactionChanged = (): TransactionChanged => new TransactionChanged()

/** Whether this account is a connection's first account, the one that signs, on the connection's own network. */
export const isOf = ({ accounts: [first], network }: Connection, account: AccountId): boolean => {
  const wanted = splitAccountId(account)
  return network === wanted.network && sameAddress(network, first.address, wanted.address)
}

const namespaceOf = (account: AccountId) => splitNetworkId(splitAccountId(account).network).namespace

/**
 * Returns the one way in which a wallet is asked to sign or send. Directly before it is handed over, a step is compared:
 * the intent's account, network and connector are in use, else `ContextChanged`; the parameters are the step's, else
 * `TransactionChanged`; its terms have not run out, else `IntentExpired`; it was not withdrawn, else
 * `RequestRejected`; it was confirmed and was not asked for before, else `AlreadySent`. The wallet gets a fresh copy, once. What it sent is in the state before anything else happens with
 * its answer, also when nobody waits for it any more. docs/spec/wallets.md#signing-asking.
 */
export const makeAskIntent = ({ connectors, outcomes, scope, store }: AskingParts) => {
  const isInUse = ({ account, connectorId }: Intent) =>
    Effect.flatMap(
      Effect.suspend(() => requireConnection(store.getState(), namespaceOf(account))),
      (active) =>
        isOf(active, account) && sameId(active.connectorId, connectorId) ? Effect.succeed(active) : contextChanged()
    )

  const recordSent = (intent: Intent, name: SentName): Effect.Effect<void> =>
    Effect.flatMap(Clock.currentTimeMillis, (sentAt) => {
      const { connectorId, id, kind } = intent
      const account = signerOf(intent)
      const { network } = splitAccountId(account)
      return store.dispatch({
        _tag: "TransactionSent",
        id,
        ...name,
        network,
        account,
        kind,
        nonce: null,
        connectorId,
        sentAt
      })
    })

  /** Compares and hands over, with nothing in between. */
  const handOver = Effect.fnUntraced(function* (
    intent: Intent,
    at: number,
    outgoing: WalletRequest,
    reader: NamespaceReader | undefined
  ) {
    const { account, connectorId, goodUntil, id } = intent
    const { network } = splitAccountId(account)
    const { request } = yield* connectors.get(connectorId, namespaceOf(account))
    const now = yield* Clock.currentTimeMillis
    return yield* Effect.suspend(() =>
      Effect.flatMap(isInUse(intent), (): Effect.Effect<unknown, IntentError> => {
        if (!isStep(intent, at, outgoing, reader)) return transactionChanged()
        if (goodUntil !== null && now > goodUntil) return new IntentExpired()
        const { method, params } = outgoing
        const current = intentOf(store.getState().signing, id)
        if (isWithdrawn(current)) return rejected(method)
        if (!mayAsk(current, at)) return new AlreadySent()
        store.plain.dispatch({ _tag: "IntentAsked", id, step: at })
        return warnOnFailure(method)(request({ method, params: structuredClone(params), network, request: outgoing }))
      })
    )
  })

  /** Completes once the wallet is gone. */
  const left = (intent: Intent, isGoingOn: (state: KitState) => boolean = () => true) => {
    const namespace = namespaceOf(intent.account)
    const isThere = ({ connection }: KitState): boolean =>
      connection.connections.some((one) => one.namespace === namespace && sameId(one.connectorId, intent.connectorId))
    return Effect.provideService(
      until((state) => !(isThere(state) && isGoingOn(state))),
      Store,
      store
    )
  }

  /** The wallet vanished after it was asked to send: what it sent is looked for, unless the kit ends as well. */
  const lookFor = Effect.fnUntraced(function* (intent: Intent, request: WalletRequest, nonce: number | null) {
    yield* store.dispatch({ _tag: "OutcomeUnknown", id: intent.id })
    const found =
      outcomes === undefined || store.getState().signing?.isEnding === true
        ? null
        : yield* outcomes.find({ account: signerOf(intent), request, nonce })
    if (found === null) return yield* toOutcomeUnknown(request.method)
    yield* recordSent(intent, { hash: found })
    return found
  })

  const askIntent = traced("transaction.askIntent")(function* (
    intent: Intent,
    at = 0,
    params: unknown = intent.steps[at]?.params
  ): Effect.fn.Return<unknown, IntentError> {
    const planned = intent.steps[at]
    if (planned === undefined) return yield* requestMisfit("")
    const { method } = planned
    const reader = yield* readerOf(splitAccountId(intent.account).network)
    const step =
      params === planned.params
        ? planned
        : yield* Either.mapLeft(readOutgoing(intent, { method, params }, reader), transactionChanged)
    if (!isSending(step)) {
      const gone = Effect.zipRight(left(intent), notConnected(namespaceOf(intent.account)))
      return yield* Effect.zipRight(isInUse(intent), Effect.raceFirst(handOver(intent, at, step, reader), gone))
    }
    yield* isInUse(intent)
    const nonce = outcomes === undefined ? null : yield* Effect.catchAll(outcomes.before(signerOf(intent)), codeMissing)
    const answering = Effect.tap(handOver(intent, at, step, reader), (answer) => {
      const name = sentBy(method, answer)
      return name === undefined ? Effect.void : recordSent(intent, name)
    })
    const fiber = yield* Effect.forkIn(answering, scope)
    const vanished = lookFor(intent, step, nonce)
    return yield* Effect.raceFirst(
      Effect.catchIf(Fiber.join(fiber), hasVanished, () => vanished),
      Effect.zipRight(
        left(intent, ({ signing }) => signing?.isEnding !== true),
        vanished
      )
    )
  })
  return { askIntent, recordSent }
}

/** Whether a failure says that the wallet vanished, or was silent, after it was asked. */
const hasVanished = ({ _tag }: IntentError): boolean =>
  _tag === "SessionEnded" || _tag === "WalletSilent" || _tag === "SafeSilent"
