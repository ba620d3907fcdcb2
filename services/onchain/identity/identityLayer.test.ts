import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accounts, makeScriptedWallet } from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { makeRoom, dispatchAndWait } from "../../../fixtures/testing/services/roomWith.ts"
import { identityLayer } from "./identityLayer.ts"

const account = `eip155:1:${accounts[1]}` as const
const askForIdentity = { _tag: "IdentityAsked", account } as const

describe("identityLayer", () => {
  it.effect("requests an identity once and sends the visitor's address", () => {
    const { layer, paths, seen } = makeRoom(() => ({ name: "anna.eth", avatar: null }), {
      wallet: makeScriptedWallet().provider
    })
    return Effect.gen(function* () {
      const { identity } = yield* dispatchAndWait(askForIdentity, askForIdentity)
      assert.deepStrictEqual(identity?.identities[account], {
        _tag: "Arrived",
        value: { name: "anna.eth", avatar: "" }
      })
      assert.deepStrictEqual(paths(), [`/v1/identity/${accounts[1]}`])
      assert.strictEqual(seen.at(-1)?.searchParams.get("sender"), accounts[0])
    }).pipe(Effect.provide(Layer.provideMerge(identityLayer, layer)))
  })

  it.effect("reports a failure, and requests again when asked again", () => {
    let isDown = true
    const { layer } = makeRoom(() => (isDown ? new Response("", { status: 403 }) : { name: "anna.eth", avatar: null }))
    return Effect.gen(function* () {
      const failed = (yield* dispatchAndWait(askForIdentity)).identity?.identities[account]
      assert.strictEqual(failed?._tag === "Failed" && failed.error.tag, "BadStatus")
      isDown = false
      assert.strictEqual((yield* dispatchAndWait(askForIdentity)).identity?.identities[account]?._tag, "Arrived")
    }).pipe(Effect.provide(Layer.provideMerge(identityLayer, layer)))
  })

  it.effect("reports an empty identity on a network that the service does not support", () => {
    const { layer, paths } = makeRoom(() => ({}), { known: false })
    return Effect.gen(function* () {
      assert.deepStrictEqual((yield* dispatchAndWait(askForIdentity)).identity?.identities[account], {
        _tag: "Arrived",
        value: { name: "", avatar: "" }
      })
      assert.deepStrictEqual(paths(), [])
    }).pipe(Effect.provide(Layer.provideMerge(identityLayer, layer)))
  })
})
