import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Runtime from "effect/Runtime"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { EventOf } from "../../../core/foundation/data/step.ts"
import { type FailureData, type LatchkeyError, toFailureData } from "../../../core/foundation/errors/failure.ts"
import { approvalStart, hasRoom, stepApproval } from "../../../core/onchain/approval/approvalStack.ts"
import type { ApprovalEvent, ReportedRequest } from "../../../core/onchain/approval/events.ts"
import { type KitState, shownView } from "../../../core/state.ts"
import { activeConnection, isSameId } from "../../../core/wallets/connection/state.ts"
import {
  ActionNotAllowed,
  ConnectionEnded,
  type ContextChanged,
  toTooManyPending
} from "../../../core/wallets/requests/errors.ts"
import type { Intent } from "../../../core/wallets/signing/intent.ts"
import { Store } from "../../foundation/store/Store.ts"
import { createContextChanged } from "../../wallets/connectors/createContextChanged.ts"
import { isOf } from "../../wallets/requests/askIntent.ts"
import type { ReviewError } from "../../wallets/signing/Reviews.ts"
import { OwnWindow } from "../../wallets/requests/OwnWindow.ts"
import { RequestWords } from "./RequestWords.ts"
import { traced } from "../../foundation/log/tracing.ts"

/** Callbacks of a pending request: exactly one of them is called, once. */
export interface ApprovalCallbacks {
  readonly onSuccess?: () => void
  readonly onError?: (error: ConnectionEnded | ContextChanged) => void
  readonly onCancel?: () => void
  /** True if a view of the kit waits for the answer: it is shown again after it. */
  readonly goesBack?: boolean
}

/** The requests that are pending in the view ApproveTransaction. Adds the state of the room `approval`. */
export class Approvals extends Context.Tag("services/Approvals")<
  Approvals,
  {
    /**
     * Adds an intent to the view, where the visitor reads and answers it, and opens the view. Fails if 99 are pending,
     * or if another site frames the page. docs/spec/wallets.md#requests-approvals.
     */
    readonly push: (intent: Intent, callbacks: ApprovalCallbacks) => Effect.Effect<void, ReviewError>
    /** Shows in the view, after 300 ms, that a request was not passed on to a wallet. */
    readonly refuse: (method: string) => Effect.Effect<void>
    /** Shows in the view why a request of the page has ended. */
    readonly report: (error: FailureData) => Effect.Effect<void>
  }
>() {
  /** Needs `OwnWindow`, `RequestWords` and `Store`. */
  static readonly layer = Layer.scoped(
    this,
    Effect.suspend(() => make)
  )
}

const view = { _tag: "ApproveTransaction" } as const

type AnsweredEvent = EventOf<ApprovalEvent, "TransactionPopped">

/** The delay in milliseconds before the view shows that a request was refused. */
const refusalDelay = 300

const isShown = ({ modal }: KitState): boolean => modal.open && modal.history.some(({ _tag }) => _tag === view._tag)

/** True if the wallet, its account and its network are those of the intent. */
const isInUse = ({ connection }: KitState, { account, connectorId }: Intent): boolean => {
  const active = activeConnection(connection, splitNetworkId(splitAccountId(account).network).namespace)
  return active !== undefined && isOf(active, account) && isSameId(active.connectorId, connectorId)
}

/** Returns why an intent can no longer be confirmed; undefined if its wallet, account and network are in use. */
const getEnd = (state: KitState, intent: Intent): ConnectionEnded | ContextChanged | undefined => {
  if (isInUse(state, intent)) return undefined
  const { namespace } = splitNetworkId(splitAccountId(intent.account).network)
  const isConnected = state.connection.connections.some(
    (live) => live.namespace === namespace && isSameId(live.connectorId, intent.connectorId)
  )
  return isConnected ? createContextChanged() : new ConnectionEnded({ namespace })
}

/** A request that waits for the visitor. */
interface PendingRequest {
  readonly intent: Intent
  readonly callbacks: ApprovalCallbacks
  /** True if the modal was opened for it. By the time of `TransactionPopped` the state no longer contains its entry. */
  readonly hasOpened: boolean
}

const popView = (
  { plain }: Store["Type"],
  id: string,
  result: AnsweredEvent["result"],
  error: LatchkeyError | null = null
): void => plain.dispatch({ _tag: "TransactionPopped", id, result, ...(error && { error: toFailureData(error) }) })

