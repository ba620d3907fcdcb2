import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Scope from "effect/Scope"
import { oneNameLayer } from "./oneName.ts"

describe("F47: kits of one page", () => {
  it.effect("two of one storage name are told of once; others, and those that come after one has gone, are not", () =>
    Effect.gen(function* () {
      const said: Array<string> = []
      const stands = Effect.fnUntraced(function* (name: string) {
        const scope = yield* Scope.make()
        yield* Layer.buildWithScope(
          oneNameLayer(name, () => void said.push(name)),
          scope
        )
        return Scope.close(scope, Exit.void)
      })
      const ends = [yield* stands("one"), yield* stands("two"), yield* stands("one"), yield* stands("one")]
      assert.deepStrictEqual(said, ["one"])
      yield* Effect.all(ends)
      yield* yield* stands("one")
      assert.deepStrictEqual(said, ["one"])
    })
  )
})
