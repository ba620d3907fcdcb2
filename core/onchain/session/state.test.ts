import { describe, expect, test } from "vitest"
import { mountSlice } from "../../state.ts"
import type { KitEvent } from "../../event.ts"
import type { SmartSession } from "./events.ts"
import { stateAfter, sampleFailure, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { sessionStart, stepSession } from "./state.ts"

const start = mountSlice({ name: "session", start: sessionStart, step: stepSession }).join(sampleState())
const account = "eip155:1:0x1" as const
const session = (pci: string): SmartSession => ({
  pci,
  project: { id: "p", name: "App", url: "" },
  createdAt: 0,
  expiry: 1,
  revokedAt: undefined,
  permissions: [],
  terms: []
})
const [first, two] = [session("c1"), session("c2")]
const requested: KitEvent = { _tag: "SessionsAsked", account }
const arrived: KitEvent = { _tag: "SessionsArrived", account, sessions: [first, two] }
const failed: KitEvent = { _tag: "SessionsFailed", account, error: sampleFailure }
const revoke = (pci: string): KitEvent => ({ _tag: "SessionRevokeAsked", account, pci })
const revoked: KitEvent = { _tag: "SessionRevoked", account, pci: "c1" }
const notRevoked: KitEvent = { _tag: "SessionRevokeFailed", account, pci: "c1", error: sampleFailure }

describe("stepSession", () => {
  test.each<[string, ReadonlyArray<KitEvent>, unknown, unknown]>([
    ["asked", [requested], { _tag: "Asking", last: undefined }, undefined],
    ["arrived", [requested, arrived], { _tag: "Arrived", value: [first, two] }, undefined],
    [
      "failed, the last ones kept",
      [requested, arrived, requested, failed],
      { _tag: "Failed", error: sampleFailure, last: [first, two] },
      undefined
    ],
    [
      "one to be ended",
      [arrived, revoke("c1")],
      { _tag: "Arrived", value: [first, two] },
      { _tag: "Asking", pci: "c1" }
    ],
    [
      "another has to wait",
      [arrived, revoke("c1"), revoke("c2")],
      { _tag: "Arrived", value: [first, two] },
      { _tag: "Asking", pci: "c1" }
    ],
    ["ended, and dropped", [arrived, revoke("c1"), revoked], { _tag: "Arrived", value: [two] }, undefined],
    ["ended while asked anew", [arrived, revoke("c1"), requested, revoked], { _tag: "Asking", last: [two] }, undefined],
    [
      "not ended",
      [arrived, revoke("c1"), notRevoked],
      { _tag: "Arrived", value: [first, two] },
      { _tag: "Failed", pci: "c1", error: sampleFailure }
    ],
    [
      "tried again",
      [arrived, revoke("c1"), notRevoked, revoke("c1")],
      { _tag: "Arrived", value: [first, two] },
      { _tag: "Asking", pci: "c1" }
    ],
    [
      "an end that nobody waits for",
      [arrived, revoke("c2"), notRevoked],
      { _tag: "Arrived", value: [first, two] },
      { _tag: "Asking", pci: "c2" }
    ]
  ])("updates smart sessions: %s", (_, events, sessions, revocation) => {
    const { session: room } = stateAfter(start, ...events)
    expect([room?.sessions[account], room?.revocations[account]]).toEqual([sessions, revocation])
  })

  test("keeps the same sessions object for an unrelated event", () => {
    expect(stateAfter(start, { _tag: "TabChosen", tab: "nfts" }).session).toBe(start.session)
  })
})
