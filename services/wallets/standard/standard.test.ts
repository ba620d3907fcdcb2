import { assert, describe, it } from "@effect/vitest"
import { toConnector } from "../../../fixtures/testing/services/wallets/providers.ts"
import { registerWallet } from "@wallet-standard/wallet"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterEach, beforeEach, vi } from "vitest"
import { toNetwork } from "../../../core/chain/network/network.ts"
import { mainnet, solana, solanaDevnet } from "../../../core/chain/network/networks.ts"
import { chainStart } from "../../../core/wallets/activeNetwork/state.ts"
import type { KitEvent } from "../../../core/event.ts"
import { sampleState } from "../../../fixtures/testing/core/sample.ts"
import { Connections } from "../connection/Connections.ts"
import { connectionLayer } from "../../kit/start/kitLayer.ts"
import { Page } from "../../foundation/platform/Page.ts"
import { Store } from "../../foundation/store/Store.ts"
import { settled, state } from "../../../fixtures/testing/services/connectedKit.ts"
import { standardWallet } from "../../../fixtures/testing/services/wallets/standardWallet.ts"
import { Connectors } from "../connectors/Connectors.ts"
import { standardLayer } from "./standard.ts"
import { standardKinds } from "./standardKinds.ts"

/** A page's window, as far as the wallet-standard needs it. */
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

interface Api {
  readonly register: (...wallets: ReadonlyArray<unknown>) => () => void
}
/** Registers like a wallet that loads after the page; returns the function that unregisters it. */
const register = (...wallets: ReadonlyArray<unknown>): (() => void) => {
  let ignoreListener = (): void => {}
  page.dispatchEvent(
    new CustomEvent("wallet-standard:register-wallet", {
      detail: (api: Api) => {
        ignoreListener = api.register(...wallets)
      }
    })
  )
  return ignoreListener
}
const plain = (name: string, more: object = {}) => ({
  version: "1.0.0",
  name,
  icon: "",
  chains: ["solana:mainnet"],
  accounts: [],
  features: { "standard:connect": {}, "standard:events": {}, "solana:signTransaction": {} },
  ...more
})

