import { toUtf8Hex } from "../../../core/chain/evm/hex.ts"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { isSameId } from "../../../core/wallets/connection/state.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { getField } from "../../../core/foundation/data/decode.ts"
import { limits } from "../../../core/foundation/data/limits.ts"
import type { KitState } from "../../../core/state.ts"
import { readSendOptions } from "../../../core/wallets/solana/sendOptions.ts"
import { ConnectionEnded, toTooManyPending } from "../../../core/wallets/requests/errors.ts"
import { isAskedOn } from "../../../core/chain/rpc/methods.ts"
import { isBound } from "../../../core/chain/rpc/sessionMethods.ts"
import { isReviewed } from "../../../core/wallets/signing/isReviewed.ts"
import { type Intent, type IntentKind, type IntentStep, isSending } from "../../../core/wallets/signing/intent.ts"
import {
  isSignature,
  isTransactionHash,
  createTransactionStep,
  type TransactionRequest
} from "../../../core/wallets/requests/request.ts"
import type { Sponsorship } from "../../../core/wallets/signing/sponsorship.ts"
import { failWithMissingCode } from "../../foundation/chunks/codeMissing.ts"
import { Store } from "../../foundation/store/Store.ts"
import { until } from "../../foundation/store/until.ts"
import { Connectors } from "../connectors/Connectors.ts"
import { answerMisfit } from "../connectors/methodTable.ts"
import { checkBroadcast } from "../connectors/checkBroadcast.ts"
import { createContextChanged } from "../connectors/createContextChanged.ts"
import { requireConnection } from "../connection/requireConnection.ts"
import { type IntentMisfit, Intents, type Proposal } from "../signing/Intents.ts"
import { Outcomes } from "../signing/Outcomes.ts"
import { type ReviewError, Reviews } from "../signing/Reviews.ts"
import { type Screening, createScreening } from "../signing/createScreening.ts"
import { isOf, makeAskIntent } from "./askIntent.ts"
import { toRequestError, type WalletRequestError } from "./walletRequestError.ts"
import { traced } from "../../foundation/log/tracing.ts"
import { RpcNotAllowed } from "../../../core/chain/rpc/methodErrors.ts"

/** Requests to the wallet of a connected account; implemented by `WalletRequests`. */
export interface WalletRequester {
  /**
   * Sends a method of the allowed list, one that the wallet's owner approves, or on Bitcoin one of bip122; any other
   * fails with `RpcNotAllowed`. Returns the raw answer. A request that signs or sends is an intent: `intent` if it was
   * shown before, to which the parameters are compared; else a new one.
   */
  readonly ask: (
    account: AccountId,
    method: string,
    params?: unknown,
    intent?: Intent
  ) => Effect.Effect<unknown, WalletRequestError>
  /**
   * Asks the wallet for a confirmed intent's step, once; `params` are compared with the step's, and default to them.
   * Wallets are asked to sign or send only by this function. docs/spec/wallets.md#signing-asking.
   */
  readonly askIntent: ReturnType<typeof makeAskIntent>["askIntent"]
  /**
   * Shows an intent and confirms it at once: a host's call counts as the visitor's confirmation. If the page's own check
   * warns about it, the visitor reads that and confirms. docs/spec/wallets.md#requests-screening.
   */
  readonly propose: (proposal: Proposal) => Effect.Effect<Intent, IntentMisfit | ReviewError>
  /** Asks the page's own check about an intent that a view shows. Returns true if it warns; fails if it blocks. */
  readonly screen: Screening["screen"]
  /**
   * Shows an intent for a host's request, and waits for the visitor's confirmation if it has to be reviewed.
   * docs/spec/wallets.md#requests-approvals.
   */
  readonly review: (proposal: Proposal) => Effect.Effect<Intent, IntentMisfit | ReviewError>
  /** Shows the visitor that a page sent a request that is not passed on to a wallet. */
  readonly refuse: (method: string) => Effect.Effect<void>
  /**
   * Shows an intent for one request of an account, to its active wallet. `goodUntil`: epoch milliseconds; `sponsorship`:
   * the payer of its fee; `continues`: the intent that the visitor confirmed, if this one continues the same request.
   */
  readonly intend: (
    account: AccountId,
    step: IntentStep,
    kind?: IntentKind,
    terms?: Pick<Proposal, "continues" | "goodUntil" | "sponsorship">
  ) => Effect.Effect<Intent, WalletRequestError>
  /**
   * Starts to read from the chain what is needed before this account's wallet is asked to send, while the visitor
   * reviews the request. Returns at once, and never fails.
   */
  readonly readAhead: (account: AccountId) => Effect.Effect<void>
  /** Records a transaction that the kit sent itself, after its wallet had signed it. */
  readonly recordSent: ReturnType<typeof makeAskIntent>["recordSent"]
  /** Requests a signature by any method that returns one, in hex. */
  readonly sign: (account: AccountId, method: string, params: unknown) => Effect.Effect<string, WalletRequestError>
  /** Signs text (`personal_sign`, EIP-191). Returns the signature in hex. */
  readonly signMessage: (account: AccountId, text: string) => Effect.Effect<string, WalletRequestError>
  /** Sends the transaction of a confirmed intent, as it was shown. Returns its hash; it is not in a block yet. */
  readonly sendIntent: (intent: Intent) => Effect.Effect<`0x${string}`, WalletRequestError>
  /**
   * Shows an intent for a transaction and sends it. Returns its hash; it is not in a block yet. `goodUntil`: epoch
   * milliseconds.
   */
  readonly sendTransaction: (
    account: AccountId,
    request: TransactionRequest,
    purpose?: {
      readonly kind?: IntentKind | undefined
      readonly goodUntil?: number | undefined
      readonly sponsorship?: Sponsorship | undefined
    }
  ) => Effect.Effect<`0x${string}`, WalletRequestError>
  /**
   * Returns requests that are sent only while this connector is active. `isHosts`: true for a method that the host
   * calls. Its requests are reviewed if the host wants that; a view of the kit has already shown its own.
   */
  readonly through: (connectorId: string, isHosts?: boolean) => WalletRequester
}

