import { expect, test } from "vitest"
import { sampleState } from "../fixtures/testing/core/sample.ts"
import type { KitEvent } from "./event.ts"
import type { EventOf, OtherEvent } from "./foundation/data/step.ts"
import type { KitPartsEvent, KitPartsState } from "./kit/chunks/events.ts"
import { stepAccount } from "./onchain/account/state.ts"
import { type stepToken, tokenStart } from "./onchain/token/state.ts"
import { type HandledEvent, type KitStep, mountSlice } from "./state.ts"

type Step<Event> = (parts: KitPartsState, event: Event | OtherEvent) => KitPartsState

/** Compiles only if its type does. */
const acceptType = <_Type>(): boolean => true
const closed: KitEvent = { _tag: "Closed" }

test("calls a step that names the kit's own events, whole or by their bare tag, with any event", () => {
  const step: Step<EventOf<KitPartsEvent, "ChunkAsked"> | { readonly _tag: "Closed" | "WentBack" }> = (parts) => parts
  const { kit } = sampleState()
  expect((step as KitStep<typeof step>)(kit, closed)).toBe(kit)
  expect(acceptType<HandledEvent<{ readonly kit: typeof step; readonly token: typeof stepToken }>>()).toBe(true)
})

test("fails to compile for a step whose event is missing in the kit or has other fields", () => {
  const stepWrongTag: Step<KitPartsEvent | { readonly _tag: "Clozed" }> = (parts) => parts
  const stepWrongField: Step<KitPartsEvent | { readonly _tag: "NetworkSwitched"; readonly to: number }> = (parts) =>
    parts
  const stepMissingField: Step<{ readonly _tag: "Closed"; readonly by: string }> = (parts) => parts
  const { kit } = sampleState()
  // @ts-expect-error the kit has no `Clozed`
  expect((stepWrongTag as KitStep<typeof stepWrongTag>)(kit, closed)).toBe(kit)
  // @ts-expect-error `to` is a network's id
  expect((stepWrongField as KitStep<typeof stepWrongField>)(kit, closed)).toBe(kit)
  // @ts-expect-error `Closed` does not say by whom
  expect((stepMissingField as KitStep<typeof stepMissingField>)(kit, closed)).toBe(kit)
  // @ts-expect-error the same in the table of rooms that join later
  expect(acceptType<HandledEvent<{ readonly token: typeof stepToken; readonly kit: typeof stepWrongTag }>>()).toBe(true)
  // @ts-expect-error
  expect(acceptType<HandledEvent<{ readonly kit: typeof stepWrongField }>>()).toBe(true)
  // @ts-expect-error a room's events have no other tags
  expect(acceptType<EventOf<KitPartsEvent, "ChunkAskd">>()).toBe(true)
})

test("fails to compile for a step without a case for other events, and for another room's step", () => {
  // @ts-expect-error an event of another room is not handled
  const stepDeaf = (parts: KitPartsState, event: EventOf<KitPartsEvent, "ChunkAsked"> | OtherEvent): KitPartsState => {
    switch (event._tag) {
      case "ChunkAsked":
        return parts
    }
  }
  expect(stepDeaf(sampleState().kit, { _tag: "ChunkAsked", chunk: "network" })).toBe(sampleState().kit)
  // @ts-expect-error the tokens do not move as the account does
  expect(mountSlice({ name: "token", start: tokenStart, step: stepAccount }).join(sampleState()).token).toBe(tokenStart)
})