/** Starts a kit on Ethereum and Solana over a page whose frames are triggered by the test. */
const list = (networks = [mainnet, solana, solanaDevnet], kinds = standardKinds) => {
  const frames: Array<() => void> = []
  const events: Array<KitEvent> = []
  const listenLayer = Layer.scopedDiscard(
    Effect.flatMap(Store, (store) => store.subscribe((_, batch) => void events.push(...batch)))
  )
  const layer = standardLayer(kinds).pipe(
    Layer.provideMerge(listenLayer),
    Layer.provideMerge(
      Layer.mergeAll(
        connectionLayer({ ...sampleState(), chain: chainStart(networks.map(toNetwork), "eip155:1") }),
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
    frames,
    layer,
    tags: () => events.map(({ _tag }) => _tag),
    frame: Effect.zipRight(
      Effect.sync(() => {
        for (const draw of frames.splice(0)) draw()
      }),
      settled
    )
  }
}
const listed = Effect.map(state, ({ wallet }) => wallet.connectors.map(({ chain, id }) => `${chain}:${id}`))

describe("standardLayer", () => {
  it.effect("lists wallets at once if they were there before, and later ones in the next frame", () => {
    registerWallet(plain("Before", { icon: "data:image/png;base64,AA==" }) as never)
    const { frame, frames, layer, tags } = list()
    return Effect.gen(function* () {
      assert.deepStrictEqual((yield* state).wallet.connectors, [
        { id: "Before", type: "ANNOUNCED", name: "Before", chain: "solana", icon: "data:image/png;base64,AA==" }
      ])
      registerWallet(plain("After") as never)
      assert.deepStrictEqual([tags(), frames.length], [["WalletsAnnounced"], 1])
      yield* settled
      yield* frame
      assert.deepStrictEqual(yield* listed, ["solana:Before", "solana:After"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("F48: lists a thousand wallets of one tick by one event, and ignores those past two thousand", () => {
    const { frame, frames, layer, tags } = list()
    return Effect.gen(function* () {
      yield* settled
      for (let i = 0; i < 1_000; i++) register(plain(`Wallet ${i}`))
      register(...Array.from({ length: 1_100 }, (_, i) => plain(`More ${i}`)))
      yield* settled
      assert.deepStrictEqual([tags(), frames.length], [[], 1])
      yield* frame
      assert.deepStrictEqual([tags(), (yield* listed).length], [["WalletsAnnounced"], 2_000])
    }).pipe(Effect.provide(layer))
  })

  it.effect("F48: keeps the first of two wallets with one name, case-insensitively", () => {
    registerWallet(plain("Same") as never)
    registerWallet(plain("SAME") as never)
    return Effect.map(listed, (all) => assert.deepStrictEqual(all, ["solana:Same"])).pipe(Effect.provide(list().layer))
  })

  const hostile: ReadonlyArray<readonly [string, unknown]> = [
    ["nothing", null],
    ["text", "wallet"],
    ["WalletConnect", plain("WalletConnect")],
    ["one of another chain", plain("Sui", { chains: ["sui:mainnet"] })],
    [
      "one whose name throws",
      {
        ...plain("x"),
        get name(): never {
          throw new Error("name")
        }
      }
    ],
    [
      "one whose features throw",
      {
        ...plain("x"),
        get features(): never {
          throw new Error("features")
        }
      }
    ],
    ["one that cannot sign", plain("x", { features: { "standard:connect": {}, "standard:events": {} } })]
  ]
  for (const [what, wallet] of hostile) {
    it.effect(`F23: omits ${what}, and lists the next wallet`, () => {
      registerWallet(wallet as never)
      registerWallet(plain("Good") as never)
      return Effect.map(listed, (all) => assert.deepStrictEqual(all, ["solana:Good"])).pipe(
        Effect.provide(list().layer)
      )
    })
  }

  it.effect("F23: ignores a wallet that passes no callback, or one that throws", () => {
    const { frame, layer } = list()
    return Effect.gen(function* () {
      yield* settled
      for (const detail of [
        undefined,
        1,
        () => {
          throw new Error("callback")
        }
      ])
        page.dispatchEvent(new CustomEvent("wallet-standard:register-wallet", { detail }))
      register(plain("Good"))
      yield* settled
      yield* frame
      assert.deepStrictEqual(yield* listed, ["solana:Good"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("omits namespaces that are not configured", () => {
    registerWallet(plain("Before") as never)
    return Effect.map(listed, (all) => assert.deepStrictEqual(all, [])).pipe(Effect.provide(list([mainnet]).layer))
  })

  it.effect("lists a wallet on each namespace that it supports, with a provider for each", () => {
    const connector = toConnector({ request: () => Promise.resolve(null) })
    registerWallet(plain("Both") as never)
    const { layer } = list([mainnet, solana], {
      ...standardKinds,
      eip155: { fits: () => true, connector: () => connector }
    })
    return Effect.gen(function* () {
      assert.sameMembers([...(yield* listed)], ["solana:Both", "eip155:Both"])
      assert.strictEqual(yield* Effect.flatMap(Connectors, (all) => all.get("both", "eip155")), connector)
      assert.notStrictEqual(yield* Effect.flatMap(Connectors, (all) => all.get("both", "solana")), connector)
    }).pipe(Effect.provide(layer))
  })

  it.effect("F46: stops listening when the kit ends, and accepts no wallet afterwards", () => {
    let later: Api | undefined
    page.addEventListener("wallet-standard:app-ready", (event) => {
      later = (event as CustomEvent<Api>).detail
    })
    const { layer, tags } = list()
    return Effect.gen(function* () {
      yield* Effect.provide(listed, layer)
      later?.register(plain("Late"))()
      assert.deepStrictEqual([listening.size, tags()], [0, []])
    })
  })
})

describe("standardLayer: unregistered wallets", () => {
  it.effect("removes the wallet from the list and rejects its requests; another of its name may follow", () => {
    const { frame, layer, tags } = list()
    return Effect.gen(function* () {
      yield* settled
      const off = register(plain("One"), plain("Two"))
      yield* settled
      yield* frame
      off()
      register(plain("one"))
      yield* settled
      yield* frame
      assert.deepStrictEqual(yield* listed, ["solana:one"])
      assert.deepStrictEqual(tags(), ["WalletsAnnounced", "WalletsLeft", "WalletsAnnounced"])
      assert.strictEqual(
        (yield* Effect.flip(Effect.flatMap(Connectors, (all) => all.get("Two", "solana"))))._tag,
        "ConnectorNotFound"
      )
    }).pipe(Effect.provide(layer))
  })

  it.effect("ignores a wallet that unregisters before it was listed", () => {
    const { frame, layer, tags } = list()
    return Effect.gen(function* () {
      yield* settled
      register(plain("One"))()
      yield* settled
      yield* frame
      assert.deepStrictEqual(tags(), [])
    }).pipe(Effect.provide(layer))
  })

  it.effect("disconnects the wallet", () => {
    const { frame, layer, tags } = list()
    return Effect.gen(function* () {
      const { address, wallet } = yield* Effect.promise(() => standardWallet())
      const off = register(wallet)
      yield* settled
      yield* frame
      const connections = yield* Connections
      const live = yield* connections.connect({ connectorId: "Scripted", namespace: "solana" })
      assert.deepStrictEqual(
        [live.namespace, live.network, live.accounts],
        ["solana", toNetwork(solana).id, [{ address }]]
      )
      off()
      yield* settled
      yield* frame
      const {
        connection,
        wallet: { connectors }
      } = yield* state
      assert.deepStrictEqual([connection.connections, connectors], [[], []])
      assert.includeMembers(tags(), ["Connected", "Disconnected", "WalletsLeft"])
    }).pipe(Effect.provide(layer))
  })
})