/**
 * Sends requests to the wallet of a connected account. Each request is bound to the account and network that its caller
 * saw: if another account or network is active by then, nothing is sent. Each is sent once, whatever the outcome.
 * docs/spec/wallets.md#requests-verdicts.
 */
export class WalletRequests extends Context.Tag("services/WalletRequests")<WalletRequests, WalletRequester>() {
  /** Uses `Outcomes` and `Reviews` if they are provided. */
  static readonly layer = Layer.provideMerge(
    Layer.scoped(
      this,
      Effect.suspend(() => make)
    ),
    Intents.layer
  )
}

const make = Effect.gen(function* () {
  const store = yield* Store
  const connectors = yield* Connectors
  const intents = yield* Intents
  const outcomes = Option.getOrUndefined(yield* Effect.serviceOption(Outcomes))
  const reviews = Option.getOrUndefined(yield* Effect.serviceOption(Reviews))
  const scope = yield* Effect.scope
  const readAhead: WalletRequester["readAhead"] = (account) =>
    outcomes === undefined ? Effect.void : Effect.asVoid(Effect.forkIn(Effect.ignore(outcomes.ahead(account)), scope))
  const { screen, share } = createScreening(reviews, scope)
  const show = Effect.fnUntraced(function* (proposal: Proposal) {
    const { continues, isHosts } = proposal
    const intent = yield* intents.show(proposal)
    if (continues !== undefined) share(continues, intent)
    return { intent, from: isHosts === true ? ("page" as const) : ("kit" as const) }
  })
  const propose: WalletRequester["propose"] = Effect.fnUntraced(function* (proposal) {
    const { from, intent } = yield* show(proposal)
    const isWarned = (yield* screen(intent, from)) && proposal.continues === undefined
    yield* isWarned && reviews !== undefined ? reviews.ask(intent, from) : intents.confirm(intent.id)
    return intent
  })
  const review: WalletRequester["review"] = Effect.fnUntraced(function* (proposal) {
    if (reviews === undefined) return yield* propose(proposal)
    const { from, intent } = yield* show(proposal)
    const { account, signer = account, steps } = intent
    if (steps.some(isSending)) yield* readAhead(signer)
    yield* screen(intent, from)
    yield* reviews.ask(intent, from)
    return intent
  })
  const asking = makeAskIntent({ store, connectors, outcomes, scope, screen })
  return WalletRequests.of(
    create({ ...asking, store, connectors, reviews, readAhead, propose, review, screen, countPending: limitPending() })
  )
})

interface RequestParts
  extends Pick<WalletRequester, "askIntent" | "propose" | "readAhead" | "recordSent" | "review" | "screen"> {
  readonly store: Store["Type"]
  readonly connectors: Connectors["Type"]
  readonly reviews: Reviews["Type"] | undefined
  readonly countPending: ReturnType<typeof limitPending>
}

/** Returns a function that runs a request unless too many wait for wallets. */
const limitPending = () => {
  let pending = 0
  return <A>(request: Effect.Effect<A, WalletRequestError>) =>
    Effect.acquireUseRelease(
      Effect.suspend(() =>
        pending >= limits.pendingTransactions ? toTooManyPending() : Effect.sync(() => void pending++)
      ),
      () => request,
      () => Effect.sync(() => void pending--)
    )
}

