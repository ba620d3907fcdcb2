import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Random from "effect/Random"
import * as Supervisor from "effect/Supervisor"
import type { LatchkeyError } from "../../../core/errors.ts"
import { type FaultId, faultIds } from "./fault.ts"
import { isPolluted } from "./hostileText.ts"
import { type JumpingClock, jumpingClock } from "./jumpingClock.ts"
import { ground, type Subject } from "./subject.ts"
import { type Variant, variantsOf } from "./variants.ts"
import { type Ended, failureOf, faultless, limitsKept, textOf, wordOf } from "./verdict.ts"
import { makeWorld } from "./world.ts"

/** How a call ended under one variant of a fault, and what was wrong with it whatever was expected. */
export interface Seen {
  readonly variant: Variant
  /** `R retry`, `E BadStatus`. */
  readonly word: string
  /** The failure as the service told it; for a value null. */
  readonly told: string | null
  readonly afterMillis: number
  /** How many requests the fault struck. */
  readonly requests: number
  readonly problems: ReadonlyArray<string>
}

/** Runs from one moment where something happens to the next, until it ends or is late. */
export const driven = ({ jump, next, now, settled }: JumpingClock, ask: Effect.Effect<unknown, LatchkeyError>, limitMillis: number): Effect.Effect<Ended> =>
  Effect.gen(function*() {
    const start = now()
    const fiber = yield* Effect.forkDaemon(ask)
    for (;;) {
      yield* settled
      const exit = fiber.unsafePoll()
      if (exit !== null) return { exit, afterMillis: Math.round(now() - start) }
      if (next() > start + limitMillis + 1000) return { exit: null, afterMillis: limitMillis + 1000 }
      jump(next())
    }
  })

/** A service made anew over the real door, and what it is asked. */
const standing = <A>(subject: Subject, over: (ask: Effect.Effect<unknown, LatchkeyError>, world: ReturnType<typeof makeWorld>, clock: JumpingClock) => Effect.Effect<A>): Effect.Effect<A> =>
  Effect.suspend(() => {
    const clock = jumpingClock()
    const world = makeWorld(subject)
    return Effect.flatMap(subject.open(world), (ask) => over(ask, world, clock)).pipe(
      Effect.provide(Layer.provideMerge(ground(), world.layer)), Effect.scoped,
      Effect.withRandom(Random.make("faults")), Effect.withClock(clock.clock)
    )
  })

/** What the service says when all is well. */
const wellOf = (subject: Subject): Effect.Effect<string> =>
  standing(subject, (ask, _, clock) => Effect.map(driven(clock, ask, subject.limitMillis), ({ exit }) =>
    (exit !== null && Exit.isSuccess(exit) ? textOf(exit.value) : Effect.runSync(Effect.die(`${subject.row} does not work even without a fault: ${exit}`)))))

/** One variant of a fault against one call. */
const observed = (fault: FaultId, subject: Subject, variant: Variant, well: string): Effect.Effect<Seen> =>
  standing(subject, (ask, { comesBack, now, sent }, clock) =>
    Effect.gen(function*() {
      const supervisor = yield* Supervisor.track
      if (variant.when === "fresh") yield* driven(clock, ask, subject.limitMillis)
      sent.splice(0)
      now.fault = variant.play
      now.online = variant.when !== "offline"
      const ended = yield* driven(clock, Effect.supervised(ask, supervisor), subject.limitMillis)
      const requests = sent.filter(({ struck }) => struck).length
      const word = wordOf(fault, subject, ended, sent)
      const { bytes } = now
      yield* clock.pass(Math.max(0, subject.limitMillis - ended.afterMillis) + 1000)
      const left = subject.lasting === true ? 0 : (yield* supervisor.value).length
      const open = subject.lasting === true ? 0 : now.open
      const problems = [
        ...faultless(fault, subject, ended, word, well), ...(subject.lasting === true ? [] : limitsKept(sent)),
        ...(bytes > Math.max(1, requests) * (subject.capBytes + 1024 * 1024) ? [`read ${bytes} bytes`] : []),
        ...(open > 0 ? ["left a request open"] : []), ...(left > 0 ? [`left ${left} fibers`] : []), ...(isPolluted() ? ["Object.prototype has changed"] : [])
      ]
      if (variant.when !== "offline") return { variant, word, told: failureOf(ended)?._tag ?? null, afterMillis: ended.afterMillis, requests, problems }
      // Once the network is back the same question is answered: at once, or when a failure is no longer kept.
      yield* comesBack
      yield* clock.pass(subject.blockedMillis ?? 0)
      const again = yield* driven(clock, ask, subject.limitMillis)
      const isBack = again.exit !== null && Exit.isSuccess(again.exit) && textOf(again.exit.value) === well
      return {
        variant, word, told: failureOf(ended)?._tag ?? null, afterMillis: ended.afterMillis, requests,
        problems: isBack ? problems : [...problems, "does not come back with the network"]
      }
    }))

/** Every fault against one call, each variant on a clock of its own. What died is a problem of its variant. */
export const observedRow = (subject: Subject): Effect.Effect<Readonly<Record<FaultId, ReadonlyArray<Seen>>>> =>
  Effect.gen(function*() {
    const well = yield* wellOf(subject)
    const one = (fault: FaultId) =>
      Effect.forEach(variantsOf(fault, subject), (variant) =>
        Effect.catchAllCause(observed(fault, subject, variant, well), (cause) =>
          Effect.succeed<Seen>({ variant, word: "DEFECT", told: null, afterMillis: 0, requests: 0, problems: [Cause.pretty(cause)] })), { concurrency: "unbounded" })
    return yield* Effect.all(cellsOf(one), { concurrency: "unbounded" })
  })

/** A value for each fault. */
const cellsOf = <A>(of: (fault: FaultId) => A) => Object.fromEntries(faultIds.map((fault) => [fault, of(fault)])) as Record<FaultId, A>