/** Opens the view, or shows it in the open modal. Returns true if the modal was closed before. */
const openView = ({ getState, plain }: Store["Type"]): boolean => {
  const { open: isOpen } = getState().modal
  if (!isOpen) plain.dispatch({ _tag: "Opened", view })
  else if (!isShown(getState())) plain.dispatch({ _tag: "Pushed", view })
  return !isOpen
}

/**
 * Leaves the view when the last request was answered. A modal that was opened for the request closes, unless it shows
 * why the request ended. In a modal that was open before, success does not navigate, unless a view of the kit waits for
 * it; an error or a cancel goes back and shows the reason there.
 */
const leaveView = (
  { getState, plain }: Store["Type"],
  { callbacks, hasOpened }: PendingRequest,
  { error, result }: AnsweredEvent
): void => {
  const { approval, modal } = getState()
  if (!modal.open || shownView({ modal })._tag !== view._tag || (approval?.stack.length ?? 0) > 0) return
  if (hasOpened && approval?.notice === null) plain.dispatch({ _tag: "Closed" })
  if (hasOpened || (result === "success" && callbacks.goesBack !== true)) return
  plain.dispatch({ _tag: "WentBack" })
  if (error !== undefined) plain.dispatch({ _tag: "ToastShown", toast: { kind: "notice", error } })
}

const callBack = (
  { callbacks: { onCancel, onError, onSuccess }, intent }: PendingRequest,
  result: AnsweredEvent["result"],
  state: KitState
): void => {
  if (result === "success") onSuccess?.()
  else if (result === "error") onError?.(getEnd(state, intent) ?? createContextChanged())
  else onCancel?.()
}

/** Answers pending requests: when the visitor confirms, leaves the view, or changes the account. */
const followPending = (store: Store["Type"], pending: Map<string, PendingRequest>) => {
  const onAnswered = (event: AnsweredEvent): void => {
    const request = pending.get(event.id)
    if (request === undefined) return
    pending.delete(event.id)
    callBack(request, event.result, store.getState())
    leaveView(store, request, event)
  }
  return store.subscribe((state, events) => {
    for (const event of events) {
      if (event._tag === "IntentConfirmed" && pending.has(event.id)) popView(store, event.id, "success")
      if (event._tag === "TransactionPopped") onAnswered(event)
    }
    if (pending.size === 0) return
    for (const { intent } of pending.values()) {
      const end = getEnd(state, intent)
      if (end !== undefined && !events.some(({ _tag }) => _tag === "IntentConfirmed"))
        popView(store, intent.id, "error", end)
    }
    // Leaving the view rejects all pending requests, newest first.
    if (!isShown(state)) for (const id of [...pending.keys()].reverse()) popView(store, id, "cancel")
  })
}

const reportRefused = (store: Store["Type"], method: string): Effect.Effect<void> =>
  Effect.suspend(() => {
    const error = toFailureData(new ActionNotAllowed({ method }))
    return store.dispatch(
      { _tag: "TransactionRefused", error },
      { _tag: "ToastShown", toast: { kind: "error", error } }
    )
  })

const make = Effect.gen(function* () {
  const store = yield* Store
  const words = yield* RequestWords
  const ownWindow = yield* OwnWindow
  const scope = yield* Effect.scope
  const run = Runtime.runFork(yield* Effect.runtime<never>())
  const pending = new Map<string, PendingRequest>()
  yield* store.join({ name: "approval", start: approvalStart, step: stepApproval })
  yield* followPending(store, pending)

  const report = (error: FailureData): Effect.Effect<void> =>
    Effect.sync(() => {
      store.plain.dispatch({ _tag: "TransactionRefused", error })
      openView(store)
    })

  const push = traced("Approvals.push")(function* (intent: Intent, callbacks: ApprovalCallbacks) {
    const { id } = intent
    yield* Effect.tapError(ownWindow, (error) => report(toFailureData(error)))
    if (!hasRoom(store.getState().approval)) return yield* toTooManyPending()
    if (!isInUse(store.getState(), intent)) return yield* createContextChanged()
    const hasOpened = openView(store) || (store.getState().approval?.stack[0]?.hasOpened ?? false)
    store.plain.dispatch({ _tag: "TransactionPushed", id, hasOpened })
    pending.set(id, { intent, callbacks, hasOpened })
    const onWords = (described: ReportedRequest) => store.dispatch({ _tag: "TransactionTold", id, told: described })
    yield* Effect.forkIn(words.describe(intent, onWords), scope)
  })

  const refuse = (method: string): Effect.Effect<void> =>
    Effect.sync(() => {
      openView(store)
      run(Effect.delay(reportRefused(store, method), refusalDelay), { scope })
    })

  return Approvals.of({ push, refuse, report })
})
