import * as Context from "effect/Context"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Runtime from "effect/Runtime"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { EventOf } from "../../../core/foundation/data/step.ts"
import { type LatchkeyError, toFailureData } from "../../../core/foundation/errors/failure.ts"
import { approvalStart, hasRoom, stepApproval } from "../../../core/onchain/approval/approvalStack.ts"
import type { ApprovalEvent, ToldRequest } from "../../../core/onchain/approval/events.ts"
import { type KitState, shownView } from "../../../core/state.ts"
import { activeConnection, sameId } from "../../../core/wallets/connection/state.ts"
import { ActionNotAllowed, type ContextChanged, toTooManyPending } from "../../../core/wallets/requests/errors.ts"
import type { Intent } from "../../../core/wallets/signing/intent.ts"
import { Store } from "../../foundation/store/Store.ts"
import { rejected } from "../../wallets/connectors/callWallet.ts"
import { contextChanged } from "../../wallets/connectors/requireAccount.ts"
import { isOf } from "../../wallets/requests/askIntent.ts"
import { Reviews, type ReviewError } from "../../wallets/signing/Reviews.ts"
import { OwnWindow } from "../../wallets/requests/OwnWindow.ts"
import { RequestWords } from "./RequestWords.ts"
import { traced } from "../../foundation/log/tracing.ts"

/** What follows a request that waits: each is called at most once, and one of them in the end. */
export interface ApprovalCallbacks {
  readonly onSuccess?: () => void
  readonly onError?: (error: ContextChanged) => void
  readonly onCancel?: () => void
}

/** The requests that wait for the visitor, in the view ApproveTransaction. Adds the state of the room `approval`. */
export class Approvals extends Context.Tag("services/Approvals")<
  Approvals,
  {
    /**
     * Puts an intent where the visitor reads and answers it, and opens its view. Fails if 99 wait already, or in a page
     * that another site frames. docs/spec/wallets.md#requests-approvals.
     */
    readonly push: (intent: Intent, callbacks: ApprovalCallbacks) => Effect.Effect<void, ReviewError>
    /** Says in the view, after 300 ms, that a request is passed on to nobody. */
    readonly refuse: (method: string) => Effect.Effect<void>
  }
>() {
  /** Needs `OwnWindow`, `RequestWords` and `Store`. */
  static readonly layer = Layer.scoped(
    this,
    Effect.suspend(() => make)
  )
}

const view = { _tag: "ApproveTransaction" } as const

type Answered = EventOf<ApprovalEvent, "TransactionPopped">

/** How long a page's refused request is silent, in milliseconds. */
const refusalMillis = 300

const isShown = ({ modal }: KitState): boolean => modal.open && modal.history.some(({ _tag }) => _tag === view._tag)

/** Whether the wallet, its account and its network are those of the intent. */
const isInUse = ({ connection }: KitState, { account, connectorId }: Intent): boolean => {
  const active = activeConnection(connection, splitNetworkId(splitAccountId(account).network).namespace)
  return active !== undefined && isOf(active, account) && sameId(active.connectorId, connectorId)
}

