import { expect, test } from "vitest"
import { sampleState } from "../fixtures/testing/core/sample.ts"
import type { KitEvent } from "./event.ts"
import type { EventOf, OtherEvent } from "./foundation/data/step.ts"
import type { KitPartsEvent, KitPartsState } from "./kit/chunks/events.ts"
import { stepAccount } from "./onchain/account/state.ts"
import { type stepToken, tokenStart } from "./onchain/token/state.ts"
import { type HeardEvent, type Hears, mountSlice } from "./state.ts"

type Step<Event> = (parts: KitPartsState, event: Event | OtherEvent) => KitPartsState

/** Compiles only if its type does. */
const compiles = <_Type>(): boolean => true
const closed: KitEvent = { _tag: "Closed" }

test("calls a step that names the kit's own events, whole or by their bare tag, with any event", () => {
  const step: Step<EventOf<KitPartsEvent, "ChunkAsked"> | { readonly _tag: "Closed" | "WentBack" }> = (parts) => parts
  const { kit } = sampleState()
  expect((step as Hears<typeof step>)(kit, closed)).toBe(kit)
  expect(compiles<HeardEvent<{ readonly kit: typeof step; readonly token: typeof stepToken }>>()).toBe(true)
})

test("fails to compile for a step whose event is missing in the kit or has other fields", () => {
  const wrongTag: Step<KitPartsEvent | { readonly _tag: "Clozed" }> = (parts) => parts
  const wrongField: Step<KitPartsEvent | { readonly _tag: "NetworkSwitched"; readonly to: number }> = (parts) => parts
  const missingField: Step<{ readonly _tag: "Closed"; readonly by: string }> = (parts) => parts
  const { kit } = sampleState()
  // @ts-expect-error the kit has no `Clozed`
  expect((wrongTag as Hears<typeof wrongTag>)(kit, closed)).toBe(kit)
  // @ts-expect-error `to` is a network's id
  expect((wrongField as Hears<typeof wrongField>)(kit, closed)).toBe(kit)
  // @ts-expect-error `Closed` does not say by whom
  expect((missingField as Hears<typeof missingField>)(kit, closed)).toBe(kit)
  // @ts-expect-error the same in the table of rooms that join later
  expect(compiles<HeardEvent<{ readonly token: typeof stepToken; readonly kit: typeof wrongTag }>>()).toBe(true)
  // @ts-expect-error
  expect(compiles<HeardEvent<{ readonly kit: typeof wrongField }>>()).toBe(true)
  // @ts-expect-error a room's events have no other tags
  expect(compiles<EventOf<KitPartsEvent, "ChunkAskd">>()).toBe(true)
})

test("fails to compile for a step without a case for other events, and for another room's step", () => {
  // @ts-expect-error an event of another room is not handled
  const deaf = (parts: KitPartsState, event: EventOf<KitPartsEvent, "ChunkAsked"> | OtherEvent): KitPartsState => {
    switch (event._tag) {
      case "ChunkAsked":
        return parts
    }
  }
  expect(deaf(sampleState().kit, { _tag: "ChunkAsked", chunk: "network" })).toBe(sampleState().kit)
  // @ts-expect-error the tokens do not move as the account does
  expect(mountSlice({ name: "token", start: tokenStart, step: stepAccount }).join(sampleState()).token).toBe(tokenStart)
})
