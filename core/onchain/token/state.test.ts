import { describe, expect, test } from "vitest"
import { stateAfter, sampleFailure, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { mountSlice } from "../../state.ts"
import type { KitEvent } from "../../event.ts"
import type { TokenBalance } from "./events.ts"
import { stepToken, tokenStart } from "./state.ts"

const start = mountSlice({ name: "token", start: tokenStart, step: stepToken }).join(sampleState())
const account = "eip155:1:0x1" as const
const coin: TokenBalance = {
  name: "Ether",
  symbol: "ETH",
  network: "eip155:1",
  price: "1",
  value: "1",
  quantity: { decimals: 18, numeric: "1" },
  iconUrl: ""
}
const requested: KitEvent = { _tag: "TokensAsked", account }
const arrived: KitEvent = { _tag: "TokensArrived", account, tokens: [coin] }
const failed: KitEvent = { _tag: "TokensFailed", account, error: sampleFailure, blockedUntil: 30_000 }

describe("stepToken", () => {
  test.each<[string, ReadonlyArray<KitEvent>, unknown, number | undefined]>([
    ["asked", [requested], { _tag: "Asking", last: undefined }, undefined],
    ["arrived", [requested, arrived], { _tag: "Arrived", value: [coin] }, undefined],
    ["asked again, the last ones kept", [requested, arrived, requested], { _tag: "Asking", last: [coin] }, undefined],
    [
      "failed, and blocked until a time",
      [requested, arrived, requested, failed],
      { _tag: "Failed", error: sampleFailure, last: [coin] },
      30_000
    ],
    ["arrived after a failure", [requested, failed, requested, arrived], { _tag: "Arrived", value: [coin] }, 30_000]
  ])("updates token balances: %s", (_, events, balances, blocked) => {
    const { token } = stateAfter(start, ...events)
    expect(token?.balances[account]).toEqual(balances)
    expect(token?.blockedUntil[account]).toBe(blocked)
  })

  test("keeps the same tokens object for an unrelated event", () => {
    expect(stateAfter(start, { _tag: "TabChosen", tab: "nfts" }).token).toBe(start.token)
  })
})
