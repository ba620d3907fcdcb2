import * as Either from "effect/Either"
import { expect, test } from "vitest"
import { preflightCommitments } from "../requests/preflight.ts"
import { getCommitment, readSendOptions } from "./sendOptions.ts"

test("accepts each of the eight commitments and maps it to wallet-standard's name", () => {
  expect(
    preflightCommitments.map(
      (commitment) => Either.getOrThrow(readSendOptions({ preflightCommitment: commitment })).preflightCommitment
    )
  ).toEqual(preflightCommitments)
  expect(preflightCommitments.map(getCommitment)).toEqual([
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
])("rejects the commitment %j by name", (value, reported) => {
  const refused = Either.getOrThrow(Either.flip(readSendOptions({ preflightCommitment: value })))
  expect(refused).toMatchObject({ _tag: "PreflightMisfit", value: reported })
})

test("keeps the other options if they fit, and drops them otherwise", () => {
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
