import type { KitEvent } from "../../../core/event.ts"
import { ViewNotAvailable } from "../../../core/kit/modal/errors.ts"
import { isOffered } from "../../../core/kit/modal/isOffered.ts"
import { topView } from "../../../core/kit/modal/state.ts"
import type { OpenableView } from "../../../core/kit/modal/views.ts"
import type { KitState } from "../../../core/state.ts"
import type { PlainStore } from "../../../services/foundation/store/plainStore.ts"

/**
 * Opens a view that the kit does not offer as far as it knows. Where the project has yet to say what it offers, the view
 * is shown as one that loads, and stays once its feature is known to be on. Otherwise the modal closes, and the promise
 * rejects with `ViewNotAvailable`. A visitor who leaves, and another opening, end the wait; so does the end of the kit,
 * with `KitDisposed`.
 */
export const openUnsettled = async (
  view: string,
  store: PlainStore,
  show: (view: OpenableView) => Promise<void>
): Promise<void> => {
  const refused = () => new ViewNotAvailable({ view })
  const { config } = store.getState()
  if (!isUnsettled(config) || !isOffered(view, config, all)) throw refused()
  await show(view)
  const end = await new Promise<"offered" | "refused" | "left" | "over">((resolve) => {
    const look = (state: KitState, events: ReadonlyArray<KitEvent>): void => {
      const tells = (tag: KitEvent["_tag"]) => events.some(({ _tag }) => _tag === tag)
      if (tells("KitEnding")) finish("over")
      else if (!state.modal.open || tells("Opened") || state.kit.chunks.network === "failed") finish("left")
      else if (isOffered(view, state.config, state.config.resolved)) finish("offered")
      // What the answer turns on follows it into the state.
      else if (!isUnsettled(state.config)) setTimeout(() => finish("refused"), followMillis)
    }
    const finish = (how: "offered" | "refused" | "left" | "over"): void => {
      stop()
      resolve(how)
    }
    const stop = store.subscribe(look)
    look(store.getState(), [])
  })
  if (end === "over") {
    const { checkCall } = await import("../../../core/kit/methodTable/checkCall.ts")
    throw checkCall("open", undefined, true)
  }
  if (end !== "refused") return
  const { connection, modal } = store.getState()
  // Whoever is connecting goes on: that leads nowhere else then.
  store.dispatch(connection.attempt === null ? { _tag: "Closed" } : { _tag: "Opened", view: topView(modal) })
  throw refused()
}

/** What a project may turn on. */
const all = { activity: true, email: true, onramp: true, socials: true, swaps: true }

/** How long the features of an answer take at most to stand in the state, milliseconds. */
const followMillis = 100

/** Whether the project has not said yet what it offers. */
const isUnsettled = ({ basic, catalogue, manualWCControl, remote }: KitState["config"]): boolean =>
  catalogue && !basic && !manualWCControl && /^(Unasked|Asking)$/.test(remote._tag)
