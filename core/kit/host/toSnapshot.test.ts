import { expect, test } from "vitest"
import { stateAfter, sampleConnection, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { sameSnapshot, toSnapshot } from "./toSnapshot.ts"

const start = sampleState()

test("returns the open view, and null while the modal is closed", () => {
  const open = stateAfter(start, { _tag: "Opened", view: { _tag: "AllWallets" } })
  expect(toSnapshot(start)).toMatchObject({ open: false, view: null, account: null, status: "disconnected" })
  expect(toSnapshot(open)).toMatchObject({ open: true, view: "AllWallets" })
})

test("reports a change only if a visible part differs", () => {
  const live = stateAfter(start, { _tag: "Connected", connection: sampleConnection("w"), restored: false })
  expect(sameSnapshot(toSnapshot(start), toSnapshot(sampleState()))).toBe(true)
  expect(sameSnapshot(toSnapshot(start), toSnapshot(live))).toBe(false)
})
