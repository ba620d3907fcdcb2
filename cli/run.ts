import * as Cause from "effect/Cause"
import type * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Random from "effect/Random"
import type * as Scope from "effect/Scope"
import { isLatchkeyError, type LatchkeyError } from "../core/errors.ts"
import { TimedOut } from "../core/http/errors.ts"
import { Calls } from "../services/http/Calls.ts"
import { missingIn } from "../services/http/replay/RecordingMissing.ts"
import { Store } from "../services/store/Store.ts"
import { Interrupted, NotRecorded, OwnFault } from "./errors.ts"
import type { Flags } from "./flags.ts"
import type { Host } from "./host.ts"
import { type Meta, printFailure, printReport, type Report } from "./report.ts"
import { writeSession } from "./session.ts"
import { Run, type World, world } from "./world.ts"

/** A command under way: an effect from its words to a report. */
export type Command = Effect.Effect<Report, LatchkeyError, World | Scope.Scope>

/** Runs a command over its world, prints how it ended, and gives the exit code. The one place that runs an effect. */
export const run = async (flow: string, command: Command, flags: Flags, host: Host, words: ReadonlyArray<string>): Promise<number> => {
  const started = performance.now()
  const meta: { -readonly [K in keyof Meta]: Meta[K] } = { source: flags.source._tag, durationMs: 0, requests: 0 }

  const whole = Effect.gen(function*() {
    const around = yield* Layer.build(yield* world(flags, host, words))
    const at = Context.get(around, Run)
    yield* Context.get(around, Store).listen((_, events) => {
      at.recording?.keepEvents(events)
      host.watch?.(events)
    })
    const exit = yield* Effect.exit(Effect.provide(command.pipe(inTime(at.clock), Effect.withRandom(Random.make(flags.seed))), around))
    meta.requests = yield* Context.get(around, Calls).requests
    if (at.recording !== undefined) yield* at.recording.save
    if (Exit.isSuccess(exit) && at.session !== undefined) yield* writeSession(at.session, yield* Context.get(around, Store).state)
    return yield* exit
  })

  const done = host.progress?.(flow)
  const exit = await Effect.runPromiseExit(
    Effect.scoped(flags.timeoutMillis === undefined ? whole : Effect.timeoutFail(whole, {
      duration: flags.timeoutMillis, onTimeout: () => new TimedOut({ call: flow, afterMillis: flags.timeoutMillis ?? 0 })
    })),
    host.signal === undefined ? {} : { signal: host.signal }
  )
  done?.()
  // A replay says the same whenever and however fast it runs.
  if (flags.source._tag !== "fixtures") meta.durationMs = Math.round(performance.now() - started)
  if (Exit.isSuccess(exit)) {
    printReport(host, flags.json, flow, exit.value, meta)
    return 0
  }
  return printFailure(host, flags.json, flow, failureOf(exit.cause), meta)
}

const inTime = (clock: Clock.Clock | undefined) => <A, E, R>(command: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  clock === undefined ? command : Effect.withClock(command, clock)

/** What ended a run, as a failure of the catalogue. */
const failureOf = (cause: Cause.Cause<LatchkeyError>): LatchkeyError => {
  const missing = missingIn(cause)
  if (missing !== undefined) return new NotRecorded({ reason: missing.message })
  const failure = Cause.squash(cause)
  if (isLatchkeyError(failure)) return failure
  return Cause.isInterruptedOnly(cause) ? new Interrupted() : new OwnFault({ reason: Cause.pretty(cause) })
}
