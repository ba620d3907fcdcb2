import * as Cause from "effect/Cause"
import * as FiberRef from "effect/FiberRef"
import * as HashSet from "effect/HashSet"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as LogLevel from "effect/LogLevel"
import * as Runtime from "effect/Runtime"

/** What a service said, before it is written down. */
export type Line = Pick<Logger.Logger.Options<unknown>, "annotations" | "cause" | "date" | "logLevel" | "message">

/** Hands over the lines: the first ones that were kept, then each as it is said. */
export type TakeLines = (next: (line: Line) => void) => void

/**
 * Hears what services say in place of Effect's own logger, which would print it: errors alone, everything in debug mode
 * (docs/spec/foundation.md#log-buffer). A fiber that ends in a defect says so by itself; whoever forked it, that is an
 * error. The first hundred lines wait for who comes later.
 */
export const keepLines = (
  debug: boolean
): {
  /** A runtime whose fibers are heard. A page starts with it: a layer that replaces the logger costs it 20 ms more. */
  readonly heardFrom: <R>(runtime: Runtime.Runtime<R>) => Runtime.Runtime<R>
  readonly layer: Layer.Layer<never>
  readonly take: TakeLines
} => {
  const kept: Array<Line> = []
  const takers: Array<(line: Line) => void> = []
  const hear = (line: Line): void => {
    if (!debug && line.logLevel.ordinal < LogLevel.Error.ordinal && !Cause.isDie(line.cause)) return
    if (kept.length < 100) kept.push(line)
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
      kept.forEach(next)
      takers.push(next)
    }
  }
}
