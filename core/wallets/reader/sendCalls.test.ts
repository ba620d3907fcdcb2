import * as Either from "effect/Either"
import fc from "fast-check"
import { expect, test } from "vitest"
import { isPreflightCommitment, preflightCommitments } from "../requests/preflight.ts"
import { readCalls } from "./batch.ts"

const wrongAt = (calls: unknown) => Either.match(readCalls(calls), { onLeft: ({ at }) => at, onRight: () => "fits" })

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
])("calls %j: %s", (calls, expected) => {
  expect(wrongAt(calls)).toBe(expected)
})

test.each<[unknown, string]>([
  [[{ to: "0x1" }, { to: "1" }], "Call 1 needs a receiver that starts with 0x"],
  [[{ to: "0x1", data: "ab" }], "Call 0 has data that does not start with 0x"],
  [[], "Call 0 is missing: the list of calls is empty, or no list"],
  [[{ to: "0x1", value: 1.5 }], 'Call 0 has a value that is not a whole number from 0: give hex, as in "0x1"'],
  [[{ to: "0x1", data: 1 }], "Call 0 has data that is not text: give hex"],
  [[{}], "Call 0 has no receiver: give `to`, and data and value as text"]
])("of %j it is said what is wrong with which call", (calls, sentence) => {
  expect(Either.flip(readCalls(calls)).pipe(Either.getOrThrow).message).toBe(sentence)
})

test("reading calls never throws", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.array(fc.record({ to: fc.anything(), data: fc.anything() }))),
      (calls) => void readCalls(calls)
    )
  )
})

test("preflight commitments are the eight of the specification", () => {
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
  for (const one of preflightCommitments) expect(isPreflightCommitment(one)).toBe(true)
  for (const one of ["Processed", "", "safe", null, 1]) expect(isPreflightCommitment(one)).toBe(false)
})
