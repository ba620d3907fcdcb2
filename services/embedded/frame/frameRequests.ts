import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { getAbort, getRefusal } from "../../../core/embedded/frame/frameFailures.ts"
import { type FrameName, getRule, type RpcUse } from "../../../core/embedded/wire/names.ts"
import { getRequest } from "../../../core/embedded/wire/requests.ts"
import { mount, startLimit } from "./frameLoads.ts"
import type { FrameFailure } from "./Line.ts"
import { abortAll, type LineContext, post, sendOn } from "./createLineContext.ts"
import { type FrameGone, makePending } from "./pendingRequest.ts"
import { FrameRequestTimedOut } from "../../../core/embedded/frame/errors.ts"
import { SessionEnded } from "../../../core/wallets/walletconnect/errors.ts"

/** A request to the frame. `use`: the use of its JSON-RPC method. */
export interface FrameRequest {
  readonly name: FrameName
  readonly payload: unknown
  readonly use: RpcUse
}

/** Waits for the frame, which is put in the page if it is not there. `isPatient`: without a time limit. */
export const waitReady = (line: LineContext, isPatient: boolean): Effect.Effect<void, FrameFailure> =>
  Effect.suspend(() => {
    if (line.state.phase !== "ready" && line.isRefused?.() === true)
      return Effect.zipRight(line.alert("UNVERIFIED_DOMAIN"), Effect.fail(getRefusal("unverified_domain")))
    mount(line)
    if (!isPatient) startLimit(line)
    return Deferred.await(line.ready)
  })

/** Fails a request that was not answered in time. `alerts`: raises the alert and aborts all other requests as well. */
const timeOut = (line: LineContext, name: FrameName, alerts: boolean) =>
  Effect.suspend(() => {
    if (!alerts) return Effect.fail(new FrameRequestTimedOut())
    for (const [id, request] of line.pending) if (request.name === name) line.pending.delete(id)
    abortAll(line)
    return Effect.zipRight(line.alert("IFRAME_REQUEST_TIMEOUT"), Effect.fail(new FrameRequestTimedOut()))
  })

const isAnswered = (exit: Exit.Failure<unknown, FrameFailure | FrameGone>): boolean =>
  exit.cause._tag === "Fail" && exit.cause.error._tag !== "FrameRequestTimedOut"

/** Sends a request once and waits for its answer. */
const sendOnce = (line: LineContext, { name, payload, use }: FrameRequest) => {
  const { alerts = false, lenient, patient = false, within } = getRule(name, use)
  const isDecision = name === "RPC_REQUEST" && use === "decision"
  const sent = Effect.acquireUseRelease(
    Effect.sync(() => {
      const id = line.page.randomHex()
      const request = makePending(name, isDecision)
      line.pending.set(id, request)
      return { id, request }
    }),
    ({ id, request }) =>
      Effect.suspend(() => {
        post(line, getRequest(name, id, payload))
        const limit = isDecision && line.state.by === "channel" ? request.limit : Effect.sleep(within)
        return Effect.raceFirst(
          Deferred.await(request.answered),
          Effect.zipRight(limit, lenient === true ? Effect.succeed(null) : timeOut(line, name, alerts))
        )
      }),
    ({ id, request }, exit) =>
      Effect.sync(() => {
        line.pending.delete(id)
        if (isDecision && !request.isAborting && Exit.isFailure(exit) && !isAnswered(exit))
          sendOn(line)("RPC_ABORT", undefined)
      })
  )
  return Effect.zipRight(waitReady(line, patient), sent)
}

/** Sends a request, and applies its rule if the frame goes before it answers. */
export const sendRequest = (
  line: LineContext,
  request: FrameRequest,
  isRetry = false
): Effect.Effect<unknown, FrameFailure> =>
  Effect.catchTag(sendOnce(line, request), "FrameGone", (): Effect.Effect<unknown, FrameFailure> => {
    const { name, use } = request
    switch (getRule(name, use).reload) {
      case "done":
        return Effect.succeed(null)
      case "unknown":
        return Effect.fail(new SessionEnded({ method: name }))
      case "again":
        return isRetry ? Effect.fail(getAbort(name)) : sendRequest(line, request, true)
      case "fails":
        return Effect.fail(getAbort(name))
    }
  })
