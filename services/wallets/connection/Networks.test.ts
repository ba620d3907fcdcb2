import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/TestClock"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { setUpKit, dispatch, settled, state } from "../../../fixtures/testing/services/connectedKit.ts"
import {
  type Answer,
  holdAnswer,
  makeRefusal,
  makeScriptedWallet,
  neverAnswer
} from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { Connections } from "./Connections.ts"
import { Networks } from "./Networks.ts"

const connect = Effect.flatMap(Connections, (connections) => connections.connect({ connectorId: "w" }))
const switchTo = (to: NetworkId = "eip155:137") => Effect.flatMap(Networks, (networks) => networks.switchTo(to))
const switching = ["wallet_switchEthereumChain", "wallet_addEthereumChain"]

/**
 * A wallet that switches when requested; `script` overrides its answers. `reported` collects the requests about networks.
 */
const makeMoving = (script: Readonly<Record<string, Answer>> = {}) => {
  let chainId = "0x1"
  const wallet = makeScriptedWallet({
    eth_chainId: () => chainId,
    ...script,
    wallet_switchEthereumChain: (params, nth) => {
      const answer = script["wallet_switchEthereumChain"]?.(params, nth) ?? null
      chainId = "0x89"
      return answer
    }
  })
  return { wallet, reported: () => wallet.methods.filter((method) => switching.includes(method)) }
}

