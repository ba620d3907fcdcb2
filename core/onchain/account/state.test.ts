import { describe, expect, test } from "vitest"
import { stateAfter, sampleFailure, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { mountSlice } from "../../state.ts"
import type { KitEvent } from "../../event.ts"
import { accountStart, stepAccount } from "./state.ts"

const start = mountSlice({ name: "account", start: accountStart, step: stepAccount }).join(sampleState())
const account = "eip155:1:0x1" as const
const other = "eip155:137:0x1" as const
const requested: KitEvent = { _tag: "NativeBalanceAsked", account }
const arrived: KitEvent = { _tag: "NativeBalanceArrived", account, balance: { amount: "1.5", symbol: "ETH" } }
const failed: KitEvent = { _tag: "NativeBalanceFailed", account, error: sampleFailure }
const native = (...events: ReadonlyArray<KitEvent>) => stateAfter(start, ...events).account?.native[account]
const balance = { amount: "1.5", symbol: "ETH" }

describe("stepAccount", () => {
  test.each<[string, ReadonlyArray<KitEvent>, unknown]>([
    ["unasked", [], undefined],
    ["asked", [requested], { _tag: "Asking", last: undefined }],
    ["arrived", [requested, arrived], { _tag: "Arrived", value: balance }],
    ["asked again, the last one kept", [requested, arrived, requested], { _tag: "Asking", last: balance }],
    [
      "failed, the last one kept",
      [requested, arrived, requested, failed],
      { _tag: "Failed", error: sampleFailure, last: balance }
    ],
    ["failed at once", [requested, failed], { _tag: "Failed", error: sampleFailure, last: undefined }]
  ])("updates a native balance: %s", (_, events, expected) => {
    expect(native(...events)).toEqual(expected)
  })

  test("keeps the same object for other accounts", () => {
    const updated = stateAfter(start, { _tag: "NativeBalanceAsked", account: other })
    expect(stateAfter(updated, requested, arrived).account?.native[other]).toBe(updated.account?.native[other])
  })

  test("lists the tabs tokens, NFTs and activity; selects the first, also after a disconnect", () => {
    const selected = stateAfter(start, { _tag: "TabChosen", tab: "activity" })
    expect([start.account?.tab, selected.account?.tab]).toEqual(["tokens", "activity"])
    expect(stateAfter(selected, { _tag: "TabChosen", tab: "activity" })).toBe(selected)
    expect(
      stateAfter(selected, { _tag: "Disconnected", connectorId: "w", namespace: "eip155", by: "visitor", last: true })
        .account?.tab
    ).toBe("tokens")
  })
})
