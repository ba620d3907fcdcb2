import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Runtime from "effect/Runtime"
import type * as Scope from "effect/Scope"
import { getAbort } from "../../../core/embedded/frame/frameFailures.ts"
import { type FrameName, getRule } from "../../../core/embedded/wire/names.ts"
import { setDefectCategory } from "../../foundation/log/catchDefects.ts"
import { reload } from "./frameLoads.ts"
import { type FrameRequest, sendRequest, waitReady } from "./frameRequests.ts"
import type { FrameFailure, Line, LineParts } from "./Line.ts"
import {
  abortAll,
  abortDecisions,
  dispatch,
  endLoad,
  type LineContext,
  createLineContext
} from "./createLineContext.ts"
import { readsAtOnce } from "./pendingRequest.ts"

const inSiteCategory = setDefectCategory("SECURE_SITE_ERROR")

/** Returns a function that sends requests within their limits: some names one at a time, reads up to `readsAtOnce`. */
const limitRequests = (line: LineContext) => {
  const reads = Effect.unsafeMakeSemaphore(readsAtOnce)
  const byName = new Map<FrameName, Effect.Semaphore>()
  return (request: FrameRequest): Effect.Effect<unknown, FrameFailure> => {
    const { name, use } = request
    const answer = sendRequest(line, request)
    if (getRule(name, use).exclusive === true) {
      const semaphore = byName.get(name) ?? Effect.unsafeMakeSemaphore(1)
      byName.set(name, semaphore)
      return semaphore.withPermits(1)(answer)
    }
    return name === "RPC_REQUEST" && use !== "decision" ? reads.withPermits(1)(answer) : answer
  }
}

/**
 * Creates the line of one kit; the frame is put in the page with the first request. When the scope ends, no frame,
 * listener, channel or timer is left. T1.
 */
export const makeLine = (parts: LineParts): Effect.Effect<Line, never, Scope.Scope> =>
  Effect.gen(function* () {
    const scope = yield* Effect.scope
    const runtime = yield* Effect.runtime<never>()
    const line = createLineContext(parts, (work) => Runtime.runFork(runtime)(work, { scope }))
    const request = limitRequests(line)
    yield* Effect.addFinalizer(() =>
      Effect.sync(() => {
        abortAll(line)
        dispatch(line, { _tag: "Removed" })
        endLoad(line)
        Deferred.unsafeDone(line.ready, Exit.fail(getAbort("GET_USER")))
      })
    )
    return {
      ready: inSiteCategory(waitReady(line, false)),
      ask: ((name, payload, use = "decision") => inSiteCategory(request({ name, payload, use }))) as Line["ask"],
      abort: () => abortDecisions(line),
      listen: (listener) =>
        Effect.asVoid(
          Effect.acquireRelease(
            Effect.sync(() => line.listeners.add(listener)),
            () => Effect.sync(() => line.listeners.delete(listener))
          )
        ),
      reload: Effect.sync(() => reload(line)),
      now: () => line.state
    }
  })
