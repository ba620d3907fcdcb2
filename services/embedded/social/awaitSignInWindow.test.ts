// @vitest-environment happy-dom
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { KitEvent } from "../../../core/event.ts"
import { sampleState } from "../../../fixtures/testing/core/sample.ts"
import { passTurns, waitUntil } from "../../../fixtures/testing/turns.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"
import { awaitSignInWindow } from "./awaitSignInWindow.ts"

const site = "https://secure.example"
const resultUri = `${site}/callback?state=s1&result=r`
const post = (data: unknown, origin = site) => dispatchEvent(new MessageEvent("message", { data, origin }))

describe("awaitSignInWindow", () => {
  it.live("completes a sign-in whose window was open when the page was reloaded", () =>
    Effect.gen(function* () {
      const events: Array<KitEvent> = []
      const store = yield* Store
      yield* store.subscribe((_, batch) => void events.push(...batch))
      let prepared = 0
      yield* Effect.fork(
        awaitSignInWindow(
          "",
          site,
          Effect.sync(() => void prepared++)
        )
      )
      yield* Effect.promise(() => passTurns(4))
      post({ resultUri }, "https://evil.example")
      post({ resultUri: `${site}/callback?state=other&result=r` })
      yield* Effect.promise(() => passTurns(4))
      assert.deepStrictEqual([prepared, events], [0, []])
      post({ resultUri })
      yield* Effect.promise(() => waitUntil(() => assert.isNotEmpty(events)))
      assert.strictEqual(prepared, 1)
      assert.strictEqual(new URL(location.href).searchParams.get("result_uri"), resultUri)
      assert.deepInclude(events, { _tag: "SocialChosen", provider: "google", window: null })
      assert.isTrue(events.some((event) => event._tag === "ConnectStarted" && event.connectorId === "ID_AUTH"))
    }).pipe(
      Effect.scoped,
      Effect.provide(
        Layer.merge(
          Store.layer(sampleState()),
          Storage.layerMemory(
            new Map([
              ["@appkit/social_provider", "google"],
              ["@appkit/social_state", "s1"]
            ])
          )
        )
      )
    )
  )

  it.live("waits for nothing without an unfinished sign-in", () =>
    awaitSignInWindow("", site, Effect.die("prepared")).pipe(
      Effect.provide(Layer.merge(Store.layer(sampleState()), Storage.layerMemory()))
    )
  )
})
