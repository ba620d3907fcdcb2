import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { answering } from "../../../fixtures/testing/services/answering.ts"
import { catalogued } from "../log/catalogued.ts"
import type { Call } from "./call.ts"
import { Calls } from "./Calls.ts"

/** Something of ours that breaks. */
const fault = new RangeError("our own fault")
const breaking = (): never => {
  throw fault
}
const Name = Schema.Struct({ name: Schema.String })
const read: Call<typeof Name.Type, typeof Name.Encoded> = { call: "test.read", to: "api", path: "/name", reply: Name }
const BreakingName = Schema.Struct({
  name: Schema.transform(Schema.String, Schema.String, { decode: breaking, encode: breaking })
})
const breakingRead: Call<typeof BreakingName.Type, typeof BreakingName.Encoded> = { ...read, reply: BreakingName }

/** What whoever waits is told. */
const told = <A, I>(call: Call<A, I>, answer: () => unknown) =>
  Effect.flatMap(Calls, (calls) => Effect.flip(catalogued(calls.ask(call)))).pipe(
    Effect.provide(answering(answer).layer),
    Effect.map((error) => (error._tag === "Unforeseen" ? [error.category, error.cause === fault] : [error._tag]))
  )

describe("what breaks in the HTTP client has its category where it arises", () => {
  it.effect("while a service is called", () =>
    Effect.map(told(read, breaking), (seen) => assert.deepStrictEqual(seen, ["API_ERROR", true]))
  )

  it.effect("while an answer is read", () =>
    Effect.map(
      told(breakingRead, () => ({ name: "ann" })),
      (seen) => assert.deepStrictEqual(seen, ["DATA_PARSING_ERROR", true])
    )
  )

  it.effect("a failure that was foreseen has none", () =>
    Effect.map(
      told(read, () => ({ name: 5 })),
      (seen) => assert.deepStrictEqual(seen, ["BadShape"])
    )
  )
})
