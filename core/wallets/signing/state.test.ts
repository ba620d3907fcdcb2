import { expect, test } from "vitest"
import { stateAfter, lateRooms, sampleState } from "../../../fixtures/testing/core/sample.ts"
import type { KitEvent } from "../../event.ts"
import { intentOf, mayAsk } from "./state.ts"

const shown = (id: string): KitEvent => ({
  _tag: "IntentShown",
  id,
  kind: "send",
  account: "eip155:1:0x1",
  connectorId: "w",
  shown: { network: "eip155:1", methods: ["eth_sendTransaction"] },
  goodUntil: null
})
const start = lateRooms.reduce((state, room) => room.join(state), sampleState())
const may = (...events: ReadonlyArray<KitEvent>) => mayAsk(intentOf(stateAfter(start, ...events).signing, "1"), 0)

test("a wallet may be asked once: after the intent was shown and confirmed, and before it was asked", () => {
  const confirmed: KitEvent = { _tag: "IntentConfirmed", id: "1" }
  const asked: KitEvent = { _tag: "IntentAsked", id: "1", step: 0 }
  expect(may(shown("1"))).toBe(false)
  expect(may(confirmed)).toBe(false)
  expect(may(shown("1"), confirmed)).toBe(true)
  expect(may(shown("1"), confirmed, confirmed)).toBe(true)
  expect(may(shown("1"), confirmed, asked)).toBe(false)
  expect(may(shown("1"), confirmed, asked, confirmed, shown("1"))).toBe(false)
  expect(may(shown("1"), asked, confirmed)).toBe(true)
})

test("steps are asked for in order", () => {
  const confirmed = stateAfter(start, shown("1"), { _tag: "IntentConfirmed", id: "1" })
  const askedFor = (...steps: ReadonlyArray<number>) =>
    intentOf(
      stateAfter(confirmed, ...steps.map((step): KitEvent => ({ _tag: "IntentAsked", id: "1", step }))).signing,
      "1"
    )?.asked
  expect([askedFor(), askedFor(1), askedFor(0), askedFor(0, 1), askedFor(0, 0, 1)]).toEqual([0, 0, 1, 2, 2])
})

test("of a hundred intents the newest ninety-nine are held, and each is counted", () => {
  const { signing } = stateAfter(start, ...Array.from({ length: 100 }, (_, i) => shown(String(i))))
  expect([signing?.count, signing?.intents.length, signing?.intents[0]?.id]).toEqual([100, 99, "1"])
})
