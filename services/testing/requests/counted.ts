import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { jumpingClock } from "../faults/jumpingClock.ts"
import { driven } from "../faults/observe.ts"
import { ground } from "../faults/subject.ts"
import { makeWorld } from "../faults/world.ts"
import { answer, type Flow, flows } from "./flows.ts"

type Counts = Flow["requests"]
const tenTimes = <A, E>(ask: Effect.Effect<A, E>) => Effect.all(Array.from({ length: 10 }, () => ask), { concurrency: "unbounded" })

/** How many requests went out: of a service made anew, asked by so many at once, and then once more. */
const sentBy = (flow: Flow, many: boolean): Effect.Effect<readonly [first: number, again: number]> =>
  Effect.suspend(() => {
    const clock = jumpingClock()
    const world = makeWorld({ answer, strikes: () => false })
    return Effect.gen(function*() {
      const ask = yield* flow.open(world)
      const once = (asked: typeof ask) =>
        Effect.gen(function*() {
          const before = world.sent.length
          const { exit } = yield* driven(clock, asked, 15_000)
          if (exit === null || exit._tag === "Failure") return yield* Effect.dieMessage(`${flow.name} failed: ${exit}`)
          return world.sent.length - before
        })
      return [yield* once(many ? tenTimes(ask) : ask), yield* once(ask)] as const
    }).pipe(Effect.provide(Layer.provideMerge(ground(), world.layer)), Effect.scoped, Effect.withClock(clock.clock))
  })

/** The requests that a flow sends. */
export const counted = (flow: Flow): Effect.Effect<Counts> =>
  Effect.map(Effect.all([sentBy(flow, false), sentBy(flow, true)]), ([[first, again], [tenAtOnce]]) => ({ first, tenAtOnce, again }))

/** The flows and what they may send, as the README shows them. */
export const requestTable = (): string => {
  const row = (name: string, ...cells: ReadonlyArray<string | number>): string => [name.padEnd(34), ...cells.map((cell) => String(cell).padStart(13))].join("")
  return [row("requests", "first", "ten at once", "again"), ...flows.map(({ name, requests: { again, first, tenAtOnce } }) => row(name, first, tenAtOnce, again))].join("\n")
}
