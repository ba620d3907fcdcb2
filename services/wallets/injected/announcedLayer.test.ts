import { assert, describe, it } from "@effect/vitest"
import { toConnector } from "../../../fixtures/testing/services/wallets/providers.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterEach, beforeEach, vi } from "vitest"
import type { KitEvent } from "../../../core/event.ts"
import { sampleState } from "../../../fixtures/testing/core/sample.ts"
import { Page } from "../../foundation/platform/Page.ts"
import { Store } from "../../foundation/store/Store.ts"
import { settled, state } from "../../../fixtures/testing/services/connectedKit.ts"
import { makeScriptedWallet } from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { announcedLayer } from "./announcedLayer.ts"
import { Connectors } from "../connectors/Connectors.ts"
import { ImageUrls } from "../../foundation/platform/ImageUrls.ts"
import { injectedLayer } from "./injected.ts"

/** A page's window, as far as announcements need it. */
let page = new EventTarget()
const listening = new Set<unknown>()
beforeEach(() => {
  page = new EventTarget()
  listening.clear()
  vi.stubGlobal("window", {
    dispatchEvent: (event: Event) => page.dispatchEvent(event),
    addEventListener: (name: string, listener: EventListener) => {
      listening.add(listener)
      page.addEventListener(name, listener)
    },
    removeEventListener: (name: string, listener: EventListener) => {
      listening.delete(listener)
      page.removeEventListener(name, listener)
    }
  })
})
afterEach(() => vi.unstubAllGlobals())

const dispatchAnnouncement = (detail: unknown) =>
  page.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }))
const announce = (rdns: string, more: object = {}, provider: unknown = makeScriptedWallet().provider) =>
  dispatchAnnouncement({ info: { uuid: `uuid-${rdns}`, rdns, name: rdns, icon: "", ...more }, provider })
/** Wallets that were on the page before the kit and answer its request. */
const answerAnnouncements = (...answers: ReadonlyArray<() => void>) =>
  page.addEventListener("eip6963:requestProvider", () => {
    for (const answer of answers) answer()
  })

/** Starts a kit's list over a page whose frames are triggered by the test. */
const list = () => {
  const frames: Array<() => void> = []
  const events: Array<KitEvent> = []
  const listenLayer = Layer.scopedDiscard(
    Effect.flatMap(Store, (store) => store.subscribe((_, batch) => void events.push(...batch)))
  )
  const layer = announcedLayer.pipe(
    Layer.provideMerge(listenLayer),
    Layer.provideMerge(
      Layer.mergeAll(
        Store.layer(sampleState()),
        Connectors.layer,
        Layer.succeed(Page, {
          painted: Effect.async<void>((resume) => {
            frames.push(() => resume(Effect.void))
          }),
          returned: Effect.never
        })
      )
    )
  )
  return {
    events,
    layer,
    frames,
    frame: Effect.zipRight(
      Effect.sync(() => {
        for (const draw of frames.splice(0)) draw()
      }),
      settled
    )
  }
}
const ids = Effect.map(state, ({ wallet }) => wallet.connectors.map(({ id }) => id))

describe("announcedLayer", () => {
  it.effect("lists wallets together at once if they were on the page before", () => {
    answerAnnouncements(
      () => announce("a"),
      () => announce("b")
    )
    const { events, layer } = list()
    return Effect.gen(function* () {
      assert.deepStrictEqual(yield* ids, ["a", "b"])
      assert.strictEqual(events.length, 1)
      const { connectors } = (yield* state).wallet
      assert.deepStrictEqual(connectors[0], {
        id: "a",
        type: "ANNOUNCED",
        name: "a",
        chain: "eip155",
        rdns: "a",
        icon: ""
      })
    }).pipe(Effect.provide(layer))
  })

  it.effect("F48: lists a thousand wallets of one tick by one event, in the next frame", () => {
    const { events, frame, frames, layer } = list()
    return Effect.gen(function* () {
      yield* settled
      for (let i = 0; i < 1000; i++) announce(`wallet.${i}`)
      yield* settled
      assert.deepStrictEqual([events.length, frames.length], [0, 1])
      yield* frame
      assert.deepStrictEqual([events.length, (yield* ids).length], [1, 1000])
    }).pipe(Effect.provide(layer))
  })

  it.effect("F48: appends late wallets, one frame's worth at a time", () => {
    answerAnnouncements(() => announce("a"))
    const { events, frame, layer } = list()
    return Effect.gen(function* () {
      announce("b")
      yield* frame
      announce("c")
      yield* frame
      assert.deepStrictEqual([yield* ids, events.length], [["a", "b", "c"], 3])
    }).pipe(Effect.provide(layer))
  })

  it.effect("F48: keeps the first of two wallets with one rdns, in the list and in the registry", () => {
    const first = makeScriptedWallet(),
      second = makeScriptedWallet()
    answerAnnouncements(
      () => announce("a", {}, first.provider),
      () => announce("a", { name: "Other" }, second.provider),
      () => announce("a", {}, first.provider)
    )
    return Effect.gen(function* () {
      assert.deepStrictEqual(yield* ids, ["a"])
      const found = yield* Effect.flatMap(Connectors, (connectors) => connectors.get("a", "eip155"))
      yield* found.request({ method: "eth_chainId" })
      assert.deepStrictEqual([first.methods, second.methods], [["eth_chainId"], []])
    }).pipe(Effect.provide(list().layer))
  })

  const { provider } = makeScriptedWallet()
  const hostile: ReadonlyArray<readonly [string, unknown]> = [
    ["nothing", null],
    ["text", "wallet"],
    ["no info", { provider }],
    ["no provider", { info: { rdns: "x", name: "X", uuid: "u", icon: "" } }],
    [
      "a provider that cannot be asked",
      { info: { rdns: "x", name: "X", uuid: "u", icon: "" }, provider: { request: 1 } }
    ],
    [
      "a throwing info",
      {
        get info(): never {
          throw new Error("info")
        },
        provider
      }
    ],
    [
      "a throwing provider",
      {
        info: { rdns: "x", name: "X" },
        get provider(): never {
          throw new Error("provider")
        }
      }
    ],
    [
      "a throwing name",
      {
        info: {
          rdns: "x",
          get name(): never {
            throw new Error("name")
          }
        },
        provider
      }
    ],
    [
      "a throwing request",
      {
        info: { rdns: "x", name: "X" },
        provider: {
          get request(): never {
            throw new Error("request")
          }
        }
      }
    ],
    ["an id of ours", { info: { rdns: "injected", name: "", uuid: "" }, provider }],
    ["nothing to know it by", { info: { rdns: "", name: " ", uuid: "" }, provider }]
  ]
  for (const [what, detail] of hostile) {
    it.effect(`F23: omits an announcement with ${what}, and lists the next wallet`, () => {
      answerAnnouncements(
        () => dispatchAnnouncement(detail),
        () => announce("good")
      )
      return Effect.map(ids, (listed) => assert.deepStrictEqual(listed, ["good"])).pipe(Effect.provide(list().layer))
    })
  }

  it.effect("lists at most two thousand wallets", () => {
    answerAnnouncements(() => {
      for (let i = 0; i < 2_100; i++) announce(`wallet.${i}`)
    })
    return Effect.map(ids, (listed) => assert.strictEqual(listed.length, 2_000)).pipe(Effect.provide(list().layer))
  })

  it.effect("F46: stops listening when the kit ends", () =>
    Effect.gen(function* () {
      yield* Effect.provide(ids, list().layer)
      assert.strictEqual(listening.size, 0)
    })
  )
})

