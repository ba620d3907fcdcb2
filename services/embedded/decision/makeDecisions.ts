import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { Namespace, NetworkId } from "../../../core/chain/network/ids.ts"
import { decisionStart, stepDecision } from "../../../core/embedded/decision/state.ts"
import { isRefusalOfVisitor, isNotice } from "../../../core/embedded/decision/outcome.ts"
import type { FrameError, FrameErrorUnknown } from "../../../core/embedded/frame/errors.ts"
import { limits } from "../../../core/foundation/data/limits.ts"
import { type LatchkeyError, toFailureData } from "../../../core/foundation/errors/failure.ts"
import { type KitState, shownView } from "../../../core/state.ts"
import type { RequestRejected } from "../../../core/wallets/connection/errors.ts"
import { activeConnection, sameId } from "../../../core/wallets/connection/state.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import {
  type ContextChanged,
  type PageFramed,
  type TooManyPending,
  toTooManyPending
} from "../../../core/wallets/requests/errors.ts"
import { toOutcomeUnknown } from "../../../core/wallets/signing/errors.ts"
import { isSendingMethod } from "../../../core/wallets/signing/sendingMethods.ts"
import { Store } from "../../foundation/store/Store.ts"
import { until } from "../../foundation/store/until.ts"
import { rejected, requestFailed } from "../../wallets/connectors/callWallet.ts"
import { ProviderRpcError } from "../../wallets/connectors/eip1193.ts"
import { contextChanged } from "../../wallets/connectors/requireAccount.ts"
import { sessionEnded } from "../../wallets/connectors/untilWalletLeaves.ts"
import type { Line } from "../frame/Line.ts"
import { askDecision, type DecisionCall } from "./askDecision.ts"

const view = { _tag: "ApproveTransaction" } as const

const isShown = ({ modal }: KitState): boolean => modal.open && modal.history.some(({ _tag }) => _tag === view._tag)

/** The account that signs on a network; undefined where the embedded wallet is not on it. */
const signerOn = ({ connection }: KitState, namespace: Namespace, network: NetworkId): string | undefined => {
  const active = activeConnection(connection, namespace)
  return active !== undefined && sameId(active.connectorId, connectorIds.auth) && active.network === network
    ? active.accounts[0].address
    : undefined
}

/**
 * Makes what has the visitor decide on requests in the frame, one after the other: each opens the view
 * ApproveTransaction, goes to the frame once, and is taken back when the visitor leaves the view, or when the account or
 * the network is another. docs/spec/embedded.md#frame-decisions.
 */
export const makeDecisions = (
  line: Line,
  ownWindow: Effect.Effect<void, PageFramed>
): Effect.Effect<(call: DecisionCall) => ReturnType<typeof decideWith>, never, Scope.Scope | Store> =>
  Effect.gen(function* () {
    const store = yield* Store
    yield* store.join({ name: "decision", start: decisionStart, step: stepDecision })
    yield* line.listen((said) => {
      if (said._tag === "Approval") store.plain.dispatch({ _tag: "DecisionMoved", to: said.at })
    })
    const turns = yield* Effect.makeSemaphore(1)
    const waiting: Waiting = { count: 0, hasOpened: false }
    return (call) => decideWith({ line, ownWindow, store, turns, waiting }, call)
  })

/**
 * The site's error for something to be sent: it may have been sent before the error, so it is a wallet's failure, which
 * nobody is told to try again; the site's own words are the host's error.
 */
const failedToSend = (method: string, { message }: FrameError | FrameErrorUnknown) =>
  requestFailed(method, internalError, new ProviderRpcError(internalError, message))

/** EIP-1474: internal error. */
const internalError = -32603

interface Waiting {
  count: number
  /** The modal was closed before the first of them came, and closes after the last. */
  hasOpened: boolean
}
interface Deciding {
  readonly line: Line
  readonly ownWindow: Effect.Effect<void, PageFramed>
  readonly store: Store["Type"]
  readonly turns: Effect.Semaphore
  readonly waiting: Waiting
}

