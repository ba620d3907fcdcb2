import { describe, expect, test } from "vitest"
import { mountSlice } from "../../state.ts"
import type { KitEvent } from "../../event.ts"
import { stateAfter, sampleFailure, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { identityStart, stepIdentity } from "./state.ts"

const start = mountSlice({ name: "identity", start: identityStart, step: stepIdentity }).join(sampleState())
const account = "eip155:1:0x1" as const
const identity = { name: "anna.eth", avatar: "" }
const requested: KitEvent = { _tag: "IdentityAsked", account }
const arrived: KitEvent = { _tag: "IdentityArrived", account, identity }
const failed: KitEvent = { _tag: "IdentityFailed", account, error: sampleFailure }

describe("stepIdentity", () => {
  test.each<[string, ReadonlyArray<KitEvent>, unknown]>([
    ["unasked", [], undefined],
    ["asked", [requested], { _tag: "Asking", last: undefined }],
    ["arrived", [requested, arrived], { _tag: "Arrived", value: identity }],
    ["asked again, the last one kept", [requested, arrived, requested], { _tag: "Asking", last: identity }],
    [
      "failed, the last one kept",
      [requested, arrived, requested, failed],
      { _tag: "Failed", error: sampleFailure, last: identity }
    ]
  ])("updates an identity: %s", (_, events, expected) => {
    expect(stateAfter(start, ...events).identity?.identities[account]).toEqual(expected)
  })

  test("keeps the same identities object for an unrelated event", () => {
    expect(stateAfter(start, { _tag: "TabChosen", tab: "nfts" }).identity).toBe(start.identity)
  })
})
