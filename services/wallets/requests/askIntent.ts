import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Fiber from "effect/Fiber"
import type * as Scope from "effect/Scope"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import type { KitState } from "../../../core/state.ts"
import { type ConnectorNotFound, RequestRejected } from "../../../core/wallets/connection/errors.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { isSameId } from "../../../core/wallets/connection/state.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { ConnectionEnded, TransactionChanged } from "../../../core/wallets/requests/errors.ts"
import { isAnswerTo, isEmptySignature } from "../../../core/wallets/requests/isAnswerTo.ts"
import { type SentName, readSentName } from "../../../core/wallets/requests/readSentName.ts"
import { isSameAddress } from "../../../core/wallets/requests/shownContext.ts"
import {
  AlreadySent,
  IntentExpired,
  OutcomeUnknown,
  type ScreenBlocked,
  type ScreenUnanswered
} from "../../../core/wallets/signing/errors.ts"
import { type Intent, isSending, isStep, readOutgoing, getSigner } from "../../../core/wallets/signing/intent.ts"
import type { WalletRequest } from "../../../core/wallets/reader/walletRequest.ts"
import type { NamespaceReader } from "../../../core/wallets/reader/notes.ts"
import { getIntent, isWithdrawn, mayAsk } from "../../../core/wallets/signing/state.ts"
import { failWithMissingCode } from "../../foundation/chunks/codeMissing.ts"
import { warnOnFailure } from "../../foundation/log/warnOnFailure.ts"
import { Store } from "../../foundation/store/Store.ts"
import { until } from "../../foundation/store/until.ts"
import { getReader } from "../reader/readerOf.ts"
import { requireConnection } from "../connection/requireConnection.ts"
import type { ConnectorError } from "../connectors/Connector.ts"
import type { Connectors } from "../connectors/Connectors.ts"
import { answerMisfit, requestMisfit } from "../connectors/methodTable.ts"
import { createContextChanged } from "../connectors/createContextChanged.ts"
import type { Outcomes } from "../signing/Outcomes.ts"
import type { Screening } from "../signing/createScreening.ts"
import { traced } from "../../foundation/log/tracing.ts"

/** The failures of asking a wallet for an intent's step. */
export type IntentError =
  | AlreadySent
  | ConnectionEnded
  | ConnectorError
  | ConnectorNotFound
  | IntentExpired
  | OutcomeUnknown
  | ScreenBlocked
  | ScreenUnanswered
  | TransactionChanged

/** Dependencies of `makeAskIntent`. `scope`: the kit's scope; answers are recorded until it ends. */
export interface AskIntentDependencies {
  readonly store: Store["Type"]
  readonly connectors: Connectors["Type"]
  readonly outcomes: Outcomes["Type"] | undefined
  readonly scope: Scope.Scope
  /** Asks the page's own check about an intent, once. */
  readonly screen: Screening["screen"]
}

const createConnectionEnded = ({ account }: Intent): ConnectionEnded =>
  new ConnectionEnded({ namespace: getNamespace(account) })
const createTransactionChanged = (): TransactionChanged => new TransactionChanged()

/** True if this account is a connection's first account, which signs, on the connection's own network. */
export const isOf = ({ accounts: [first], network }: Connection, account: AccountId): boolean => {
  const requested = splitAccountId(account)
  return network === requested.network && isSameAddress(network, first.address, requested.address)
}

const getNamespace = (account: AccountId) => splitNetworkId(splitAccountId(account).network).namespace

/**
 * Returns the only functions that ask a wallet to sign or send. An intent that the page's own check blocks is not sent
 * to the wallet. Immediately before a step is sent, it is compared: the intent's account, network and connector are in
 * use, else `ContextChanged`; the parameters are the step's, else `TransactionChanged`; its terms have not expired,
 * else `IntentExpired`; it was not withdrawn, else `RequestRejected`; it was confirmed and not sent before, else
 * `AlreadySent`. The wallet receives a fresh copy, once. An answer of another form than the
 * method's is a failure; after a request to send, the outcome is unknown. The transaction that the wallet sent is
 * recorded in the state before its answer is used, even if the caller has been interrupted. docs/spec/wallets.md#signing-asking.
 */
export const makeAskIntent = (parts: AskIntentDependencies) => ({
  askIntent: traced("transaction.askIntent")(function* (
    intent: Intent,
    index = 0,
    params: unknown = intent.steps[index]?.params
  ): Effect.fn.Return<unknown, IntentError> {
    const { outcomes, scope, screen } = parts
    const planned = intent.steps[index]
    if (planned === undefined) return yield* requestMisfit("")
    const { method } = planned
    yield* Effect.catchTag(screen(intent), "KitMissing", failWithMissingCode)
    const reader = yield* getReader(splitAccountId(intent.account).network)
    const step =
      params === planned.params
        ? planned
        : yield* Either.mapLeft(readOutgoing(intent, { method, params }, reader), createTransactionChanged)
    if (!isSending(step)) {
      const unavailable = Effect.zipRight(waitUntilUnavailable(parts, intent), createConnectionEnded(intent))
      const answer = handOver(parts, intent, index, step, reader)
      return yield* Effect.zipRight(requireInUse(parts, intent), Effect.raceFirst(answer, unavailable))
    }
    yield* requireInUse(parts, intent)
    const nonce =
      outcomes === undefined ? null : yield* Effect.catchAll(outcomes.before(getSigner(intent)), failWithMissingCode)
    const answer = Effect.flatMap(handOver(parts, intent, index, step, reader), (value) => {
      const name = readSentName(method, value)
      return name === undefined ? Effect.succeed(value) : Effect.as(recordSent(parts, intent, name), value)
    })
    const fiber = yield* Effect.forkIn(answer, scope)
    const lookup = findOutcome(parts, intent, step, nonce)
    return yield* Effect.raceFirst(
      Effect.catchIf(Fiber.join(fiber), hasVanished, () => lookup),
      Effect.zipRight(
        waitUntilUnavailable(parts, intent, ({ signing }) => signing?.isEnding !== true),
        lookup
      )
    )
  }),
  recordSent: (intent: Intent, name: SentName) => recordSent(parts, intent, name)
})

