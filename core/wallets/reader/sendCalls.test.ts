import * as Either from "effect/Either"
import fc from "fast-check"
import { expect, test } from "vitest"
import { isPreflightCommitment, preflightCommitments } from "../requests/preflight.ts"
import { readCalls } from "./batch.ts"

const findWrongIndex = (calls: unknown) =>
  Either.match(readCalls(calls), { onLeft: ({ at: index }) => index, onRight: () => "fits" })

test.each<[unknown, number | "fits"]>([
  [[{ to: "0x1" }], "fits"],
  [
    [
      { to: "0x1", data: "0x" },
      { to: "0x2", data: "0xab", value: "0x0" }
    ],
    "fits"
  ],
  [[{ to: "0x1", extra: 1 }], "fits"],
  [[{ to: "0x1", value: 5 }], "fits"],
  [[{ to: "0x1", value: -5 }], 0],
  [[{ to: "1" }], 0],
  [[{}], 0],
  [[{ to: 7 }], 0],
  [[{ to: "0x1" }, { to: "0x2", data: "ab" }], 1],
  [[{ to: "0x1", data: "" }], 0],
  [[{ to: "0x1", data: 7 }], 0],
  [[{ to: "0x1" }, null], 1],
  [[], 0],
  [{ to: "0x1" }, 0],
  [undefined, 0],
  [[{ to: "0X1" }], 0]
])("readCalls of %j: %s", (calls, expected) => {
  expect(findWrongIndex(calls)).toBe(expected)
})

test.each<[unknown, string]>([
  [[{ to: "0x1" }, { to: "1" }], "Call 1 needs a receiver that starts with 0x"],
  [[{ to: "0x1", data: "ab" }], "Call 0 has data that does not start with 0x"],
  [[], "Call 0 is missing: the list of calls is empty, or not a list"],
  [[{ to: "0x1", value: 1.5 }], 'Call 0 has a value that is not a whole number from 0: pass hex, as in "0x1"'],
  [[{ to: "0x1", data: 1 }], "Call 0 has data that is not text: pass hex"],
  [[{}], "Call 0 has no receiver: pass `to`, and data and value as text"]
])("reports the problem and the call for %j", (calls, sentence) => {
  expect(Either.flip(readCalls(calls)).pipe(Either.getOrThrow).message).toBe(sentence)
})

test("reads all calls without throwing", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.array(fc.record({ to: fc.anything(), data: fc.anything() }))),
      (calls) => void readCalls(calls)
    )
  )
})

test("has the specification's eight preflight commitments", () => {
  expect(preflightCommitments).toEqual([
    "processed",
    "confirmed",
    "finalized",
    "recent",
    "single",
    "singleGossip",
    "root",
    "max"
  ])
  for (const commitment of preflightCommitments) expect(isPreflightCommitment(commitment)).toBe(true)
  for (const value of ["Processed", "", "safe", null, 1]) expect(isPreflightCommitment(value)).toBe(false)
})
