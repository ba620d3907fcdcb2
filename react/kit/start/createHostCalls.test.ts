import { assert, describe, it } from "@effect/vitest"
import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { afterEach, vi } from "vitest"
import { kitLayer, type KitServices } from "../../../services/kit/start/kitLayer.ts"
import {
  accounts,
  makeRefusal,
  makeScriptedWallet,
  neverAnswer
} from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { NotConnected } from "../../../core/wallets/connection/errors.ts"
import { toSnapshot } from "../../../core/kit/host/toSnapshot.ts"
import type { KitEvent } from "../../../core/event.ts"
import { sampleState } from "../../../fixtures/testing/core/sample.ts"
import { keepLines } from "../../../services/foundation/log/keepLines.ts"
import { Page } from "../../../services/foundation/platform/Page.ts"
import { Storage } from "../../../services/foundation/storage/Storage.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { HostMethods } from "../../../services/kit/methods/HostMethods.ts"
import { announce } from "../../../fixtures/testing/services/connectedKit.ts"
import { advanceUntilSettled, waitUntil } from "../../../fixtures/testing/turns.ts"
import { takeOptions } from "../../../core/kit/options/takeOptions.ts"
import { mainnet } from "../../../core/chain/network/networks.ts"
import { createHostCalls } from "./createHostCalls.ts"
import { startFlows } from "../flows/startFlows.ts"
import { isLatchkeyError } from "../shell/isLatchkeyError.ts"

const kits: Array<() => Promise<void>> = []
afterEach(() => void vi.useRealTimers())
afterEach(() => Promise.all(kits.splice(0).map((end) => end())))

/** The methods of a page without a network. */
const methodsLayer = Layer.scoped(
  HostMethods,
  Effect.gen(function* () {
    const { options } = takeOptions({ networks: [mainnet] })
    assert(options !== null)
    const host = {
      options: { ...options, hostElements: {} },
      connected: new Set<string>(),
      network: Effect.never,
      memo: yield* Layer.makeMemoMap,
      scope: yield* Effect.scope,
      services: yield* Effect.context<KitServices>()
    }
    return Effect.sync(() => startFlows(host, () => {}))
  })
)

/** A running kit as a host holds it, with one wallet. */
const host = (
  script: Parameters<typeof makeScriptedWallet>[0] = {},
  around: Layer.Layer<never, never, KitServices> = Layer.empty,
  lines = keepLines(false)
) => {
  const services = kitLayer(sampleState(), "test").pipe(
    Layer.provideMerge(Layer.merge(Page.layerNone, Storage.layerMemory()))
  )
  const kit = ManagedRuntime.make(
    Layer.merge(around, methodsLayer).pipe(Layer.provideMerge(services), Layer.provideMerge(lines.layer))
  )
  kits.push(() => kit.dispose())
  const wallet = makeScriptedWallet(script)
  kit.runSync(announce({ w: wallet.provider }))
  const runtime = kit.runSync(Effect.runtime<HostMethods | KitServices>())
  const calls = createHostCalls({ store: kit.runSync(Store), base: runtime, ready: Promise.resolve(runtime) })
  /** The page asks for what it shows. */
  const request = (namespace: string, call: Parameters<typeof calls.request>[1]) =>
    calls.request(namespace, call, kit.runSync(Effect.map(Store, (store) => toSnapshot(store.getState()))))
  const state = () => kit.runSync(Store).getState()
  return { ...calls, request, state, asked: wallet.methods, end: () => kit.dispose() }
}
/** A kit with a defect that this event triggers, and the defects in the log. */
const breakStep = (tag: KitEvent["_tag"]) => {
  const fault = new RangeError("our own fault")
  const lines = keepLines(false)
  const defects = new Set<unknown>()
  lines.take(({ cause }) => {
    for (const item of Cause.defects(cause)) defects.add(Cause.originalError(item))
  })
  const listener = Layer.scopedDiscard(
    Effect.flatMap(Store, (store) =>
      store.subscribe((_, events) => {
        if (events.some((event) => event._tag === tag)) throw fault
      })
    )
  )
  return { fault, defects, kit: (script?: Parameters<typeof makeScriptedWallet>[0]) => host(script, listener, lines) }
}
/** Returns the rejection of a promise, as a host reads it. */
const rejection = (promise: Promise<unknown>): Promise<Record<string, unknown>> =>
  promise.then(
    () => ({ resolved: true }),
    (error: Record<string, unknown>) => error
  )
const call = { method: "personal_sign", params: ["0x68656c6c6f", accounts[0]] }

