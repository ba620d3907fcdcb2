import * as Cause from "effect/Cause"
import * as FiberRef from "effect/FiberRef"
import * as HashSet from "effect/HashSet"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as LogLevel from "effect/LogLevel"
import * as Runtime from "effect/Runtime"

/** A log line of a service, before it is stored. */
export type Line = Pick<Logger.Logger.Options<unknown>, "annotations" | "cause" | "date" | "logLevel" | "message">

/** Passes on the lines: first the buffered ones, then each new one as it is logged. */
export type TakeLines = (next: (line: Line) => void) => void

/**
 * Collects the log lines of services in place of Effect's own logger, which would print them: errors and warnings, or every
 * level in debug mode (docs/spec/foundation.md#log-buffer). A fiber that ends in a defect is logged as an error,
 * whoever forked it. The first hundred lines are buffered for a reader that is attached later.
 */
export const keepLines = (
  debug: boolean
): {
  /**
   * Returns a runtime whose fibers are logged here. Pages start with it: a layer that replaces the logger would take 20
   * ms longer.
   */
  readonly heardFrom: <R>(runtime: Runtime.Runtime<R>) => Runtime.Runtime<R>
  readonly layer: Layer.Layer<never>
  readonly take: TakeLines
} => {
  const lines: Array<Line> = []
  const takers: Array<(line: Line) => void> = []
  const hear = (line: Line): void => {
    if (!debug && line.logLevel.ordinal < LogLevel.Warning.ordinal && !Cause.isDie(line.cause)) return
    if (lines.length < 100) lines.push(line)
    for (const next of takers) next(line)
  }
  const logger = Logger.make(hear)
  return {
    heardFrom: (runtime) =>
      runtime.pipe(
        Runtime.setFiberRef(FiberRef.currentLoggers, HashSet.make(logger)),
        Runtime.setFiberRef(FiberRef.currentMinimumLogLevel, LogLevel.All)
      ),
    layer: Layer.merge(Logger.replace(Logger.defaultLogger, logger), Logger.minimumLogLevel(LogLevel.All)),
    take: (next) => {
      lines.forEach(next)
      takers.push(next)
    }
  }
}