describe("Networks.switchTo", () => {
  it.effect("switches without asking if no wallet is connected", () =>
    Effect.gen(function* () {
      yield* switchTo()
      const { chain } = yield* state
      assert.deepStrictEqual([chain.active, chain.switching], ["eip155:137", null])
    }).pipe(Effect.provide(setUpKit({}).layer))
  )

  it.effect("asks the wallet with the chain id in hex, and then switches", () => {
    const { reported, wallet } = makeMoving()
    return Effect.gen(function* () {
      yield* connect
      yield* switchTo()
      const { chain, connection } = yield* state
      assert.deepStrictEqual(
        [chain.active, connection.connections[0]?.network, chain.switching],
        ["eip155:137", "eip155:137", null]
      )
      assert.deepStrictEqual(reported(), ["wallet_switchEthereumChain"])
      assert.deepInclude(wallet.params, [{ chainId: "0x89" }])
    }).pipe(Effect.provide(setUpKit({ w: wallet.provider }).layer))
  })

  it.effect("asks nothing if the wallet is already on the network", () => {
    const { reported, wallet } = makeMoving()
    return Effect.gen(function* () {
      yield* connect
      yield* switchTo("eip155:1")
      assert.deepStrictEqual(reported(), [])
    }).pipe(Effect.provide(setUpKit({ w: wallet.provider }).layer))
  })

  it.effect("adds a network that the wallet does not know (4902), then asks again", () => {
    const { reported, wallet } = makeMoving({
      wallet_switchEthereumChain: (params, nth) => (nth === 1 ? makeRefusal(4902)(params, nth) : null)
    })
    return Effect.gen(function* () {
      yield* connect
      yield* switchTo()
      assert.deepStrictEqual(reported(), [
        "wallet_switchEthereumChain",
        "wallet_addEthereumChain",
        "wallet_switchEthereumChain"
      ])
      const added = wallet.params[wallet.methods.indexOf("wallet_addEthereumChain")]
      assert.isArray(added)
      assert.deepInclude((added as ReadonlyArray<object>)[0], { chainId: "0x89", chainName: "Polygon" })
      assert.containsAllKeys((added as ReadonlyArray<object>)[0], ["nativeCurrency", "rpcUrls", "blockExplorerUrls"])
      assert.strictEqual((yield* state).chain.active, "eip155:137")
    }).pipe(Effect.provide(setUpKit({ w: wallet.provider }).layer))
  })

  const failures: ReadonlyArray<readonly [what: string, script: Readonly<Record<string, Answer>>, tag: string]> = [
    ["the visitor refuses (4001)", { wallet_switchEthereumChain: makeRefusal(4001) }, "SwitchRejected"],
    [
      "the visitor refuses inside another error",
      { wallet_switchEthereumChain: makeRefusal(-32603, { originalError: { code: 4001 } }) },
      "SwitchRejected"
    ],
    [
      "adding is refused",
      { wallet_switchEthereumChain: makeRefusal(4902), wallet_addEthereumChain: makeRefusal(4001) },
      "SwitchRejected"
    ],
    [
      "adding fails",
      { wallet_switchEthereumChain: makeRefusal(4902), wallet_addEthereumChain: makeRefusal(-32603) },
      "ChainNotSupported"
    ],
    [
      "adding fails after another of the wallet's codes for an unknown one",
      { wallet_switchEthereumChain: makeRefusal(5000), wallet_addEthereumChain: makeRefusal(-32603) },
      "ChainNotSupported"
    ],
    [
      "it is unknown by the number 32603",
      { wallet_switchEthereumChain: makeRefusal(32603), wallet_addEthereumChain: makeRefusal(-32603) },
      "ChainNotSupported"
    ],
    ["it is unknown even after it was added", { wallet_switchEthereumChain: makeRefusal(4902) }, "ChainNotSupported"],
    [
      "it is unknown inside another error",
      { wallet_switchEthereumChain: makeRefusal(-32603, { originalError: { code: 4902 } }) },
      "ChainNotSupported"
    ],
    ["the wallet fails with a code of its own", { wallet_switchEthereumChain: makeRefusal(-32603) }, "SwitchFailed"],
    ["the wallet says yes and stays", { eth_chainId: () => "0x1" }, "SwitchFailed"],
    [
      "the wallet says yes and then will not say where it is",
      { eth_chainId: (params, nth) => (nth === 1 ? "0x1" : makeRefusal(-32603)(params, nth)) },
      "SwitchFailed"
    ],
    [
      "the wallet says yes and then answers nonsense",
      { eth_chainId: (_, nth) => (nth === 1 ? "0x1" : {}) },
      "SwitchFailed"
    ]
  ]
  for (const [what, script, tag] of failures) {
    it.effect(`fails with ${tag} when ${what}; the network stays, and the list shows why`, () =>
      Effect.gen(function* () {
        yield* connect
        yield* dispatch(
          { _tag: "Opened", view: { _tag: "Account" } },
          { _tag: "Pushed", view: { _tag: "SwitchNetwork" } }
        )
        const failing = yield* Effect.fork(Effect.flip(switchTo()))
        // A wallet that has agreed is asked for its network for five seconds.
        while ((yield* Fiber.poll(failing))._tag === "None") {
          yield* settled
          yield* TestClock.adjust("200 millis")
        }
        assert.strictEqual((yield* Fiber.join(failing))._tag, tag)
        const { chain, connection, modal } = yield* state
        assert.deepStrictEqual([chain.active, connection.connections[0]?.network], ["eip155:1", "eip155:1"])
        assert.strictEqual(chain.switching?._tag === "Failed" && chain.switching.error.tag, tag)
        assert.deepStrictEqual(modal.history, [{ _tag: "Account" }, { _tag: "SwitchNetwork" }])
      }).pipe(Effect.provide(setUpKit({ w: makeMoving(script).wallet.provider }).layer))
    )
  }

  it.effect("fails with NetworkNotFound for a network that is not configured, without asking", () => {
    const { reported, wallet } = makeMoving()
    return Effect.gen(function* () {
      yield* connect
      assert.strictEqual((yield* Effect.flip(switchTo("eip155:56")))._tag, "NetworkNotFound")
      assert.deepStrictEqual(reported(), [])
    }).pipe(Effect.provide(setUpKit({ w: wallet.provider }).layer))
  })

  for (const leave of ["WentBack", "Closed"] as const) {
    it.effect(`ends by ${leave}: the caller gets a failure, and a late answer changes nothing`, () => {
      const { answer, release } = holdAnswer(null)
      return Effect.gen(function* () {
        yield* connect
        yield* dispatch({ _tag: "Opened", view: { _tag: "Account" } })
        const end = yield* Effect.fork(Effect.flip(switchTo()))
        yield* settled
        assert.strictEqual((yield* state).chain.switching?._tag, "Asking")
        yield* dispatch({ _tag: leave })
        assert.strictEqual((yield* Fiber.join(end))._tag, "ModalClosed")
        release()
        assert.deepStrictEqual((yield* state).chain.active, "eip155:1")
        assert.strictEqual((yield* state).chain.switching, null)
      }).pipe(
        Effect.provide(setUpKit({ w: makeScriptedWallet({ wallet_switchEthereumChain: answer }).provider }).layer)
      )
    })
  }

  it.effect("replaces a switch that the wallet has not answered when another network is selected", () => {
    const wallet = makeScriptedWallet({ wallet_switchEthereumChain: neverAnswer })
    return Effect.gen(function* () {
      yield* connect
      const first = yield* Effect.fork(Effect.flip(switchTo()))
      yield* settled
      yield* switchTo("eip155:1")
      assert.strictEqual((yield* Fiber.join(first))._tag, "SupersededFailure")
      assert.deepStrictEqual((yield* state).chain.active, "eip155:1")
    }).pipe(Effect.provide(setUpKit({ w: wallet.provider }).layer))
  })
})
