import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Scope from "effect/Scope"
import { describeSameName } from "../../../core/kit/options/optionWords.ts"
import { oneNameLayer } from "./oneName.ts"

afterEach(() => void vi.useRealTimers())

describe("oneNameLayer", () => {
  it.effect("F47: reports whether the second kit of a name started late, as after a hot reload", () =>
    Effect.gen(function* () {
      vi.useFakeTimers({ toFake: ["performance"] })
      const reported: Array<boolean> = []
      const start = (name: string) =>
        Effect.scoped(Layer.build(oneNameLayer(name, (isLate) => void reported.push(isLate))))
      const buildDuring = (name: string, millis: number) =>
        Effect.scoped(
          Effect.gen(function* () {
            yield* Layer.build(oneNameLayer(name, () => {}))
            vi.advanceTimersByTime(millis)
            yield* start(name)
          })
        )
      yield* buildDuring("early", 100)
      yield* buildDuring("late", 2_500)
      assert.deepStrictEqual(reported, [false, true])
      assert.include(describeSameName("", true), "import.meta.hot?.dispose(() => kit.dispose())")
    })
  )

  it.effect("F47: warns once about two kits of one storage name, and not about other names or ended kits", () =>
    Effect.gen(function* () {
      const warned: Array<string> = []
      const openKit = Effect.fnUntraced(function* (name: string) {
        const scope = yield* Scope.make()
        yield* Layer.buildWithScope(
          oneNameLayer(name, () => void warned.push(name)),
          scope
        )
        return Scope.close(scope, Exit.void)
      })
      const ends = [yield* openKit("one"), yield* openKit("two"), yield* openKit("one"), yield* openKit("one")]
      assert.deepStrictEqual(warned, ["one"])
      yield* Effect.all(ends)
      yield* yield* openKit("one")
      assert.deepStrictEqual(warned, ["one"])
    })
  )
})