const make = Effect.gen(function* () {
  const store = yield* Store
  const words = yield* RequestWords
  const ownWindow = yield* OwnWindow
  const scope = yield* Effect.scope
  const run = Runtime.runFork(yield* Effect.runtime<never>())
  const waiting = new Map<string, { readonly intent: Intent; readonly callbacks: ApprovalCallbacks }>()
  yield* store.join({ name: "approval", start: approvalStart, step: stepApproval })
  const stack = () => store.getState().approval?.stack ?? []

  const pop = (id: string, result: "success" | "error" | "cancel", error: LatchkeyError | null = null): void => {
    store.plain.dispatch({ _tag: "TransactionPopped", id, result, ...(error && { error: toFailureData(error) }) })
  }

  /**
   * Ends an answered request, once no other waits. A modal that was opened for it closes, or stays for the reason why it
   * ended. In one that was open before, success does not navigate; an error or a cancel goes back, where the reason is
   * shown.
   */
  const leave = (hasOpened: boolean, result: Answered["result"], error: Answered["error"]): void => {
    const { approval, modal } = store.getState()
    if (!modal.open || shownView({ modal })._tag !== view._tag || (approval?.stack.length ?? 0) > 0) return
    if (hasOpened && approval?.notice === null) store.plain.dispatch({ _tag: "Closed" })
    if (hasOpened || result === "success") return
    store.plain.dispatch({ _tag: "WentBack" })
    if (error !== undefined) store.plain.dispatch({ _tag: "ToastShown", toast: { kind: "notice", error } })
  }

  /** What an event before `TransactionPopped` knows of its entry: it is gone from the state by then. */
  const opened = new Map<string, boolean>()
  const answered = ({ error, id, result }: Answered): void => {
    const one = waiting.get(id)
    if (one === undefined) return
    waiting.delete(id)
    const { onCancel, onError, onSuccess } = one.callbacks
    if (result === "success") onSuccess?.()
    else if (result === "error") onError?.(contextChanged())
    else onCancel?.()
    const hasOpened = opened.get(id) === true
    opened.delete(id)
    leave(hasOpened, result, error)
  }

  yield* store.subscribe((state, events) => {
    for (const event of events) {
      if (event._tag === "IntentConfirmed" && waiting.has(event.id)) pop(event.id, "success")
      if (event._tag === "TransactionPopped") answered(event)
    }
    if (waiting.size === 0) return
    for (const { intent } of waiting.values())
      if (!isInUse(state, intent) && !events.some(({ _tag }) => _tag === "IntentConfirmed"))
        pop(intent.id, "error", contextChanged())
    // Whoever leaves the view says no to all of them, the newest first.
    if (!isShown(state)) for (const id of [...waiting.keys()].reverse()) pop(id, "cancel")
  })

  const open = (): boolean => {
    const { open: isOpen } = store.getState().modal
    if (!isOpen) store.plain.dispatch({ _tag: "Opened", view })
    else if (!isShown(store.getState())) store.plain.dispatch({ _tag: "Pushed", view })
    return !isOpen
  }

  const push = traced("Approvals.push")(function* (intent: Intent, callbacks: ApprovalCallbacks) {
    const { id } = intent
    yield* ownWindow.pipe(
      Effect.tapError((error) =>
        Effect.sync(() => {
          store.plain.dispatch({ _tag: "TransactionRefused", error: toFailureData(error) })
          open()
        })
      )
    )
    if (!hasRoom(store.getState().approval)) return yield* toTooManyPending()
    if (!isInUse(store.getState(), intent)) return yield* contextChanged()
    const hasOpened = open() || (stack()[0]?.hasOpened ?? false)
    opened.set(id, hasOpened)
    store.plain.dispatch({ _tag: "TransactionPushed", id, hasOpened })
    waiting.set(id, { intent, callbacks })
    const tell = (told: ToldRequest) => store.dispatch({ _tag: "TransactionTold", id, told })
    yield* Effect.forkIn(words.tell(intent, tell), scope)
  })

  const refuse = (method: string): Effect.Effect<void> =>
    Effect.sync(() => {
      open()
      run(
        Effect.delay(
          Effect.suspend(() => {
            const error = toFailureData(new ActionNotAllowed({ method }))
            return store.dispatch(
              { _tag: "TransactionRefused", error },
              { _tag: "ToastShown", toast: { kind: "error", error } }
            )
          }),
          refusalMillis
        ),
        { scope }
      )
    })

  return Approvals.of({ push, refuse })
})

/** What asks a visitor before a wallet is asked, by these requests that wait. Needs `Approvals`. */
export const reviewsLayer = Layer.effect(
  Reviews,
  Effect.map(Approvals, ({ push, refuse }) => ({
    // The option is read where the code of this view has not loaded yet (`buildAsking`).
    all: false,
    refuse,
    of: (intent) =>
      Effect.flatMap(Deferred.make<void, ReviewError>(), (answer) => {
        const end = (exit: Effect.Effect<void, ReviewError>) => () => Deferred.unsafeDone(answer, exit)
        const method = intent.steps[0]?.method ?? ""
        return Effect.zipRight(
          push(intent, {
            onSuccess: end(Effect.void),
            onError: (error) => end(error)(),
            onCancel: end(Effect.suspend(() => rejected(method)))
          }),
          Deferred.await(answer)
        )
      })
  }))
)
