import { toSnapshot, sameSnapshot } from "../../../core/kit/host/toSnapshot.ts"
import { errorBrand, type FailureData, findEntry } from "../../../core/foundation/errors/failure.ts"
import { getSentence } from "../../../core/foundation/errors/sentence.ts"
import type { KitEvent } from "../../../core/event.ts"
import type { KitState } from "../../../core/state.ts"
import { getSentId } from "../../../core/onchain/receipt/state.ts"
import { toTransactions } from "../../../core/onchain/receipt/transactions.ts"
import type { SentTransaction } from "../../../core/wallets/signing/sentRecord.ts"
import { isSameId } from "../../../core/wallets/connection/state.ts"
import { type ShownAccount, toShownAccount, type Snapshot } from "../../../core/wallets/storage/snapshot.ts"

/** A failure as passed to callbacks: any failure in the kit, whether the page or the visitor caused it. */
export interface ReportedFailure extends Error {
  readonly _tag: string
  readonly code: string
  readonly retryable: boolean
  readonly data: FailureData["data"]
}

/**
 * A host's callbacks. Called after the kit has changed, in the order of the events, once for each; an error in one is
 * the page's own uncaught error and does not stop the others.
 */
export interface HostCallbacks {
  /** Called when a wallet has connected. `reconnected`: it was connected by an earlier visit and has confirmed it. */
  readonly onConnect?: ((event: { readonly account: ShownAccount; readonly reconnected: boolean }) => void) | undefined
  /** Called when a wallet has disconnected. */
  readonly onDisconnect?:
    | ((event: { readonly account: ShownAccount; readonly by: "visitor" | "wallet" | "host" }) => void)
    | undefined
  /** Called when the host's view of the state has changed. */
  readonly onChange?: ((now: Snapshot, before: Snapshot) => void) | undefined
  /**
   * Called when this page has sent something, with `before` undefined, and again at each change of its status. Only
   * `getTransactions` lists those of earlier visits and other tabs.
   */
  readonly onTransaction?: ((transaction: SentTransaction, before: SentTransaction | undefined) => void) | undefined
  /** Called with each failure that is shown to the visitor. The page's own calls also reject. */
  readonly onError?: ((error: ReportedFailure) => void) | undefined
}

/** Failures that no view shows: an account without a known name is shown by its address. */
const unshownFailures: ReadonlySet<KitEvent["_tag"]> = new Set([
  "NamesFailed",
  "CounterpartyNamesFailed",
  "IdentityFailed"
])

/**
 * Calls a host's callbacks and listeners about a change. `onFault` is called with the error of one of them; the others
 * are still called. `own`: the ids of what this page sent, which a call adds to.
 */
export const notifyHost = (
  { onChange, onConnect, onDisconnect, onError, onTransaction }: HostCallbacks,
  listeners: ReadonlySet<(event: KitEvent) => void> = new Set(),
  own: Set<string>,
  before: KitState,
  after: KitState,
  events: ReadonlyArray<KitEvent>,
  onFault: (cause: unknown) => void
): void => {
  const callSafely = (notify: () => void): void => {
    try {
      notify()
    } catch (cause) {
      onFault(cause)
    }
  }
  for (const event of events) {
    for (const listener of [...listeners]) callSafely(() => listener(event))
    if (event._tag === "Connected")
      callSafely(() => onConnect?.({ account: toShownAccount(event.connection), reconnected: event.restored }))
    if (event._tag === "Disconnected") {
      const { by } = event
      const disconnected = [...before.connection.connections, ...before.connection.restoring].find(
        ({ connectorId, namespace }) => namespace === event.namespace && isSameId(connectorId, event.connectorId)
      )
      if (disconnected)
        callSafely(() => onDisconnect?.({ account: toShownAccount(disconnected), by: by === "tab" ? "visitor" : by }))
    }
    const failure = "error" in event && !unshownFailures.has(event._tag) ? event.error : undefined
    if (failure) callSafely(() => onError?.(toReportedFailure(failure)))
  }
  if (onTransaction)
    for (const [transaction, previous] of findChanged(own, before, after, events))
      callSafely(() => onTransaction(transaction, previous))
  if (!onChange) return
  const [was, now] = [toSnapshot(before), toSnapshot(after)]
  if (!sameSnapshot(was, now)) callSafely(() => onChange(now, was))
}

/**
 * Returns the transactions that this page just sent, and those it sent before whose status changed, with what was known
 * before. `own` holds the ids of those that this page sent.
 */
const findChanged = (
  own: Set<string>,
  before: KitState,
  after: KitState,
  events: ReadonlyArray<KitEvent>
): ReadonlyArray<readonly [SentTransaction, SentTransaction | undefined]> => {
  for (const event of events) if (event._tag === "TransactionSent") own.add(getSentId(event))
  if (before.receipt?.sent === after.receipt?.sent) return []
  const list = ({ chain, receipt }: KitState) => toTransactions(chain.networks, receipt?.sent ?? [])
  const known = new Map(list(before).map((transaction) => [getSentId(transaction), transaction]))
  return list(after).flatMap((transaction) => {
    const previous = known.get(getSentId(transaction))
    const isReported = own.has(getSentId(transaction)) && previous?.status !== transaction.status
    return isReported ? [[transaction, previous] as const] : []
  })
}

/** Returns a failure of the kit's state as an error. */
const toReportedFailure = (failure: FailureData): ReportedFailure =>
  Object.assign(new Error(getSentence(failure)), {
    name: failure.tag,
    _tag: failure.tag,
    code: failure.code,
    retryable: findEntry(failure.tag)?.retryable ?? false,
    data: failure.data,
    [errorBrand]: true
  })
