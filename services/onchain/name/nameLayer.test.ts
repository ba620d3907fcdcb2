import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { roomWith, dispatched } from "../../../fixtures/testing/services/roomWith.ts"
import {
  accounts,
  type Answer,
  refuses,
  scriptedWallet
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
const register = { _tag: "NameRegistrationAsked", name: "anna", account } as const
const signer = (sign: Answer = () => "0x51") => scriptedWallet({ personal_sign: sign })

describe("the room name", () => {
  it.effect("looks up names, names of accounts and suggestions that are asked for", () => {
    const { layer } = roomWith((url) =>
      url.pathname.includes("suggestions")
        ? { suggestions: [{ name: "anna-1", registered: false }] }
        : url.pathname.includes("reverse")
          ? [anna]
          : anna
    )
    return Effect.gen(function* () {
      const { name } = yield* dispatched(
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
      assert.deepStrictEqual(names?._tag === "Arrived" ? names.value.map((one) => one.name) : [], ["anna.reown.id"])
      assert.deepStrictEqual(suggestions, { _tag: "Arrived", value: [{ name: "anna-1.reown.id", registered: false }] })
    }).pipe(Effect.provide(Layer.provideMerge(nameLayer, layer)))
  })

  it.effect("tells what failed, each in its own words", () => {
    const { layer } = roomWith(() => new Response("", { status: 403 }))
    return Effect.gen(function* () {
      const { name } = yield* dispatched(
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
        failures.map((one) => (one?._tag === "Failed" ? one.error.tag : one?._tag)),
        ["NameMisfit", "NameNotResolved", "NamesOfAddressFailed", "NameSuggestionsFailed"]
      )
    }).pipe(Effect.provide(Layer.provideMerge(nameLayer, layer)))
  })

  it.effect("looks for names like the typed one once typing has paused, and not before it can be one", () => {
    const { layer, paths } = roomWith((url) => ({
      suggestions: [{ name: url.pathname.split("/").at(-1), registered: true }]
    }))
    const typed = (label: string) => ({ _tag: "NameTyped", label }) as const
    return Effect.gen(function* () {
      yield* dispatched(typed("a"), typed("an"), typed("ann"))
      const { name } = yield* dispatched(typed("anna"), typed("Annab"))
      assert.deepStrictEqual(paths(), ["/v1/profile/suggestions/annab"])
      assert.strictEqual(name?.suggestions["annab"]?._tag, "Arrived")
    }).pipe(Effect.provide(Layer.provideMerge(nameLayer, layer)))
  })

  it.effect("shows the text while the wallet is asked for it", () => {
    const { layer, posted, events } = roomWith(() => ({ success: true }), { wallet: signer().provider })
    return Effect.gen(function* () {
      yield* dispatched(register)
      const made = events.find((event) => event._tag === "NameTextMade")
      const [body] = posted
      assert.strictEqual(
        made?._tag === "NameTextMade" ? made.message : "",
        typeof body === "object" && body !== null && "message" in body ? body.message : null
      )
      const shown = events.find((event) => event._tag === "IntentShown")
      assert.strictEqual(shown?._tag === "IntentShown" ? shown.kind : "", "name")
    }).pipe(Effect.provide(Layer.provideMerge(nameLayer, layer)))
  })

  it.effect("registers by the signature of the wallet in use, sent once", () => {
    const wallet = signer()
    const { layer, posted, tags } = roomWith(() => ({ success: true }), { wallet: wallet.provider })
    return Effect.gen(function* () {
      const { name } = yield* dispatched(register, register)
      assert.deepStrictEqual(name?.registration, { _tag: "Registered", name: "anna", account })
      assert.deepStrictEqual(wallet.asked, ["personal_sign"])
      assert.strictEqual(posted.length, 1)
      assert.deepStrictEqual(tags(), [
        "NameRegistrationAsked",
        "NameRegistrationAsked",
        "IntentShown",
        "IntentConfirmed",
        "NameTextMade",
        "IntentAsked",
        "NameRegistered"
      ])
    }).pipe(Effect.provide(Layer.provideMerge(nameLayer, layer)))
  })

  const ends: ReadonlyArray<
    readonly [what: string, wallet: Answer, answer: () => unknown, known: boolean, tag: string]
  > = [
    ["the owner says no", refuses(4001), () => ({ success: true }), true, "RequestRejected"],
    ["the service says no", () => "0x51", () => ({ success: false }), true, "NameNotRegistered"],
    ["the service fails", () => "0x51", () => new Response("", { status: 500 }), true, "NameNotRegistered"],
    ["the network is not known", () => "0x51", () => ({ success: true }), false, "NameNotRegistered"]
  ]
  for (const [what, sign, answer, known, tag] of ends) {
    it.effect(`is not registered when ${what}, and may be tried again`, () => {
      const { layer } = roomWith(answer, { known, wallet: signer(sign).provider })
      return Effect.gen(function* () {
        const { name } = yield* dispatched(register)
        assert.strictEqual(name?.registration?._tag === "Failed" ? name.registration.error.tag : "", tag)
        assert.strictEqual((yield* dispatched(register)).name?.registration?._tag, "Failed")
      }).pipe(Effect.provide(Layer.provideMerge(nameLayer, layer)))
    })
  }
})
