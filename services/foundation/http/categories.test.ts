import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { makeAnswering } from "../../../fixtures/testing/services/makeAnswering.ts"
import { catchDefects } from "../log/catchDefects.ts"
import type { Call } from "./call.ts"
import { Calls } from "./Calls.ts"

/** A defect of the kit. */
const fault = new RangeError("our own fault")
const throwFault = (): never => {
  throw fault
}
const Name = Schema.Struct({ name: Schema.String })
const read: Call<typeof Name.Type, typeof Name.Encoded> = { call: "test.read", to: "api", path: "/name", reply: Name }
const BreakingName = Schema.Struct({
  name: Schema.transform(Schema.String, Schema.String, { decode: throwFault, encode: throwFault })
})
const breakingRead: Call<typeof BreakingName.Type, typeof BreakingName.Encoded> = { ...read, reply: BreakingName }

/** Returns the failure that the caller receives. */
const getFailure = <A, I>(call: Call<A, I>, answer: () => unknown) =>
  Effect.flatMap(Calls, (calls) => Effect.flip(catchDefects(calls.ask(call)))).pipe(
    Effect.provide(makeAnswering(answer).layer),
    Effect.map((error) => (error._tag === "Unforeseen" ? [error.category, error.cause === fault] : [error._tag]))
  )

describe("categories of defects in Calls", () => {
  it.effect("sets API_ERROR for a defect while a service is called", () =>
    Effect.map(getFailure(read, throwFault), (failure) => assert.deepStrictEqual(failure, ["API_ERROR", true]))
  )

  it.effect("sets DATA_PARSING_ERROR for a defect while an answer is decoded", () =>
    Effect.map(
      getFailure(breakingRead, () => ({ name: "ann" })),
      (failure) => assert.deepStrictEqual(failure, ["DATA_PARSING_ERROR", true])
    )
  )

  it.effect("sets no category for an expected failure", () =>
    Effect.map(
      getFailure(read, () => ({ name: 5 })),
      (failure) => assert.deepStrictEqual(failure, ["BadShape"])
    )
  )
})
