import * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as LogLevel from "effect/LogLevel"
import { limits } from "../../../core/foundation/data/limits.ts"
import { isLatchkeyError } from "../../../core/foundation/errors/failure.ts"
import { scrub } from "../../../core/foundation/log/scrub.ts"
import { type Scrubbed, scrubData, scrubNamed } from "../../../core/foundation/log/scrubData.ts"
import { keepLines, type Line, type RegisterReceiver } from "./keepLines.ts"
import { type LineBuffer, makeLineBuffer } from "./lineBuffer.ts"

/** One line of the log, with secrets removed. */
export interface LogEntry {
  /** Epoch milliseconds. */
  readonly time: number
  readonly level: string
  readonly message: string
  readonly annotations: { readonly [name: string]: Scrubbed }
}

/**
 * The log lines of the services in memory: the newest 1,024,000 bytes. Nothing is printed to a console, and lines leave
 * the page only if the host requests them. docs/spec/foundation.md#log-buffer.
 */
export class Log extends Context.Tag("services/Log")<
  Log,
  {
    /** Oldest first. */
    readonly entries: Effect.Effect<ReadonlyArray<LogEntry>>
    /** One JSON document per line. */
    readonly text: Effect.Effect<string>
    /** The text as a file to download. */
    readonly blob: Effect.Effect<Blob>
  }
>() {
  /**
   * Replaces Effect's own logger in everything built with this layer. Stores errors and warnings, or every level in
   * debug mode.
   */
  static readonly layer = ({
    debug = false,
    limitBytes
  }: {
    readonly debug?: boolean
    readonly limitBytes?: number
  } = {}): Layer.Layer<Log> =>
    Layer.unwrapEffect(
      Effect.sync(() => {
        const lines = keepLines(debug)
        return Layer.merge(Layer.succeed(this, readLog(lines.take, limitBytes)), lines.layer)
      })
    )
  static readonly layerTest = (entries: ReadonlyArray<LogEntry>): Layer.Layer<Log> =>
    Layer.sync(this, () => makeLog(fillBuffer(entries)))
}

/** Returns a log that receives its lines from `take`, starting with the buffered ones. */
export const readLog = (take: RegisterReceiver, limitBytes: number = limits.logBytes): Log["Type"] => {
  const buffer = makeLineBuffer(limitBytes)
  take((line) => buffer.add(JSON.stringify(toEntry(line))))
  return makeLog(buffer)
}

const fillBuffer = (entries: ReadonlyArray<LogEntry>): LineBuffer => {
  const buffer = makeLineBuffer(limits.logBytes)
  for (const entry of entries) buffer.add(JSON.stringify(entry))
  return buffer
}

const makeLog = (buffer: LineBuffer): Log["Type"] => {
  const text = Effect.sync(() =>
    buffer
      .lines()
      .map((line) => `${line}\n`)
      .join("")
  )
  return {
    entries: Effect.sync(() => buffer.lines().map((line): LogEntry => JSON.parse(line))),
    text,
    blob: Effect.map(text, (lines) => new Blob([lines], { type: "application/x-ndjson" }))
  }
}

/**
 * Returns a line as it is stored. Secrets are removed before it is stored. A line that reports a dead fiber is an
 * error.
 */
const toEntry = ({ annotations, cause, date, logLevel, message }: Line): LogEntry => {
  const parts = (Array.isArray(message) ? message : [message]).map((part) =>
    typeof part === "string" ? scrub(part) : JSON.stringify(scrubData(part))
  )
  const causes = Cause.isEmpty(cause) ? [] : [scrub(getText(cause))]
  const level = Cause.isDie(cause) ? LogLevel.Error : logLevel
  return {
    time: date.getTime(),
    level: level.label,
    message: [...parts, ...causes].join(" "),
    annotations: scrubNamed(annotations)
  }
}

/**
 * Returns the text of a cause. A foreign error may throw when it is read; then only the error that wraps it is named.
 */
const getText = (cause: Cause.Cause<unknown>): string => {
  try {
    return Cause.pretty(cause)
  } catch {
    return [...Cause.failures(cause)]
      .map((failure) => (isLatchkeyError(failure) ? failure._tag : "an error that cannot be read"))
      .join()
  }
}
