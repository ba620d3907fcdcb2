import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { getErrorProps } from "../../../core/kit/analytics/envelope.ts"
import { limits, millis } from "../../../core/foundation/data/limits.ts"
import type { Unforeseen } from "../../../core/foundation/log/errors.ts"
import { mayReport } from "../../../core/foundation/log/reports.ts"
import { EventSender } from "./EventSender.ts"

/** Reports unforeseen failures, if analytics are on. */
export class ErrorReports extends Context.Tag("services/ErrorReports")<
  ErrorReports,
  {
    /**
     * Reports one failure, with secrets removed; at most 5 in 60 s, further ones are dropped.
     * docs/spec/foundation.md#log-report-limit.
     */
    readonly report: (failure: Unforeseen) => Effect.Effect<void>
  }
>() {
  /** Needs `EventSender`. */
  static readonly layer = Layer.effect(
    this,
    Effect.suspend(() => make)
  )
  static readonly layerTest = (report: ErrorReports["Type"]["report"]): Layer.Layer<ErrorReports> =>
    Layer.succeed(this, { report })
}

const make = Effect.map(EventSender, (sender) => {
  let sent: ReadonlyArray<number> = []
  return ErrorReports.of({
    report: (failure) =>
      Effect.map(Clock.currentTimeMillis, (now) => {
        if (!mayReport(sent, now, limits.errorReports, millis.errorReportWindow)) return
        sent = [...sent, now].slice(-limits.errorReports)
        sender.offer(getErrorProps(failure))
      })
  })
})
