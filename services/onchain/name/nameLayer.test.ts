import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { commandAndWait, dispatchAndWait, makeRoom } from "../../../fixtures/testing/services/roomWith.ts"
import {
  accounts,
  type Answer,
  makeRefusal,
  makeScriptedWallet
} from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { registrationLayer } from "./registrationLayer.ts"

const nameLayer = Layer.provide(registrationLayer, WalletRequests.layer)

const [address] = accounts
const account = `eip155:1:${address}` as const
const anna = {
  name: "anna.reown.id",
  registered_at: "2026-01-02T03:04:05Z",
  addresses: { 60: { address } },
  attributes: []
}
const register = commandAndWait("name", (commands) => commands.register("anna", account))
const createSigner = (sign: Answer = () => "0x51") => makeScriptedWallet({ personal_sign: sign })

describe("nameLayer", () => {
  it.effect("loads requested names, names of accounts and suggestions", () => {
    const { layer } = makeRoom((url) =>
      url.pathname.includes("suggestions")
        ? { suggestions: [{ name: "anna-1", registered: false }] }
        : url.pathname.includes("reverse")
          ? [anna]
          : anna
    )
    return Effect.gen(function* () {
      const { name } = yield* dispatchAndWait(
        { _tag: "NameAsked", name: "anna" },
        { _tag: "NamesAsked", account },
        { _tag: "NameSuggestionsAsked", name: "anna" }
      )
      const [profile, names, suggestions] = [
        name?.profiles["anna"],
        name?.ofAccounts[account],
        name?.suggestions["anna"]
      ]
      assert.isTrue(profile?._tag === "Arrived" && profile.value.registered)
      assert.deepStrictEqual(names?._tag === "Arrived" ? names.value.map((profile) => profile.name) : [], [
        "anna.reown.id"
      ])
      assert.deepStrictEqual(suggestions, { _tag: "Arrived", value: [{ name: "anna-1.reown.id", registered: false }] })
    }).pipe(Effect.provide(Layer.provideMerge(nameLayer, layer)))
  })

  it.effect("reports each failure with its own error", () => {
    const { layer } = makeRoom(() => new Response("", { status: 403 }))
    return Effect.gen(function* () {
      const { name } = yield* dispatchAndWait(
        { _tag: "NameAsked", name: "ann" },
        { _tag: "NameAsked", name: "anna" },
        { _tag: "NamesAsked", account },
        { _tag: "NameSuggestionsAsked", name: "anna" }
      )
      const failures = [
        name?.profiles["ann"],
        name?.profiles["anna"],
        name?.ofAccounts[account],
        name?.suggestions["anna"]
      ]
      assert.deepStrictEqual(
        failures.map((failure) => (failure?._tag === "Failed" ? failure.error.tag : failure?._tag)),
        ["NameMisfit", "NameNotResolved", "NamesOfAddressFailed", "NameSuggestionsFailed"]
      )
    }).pipe(Effect.provide(Layer.provideMerge(nameLayer, layer)))
  })

  it.effect("requests suggestions when typing pauses and the text is a valid name", () => {
    const { layer, paths } = makeRoom((url) => ({
      suggestions: [{ name: url.pathname.split("/").at(-1), registered: true }]
    }))
    const typeLabel = (label: string) => ({ _tag: "NameTyped", label }) as const
    return Effect.gen(function* () {
      yield* dispatchAndWait(typeLabel("a"), typeLabel("an"), typeLabel("ann"))
      const { name } = yield* dispatchAndWait(typeLabel("anna"), typeLabel("Annab"))
      assert.deepStrictEqual(paths(), ["/v1/profile/suggestions/annab"])
      assert.strictEqual(name?.suggestions["annab"]?._tag, "Arrived")
    }).pipe(Effect.provide(Layer.provideMerge(nameLayer, layer)))
  })

  it.effect("emits the text before the wallet signs it", () => {
    const { layer, posted, events } = makeRoom(() => ({ success: true }), { wallet: createSigner().provider })
    return Effect.gen(function* () {
      yield* register
      const textEvent = events.find((event) => event._tag === "NameTextMade")
      const [body] = posted
      assert.strictEqual(
        textEvent?._tag === "NameTextMade" ? textEvent.message : "",
        typeof body === "object" && body !== null && "message" in body ? body.message : null
      )
      const intentEvent = events.find((event) => event._tag === "IntentShown")
      assert.strictEqual(intentEvent?._tag === "IntentShown" ? intentEvent.kind : "", "name")
    }).pipe(Effect.provide(Layer.provideMerge(nameLayer, layer)))
  })

  it.effect("registers with one signature of the wallet in use, sends it once, and ignores presses meanwhile", () => {
    const wallet = createSigner()
    const { layer, posted, tags } = makeRoom(() => ({ success: true }), { wallet: wallet.provider })
    return Effect.gen(function* () {
      const { name } = yield* commandAndWait("name", (commands) => {
        commands.register("anna", account)
        commands.register("annab", account)
      })
      assert.deepStrictEqual(name?.registration, { _tag: "Registered", name: "anna", account })
      assert.deepStrictEqual(wallet.methods, ["personal_sign"])
      assert.strictEqual(posted.length, 1)
      assert.deepStrictEqual(tags(), [
        "NameRegistrationAsked",
        "IntentShown",
        "IntentConfirmed",
        "NameTextMade",
        "IntentAsked",
        "NameRegistered"
      ])
    }).pipe(Effect.provide(Layer.provideMerge(nameLayer, layer)))
  })

  const cases: ReadonlyArray<
    readonly [condition: string, wallet: Answer, answer: () => unknown, known: boolean, tag: string]
  > = [
    ["the owner rejects", makeRefusal(4001), () => ({ success: true }), true, "RequestRejected"],
    ["the service rejects", () => "0x51", () => ({ success: false }), true, "NameNotRegistered"],
    ["the service fails", () => "0x51", () => new Response("", { status: 500 }), true, "NameNotRegistered"],
    ["the network is not supported", () => "0x51", () => ({ success: true }), false, "NameNotRegistered"]
  ]
  for (const [condition, sign, answer, known, tag] of cases) {
    it.effect(`fails when ${condition}, and allows another try`, () => {
      const { layer } = makeRoom(answer, { known, wallet: createSigner(sign).provider })
      return Effect.gen(function* () {
        const { name } = yield* register
        assert.strictEqual(name?.registration?._tag === "Failed" ? name.registration.error.tag : "", tag)
        assert.strictEqual((yield* register).name?.registration?._tag, "Failed")
      }).pipe(Effect.provide(Layer.provideMerge(nameLayer, layer)))
    })
  }
})
