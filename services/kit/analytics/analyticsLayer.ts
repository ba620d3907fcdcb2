import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Queue from "effect/Queue"
import { trackProps } from "../../../core/kit/analytics/envelope.ts"
import { toReports } from "../../../core/kit/analytics/toReports.ts"
import { toUnforeseen, type Unforeseen } from "../../../core/foundation/log/errors.ts"
import type { KitState } from "../../../core/state.ts"
import type { RegisterReceiver } from "../../foundation/log/keepLines.ts"
import { PageAddress } from "../../foundation/platform/PageAddress.ts"
import { Settings } from "../../foundation/platform/Settings.ts"
import { ErrorReports } from "./ErrorReports.ts"
import { EventSender } from "./EventSender.ts"
import type { NotifyOfChanges } from "./recordChanges.ts"

/**
 * Reports events to the event service as `core/kit/analytics/table.ts` projects them. Events from before this chunk
 * loaded are reported first. A logged defect is reported once, however many fibers it ended.
 */
const createFollower = (recordedChanges: NotifyOfChanges, takeLines: RegisterReceiver) =>
  Layer.scopedDiscard(
    Effect.gen(function* () {
      const sender = yield* EventSender
      const reports = yield* ErrorReports
      const { projectId } = yield* Settings
      const failures = yield* Queue.unbounded<Unforeseen>()
      let last: KitState | undefined
      recordedChanges(([state, events]) => {
        for (const report of last === undefined ? [] : toReports(last, events, projectId))
          sender.offer(trackProps(report, state))
        last = state
      })
      const seen = new WeakSet<object>()
      const isNew = (defect: unknown): boolean => {
        if (typeof defect !== "object" || defect === null) return true
        return !seen.has(defect) && seen.add(defect) !== undefined
      }
      takeLines(({ cause }) => {
        for (const defect of Array.from(Cause.defects(cause), Cause.originalError))
          if (isNew(defect)) failures.unsafeOffer(toUnforeseen(defect))
      })
      yield* Effect.forkScoped(Effect.forever(Effect.flatMap(Queue.take(failures), reports.report)))
    })
  )

/** The analytics services, over the page's address. Needs `Calls`, `Settings` and `Store`. */
export const analyticsWith = (recordedChanges: NotifyOfChanges, takeLines: RegisterReceiver) =>
  createFollower(recordedChanges, takeLines).pipe(
    Layer.provideMerge(ErrorReports.layer),
    Layer.provideMerge(EventSender.layer)
  )

/** The analytics services of a page; loaded only if the host turned analytics on. */
export const analyticsLayer = (recordedChanges: NotifyOfChanges, takeLines: RegisterReceiver) =>
  Layer.provide(analyticsWith(recordedChanges, takeLines), PageAddress.layerHere)
