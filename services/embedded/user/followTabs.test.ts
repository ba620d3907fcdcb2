import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Ref from "effect/Ref"
import type { KitEvent } from "../../../core/event.ts"
import { getLoginKey, loginKeys } from "../../../core/embedded/login/keys.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { sampleConnection, severalWallets } from "../../../fixtures/testing/core/sample.ts"
import { dispatch, settled, state } from "../../../fixtures/testing/services/connectedKit.ts"
import { joinLogin } from "../login/joinLogin.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"
import { getTypesKey } from "./accountTypes.ts"
import { followTabs } from "./followTabs.ts"

const makeConnected = (id: string): KitEvent => ({
  _tag: "Connected",
  connection: sampleConnection(id),
  restored: false
})
const email = getLoginKey("", loginKeys.email)

/** Returns how often a tab asked its frame after another tab wrote `key`. */
const followAfter = (key: string, items: ReadonlyArray<readonly [string, string]>, connectorId: string) =>
  Effect.gen(function* () {
    const hearing: Array<(key: string) => void> = []
    const stored = new Map(items)
    const storage = Layer.succeed(Storage, {
      get: (name) => Effect.sync(() => stored.get(name) ?? null),
      set: () => Effect.succeed(true),
      remove: () => Effect.void,
      written: (listener) => Effect.sync(() => void hearing.push(listener))
    })
    const requests = yield* Ref.make(0)
    const services = yield* Layer.build(Layer.merge(Store.layer(severalWallets), storage))
    yield* Effect.provide(joinLogin(""), services)
    yield* Effect.provide(
      followTabs(
        "",
        Ref.update(requests, (times) => times + 1)
      ),
      services
    )
    yield* Effect.provide(dispatch(makeConnected(connectorId)), services)
    for (const listener of hearing) listener(key)
    yield* settled
    return { asked: yield* Ref.get(requests), offered: (yield* Effect.provide(state, services)).login?.email ?? "" }
  })
const stored = [getLoginKey("", loginKeys.used), "true"] as const

for (const key of [email, getTypesKey("")])
  it.scoped(`followTabs asks the frame once after another tab writes ${key}`, () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* followAfter(key, [stored], connectorIds.auth)).asked, 1)
    })
  )

it.scoped("followTabs asks nothing while another tab leaves, for another wallet, or for a key of another kit", () =>
  Effect.gen(function* () {
    assert.strictEqual((yield* followAfter(email, [], connectorIds.auth)).asked, 0)
    assert.strictEqual((yield* followAfter(email, [stored], "a")).asked, 0)
    const other = getLoginKey("other", loginKeys.email)
    assert.strictEqual((yield* followAfter(other, [stored], connectorIds.auth)).asked, 0)
  })
)

it.scoped(
  "followTabs offers the email of another tab's sign-in if nothing is connected, unless the email is invalid",
  () =>
    Effect.gen(function* () {
      const followOffered = (
        text: string,
        items: ReadonlyArray<readonly [string, string]> = [stored],
        connectorId = "a"
      ) => Effect.map(followAfter(email, [...items, [email, text]], connectorId), (seen) => seen.offered)
      assert.strictEqual(yield* followOffered("ann@example.com"), "ann@example.com")
      assert.strictEqual(yield* followOffered("ann@example.com", []), "")
      assert.strictEqual(yield* followOffered(`${"x".repeat(300)}@example.com`), "")
    })
)