const decideWith = (
  { line, ownWindow, store, turns, waiting }: Deciding,
  { method, network, params, ready }: DecisionCall
) => {
  const { namespace } = splitNetworkId(network)
  const signer = signerOn(store.getState(), namespace, network)

  const enter = Effect.suspend((): Effect.Effect<void, ContextChanged | TooManyPending> => {
    if (waiting.count >= limits.pendingTransactions) return toTooManyPending()
    if (signer === undefined) return contextChanged()
    if (waiting.count++ > 0 && isShown(store.getState())) return Effect.void
    waiting.hasOpened = !store.getState().modal.open
    if (waiting.hasOpened) store.plain.dispatch({ _tag: "Opened", view })
    else if (!isShown(store.getState())) store.plain.dispatch({ _tag: "Pushed", view })
    return Effect.void
  })

  /** The view stays for the next, or to say why this one ended; else it goes as it came. */
  const leave = (): void => {
    const { decision, modal } = store.getState()
    if (--waiting.count > 0 || decision?.notice != null) return
    if (modal.open && shownView({ modal })._tag === view._tag)
      store.plain.dispatch({ _tag: waiting.hasOpened ? "Closed" : "WentBack" })
  }

  const asked = Effect.gen(function* () {
    store.plain.dispatch({ _tag: "DecisionAsked", method })
    yield* ready
    // By window a site says nothing of what it shows.
    if (line.now().by === "window") store.plain.dispatch({ _tag: "DecisionMoved", to: "shown" })
    return yield* askDecision(line, { method, network, params }).pipe(
      Effect.catchIf(isRefusalOfVisitor, () => rejected(method)),
      Effect.mapError((failure) =>
        !isSendingMethod(method)
          ? failure
          : isUnclear(failure)
            ? sessionEnded(method)
            : failure._tag === "FrameError" || failure._tag === "FrameErrorUnknown"
              ? failedToSend(method, failure)
              : failure
      )
    )
  })
  /** What the visitor saw may have been approved: what was answered unreadably, or not at all after that, may be sent. */
  const isUnclear = ({ _tag }: LatchkeyError): boolean =>
    _tag === "FrameAnswerMisfit" || (_tag === "FrameRequestTimedOut" && store.getState().decision?.step !== "asked")
  const left = Effect.zipRight(
    until((state) => !isShown(state)),
    rejected(method)
  )
  const moved = Effect.zipRight(
    until((state) => signerOn(state, namespace, network) !== signer),
    contextChanged()
  )
  /** What nobody saw the end of is told as such where the view came for it alone. */
  const end = (failure: LatchkeyError | null): void => {
    const said = failure?._tag === "SessionEnded" && isSendingMethod(method) ? toOutcomeUnknown(method) : failure
    const isOwn = waiting.hasOpened && said !== null && isNotice(said)
    store.plain.dispatch({ _tag: "DecisionEnded", error: isOwn ? toFailureData(said) : null })
    // A switch of the network closes the modal that it found open.
    if (isOwn && said._tag === "ContextChanged" && !store.getState().modal.open)
      store.plain.dispatch({ _tag: "Opened", view })
  }
  const decided = Effect.zipRight(ownWindow, asked).pipe(
    Effect.raceFirst(left),
    Effect.raceFirst(moved),
    Effect.tapBoth({
      onSuccess: () => Effect.sync(() => end(null)),
      onFailure: (failure) => Effect.sync(() => end(failure))
    }),
    Effect.onInterrupt(() => Effect.sync(() => end(null)))
  )
  /** Whoever waits for a turn leaves with the view as well. */
  let isInTurn = false
  const passed = until((state) => !isInTurn && (!isShown(state) || signerOn(state, namespace, network) !== signer))
  const refusal = Effect.suspend(
    (): Effect.Effect<never, ContextChanged | RequestRejected> =>
      isShown(store.getState()) ? contextChanged() : rejected(method)
  )
  const inTurn = Effect.raceFirst(
    turns.withPermits(1)(
      Effect.suspend(() => {
        isInTurn = true
        return decided
      })
    ),
    Effect.zipRight(passed, refusal)
  )
  return Effect.provideService(
    Effect.acquireUseRelease(
      enter,
      () => inTurn,
      () => Effect.sync(leave)
    ),
    Store,
    store
  )
}
