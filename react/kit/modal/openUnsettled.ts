import type { KitEvent } from "../../../core/event.ts"
import { ViewNotAvailable } from "../../../core/kit/modal/errors.ts"
import { isOffered } from "../../../core/kit/modal/isOffered.ts"
import { getTopView } from "../../../core/kit/modal/state.ts"
import type { OpenableView } from "../../../core/kit/modal/views.ts"
import type { KitState } from "../../../core/state.ts"
import type { PlainStore } from "../../../services/foundation/store/plainStore.ts"

/**
 * Opens a view whose feature is not known to be on. While the project's features are loading, the view is shown as
 * loading, and stays if its feature is on. Otherwise the modal closes, and the promise rejects with `ViewNotAvailable`.
 * Leaving the modal or opening it again ends the wait; disposal rejects with `KitDisposed`.
 */
export const openUnsettled = async (
  view: string,
  store: PlainStore,
  show: (view: OpenableView) => Promise<void>
): Promise<void> => {
  const createFailure = () => new ViewNotAvailable({ view })
  const { config } = store.getState()
  if (!isUnsettled(config) || !isOffered(view, config, allFeatures)) throw createFailure()
  await show(view)
  const end = await new Promise<Outcome>((resolve) => {
    const look = (state: KitState, events: ReadonlyArray<KitEvent>): void => {
      const hasEvent = (tag: KitEvent["_tag"]) => events.some(({ _tag }) => _tag === tag)
      if (hasEvent("KitEnding")) finish("disposed")
      else if (!state.modal.open || hasEvent("Opened") || state.kit.chunks.network === "failed") finish("left")
      else if (isOffered(view, state.config, state.config.resolved)) finish("offered")
      // The features of the response reach the state a little later.
      else if (!isUnsettled(state.config)) setTimeout(() => finish("refused"), followMillis)
    }
    const finish = (result: Outcome): void => {
      stop()
      resolve(result)
    }
    const stop = store.subscribe(look)
    look(store.getState(), [])
  })
  if (end === "disposed") {
    const { checkCall } = await import("../../../core/kit/methodTable/checkCall.ts")
    throw checkCall("open", undefined, true)
  }
  if (end !== "refused") return
  const { connection, modal } = store.getState()
  // A connection attempt continues in the view where it started.
  store.dispatch(connection.attempt === null ? { _tag: "Closed" } : { _tag: "Opened", view: getTopView(modal) })
  throw createFailure()
}

/** All features that a project can turn on. */
const allFeatures = { activity: true, email: true, onramp: true, socials: true, swaps: true }

/** The time in ms after which the features of a response are in the state. */
const followMillis = 100

type Outcome = "offered" | "refused" | "left" | "disposed"

/** Returns whether the project's features are not loaded yet. */
const isUnsettled = ({ basic, catalogue, manualWCControl, remote }: KitState["config"]): boolean =>
  catalogue && !basic && !manualWCControl && /^(Unasked|Asking)$/.test(remote._tag)