describe("what a host asks of the kit", () => {
  const failures: ReadonlyArray<
    readonly [what: string, ask: () => Promise<unknown>, tag: string, code: string, message: string, retryable: boolean]
  > = [
    [
      "connecting a wallet whose owner refuses",
      () => host({ eth_requestAccounts: makeRefusal(4001) }).connect({ connectorId: "w" }),
      "ConnectionRejected",
      "connection.rejected",
      "Connection rejected",
      true
    ],
    [
      "connecting a wallet that is busy",
      () => host({ eth_requestAccounts: makeRefusal(-32002) }).connect({ connectorId: "w" }),
      "WalletBusy",
      "connection.wallet-busy",
      "Open your wallet to continue",
      true
    ],
    [
      "connecting a wallet that fails",
      () => host({ eth_requestAccounts: () => null }).connect({ connectorId: "w" }),
      "FailedToConnect",
      "connection.failed",
      "Failed to connect",
      true
    ],
    [
      "connecting a wallet that is not there",
      () => {
        vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
        return advanceUntilSettled(host().connect({ connectorId: "nobody" }))
      },
      "ConnectorNotFound",
      "connection.connector-not-found",
      "Connector not found",
      false
    ],
    [
      "switching where nobody configured",
      () => host().switchNetwork("eip155:56"),
      "NetworkNotFound",
      "chain.network-not-found",
      "",
      false
    ],
    [
      "switching to no network at all",
      () => Reflect.apply(host().switchNetwork, undefined, ["polygon"]),
      "NetworkNotFound",
      "chain.network-not-found",
      "",
      false
    ]
  ]
  for (const [what, ask, tag, code, message, retryable] of failures) {
    it(`${what} rejects with the tagged error itself`, async () => {
      const error = await rejection(ask())
      assert.isTrue(isLatchkeyError(error) && error instanceof Error)
      assert.deepStrictEqual([error["_tag"], error["code"], error["retryable"]], [tag, code, retryable])
      if (message !== "") assert.strictEqual(error["message"], message)
    })
  }

  it("rejects with ModalClosed when the modal closes while the wallet is asked", async () => {
    const kit = host({ eth_requestAccounts: neverAnswer })
    kit.dispatch({ _tag: "Opened", view: { _tag: "Connect" } })
    const end = rejection(kit.connect({ connectorId: "w" }))
    await waitUntil(() => assert.deepStrictEqual(kit.asked, ["eth_requestAccounts"]))
    kit.close()
    assert.strictEqual((await end)["_tag"], "ModalClosed")
  })

  for (const by of ["the host", "the visitor"]) {
    it(`rejects switchNetwork as SupersededFailure when ${by} chooses another network`, async () => {
      const kit = host({ wallet_switchEthereumChain: neverAnswer })
      await kit.connect({ connectorId: "w" })
      const end = rejection(kit.switchNetwork("eip155:137"))
      await waitUntil(() => assert.include(kit.asked, "wallet_switchEthereumChain"))
      if (by === "the host") await kit.switchNetwork("eip155:1")
      else kit.dispatch({ _tag: "NetworkSwitchStarted", to: "eip155:1" })
      const error = await end
      assert.deepStrictEqual(
        [error["_tag"], error["code"], error["message"]],
        ["SupersededFailure", "connection.superseded", "Another request took its place"]
      )
    })

    it(`rejects connect as SupersededFailure when ${by} chooses another wallet`, async () => {
      const kit = host({ eth_requestAccounts: neverAnswer })
      const end = rejection(kit.connect({ connectorId: "w" }))
      await waitUntil(() => assert.deepStrictEqual(kit.asked, ["eth_requestAccounts"]))
      if (by === "the host") await rejection(kit.connect({ connectorId: "other" }))
      else kit.dispatch({ _tag: "ConnectStarted", connectorId: "other" })
      assert.strictEqual((await end)["_tag"], "SupersededFailure")
    })
  }

  it("asks the wallet once when the same switch is requested twice", async () => {
    const kit = host({ wallet_switchEthereumChain: neverAnswer })
    await kit.connect({ connectorId: "w" })
    kit.dispatch({ _tag: "Opened", view: { _tag: "Account" } })
    const ends = [rejection(kit.switchNetwork("eip155:137")), rejection(kit.switchNetwork("eip155:137"))]
    await waitUntil(() => assert.include(kit.asked, "wallet_switchEthereumChain"))
    kit.close()
    assert.deepStrictEqual(
      (await Promise.all(ends)).map((error) => error["_tag"]),
      ["ModalClosed", "ModalClosed"]
    )
    assert.strictEqual(kit.asked.filter((method) => method === "wallet_switchEthereumChain").length, 1)
  })

  it("connects, switches and lets go", async () => {
    const kit = host({ eth_chainId: (_, nth) => (nth === 1 ? "0x1" : "0x89") })
    await kit.connect({ connectorId: "w" })
    await kit.switchNetwork("eip155:137")
    await kit.disconnect()
    assert.deepStrictEqual(kit.asked.slice(0, 4), [
      "eth_requestAccounts",
      "eth_chainId",
      "wallet_switchEthereumChain",
      "eth_chainId"
    ])
  })
})

