import { isLatchkeyError, toFailureData } from "../../../core/foundation/errors/failure.ts"
import { toUnforeseen } from "../../../core/foundation/log/errors.ts"
import { listChunksToLoad } from "../../../core/kit/chunks/listChunksToLoad.ts"
import type { KitEvent } from "../../../core/event.ts"
import { importChunk } from "../../../services/foundation/chunks/importChunk.ts"
import type { LazyContext, startServices } from "./startServices.ts"

type Services = ReturnType<typeof startServices>

/** Events that retry loading the services after a failure. */
const retryEvents: ReadonlySet<KitEvent["_tag"]> = new Set(["ChunkAsked", "ConnectStarted", "Opened"])

/** The delay in ms between preparing a kit and starting its services, so that a press can come first. */
const startDelay = 300

/**
 * Loads and starts a kit's services: once its first view was painted, `startDelay` after it was prepared, and at once to
 * restore a connection or for a call of the host. They read from the state what the visitor has done meanwhile. If they
 * cannot be loaded, pending calls reject, and the visitor's next action retries.
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
  let isDisposed = false
  let rejectPending: (cause: unknown) => void
  const disposal = new Promise<never>((_, reject) => {
    rejectPending = reject
  })
  disposal.catch(() => {})

  const load = async (): Promise<Services> => {
    if (frame.dialog.open) await afterPaint()
    const { startServices } = await importChunk(() => import("./startServices.ts"))
    if (isDisposed) return disposal
    running = startServices(context)
    return running
  }
  const get = (): Promise<Services> =>
    (loading ??= Promise.race([load(), disposal]).catch((cause: unknown) => {
      loading = undefined
      if (!isDisposed) dispatchFailure(store, cause)
      throw cause
    }))
  const loadAhead = (): void => void get().catch(() => {})
  store.subscribe((_, events) => {
    if (loading === undefined && !isDisposed && events.some(({ _tag }) => retryEvents.has(_tag))) loadAhead()
  })
  const isRestoring = store.getState().connection.restoring.length > 0
  const timer = setTimeout(loadAhead, frame.dialog.open || isRestoring ? 0 : startDelay)
  return {
    get,
    dispose: async (unmount) => {
      isDisposed = true
      clearTimeout(timer)
      if (running !== undefined) return running.dispose(unmount)
      // Code that is still loading is not awaited.
      store.dispatch({ _tag: "KitEnding" })
      void import("../../../core/kit/methodTable/checkCall.ts").then(
        ({ checkCall }) => rejectPending(checkCall("log", undefined, true)),
        rejectPending
      )
      unmount()
    }
  }
}

/** Fails the current connection attempt and the chunks that are to be loaded. */
const dispatchFailure = (store: LazyContext["store"], cause: unknown): void => {
  const error = toFailureData(isLatchkeyError(cause) ? cause : toUnforeseen(cause))
  const state = store.getState()
  const { attempt } = state.connection
  store.dispatch(
    ...(attempt?._tag === "Asking"
      ? [{ _tag: "ConnectFailed" as const, connectorId: attempt.connectorId, error }]
      : []),
    ...listChunksToLoad(state).map((chunk) => ({ _tag: "ChunkFailed" as const, chunk }))
  )
}

/** Waits until the browser has painted, but at most a second. */
const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 1_000)
    globalThis.requestAnimationFrame?.(() => setTimeout(resolve))
  })
