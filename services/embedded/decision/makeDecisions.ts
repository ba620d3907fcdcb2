import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { Namespace, NetworkId } from "../../../core/chain/network/ids.ts"
import { decisionStart, stepDecision } from "../../../core/embedded/decision/state.ts"
import { isAbort, isNotice, isRefusalOfVisitor } from "../../../core/embedded/decision/outcome.ts"
import type { FrameError, FrameErrorUnknown } from "../../../core/embedded/frame/errors.ts"
import { limits, millis } from "../../../core/foundation/data/limits.ts"
import { type LatchkeyError, toFailureData } from "../../../core/foundation/errors/failure.ts"
import { type KitState, shownView } from "../../../core/state.ts"
import { RequestRejected, WalletRequestFailed } from "../../../core/wallets/connection/errors.ts"
import { activeConnection, isSameId } from "../../../core/wallets/connection/state.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import {
  type ContextChanged,
  type PageFramed,
  type TooManyPending,
  toTooManyPending
} from "../../../core/wallets/requests/errors.ts"
import { OutcomeUnknown } from "../../../core/wallets/signing/errors.ts"
import { isSendingMethod } from "../../../core/wallets/signing/sendingMethods.ts"
import { Store } from "../../foundation/store/Store.ts"
import { until } from "../../foundation/store/until.ts"
import { ProviderRpcError } from "../../wallets/connectors/eip1193.ts"
import { createContextChanged } from "../../wallets/connectors/createContextChanged.ts"
import type { Line } from "../frame/Line.ts"
import { askDecision, type DecisionCall } from "./askDecision.ts"
import { SessionEnded } from "../../../core/wallets/walletconnect/errors.ts"

const view = { _tag: "ApproveTransaction" } as const

const isShown = ({ modal }: KitState): boolean => modal.open && modal.history.some(({ _tag }) => _tag === view._tag)

/** False once the visitor has decided in the frame: it may be sending, so its answer is awaited whatever happens. */
const isUndecided = ({ decision }: KitState): boolean => decision?.step !== "decided"

/** Returns the account that signs on a network; undefined if the embedded wallet is not on it. */
const getSignerOn = ({ connection }: KitState, namespace: Namespace, network: NetworkId): string | undefined => {
  const active = activeConnection(connection, namespace)
  return active !== undefined && isSameId(active.connectorId, connectorIds.auth) && active.network === network
    ? active.accounts[0].address
    : undefined
}

/**
 * Creates a function that has the visitor decide on requests in the frame, one after the other. Each opens the view
 * ApproveTransaction, goes to the frame once, and is aborted when the visitor leaves the view or the account or network
 * changes before the decision. docs/spec/embedded.md#frame-decisions.
 */
export const makeDecisions = (
  line: Line,
  ownWindow: Effect.Effect<void, PageFramed>
): Effect.Effect<(call: DecisionCall) => ReturnType<typeof decideWith>, never, Scope.Scope | Store> =>
  Effect.gen(function* () {
    const store = yield* Store
    yield* store.join({ name: "decision", start: decisionStart, step: stepDecision })
    yield* line.listen((event) => {
      if (event._tag === "Approval") store.plain.dispatch({ _tag: "DecisionMoved", to: event.at })
    })
    const turns = yield* Effect.makeSemaphore(1)
    const waiting: Waiting = { count: 0, hasOpened: false }
    return (call) => decideWith({ line, ownWindow, store, turns, waiting }, call)
  })

/**
 * Maps the site's error for a request that sends. The request may have been sent before the error, so the failure is
 * one of a wallet, which does not suggest trying again. The host receives the site's message as the error.
 */
const toSendFailure = (method: string, { message }: FrameError | FrameErrorUnknown) =>
  new WalletRequestFailed({ method, walletCode: internalError, cause: new ProviderRpcError(internalError, message) })

/** EIP-1474: internal error. */
const internalError = -32603

interface Waiting {
  count: number
  /** True if the modal was closed before the first request; it closes after the last one. */
  hasOpened: boolean
}
interface Decisions {
  readonly line: Line
  readonly ownWindow: Effect.Effect<void, PageFramed>
  readonly store: Store["Type"]
  readonly turns: Effect.Semaphore
  readonly waiting: Waiting
}

const decideWith = (decisions: Decisions, call: DecisionCall) => {
  const { ownWindow, store, turns } = decisions
  const { method, network } = call
  const { namespace } = splitNetworkId(network)
  const signer = getSignerOn(store.getState(), namespace, network)
  const isOtherSigner = (state: KitState): boolean => getSignerOn(state, namespace, network) !== signer
  const ending: Ending = { failure: undefined }
  const abortAs = (failure: Refusal) => abort(decisions, method, ending, failure)
  const onLeft = Effect.zipRight(
    until((state) => isUndecided(state) && !isShown(state)),
    abortAs(new RequestRejected({ method }))
  )
  const onSignerChanged = Effect.zipRight(
    until((state) => isUndecided(state) && isOtherSigner(state)),
    abortAs(createContextChanged())
  )
  const decided = Effect.zipRight(ownWindow, askFrame(decisions, call, ending)).pipe(
    Effect.raceFirst(onLeft),
    Effect.raceFirst(onSignerChanged),
    Effect.tapBoth({
      onSuccess: () => Effect.sync(() => reportEnd(decisions, method, null)),
      onFailure: (failure) => Effect.sync(() => reportEnd(decisions, method, failure))
    }),
    Effect.onInterrupt(() => Effect.sync(() => reportEnd(decisions, method, null)))
  )
  /** Leaving the view also ends requests that still wait for their turn. */
  let isInTurn = false
  const onPassed = until((state) => !isInTurn && (!isShown(state) || isOtherSigner(state)))
  const refusal = Effect.suspend(
    (): Effect.Effect<never, Refusal> =>
      isShown(store.getState()) ? createContextChanged() : new RequestRejected({ method })
  )
  const inTurn = Effect.raceFirst(
    turns.withPermits(1)(
      Effect.suspend(() => {
        isInTurn = true
        return decided
      })
    ),
    Effect.zipRight(onPassed, refusal)
  )
  return Effect.provideService(
    Effect.acquireUseRelease(
      openView(decisions, signer),
      () => inTurn,
      () => Effect.sync(() => leaveView(decisions))
    ),
    Store,
    store
  )
}

