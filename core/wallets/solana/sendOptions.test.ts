import * as Either from "effect/Either"
import { expect, test } from "vitest"
import { preflightCommitments } from "../requests/preflight.ts"
import { commitmentOf, readSendOptions } from "./sendOptions.ts"

test("each of the eight commitments is taken, and has a name that wallets know", () => {
  expect(
    preflightCommitments.map(
      (one) => Either.getOrThrow(readSendOptions({ preflightCommitment: one })).preflightCommitment
    )
  ).toEqual(preflightCommitments)
  expect(preflightCommitments.map(commitmentOf)).toEqual([
    "processed",
    "confirmed",
    "finalized",
    "processed",
    "confirmed",
    "confirmed",
    "finalized",
    "finalized"
  ])
})

test.each([
  ["soon", "soon"],
  ["Confirmed", "Confirmed"],
  [1, "number"],
  [null, "object"],
  ["x".repeat(99), "x".repeat(32)]
])("a commitment of %j is refused by name", (value, named) => {
  const refused = Either.getOrThrow(Either.flip(readSendOptions({ preflightCommitment: value })))
  expect(refused).toMatchObject({ _tag: "PreflightMisfit", value: named })
})

test("the other options go through when they fit, and are left out when they do not", () => {
  expect(readSendOptions({ skipPreflight: true, maxRetries: 3, minContextSlot: 7, extra: 1 })).toEqual(
    Either.right({ skipPreflight: true, maxRetries: 3, minContextSlot: 7 })
  )
  expect(readSendOptions({ preflightCommitment: "max", maxRetries: "3" })).toEqual(
    Either.right({ preflightCommitment: "max" })
  )
  expect([undefined, null, "processed"].map(readSendOptions)).toEqual([
    Either.right({}),
    Either.right({}),
    Either.right({})
  ])
})
