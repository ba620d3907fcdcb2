import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Ref from "effect/Ref"
import type { KitEvent } from "../../../core/event.ts"
import { loginKey, loginKeys } from "../../../core/embedded/login/keys.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { sampleConnection, severalWallets } from "../../../fixtures/testing/core/sample.ts"
import { dispatch, settled, state } from "../../../fixtures/testing/services/connectedKit.ts"
import { joinLogin } from "../login/joinLogin.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"
import { typesKey } from "./accountTypes.ts"
import { followTabs } from "./followTabs.ts"

const connected = (id: string): KitEvent => ({ _tag: "Connected", connection: sampleConnection(id), restored: false })
const email = loginKey("", loginKeys.email)

/** A tab, and how often its frame was asked after `key` was written by another one. */
const askedAfter = (key: string, items: ReadonlyArray<readonly [string, string]>, connectorId: string) =>
  Effect.gen(function* () {
    const hearing: Array<(key: string) => void> = []
    const stored = new Map(items)
    const storage = Layer.succeed(Storage, {
      get: (one) => Effect.sync(() => stored.get(one) ?? null),
      set: () => Effect.succeed(true),
      remove: () => Effect.void,
      written: (hear) => Effect.sync(() => void hearing.push(hear))
    })
    const asked = yield* Ref.make(0)
    const here = yield* Layer.build(Layer.merge(Store.layer(severalWallets), storage))
    yield* Effect.provide(joinLogin(""), here)
    yield* Effect.provide(
      followTabs(
        "",
        Ref.update(asked, (times) => times + 1)
      ),
      here
    )
    yield* Effect.provide(dispatch(connected(connectorId)), here)
    for (const hear of hearing) hear(key)
    yield* settled
    return { asked: yield* Ref.get(asked), offered: (yield* Effect.provide(state, here)).login?.email ?? "" }
  })
const used = [loginKey("", loginKeys.used), "true"] as const

for (const key of [email, typesKey("")])
  it.scoped(`${key} that another tab writes has the frame asked once`, () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* askedAfter(key, [used], connectorIds.auth)).asked, 1)
    })
  )

it.scoped("nobody is asked after while another tab leaves, for another wallet, or for a key of another kit", () =>
  Effect.gen(function* () {
    assert.strictEqual((yield* askedAfter(email, [], connectorIds.auth)).asked, 0)
    assert.strictEqual((yield* askedAfter(email, [used], "a")).asked, 0)
    const other = loginKey("other", loginKeys.email)
    assert.strictEqual((yield* askedAfter(other, [used], connectorIds.auth)).asked, 0)
  })
)

it.scoped("a sign-in of another tab is offered where nobody is signed in, and a text that is no email is not", () =>
  Effect.gen(function* () {
    const offered = (text: string, items: ReadonlyArray<readonly [string, string]> = [used], connectorId = "a") =>
      Effect.map(askedAfter(email, [...items, [email, text]], connectorId), (seen) => seen.offered)
    assert.strictEqual(yield* offered("ann@example.com"), "ann@example.com")
    assert.strictEqual(yield* offered("ann@example.com", []), "")
    assert.strictEqual(yield* offered(`${"x".repeat(300)}@example.com`), "")
  })
)