type Refusal = ContextChanged | RequestRejected

/** The failure that an aborted request ends with if the frame has not sent it. */
interface Ending {
  failure: Refusal | undefined
}

/**
 * Ends a request that the visitor left, or whose signer changed, before the frame reported a decision. The frame may be
 * sending nevertheless: its answer to the abort is awaited for 3 s. Without one, the outcome of a send is unknown over
 * window messages, by which a frame does not report the decision.
 */
const abort = ({ line, store }: Decisions, method: string, ending: Ending, failure: Refusal) =>
  Effect.suspend((): Effect.Effect<never, Refusal | SessionEnded> => {
    ending.failure ??= failure
    const isByWindow = line.now().by === "window"
    if (!isSendingMethod(method) || !line.abort()) return ending.failure
    const end = Effect.suspend((): Effect.Effect<never, Refusal | SessionEnded> => {
      if (isByWindow) return new SessionEnded({ method })
      return isUndecided(store.getState()) ? failure : Effect.never
    })
    return Effect.zipRight(Effect.sleep(millis.signOut), end)
  })

/** Counts the request and opens the view for it. */
const openView = ({ store, waiting }: Decisions, signer: string | undefined) =>
  Effect.suspend((): Effect.Effect<void, ContextChanged | TooManyPending> => {
    if (waiting.count >= limits.pendingTransactions) return toTooManyPending()
    if (signer === undefined) return createContextChanged()
    if (waiting.count++ > 0 && isShown(store.getState())) return Effect.void
    waiting.hasOpened = !store.getState().modal.open
    if (waiting.hasOpened) store.plain.dispatch({ _tag: "Opened", view })
    else if (!isShown(store.getState())) store.plain.dispatch({ _tag: "Pushed", view })
    return Effect.void
  })

/** Leaves the view, unless another request waits in it or it shows why this one ended. */
const leaveView = ({ store, waiting }: Decisions): void => {
  const { decision, modal } = store.getState()
  if (--waiting.count > 0 || decision?.notice != null) return
  if (modal.open && shownView({ modal })._tag === view._tag)
    store.plain.dispatch({ _tag: waiting.hasOpened ? "Closed" : "WentBack" })
}

/** Sends the request to the frame. If it may have been sent without a readable answer, its outcome is unknown. */
const askFrame = ({ line, store }: Decisions, { method, network, params, ready }: DecisionCall, ending: Ending) => {
  let isByWindow = false
  const isUnclear = ({ _tag }: LatchkeyError): boolean => {
    const step = store.getState().decision?.step
    if (_tag === "RequestAborted") return isByWindow || step === "decided"
    return _tag === "FrameAnswerMisfit" || (_tag === "FrameRequestTimedOut" && step !== "asked")
  }
  const toRefusal = (): Effect.Effect<never, Refusal> => ending.failure ?? new RequestRejected({ method })
  return Effect.gen(function* () {
    store.plain.dispatch({ _tag: "DecisionAsked", method })
    yield* ready
    isByWindow = line.now().by === "window"
    // A site without a channel does not report that its frame shows the request.
    if (isByWindow) store.plain.dispatch({ _tag: "DecisionMoved", to: "shown" })
    return yield* askDecision(line, { method, network, params }).pipe(
      Effect.catchIf((failure) => ending.failure !== undefined && isAbort(failure), toRefusal),
      Effect.catchIf(isRefusalOfVisitor, toRefusal),
      Effect.mapError((failure) =>
        !isSendingMethod(method)
          ? failure
          : isUnclear(failure)
            ? new SessionEnded({ method })
            : failure._tag === "FrameError" || failure._tag === "FrameErrorUnknown"
              ? toSendFailure(method, failure)
              : failure
      )
    )
  })
}

/** Reports the end. If the outcome is unknown, shows that, but only if the view was opened for this request. */
const reportEnd = ({ store, waiting }: Decisions, method: string, failure: LatchkeyError | null): void => {
  const shownFailure =
    failure?._tag === "SessionEnded" && isSendingMethod(method) ? new OutcomeUnknown({ method }) : failure
  const isOwn = waiting.hasOpened && shownFailure !== null && isNotice(shownFailure)
  store.plain.dispatch({ _tag: "DecisionEnded", error: isOwn ? toFailureData(shownFailure) : null })
  // A switch of the network closes an open modal, as does a visitor who has confirmed: opens it again.
  if (isOwn && !store.getState().modal.open) store.plain.dispatch({ _tag: "Opened", view })
}
