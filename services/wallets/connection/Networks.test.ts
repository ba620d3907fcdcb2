import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/TestClock"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { connectedKit, dispatch, settled, state } from "../../../fixtures/testing/services/connectedKit.ts"
import {
  type Answer,
  heldAnswer,
  refuses,
  scriptedWallet,
  silent
} from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { Connections } from "./Connections.ts"
import { Networks } from "./Networks.ts"

const connect = Effect.flatMap(Connections, (connections) => connections.connect({ connectorId: "w" }))
const switchTo = (to: NetworkId = "eip155:137") => Effect.flatMap(Networks, (networks) => networks.switchTo(to))
const switching = ["wallet_switchEthereumChain", "wallet_addEthereumChain"]

/** A wallet that switches when asked; `script` overrides its answers. `told` collects the requests about networks. */
const moving = (script: Readonly<Record<string, Answer>> = {}) => {
  let chainId = "0x1"
  const wallet = scriptedWallet({
    eth_chainId: () => chainId,
    ...script,
    wallet_switchEthereumChain: (params, nth) => {
      const answer = script["wallet_switchEthereumChain"]?.(params, nth) ?? null
      chainId = "0x89"
      return answer
    }
  })
  return { wallet, told: () => wallet.asked.filter((method) => switching.includes(method)) }
}

describe("switching the network", () => {
  it.effect("without a wallet moves the visitor alone", () =>
    Effect.gen(function* () {
      yield* switchTo()
      const { chain } = yield* state
      assert.deepStrictEqual([chain.active, chain.switching], ["eip155:137", null])
    }).pipe(Effect.provide(connectedKit({}).layer))
  )

  it.effect("asks the wallet by the number in hex, and follows it", () => {
    const { told, wallet } = moving()
    return Effect.gen(function* () {
      yield* connect
      yield* switchTo()
      const { chain, connection } = yield* state
      assert.deepStrictEqual(
        [chain.active, connection.connections[0]?.network, chain.switching],
        ["eip155:137", "eip155:137", null]
      )
      assert.deepStrictEqual(told(), ["wallet_switchEthereumChain"])
      assert.deepInclude(wallet.params, [{ chainId: "0x89" }])
    }).pipe(Effect.provide(connectedKit({ w: wallet.provider }).layer))
  })

  it.effect("where the wallet is already asks nobody", () => {
    const { told, wallet } = moving()
    return Effect.gen(function* () {
      yield* connect
      yield* switchTo("eip155:1")
      assert.deepStrictEqual(told(), [])
    }).pipe(Effect.provide(connectedKit({ w: wallet.provider }).layer))
  })

  it.effect("makes a network known that the wallet does not know (4902), then asks again", () => {
    const { told, wallet } = moving({
      wallet_switchEthereumChain: (params, nth) => (nth === 1 ? refuses(4902)(params, nth) : null)
    })
    return Effect.gen(function* () {
      yield* connect
      yield* switchTo()
      assert.deepStrictEqual(told(), [
        "wallet_switchEthereumChain",
        "wallet_addEthereumChain",
        "wallet_switchEthereumChain"
      ])
      const added = wallet.params[wallet.asked.indexOf("wallet_addEthereumChain")]
      assert.isArray(added)
      assert.deepInclude((added as ReadonlyArray<object>)[0], { chainId: "0x89", chainName: "Polygon" })
      assert.containsAllKeys((added as ReadonlyArray<object>)[0], ["nativeCurrency", "rpcUrls", "blockExplorerUrls"])
      assert.strictEqual((yield* state).chain.active, "eip155:137")
    }).pipe(Effect.provide(connectedKit({ w: wallet.provider }).layer))
  })

  const failures: ReadonlyArray<readonly [what: string, script: Readonly<Record<string, Answer>>, tag: string]> = [
    ["the visitor refuses (4001)", { wallet_switchEthereumChain: refuses(4001) }, "SwitchRejected"],
    [
      "the visitor refuses inside another error",
      { wallet_switchEthereumChain: refuses(-32603, { originalError: { code: 4001 } }) },
      "SwitchRejected"
    ],
    [
      "adding is refused",
      { wallet_switchEthereumChain: refuses(4902), wallet_addEthereumChain: refuses(4001) },
      "SwitchRejected"
    ],
    [
      "adding fails",
      { wallet_switchEthereumChain: refuses(4902), wallet_addEthereumChain: refuses(-32603) },
      "ChainNotSupported"
    ],
    [
      "adding fails after another of the wallet's codes for an unknown one",
      { wallet_switchEthereumChain: refuses(5000), wallet_addEthereumChain: refuses(-32603) },
      "ChainNotSupported"
    ],
    [
      "it is unknown by the number 32603",
      { wallet_switchEthereumChain: refuses(32603), wallet_addEthereumChain: refuses(-32603) },
      "ChainNotSupported"
    ],
    ["it is unknown even after it was added", { wallet_switchEthereumChain: refuses(4902) }, "ChainNotSupported"],
    [
      "it is unknown inside another error",
      { wallet_switchEthereumChain: refuses(-32603, { originalError: { code: 4902 } }) },
      "ChainNotSupported"
    ],
    ["the wallet fails with a code of its own", { wallet_switchEthereumChain: refuses(-32603) }, "SwitchFailed"],
    ["the wallet says yes and stays", { eth_chainId: () => "0x1" }, "SwitchFailed"],
    [
      "the wallet says yes and then will not say where it is",
      { eth_chainId: (params, nth) => (nth === 1 ? "0x1" : refuses(-32603)(params, nth)) },
      "SwitchFailed"
    ],
    [
      "the wallet says yes and then answers nonsense",
      { eth_chainId: (_, nth) => (nth === 1 ? "0x1" : {}) },
      "SwitchFailed"
    ]
  ]
  for (const [what, script, tag] of failures) {
    it.effect(`is ${tag} when ${what}; the visitor stays, and is told on the list`, () =>
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
      }).pipe(Effect.provide(connectedKit({ w: moving(script).wallet.provider }).layer))
    )
  }

  it.effect("to a network that nobody configured is NetworkNotFound, and asks nobody", () => {
    const { told, wallet } = moving()
    return Effect.gen(function* () {
      yield* connect
      assert.strictEqual((yield* Effect.flip(switchTo("eip155:56")))._tag, "NetworkNotFound")
      assert.deepStrictEqual(told(), [])
    }).pipe(Effect.provide(connectedKit({ w: wallet.provider }).layer))
  })

  for (const leave of ["WentBack", "Closed"] as const) {
    it.effect(`is given up by ${leave}: the caller is told, and a late answer moves nobody`, () => {
      const { answer, release } = heldAnswer(null)
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
        Effect.provide(connectedKit({ w: scriptedWallet({ wallet_switchEthereumChain: answer }).provider }).layer)
      )
    })
  }

  it.effect("another choice takes the place of one that the wallet has not answered", () => {
    const wallet = scriptedWallet({ wallet_switchEthereumChain: silent })
    return Effect.gen(function* () {
      yield* connect
      const first = yield* Effect.fork(Effect.flip(switchTo()))
      yield* settled
      yield* switchTo("eip155:1")
      assert.strictEqual((yield* Fiber.join(first))._tag, "SupersededFailure")
      assert.deepStrictEqual((yield* state).chain.active, "eip155:1")
    }).pipe(Effect.provide(connectedKit({ w: wallet.provider }).layer))
  })
})
