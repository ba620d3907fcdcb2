import { isLatchkeyError, toFailureData } from "../../../core/foundation/errors/failure.ts"
import { toUnforeseen } from "../../../core/foundation/log/errors.ts"
import { chunksToLoad } from "../../../core/kit/chunks/chunksToLoad.ts"
import type { KitEvent } from "../../../core/event.ts"
import { importChunk } from "../../../services/foundation/chunks/importChunk.ts"
import type { LazyContext, startServices } from "./startServices.ts"

type Services = ReturnType<typeof startServices>

/** Events after which services that could not be loaded are tried again. */
const wakes: ReadonlySet<KitEvent["_tag"]> = new Set(["ChunkAsked", "ConnectStarted", "Opened"])

/** How long a kit that was prepared leaves the page to the press that may follow, in ms. */
const pressPause = 300

/**
 * Loads and starts a kit's services: once its first view was painted, soon after it was prepared, and at once to restore
 * a connection or for a call of the host. They find in the state what the visitor has pressed meanwhile. If they cannot
 * be loaded, what waits for them fails, and the next thing that the visitor does loads them again.
 */
export const createServiceLoader = (
  context: LazyContext
): {
  readonly get: () => Promise<Services>
  readonly dispose: (unmount: () => void) => Promise<void>
} => {
  const { frame, store } = context
  let running: Services | undefined
  let loading: Promise<Services> | undefined
  let isOver = false
  let end: (cause: unknown) => void
  const over = new Promise<never>((_, reject) => {
    end = reject
  })
  over.catch(() => {})

  const load = async (): Promise<Services> => {
    if (frame.dialog.open) await afterPaint()
    const { startServices } = await importChunk(() => import("./startServices.ts"))
    if (isOver) return over
    running = startServices(context)
    return running
  }
  const tellFailed = (cause: unknown): void => {
    const error = toFailureData(isLatchkeyError(cause) ? cause : toUnforeseen(cause))
    const state = store.getState()
    const { attempt } = state.connection
    store.dispatch(
      ...(attempt?._tag === "Asking"
        ? [{ _tag: "ConnectFailed" as const, connectorId: attempt.connectorId, error }]
        : []),
      ...chunksToLoad(state).map((chunk) => ({ _tag: "ChunkFailed" as const, chunk }))
    )
  }
  const get = (): Promise<Services> =>
    (loading ??= Promise.race([load(), over]).catch((cause: unknown) => {
      loading = undefined
      if (!isOver) tellFailed(cause)
      throw cause
    }))
  const loadAhead = (): void => void get().catch(() => {})
  store.subscribe((_, events) => {
    if (loading === undefined && !isOver && events.some(({ _tag }) => wakes.has(_tag))) loadAhead()
  })
  const isRestoring = store.getState().connection.restoring.length > 0
  const pause = setTimeout(loadAhead, frame.dialog.open || isRestoring ? 0 : pressPause)
  return {
    get,
    dispose: async (unmount) => {
      isOver = true
      clearTimeout(pause)
      if (running !== undefined) return running.dispose(unmount)
      // Nothing waits for code that is still loading.
      store.dispatch({ _tag: "KitEnding" })
      void import("../../../core/kit/methodTable/checkCall.ts").then(
        ({ checkCall }) => end(checkCall("log", undefined, true)),
        end
      )
      unmount()
    }
  }
}

/** Completes once the browser has painted what is in the page; after a second if it paints nothing. */
const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 1_000)
    globalThis.requestAnimationFrame?.(() => setTimeout(resolve))
  })