/** Returns the wallet that is lent for one transfer, if it is the intent's. */
const findLender = ({ lending }: KitState, { connectorId }: Intent): Connection | null =>
  lending?.lender && isSameId(lending.lender.connectorId, connectorId) ? lending.lender : null

/** Returns the wallet that is lent for the intent, or the active connection if it is the intent's, else fails. */
const requireInUse = ({ store }: AskIntentDependencies, intent: Intent) => {
  const { account, connectorId } = intent
  return Effect.flatMap(
    Effect.suspend(() => {
      const lender = findLender(store.getState(), intent)
      // The wallet was connected when the intent was made.
      return lender
        ? Effect.succeed(lender)
        : Effect.mapError(requireConnection(store.getState(), getNamespace(account)), () =>
            createConnectionEnded(intent)
          )
    }),
    (active) =>
      isOf(active, account) && isSameId(active.connectorId, connectorId)
        ? Effect.succeed(active)
        : createContextChanged()
  )
}

const recordSent = ({ store }: AskIntentDependencies, intent: Intent, name: SentName): Effect.Effect<void> =>
  Effect.flatMap(Clock.currentTimeMillis, (sentAt) => {
    const { connectorId, id, kind } = intent
    const account = getSigner(intent)
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

/**
 * Returns true if an account may be a contract that stores signatures on the chain: a Safe app's, or that of any
 * WalletConnect session.
 */
const mayHoldContract = (connectorId: string): boolean =>
  [connectorIds.safe, connectorIds.walletConnect].some((id) => isSameId(id, connectorId))

/** Compares the step and sends it to the wallet, with nothing in between. */
const handOver = Effect.fnUntraced(function* (
  parts: AskIntentDependencies,
  intent: Intent,
  index: number,
  outgoing: WalletRequest,
  reader: NamespaceReader | undefined
) {
  const { connectors, store } = parts
  const { account, connectorId, goodUntil, id } = intent
  const { network } = splitAccountId(account)
  const { request } = yield* connectors.get(connectorId, getNamespace(account))
  const now = yield* Clock.currentTimeMillis
  return yield* Effect.suspend(() =>
    Effect.flatMap(requireInUse(parts, intent), (): Effect.Effect<unknown, IntentError> => {
      if (!isStep(intent, index, outgoing, reader)) return createTransactionChanged()
      if (goodUntil !== null && now > goodUntil) return new IntentExpired()
      const { method, params } = outgoing
      const current = getIntent(store.getState().signing, id)
      if (isWithdrawn(current)) return new RequestRejected({ method })
      if (!mayAsk(current, index)) return new AlreadySent()
      store.plain.dispatch({ _tag: "IntentAsked", id, step: index })
      const call = { method, params: structuredClone(params), network, request: outgoing }
      return warnOnFailure(method)(
        Effect.filterOrElse(
          request(call),
          (answer) =>
            isAnswerTo(outgoing, answer) || (mayHoldContract(connectorId) && isEmptySignature(method, answer)),
          () => answerMisfit(method)
        )
      )
    })
  )
})

/** Completes once the wallet is disconnected, or `isRunning` is false. */
const waitUntilUnavailable = (
  { store }: AskIntentDependencies,
  intent: Intent,
  isRunning: (state: KitState) => boolean = () => true
) => {
  const { account, connectorId } = intent
  const namespace = getNamespace(account)
  const isConnected = (state: KitState): boolean =>
    findLender(state, intent) != null ||
    state.connection.connections.some((live) => live.namespace === namespace && isSameId(live.connectorId, connectorId))
  return Effect.provideService(
    until((state) => !(isConnected(state) && isRunning(state))),
    Store,
    store
  )
}

/** Looks for the transaction of a wallet that vanished after it was asked to send, unless the kit ends as well. */
const findOutcome = Effect.fnUntraced(function* (
  parts: AskIntentDependencies,
  intent: Intent,
  request: WalletRequest,
  nonce: number | null
) {
  const { outcomes, store } = parts
  yield* store.dispatch({ _tag: "OutcomeUnknown", id: intent.id })
  const hash =
    outcomes === undefined || store.getState().signing?.isEnding === true
      ? null
      : yield* outcomes.find({ account: getSigner(intent), request, nonce })
  if (hash === null) return yield* new OutcomeUnknown({ method: request.method })
  yield* recordSent(parts, intent, { hash })
  return hash
})

/** True for the failure of a wallet that vanished, was silent, or gave a malformed answer after it was asked. */
const hasVanished = ({ _tag }: IntentError): boolean =>
  _tag === "SessionEnded" || _tag === "WalletSilent" || _tag === "SafeSilent" || _tag === "WalletAnswerMisfit"