describe("disconnecting while the Account view is open", () => {
  for (const [keepOpen, view] of [
    [undefined, undefined],
    [false, undefined],
    [true, "Connect"]
  ] as const) {
    it(`keepOpen ${keepOpen} ${view === undefined ? "closes the modal" : `leads to ${view}`}`, async () => {
      const kit = host()
      await kit.connect({ connectorId: "w" })
      kit.dispatch({ _tag: "Opened", view: { _tag: "Account" } })
      await kit.disconnect({ keepOpen })
      const { modal } = kit.state()
      assert.strictEqual(modal.open ? modal.history[0]._tag : undefined, view)
    })
  }
})

/** A wallet that goes where it is asked to. */
const makeMovingScript = (): Parameters<typeof makeScriptedWallet>[0] => {
  let chainId = "0x1"
  return {
    eth_chainId: () => chainId,
    wallet_switchEthereumChain: () => {
      chainId = "0x89"
    }
  }
}

describe("a defect of our own", () => {
  const asks: ReadonlyArray<
    readonly [what: string, tag: KitEvent["_tag"], ask: (kit: ReturnType<typeof host>) => Promise<unknown>]
  > = [
    ["connecting, as it begins", "ConnectStarted", (kit) => kit.connect({ connectorId: "w" })],
    [
      "disconnecting",
      "Disconnected",
      async (kit) => {
        await kit.connect({ connectorId: "w" })
        return kit.disconnect()
      }
    ],
    ["switching", "NetworkSwitchStarted", (kit) => kit.switchNetwork("eip155:137")],
    [
      "switching, in the midst of it",
      "ChainChanged",
      async (kit) => {
        await kit.connect({ connectorId: "w" })
        return kit.switchNetwork("eip155:137")
      }
    ],
    ["an event of the host's", "Closed", async (kit) => kit.close()]
  ]
  for (const [what, tag, ask] of asks) {
    it(`rejects ${what} with Unforeseen and its cause, and logs it`, async () => {
      const { defects, fault, kit } = breakStep(tag)
      const error = await rejection(ask(kit(makeMovingScript())))
      assert.isTrue(isLatchkeyError(error))
      assert.deepStrictEqual(
        [error["_tag"], error["code"], error["category"], error["cause"]],
        ["Unforeseen", "log.unforeseen", "INTERNAL_SDK_ERROR", fault]
      )
      assert.deepStrictEqual([...defects], [fault])
    })
  }

  it("logs a defect in plain code, and throws a failure of the catalogue unchanged", () => {
    const { defects, fault, kit } = breakStep("Shaken")
    const { tagErrors } = kit()
    assert.throws(
      () =>
        tagErrors(() => {
          throw fault
        }),
      "Unknown error"
    )
    assert.deepStrictEqual([...defects], [fault])
    const own = new NotConnected({ namespace: "eip155" })
    try {
      tagErrors(() => {
        throw own
      })
    } catch (error) {
      assert.strictEqual(error, own)
    }
  })

  it("rejects pending calls when the kit is disposed of", async () => {
    const kit = host({ eth_requestAccounts: neverAnswer })
    const end = rejection(kit.connect({ connectorId: "w" }))
    await kit.end()
    assert.isTrue(isLatchkeyError(await end))
  })
})

describe("provider() speaks EIP-1193", () => {
  it("sends a host's request once and gives the wallet's answer as it is", async () => {
    const answer = `0x${"ab".repeat(65)}`
    const kit = host({ personal_sign: () => answer })
    await kit.connect({ connectorId: "w" })
    assert.strictEqual(await kit.request("eip155", call), answer)
    assert.strictEqual(kit.asked.filter((method) => method === "personal_sign").length, 1)
  })

  it("rejects with the wallet's own error, untouched", async () => {
    const kit = host({ personal_sign: makeRefusal(4001, { why: "no" }) })
    await kit.connect({ connectorId: "w" })
    const { code, data, message } = await rejection(kit.request("eip155", call))
    assert.deepStrictEqual([code, data, message], [4001, { why: "no" }, "code 4001"])
  })

  for (const method of ["personal_sign", "eth_getBalance"])
    it(`rejects a pending ${method} with ConnectionEnded when the host disconnects`, async () => {
      const kit = host({ [method]: neverAnswer })
      await kit.connect({ connectorId: "w" })
      const params = method === "personal_sign" ? call.params : [accounts[0], "latest"]
      const end = rejection(kit.request("eip155", { method, params }))
      await waitUntil(() => assert.include(kit.asked, method))
      await kit.disconnect()
      const { code, data, message } = await end
      assert.deepStrictEqual(
        [code, message, (data as { readonly _tag: string })._tag],
        [4900, "The wallet was disconnected", "ConnectionEnded"]
      )
    })

  for (const namespace of ["eip155", "solana"]) {
    it(`rejects with 4100 without a connection on "${namespace}", and asks no wallet`, async () => {
      const kit = host()
      const error = await rejection(kit.request(namespace, call))
      assert.isTrue(error instanceof Error)
      assert.deepStrictEqual(
        [error["code"], error["message"], (error["data"] as { readonly _tag: string })._tag],
        [4100, "Please call connect() before request()", "RequestBeforeConnect"]
      )
      assert.deepStrictEqual(kit.asked, [])
    })
  }
})
