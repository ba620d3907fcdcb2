import * as Cause from "effect/Cause"
import * as FiberRef from "effect/FiberRef"
import * as HashSet from "effect/HashSet"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as LogLevel from "effect/LogLevel"
import * as Runtime from "effect/Runtime"

/** A log line of a service, before it is stored. */
export type Line = Pick<Logger.Logger.Options<unknown>, "annotations" | "cause" | "date" | "logLevel" | "message">

/** Registers a receiver, which gets the buffered lines first, then each new one. */
export type RegisterReceiver = (next: (line: Line) => void) => void

/**
 * Collects the log lines of services in place of Effect's own logger, which would print them: errors and warnings, or
 * every level in debug mode (docs/spec/foundation.md#log-buffer). A fiber that dies is logged as an error, no matter
 * which code forked it. The first hundred lines are buffered for receivers that are attached later.
 */
export const keepLines = (
  debug: boolean
): {
  /**
   * Returns a runtime whose fibers log to these lines. Pages use it because a layer that replaces the logger takes 20
   * ms longer.
   */
  readonly withLogger: <R>(runtime: Runtime.Runtime<R>) => Runtime.Runtime<R>
  readonly layer: Layer.Layer<never>
  readonly take: RegisterReceiver
} => {
  const lines: Array<Line> = []
  const takers: Array<(line: Line) => void> = []
  const receive = (line: Line): void => {
    if (!debug && line.logLevel.ordinal < LogLevel.Warning.ordinal && !Cause.isDie(line.cause)) return
    if (lines.length < 100) lines.push(line)
    for (const next of takers) next(line)
  }
  const logger = Logger.make(receive)
  return {
    withLogger: (runtime) =>
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
