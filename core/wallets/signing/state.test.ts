import { expect, test } from "vitest"
import { stateAfter, lateRooms, sampleState } from "../../../fixtures/testing/core/sample.ts"
import type { KitEvent } from "../../event.ts"
import { getIntent, mayAsk } from "./state.ts"

const makeIntentShown = (id: string): KitEvent => ({
  _tag: "IntentShown",
  id,
  kind: "send",
  account: "eip155:1:0x1",
  connectorId: "w",
  shown: { network: "eip155:1", methods: ["eth_sendTransaction"] },
  goodUntil: null
})
const start = lateRooms.reduce((state, room) => room.join(state), sampleState())
const mayAskAfter = (...events: ReadonlyArray<KitEvent>) =>
  mayAsk(getIntent(stateAfter(start, ...events).signing, "1"), 0)

test("mayAsk is true once the intent was shown and confirmed, until it was asked", () => {
  const confirmed: KitEvent = { _tag: "IntentConfirmed", id: "1" }
  const intentAsked: KitEvent = { _tag: "IntentAsked", id: "1", step: 0 }
  expect(mayAskAfter(makeIntentShown("1"))).toBe(false)
  expect(mayAskAfter(confirmed)).toBe(false)
  expect(mayAskAfter(makeIntentShown("1"), confirmed)).toBe(true)
  expect(mayAskAfter(makeIntentShown("1"), confirmed, confirmed)).toBe(true)
  expect(mayAskAfter(makeIntentShown("1"), confirmed, intentAsked)).toBe(false)
  expect(mayAskAfter(makeIntentShown("1"), confirmed, intentAsked, confirmed, makeIntentShown("1"))).toBe(false)
  expect(mayAskAfter(makeIntentShown("1"), intentAsked, confirmed)).toBe(true)
})

test("accepts steps only in order", () => {
  const confirmed = stateAfter(start, makeIntentShown("1"), { _tag: "IntentConfirmed", id: "1" })
  const getIntentAfter = (...steps: ReadonlyArray<number>) =>
    getIntent(
      stateAfter(confirmed, ...steps.map((step): KitEvent => ({ _tag: "IntentAsked", id: "1", step }))).signing,
      "1"
    )?.asked
  expect([
    getIntentAfter(),
    getIntentAfter(1),
    getIntentAfter(0),
    getIntentAfter(0, 1),
    getIntentAfter(0, 0, 1)
  ]).toEqual([0, 0, 1, 2, 2])
})

test("keeps the newest 99 of a hundred intents and counts all", () => {
  const { signing } = stateAfter(start, ...Array.from({ length: 100 }, (_, i) => makeIntentShown(String(i))))
  expect([signing?.count, signing?.intents.length, signing?.intents[0]?.id]).toEqual([100, 99, "1"])
})