/** Sends a request that neither signs nor sends. */
const read = traced("transaction.ask")(function* (
  connectors: Connectors["Type"],
  active: Connection,
  method: string,
  params: unknown
) {
  const { request } = yield* connectors.get(active.connectorId, active.namespace)
  const onDisconnected = Effect.zipRight(
    until((state) => !isConnected(state, active)),
    new ConnectionEnded({ namespace: active.namespace })
  )
  return yield* Effect.raceFirst(
    checkBroadcast(method)(request({ method, params, network: active.network })),
    onDisconnected
  )
})

/** Shows an intent for one request. If the host wants reviews, the visitor reviews the host's requests. */
const proposeStep = (
  { propose, review, reviews, store }: RequestParts,
  active: Connection,
  { step, ...terms }: Omit<Proposal, "connectorId" | "steps"> & { readonly step: IntentStep }
) => {
  const reviewing = { isEmbedded: isEmbedded(store.getState(), active), reviewRequests: reviews?.all ?? false }
  const isRead = terms.isHosts === true && terms.continues === undefined && isReviewed(step.method, reviewing)
  const proposal = { ...terms, connectorId: active.connectorId, steps: [step] }
  return Effect.catchTag(isRead ? review(proposal) : propose(proposal), "KitMissing", failWithMissingCode)
}

/** Returns the requests of one connector, or of the active one. `isHosts`: requests of the host. */
const create = (parts: RequestParts, connectorId?: string, isHosts = false): WalletRequester => {
  const { askIntent, connectors, countPending, propose, readAhead, recordSent, review, reviews, screen, store } = parts
  const getConnection = Effect.fnUntraced(function* (account: AccountId, method: string) {
    const { namespace } = splitNetworkId(splitAccountId(account).network)
    if (!isAskedOn(namespace, method)) return yield* new RpcNotAllowed({ method })
    const active = yield* requireConnection(store.getState(), namespace)
    return isOf(active, account) && (connectorId === undefined || isSameId(active.connectorId, connectorId))
      ? active
      : yield* createContextChanged()
  })
  const intend: WalletRequester["intend"] = (account, step, kind, terms) =>
    Effect.flatMap(getConnection(account, step.method), (active) =>
      proposeStep(parts, active, { account, kind, isHosts, ...terms, step })
    )
  const askOnce = Effect.fnUntraced(function* (
    account: AccountId,
    method: string,
    params: unknown,
    shownIntent?: Intent
  ) {
    const active = yield* getConnection(account, method)
    if (!isBound(method))
      return yield* Effect.mapError(read(connectors, active, method, params), toRequestError(method))
    if (method === "solana_signAndSendTransaction") yield* readSendOptions(getField(params, "sendOptions"))
    const intent = shownIntent ?? (yield* intend(account, { method, params }))
    return yield* Effect.mapError(
      shownIntent === undefined ? askIntent(intent) : askIntent(intent, 0, params),
      toRequestError(method)
    )
  })
  const ask: WalletRequester["ask"] = (account, method, params, intent) =>
    countPending(Effect.provideService(askOnce(account, method, params, intent), Store, store))
  const sendIntent: WalletRequester["sendIntent"] = (intent) =>
    requireHash(countPending(Effect.mapError(askIntent(intent), toRequestError("eth_sendTransaction"))))
  const sign: WalletRequester["sign"] = (account, method, params) =>
    Effect.filterOrFail(ask(account, method, params), isSignature, createMisfit(method))

  return {
    ask,
    askIntent,
    intend,
    propose,
    review,
    screen,
    refuse: (method) => Effect.ignore(reviews?.refuse(method) ?? Effect.void),
    readAhead,
    recordSent,
    sign,
    through: (id, isHosts) => create(parts, id, isHosts),
    signMessage: (account, text) => sign(account, "personal_sign", [toUtf8Hex(text), splitAccountId(account).address]),
    sendIntent,
    sendTransaction: (account, request, { goodUntil, kind, sponsorship } = {}) =>
      isSameId(request.from, splitAccountId(account).address)
        ? Effect.flatMap(
            intend(account, createTransactionStep(account, request), kind, { goodUntil, sponsorship }),
            sendIntent
          )
        : createContextChanged()
  }
}

/** True for the embedded wallet, which shows requests in the kit's own view. */
const isEmbedded = ({ wallet }: KitState, { connectorId }: Connection): boolean =>
  wallet.connectors.some(({ id, type }) => type === "AUTH" && isSameId(id, connectorId))

const isConnected = ({ connection }: KitState, { connectorId, namespace }: Connection): boolean =>
  connection.connections.some((live) => live.namespace === namespace && isSameId(live.connectorId, connectorId))

const createMisfit = (method: string) => () => answerMisfit(method)

const requireHash = (answer: Effect.Effect<unknown, WalletRequestError>) =>
  Effect.filterOrFail(answer, isTransactionHash, createMisfit("eth_sendTransaction"))
