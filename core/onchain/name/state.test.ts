import { describe, expect, test } from "vitest"
import { mountSlice } from "../../state.ts"
import type { KitEvent } from "../../event.ts"
import { stateAfter, sampleFailure, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { createEmptyProfile } from "./profile.ts"
import { getName } from "./nameOf.ts"
import { nameStart, stepName } from "./state.ts"

const start = mountSlice({ name: "name", start: nameStart, step: stepName }).join(sampleState())
const account = "eip155:1:0x1" as const
const profile = createEmptyProfile("anna.reown.id")
const room = (...events: ReadonlyArray<KitEvent>) => stateAfter(start, ...events).name
const makeAsked = (name: string): KitEvent => ({ _tag: "NameAsked", name })

describe("stepName", () => {
  test("requests a name, stores it, keeps it during a new request, and records a failure", () => {
    const arrived: KitEvent = { _tag: "NameArrived", name: "anna", profile }
    expect(room(makeAsked("anna"))?.profiles["anna"]).toEqual({ _tag: "Asking", last: undefined })
    expect(room(makeAsked("anna"), arrived, makeAsked("anna"))?.profiles["anna"]).toEqual({
      _tag: "Asking",
      last: profile
    })
    expect(
      room(makeAsked("anna"), arrived, { _tag: "NameFailed", name: "anna", error: sampleFailure })?.profiles["anna"]
    ).toEqual({ _tag: "Failed", error: sampleFailure, last: profile })
  })

  test.each(["constructor", "toString", "hasOwnProperty"])("handles a name like %s as any other name", (name) => {
    expect(room(makeAsked(name))?.profiles[name]).toEqual({ _tag: "Asking", last: undefined })
  })

  test("updates names of accounts and suggestions the same way, independently of each other", () => {
    const suggestions = [{ name: "anna-1.reown.id", registered: false }]
    const all = room(
      { _tag: "NamesAsked", account },
      { _tag: "NamesArrived", account, names: [profile] },
      { _tag: "NameSuggestionsAsked", name: "anna" },
      { _tag: "NameSuggestionsArrived", name: "anna", suggestions }
    )
    expect([all?.ofAccounts[account], all?.suggestions["anna"], all?.profiles]).toEqual([
      { _tag: "Arrived", value: [profile] },
      { _tag: "Arrived", value: suggestions },
      {}
    ])
    const none = room(
      { _tag: "NamesFailed", account, error: sampleFailure },
      { _tag: "NameSuggestionsFailed", name: "anna", error: sampleFailure }
    )
    expect([none?.ofAccounts[account]?._tag, none?.suggestions["anna"]?._tag]).toEqual(["Failed", "Failed"])
  })

  const register = (name: string): KitEvent => ({ _tag: "NameRegistrationAsked", name, account })
  const registered: KitEvent = { _tag: "NameRegistered", name: "anna", account }
  const refused: KitEvent = { _tag: "NameRegistrationFailed", name: "anna", account, error: sampleFailure }

  test.each<[string, ReadonlyArray<KitEvent>, unknown]>([
    ["none", [], null],
    ["asked", [register("anna")], { _tag: "Asking", name: "anna", account, message: "" }],
    ["another meanwhile", [register("anna"), register("bert")], { _tag: "Asking", name: "anna", account, message: "" }],
    ["done", [register("anna"), registered], { _tag: "Registered", name: "anna", account }],
    ["failed", [register("anna"), refused], { _tag: "Failed", name: "anna", account, error: sampleFailure }],
    [
      "tried again",
      [register("anna"), refused, register("anna")],
      { _tag: "Asking", name: "anna", account, message: "" }
    ],
    [
      "an end that nobody waits for",
      [register("bert"), registered, refused],
      { _tag: "Asking", name: "bert", account, message: "" }
    ]
  ])("updates a registration: %s", (_, events, expected) => {
    expect(room(...events)?.registration).toEqual(expected)
  })

  test("keeps the same names object for an unrelated event", () => {
    expect(stateAfter(start, { _tag: "TabChosen", tab: "nfts" }).name).toBe(start.name)
  })

  test("prefers a name of this visit, then the newest, then the first if there are no dates", () => {
    const old = { ...createEmptyProfile("old.reown.id"), registeredAt: "2026-01-01T00:00:00.000Z" }
    const fresh = { ...createEmptyProfile("fresh.reown.id"), registeredAt: "2026-05-01T00:00:00.000Z" }
    const getNameAfter = (names: ReadonlyArray<typeof old>, ...more: ReadonlyArray<KitEvent>) =>
      getName(room({ _tag: "NamesArrived", account, names }, ...more) ?? nameStart, account)
    expect(getNameAfter([old, fresh])).toBe("fresh.reown.id")
    expect(getNameAfter([createEmptyProfile("one.reown.id"), createEmptyProfile("two.reown.id")])).toBe("one.reown.id")
    expect(getNameAfter([])).toBeUndefined()
    expect(getNameAfter([old, fresh], { _tag: "NameRegistered", name: "mine", account })).toBe("mine.reown.id")
  })
})
