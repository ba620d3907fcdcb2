import { expect, test } from "vitest"
import { after, sampleFailure, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { mountSlice } from "../../state.ts"
import type { KitEvent } from "../../event.ts"
import { accountStart, stepAccount } from "./state.ts"

const start = mountSlice({ name: "account", start: accountStart, step: stepAccount }).join(sampleState())
const account = "eip155:1:0x1" as const
const other = "eip155:137:0x1" as const
const asked: KitEvent = { _tag: "NativeBalanceAsked", account }
const came: KitEvent = { _tag: "NativeBalanceArrived", account, balance: { amount: "1.5", symbol: "ETH" } }
const failed: KitEvent = { _tag: "NativeBalanceFailed", account, error: sampleFailure }
const native = (...events: ReadonlyArray<KitEvent>) => after(start, ...events).account?.native[account]
const balance = { amount: "1.5", symbol: "ETH" }

test.each<[string, ReadonlyArray<KitEvent>, unknown]>([
  ["unasked", [], undefined],
  ["asked", [asked], { _tag: "Asking", last: undefined }],
  ["arrived", [asked, came], { _tag: "Arrived", value: balance }],
  ["asked again, the last one kept", [asked, came, asked], { _tag: "Asking", last: balance }],
  ["failed, the last one kept", [asked, came, asked, failed], { _tag: "Failed", error: sampleFailure, last: balance }],
  ["failed at once", [asked, failed], { _tag: "Failed", error: sampleFailure, last: undefined }]
])("updates a native balance: %s", (_, events, expected) => {
  expect(native(...events)).toEqual(expected)
})

test("keeps the same object for other accounts", () => {
  const one = after(start, { _tag: "NativeBalanceAsked", account: other })
  expect(after(one, asked, came).account?.native[other]).toBe(one.account?.native[other])
})

test("lists the tabs tokens, NFTs and activity; selects the first, also after a disconnect", () => {
  const chosen = after(start, { _tag: "TabChosen", tab: "activity" })
  expect([start.account?.tab, chosen.account?.tab]).toEqual(["tokens", "activity"])
  expect(after(chosen, { _tag: "TabChosen", tab: "activity" })).toBe(chosen)
  expect(
    after(chosen, { _tag: "Disconnected", connectorId: "w", namespace: "eip155", by: "visitor", last: true }).account
      ?.tab
  ).toBe("tokens")
})