describe("addInjected", () => {
  const layer = Layer.suspend(() =>
    injectedLayer.pipe(Layer.provideMerge(Layer.merge(Store.layer(sampleState()), Connectors.layer)))
  )

  it.effect("lists the wallet at window.ethereum by its type's id", () => {
    const { methods: requests, provider } = makeScriptedWallet()
    vi.stubGlobal("ethereum", provider)
    return Effect.gen(function* () {
      assert.deepStrictEqual(
        (yield* state).wallet.connectors.map(({ id, name, type }) => [id, name, type]),
        [["injected", "Browser Wallet", "INJECTED"]]
      )
      const found = yield* Effect.flatMap(Connectors, (connectors) => connectors.get("injected", "eip155"))
      yield* found.request({ method: "eth_chainId" })
      assert.deepStrictEqual(requests, ["eth_chainId"])
    }).pipe(Effect.provide(layer))
  })

  for (const [what, ethereum] of [
    ["absent", undefined],
    ["null", null],
    ["no wallet", { request: "no" }],
    [
      "one that throws",
      {
        get request(): never {
          throw new Error("no")
        }
      }
    ]
  ] as const) {
    it.effect(`omits the wallet when it is ${what}`, () => {
      vi.stubGlobal("ethereum", ethereum)
      return Effect.map(ids, (listed) => assert.deepStrictEqual(listed, [])).pipe(Effect.provide(layer))
    })
  }
})

describe("Connectors and ImageUrls", () => {
  it.effect("keeps the first provider of an id for the life of the kit", () => {
    const first = toConnector(makeScriptedWallet().provider)
    return Effect.gen(function* () {
      const connectors = yield* Connectors
      yield* connectors.put("a", "eip155", first)
      yield* connectors.put("a", "eip155", toConnector(makeScriptedWallet().provider))
      assert.strictEqual(yield* connectors.get("a", "eip155"), first)
      assert.strictEqual((yield* Effect.flip(connectors.get("b", "eip155")))._tag, "ConnectorNotFound")
    }).pipe(Effect.provide(Connectors.layer))
  })

  it.effect("creates an image's address once, and revokes it when the kit ends", () => {
    const created = vi.spyOn(URL, "createObjectURL"),
      freed = vi.spyOn(URL, "revokeObjectURL")
    return Effect.gen(function* () {
      const url = yield* Effect.gen(function* () {
        const urls = yield* ImageUrls
        assert.isUndefined(urls.get("i"))
        yield* urls.put("i", new Blob(["1"]))
        yield* urls.put("i", new Blob(["2"]))
        return urls.get("i")
      }).pipe(Effect.provide(ImageUrls.layer))
      assert.strictEqual(created.mock.calls.length, 1)
      assert.deepStrictEqual(freed.mock.calls, [[url]])
    })
  })
})

it.effect("accepts a wallet whose object has methods with an adapter's names", () => {
  const { methods: requests, provider } = makeScriptedWallet()
  const odd = {
    ...provider,
    connect: () => Promise.reject(new Error("its own affair")),
    switchNetwork: () => {
      throw new Error("its own affair")
    }
  }
  answerAnnouncements(() => announce("odd", {}, odd))
  return Effect.gen(function* () {
    const found = yield* Effect.flatMap(Connectors, (connectors) => connectors.get("odd", "eip155"))
    yield* found.connect({ silent: true })
    assert.deepStrictEqual(requests, ["eth_accounts", "eth_chainId"])
  }).pipe(Effect.provide(list().layer))
})
