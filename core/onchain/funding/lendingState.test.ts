import { describe, expect, test } from "vitest"
import { sampleConnection } from "../../../fixtures/testing/core/sample.ts"
import { lendingStart, stepLending } from "./lendingState.ts"
import type { LendingEvent, LendingState } from "./lendingEvents.ts"

const receiver = "eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const selected: LendingEvent = {
  _tag: "LenderChosen",
  connectorId: "quagga",
  wallet: "Quagga",
  receiver,
  token: null,
  amount: "1"
}
const connected: LendingEvent = { _tag: "LenderConnected", connection: sampleConnection("quagga") }
const released: LendingEvent = { _tag: "LenderReleased", error: null }
const getStateAfter = (...events: ReadonlyArray<LendingEvent>): LendingState => events.reduce(stepLending, lendingStart)

describe("stepLending", () => {
  test("forgets the wallet, its account and the amount when it is released", () => {
    expect(getStateAfter(selected, connected, released)).toEqual({ ...lendingStart, wallet: "Quagga" })
  })

  test("ignores an account that arrives after the visitor has left", () => {
    expect(getStateAfter(selected, released, connected).lender).toBe(null)
  })

  test("ignores another wallet while one is asked", () => {
    const other: LendingEvent = { ...selected, connectorId: "zorse" }
    expect(getStateAfter(selected, connected, other).connectorId).toBe("quagga")
  })

  test("keeps a sent transfer visible after the release, until the next one", () => {
    const sent: LendingState = { ...getStateAfter(selected, connected), phase: "Sent", hash: "0x1" }
    const visible = stepLending(sent, released)
    expect([visible.phase, visible.lender, visible.hash]).toEqual(["Sent", null, "0x1"])
    expect(stepLending(visible, released)).toEqual({ ...lendingStart, wallet: "Quagga" })
  })
})
