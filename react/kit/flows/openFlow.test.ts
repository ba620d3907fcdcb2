import { assert, it } from "@effect/vitest"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ComponentType } from "react"
import { describe } from "vitest"
import { mainnet } from "../../../core/chain/network/networks.ts"
import { takeOptions } from "../../../core/kit/options/takeOptions.ts"
import { PageFramed } from "../../../core/wallets/requests/errors.ts"
import { sampleState } from "../../../fixtures/testing/core/sample.ts"
import { Page } from "../../../services/foundation/platform/Page.ts"
import { Storage } from "../../../services/foundation/storage/Storage.ts"
import { kitLayer, type KitServices } from "../../../services/kit/start/kitLayer.ts"
import { createFramedViews } from "../../onchain/approval/framedViews.tsx"
import { flows } from "./flows.ts"
import { openFlow } from "./openFlow.ts"
import { type PartHost, part, valuePart } from "./Part.ts"

/** A kit without a network. */
const getHost = Effect.gen(function* () {
  const { options } = takeOptions({ networks: [mainnet] })
  assert(options !== null)
  const host: PartHost = {
    options: { ...options, hostElements: {} },
    connected: new Set(),
    network: Effect.never,
    memo: yield* Layer.makeMemoMap,
    scope: yield* Effect.scope,
    services: yield* Effect.context<KitServices>()
  }
  return host
})
const services = kitLayer(sampleState(), "test").pipe(
  Layer.provideMerge(Layer.merge(Page.layerNone, Storage.layerMemory()))
)

/** The views and texts that four flows add, where a visitor can agree to something or cannot. */
const openFramed = (ownWindow: Effect.Effect<void, PageFramed>) =>
  Effect.gen(function* () {
    const views: Record<string, ComponentType> = {}
    const texts: Record<string, string> = {}
    const host = yield* getHost
    for (const name of ["Send", "Swap", "SignIn", "WalletReceive"] as const)
      yield* openFlow(
        flows[name],
        host,
        (more, words) => {
          Object.assign(views, more)
          Object.assign(texts, words)
        },
        ownWindow
      )
    return { texts, views }
  })

describe("openFlow", () => {
  it.scopedLive("explains, in a page framed by another site, the views in which a visitor agrees, and no others", () =>
    Effect.gen(function* () {
      const own = yield* openFramed(Effect.void)
      const framed = yield* openFramed(Effect.suspend(() => new PageFramed({ origin: "https://other.example" })))
      const changed = Object.keys(own.views).filter((name) => own.views[name] !== framed.views[name])
      assert.deepStrictEqual(Object.keys(framed.views), Object.keys(own.views))
      assert.deepStrictEqual(changed.sort(), ["SIWXSignMessage", "SwapPreview", "WalletSendPreview"])
      assert.deepStrictEqual(changed, Object.keys(createFramedViews({ tag: "PageFramed", code: "", data: {} })).sort())
      assert.strictEqual(framed.texts["approve.window"], "Open in its own window")
    }).pipe(Effect.provide(services))
  )
})

class Price extends Context.Tag("test/Price")<Price, number>() {}

describe("part", () => {
  it.scopedLive("loads its code and the parts that it needs together, and builds each once", () =>
    Effect.gen(function* () {
      const requests: Array<string> = []
      const waiting: Array<() => void> = []
      const load = (name: string) => () => {
        requests.push(name)
        return new Promise<string>((resolve) => waiting.push(() => resolve(name)))
      }
      let built = 0
      const price = part([], load("price"), () => Layer.sync(Price, () => ++built))
      const total = valuePart([price], load("total"), () => Effect.map(Price, (value) => value + 1))
      const otherPart = valuePart([price], load("again"), () => Price)
      const host = yield* getHost
      const fiber = yield* Effect.fork(Effect.all([total.build(host), otherPart.build(host)], { concurrency: 2 }))
      yield* Effect.sleep("10 millis")
      assert.deepStrictEqual(requests.toSorted(), ["again", "price", "total"])
      for (const resolve of waiting) resolve()
      assert.deepStrictEqual(yield* fiber, [2, 1])
      assert.strictEqual(yield* total.build(host), 2)
      assert.strictEqual(built, 1)
      // @ts-expect-error the price is not among the needs
      valuePart([], load("none"), () => Price)
    }).pipe(Effect.provide(services))
  )
})
