import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Queue from "effect/Queue"
import { trackProps } from "../../core/analytics/envelope.ts"
import { toldOf } from "../../core/analytics/toldOf.ts"
import { type Unforeseen, unforeseenIn } from "../../core/log/errors.ts"
import type { KitState } from "../../core/state.ts"
import { PageAddress } from "../platform/PageAddress.ts"
import { Settings } from "../Settings.ts"
import { ErrorReports } from "./ErrorReports.ts"
import { EventSender } from "./EventSender.ts"
import type { TakenDown } from "./takeDown.ts"

/**
 * Tells the event service what happened: a projection of the events, by `core/analytics/table`. What happened before
 * this chunk came is told first.
 */
const follower = (takenDown: TakenDown) =>
  Layer.scopedDiscard(Effect.gen(function*() {
    const sender = yield* EventSender
    const reports = yield* ErrorReports
    const { projectId } = yield* Settings
    const failures = yield* Queue.unbounded<Unforeseen>()
    let last: KitState | undefined
    takenDown(([state, events]) => {
      for (const told of last === undefined ? [] : toldOf(last, events, projectId)) sender.offer(trackProps(told, state))
      last = state
      for (const event of events) {
        const failure = "error" in event ? unforeseenIn(event) : null
        if (failure !== null) failures.unsafeOffer(failure)
      }
    })
    yield* Effect.forkScoped(Effect.forever(Effect.flatMap(Queue.take(failures), reports.report)))
  }))

/** What analytics bring, over the page's address. Needs `Calls`, `Settings` and `Store`. */
export const analyticsOver = (takenDown: TakenDown) =>
  follower(takenDown).pipe(Layer.provideMerge(ErrorReports.layer), Layer.provideMerge(EventSender.layer))

/** The same in a page: loaded only where the host turned analytics on. */
export const analyticsLayer = (takenDown: TakenDown) => Layer.provide(analyticsOver(takenDown), PageAddress.layerHere)
