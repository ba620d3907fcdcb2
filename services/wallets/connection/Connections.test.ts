import { assert, describe, it } from "@effect/vitest"
import type { Provider } from "../../../fixtures/testing/services/wallets/providers.ts"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Option from "effect/Option"
import * as TestClock from "effect/TestClock"
import type { KitEvent } from "../../../core/event.ts"
import { sampleState, severalWallets } from "../../../fixtures/testing/core/sample.ts"
import { announce, setUpKit, dispatch, settled, state } from "../../../fixtures/testing/services/connectedKit.ts"
import {
  accounts,
  type Answer,
  holdAnswer,
  makeRefusal,
  makeScriptedWallet,
  neverAnswer
} from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { Connections } from "./Connections.ts"

const opened: KitEvent = { _tag: "Opened", view: { _tag: "Connect" } }
const makeStarted = (connectorId = "w"): KitEvent => ({ _tag: "ConnectStarted", connectorId })
const connect = (connectorId = "w") =>
  Effect.flatMap(Connections, (connections) => connections.connect({ connectorId }))
const disconnect = (connectorId?: string) =>
  Effect.flatMap(Connections, (connections) => connections.disconnect(connectorId))

describe("Connections.connect", () => {
  it.effect("returns the wallet's accounts and network, and closes the modal", () => {
    const wallet = makeScriptedWallet({ eth_requestAccounts: () => accounts, eth_chainId: () => "0x89" })
    const { events, layer } = setUpKit({ w: wallet.provider })
    return Effect.gen(function* () {
      yield* dispatch(opened, makeStarted())
      const { chain, connection, modal, wallet: wallets } = yield* state
      assert.deepStrictEqual(connection.connections, [
        {
          connectorId: "w",
          namespace: "eip155",
          accounts: [{ address: accounts[0] }, { address: accounts[1] }],
          network: "eip155:137",
          name: "Wallet w",
          icon: ""
        }
      ])
      assert.deepStrictEqual([chain.active, modal.open, connection.attempt], ["eip155:137", false, null])
      assert.deepStrictEqual(wallets.recent, [{ id: "w", name: "Wallet w", rdns: "w", chains: [], onPage: true }])
      assert.deepStrictEqual(
        events.map(({ _tag }) => _tag),
        ["Opened", "ConnectStarted", "Connected", "WalletUsed"]
      )
      assert.deepStrictEqual(wallet.methods, ["eth_requestAccounts", "eth_chainId"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("connects for a host in the same tick in which the kit starts", () => {
    const { layer } = setUpKit({ w: makeScriptedWallet().provider })
    return Effect.map(connect(), ({ connectorId }) => assert.strictEqual(connectorId, "w")).pipe(Effect.provide(layer))
  })

  const broken: Provider = {
    get request(): never {
      throw new Error("broken getter")
    }
  }
  const thrower: Provider = {
    request: () => {
      throw "plain text"
    }
  }
  const throwHostile: Answer = () => {
    throw {
      get code(): never {
        throw new Error("again")
      }
    }
  }
  const failures: ReadonlyArray<readonly [what: string, wallet: Provider, tag: string, code: string]> = [
    ...[4001, 5002].map(
      (code) =>
        [
          `refuses with ${code}`,
          makeScriptedWallet({ eth_requestAccounts: makeRefusal(code) }).provider,
          "ConnectionRejected",
          "connection.rejected"
        ] as const
    ),
    [
      "refuses inside another error",
      makeScriptedWallet({ eth_requestAccounts: makeRefusal(-32603, { originalError: { code: 4001 } }) }).provider,
      "ConnectionRejected",
      "connection.rejected"
    ],
    [
      "refuses to tell its network",
      makeScriptedWallet({ eth_chainId: makeRefusal(4001) }).provider,
      "ConnectionRejected",
      "connection.rejected"
    ],
    [
      "shows another request already",
      makeScriptedWallet({ eth_requestAccounts: makeRefusal(-32002) }).provider,
      "WalletBusy",
      "connection.wallet-busy"
    ],
    [
      "fails with a code of its own",
      makeScriptedWallet({ eth_requestAccounts: makeRefusal(-32603) }).provider,
      "FailedToConnect",
      "connection.failed"
    ],
    ["throws text", thrower, "FailedToConnect", "connection.failed"],
    ["throws from a getter", broken, "FailedToConnect", "connection.failed"],
    [
      "throws an error whose getters throw",
      makeScriptedWallet({ eth_requestAccounts: throwHostile }).provider,
      "FailedToConnect",
      "connection.failed"
    ],
    ...[42, null, undefined, "0x1", {}, { length: 1 }, [], [7], ["0x12"], [null]].map(
      (answer) =>
        [
          `answers ${JSON.stringify(answer)} for accounts`,
          makeScriptedWallet({ eth_requestAccounts: () => answer }).provider,
          "FailedToConnect",
          "connection.failed"
        ] as const
    ),
    ...["", "0x", "one", -1, 0, 1.5, Number.NaN, Infinity, null, {}, "0x99999999999999999999"].map(
      (answer) =>
        [
          `answers ${String(answer)} for its network`,
          makeScriptedWallet({ eth_chainId: () => answer }).provider,
          "FailedToConnect",
          "connection.failed"
        ] as const
    )
  ]
  for (const [what, provider, tag, code] of failures) {
    it.effect(`fails with ${tag} when the wallet ${what}, for the host and in the view`, () =>
      Effect.gen(function* () {
        yield* dispatch(opened)
        assert.strictEqual((yield* Effect.flip(connect()))._tag, tag)
        const { connection, modal } = yield* state
        assert.deepInclude(connection.attempt, { _tag: "Failed", connectorId: "w" })
        assert.deepStrictEqual(
          connection.attempt?._tag === "Failed" && [connection.attempt.error.tag, connection.attempt.error.code],
          [tag, code]
        )
        assert.deepStrictEqual([connection.connections.length, modal.open, modal.history.length], [0, true, 2])
      }).pipe(Effect.provide(setUpKit({ w: provider }).layer))
    )
  }

  it.effect("fails with ConnectorNotFound for an unknown id three seconds after the start, and then at once", () =>
    Effect.gen(function* () {
      const first = yield* Effect.fork(Effect.flip(connect("nobody")))
      yield* TestClock.adjust(2_999)
      assert.isNull(yield* Fiber.poll(first).pipe(Effect.map(Option.getOrNull)))
      yield* TestClock.adjust(1)
      assert.strictEqual((yield* Fiber.join(first))._tag, "ConnectorNotFound")
      assert.strictEqual((yield* Effect.flip(connect("nobody")))._tag, "ConnectorNotFound")
    }).pipe(Effect.provide(setUpKit({}).layer))
  )

  it.effect("connects a wallet that is listed after the call, under its own spelling", () =>
    Effect.gen(function* () {
      const first = yield* Effect.fork(connect("LATE"))
      yield* TestClock.adjust(1_000)
      yield* announce({ late: makeScriptedWallet({}).provider })
      assert.strictEqual((yield* Fiber.join(first)).connectorId, "late")
    }).pipe(Effect.provide(setUpKit({}).layer))
  )

  it.effect("accepts the three forms in which wallets write a chain id", () =>
    Effect.gen(function* () {
      yield* announce(
        Object.fromEntries(
          [
            ["a", "0x89"],
            ["b", "137"],
            ["c", 137]
          ].map(([id, answer]) => [id, makeScriptedWallet({ eth_chainId: () => answer }).provider])
        )
      )
      for (const id of ["a", "b", "c"]) assert.strictEqual((yield* connect(id)).network, "eip155:137")
    }).pipe(Effect.provide(setUpKit({}).layer))
  )

  it.effect("waits 10 s at most for a wallet's network", () =>
    Effect.gen(function* () {
      const end = yield* Effect.fork(Effect.flip(connect()))
      yield* settled
      yield* TestClock.adjust("9999 millis")
      assert.strictEqual((yield* state).connection.attempt?._tag, "Asking")
      yield* TestClock.adjust("1 millis")
      assert.strictEqual((yield* Fiber.join(end))._tag, "FailedToConnect")
    }).pipe(Effect.provide(setUpKit({ w: makeScriptedWallet({ eth_chainId: neverAnswer }).provider }).layer))
  )

  it.effect("F15: waits for the owner without a time limit, and ends when the visitor goes back", () =>
    Effect.gen(function* () {
      yield* dispatch(opened)
      const end = yield* Effect.fork(Effect.flip(connect()))
      yield* TestClock.adjust("2 hours")
      assert.strictEqual((yield* state).connection.attempt?._tag, "Asking")
      yield* dispatch({ _tag: "WentBack" })
      assert.strictEqual((yield* Fiber.join(end))._tag, "ModalClosed")
      assert.strictEqual((yield* state).connection.attempt, null)
    }).pipe(Effect.provide(setUpKit({ w: makeScriptedWallet({ eth_requestAccounts: neverAnswer }).provider }).layer))
  )

  for (const leave of ["WentBack", "Closed"] as const) {
    it.effect(`F17: ignores an answer after ${leave}`, () => {
      const { answer, release } = holdAnswer([accounts[0]])
      const { layer, tags } = setUpKit({ w: makeScriptedWallet({ eth_requestAccounts: answer }).provider })
      return Effect.gen(function* () {
        yield* dispatch(opened, makeStarted())
        yield* settled
        yield* dispatch({ _tag: leave })
        yield* settled
        release()
        assert.deepStrictEqual((yield* state).connection.connections, [])
        assert.deepStrictEqual(tags(), ["Opened", "ConnectStarted", leave])
      }).pipe(Effect.provide(layer))
    })
  }

  it.effect("F16: prompts once when the same wallet is started twice, and uses the answer once", () => {
    const { answer, release } = holdAnswer([accounts[0]])
    const wallet = makeScriptedWallet({ eth_requestAccounts: answer })
    const { layer, tags } = setUpKit({ w: wallet.provider })
    return Effect.gen(function* () {
      yield* dispatch(opened, makeStarted())
      yield* settled
      yield* dispatch(makeStarted())
      yield* settled
      release()
      release()
      assert.strictEqual((yield* state).connection.connections.length, 1)
      assert.strictEqual(wallet.methods.filter((method) => method === "eth_requestAccounts").length, 1)
      assert.strictEqual(tags().filter((tag) => tag === "Connected").length, 1)
    }).pipe(Effect.provide(layer))
  })

  it.effect("ends the first attempt when another wallet is selected, and ignores its late answer", () => {
    const { answer, release } = holdAnswer([accounts[1]])
    const { layer } = setUpKit({
      a: makeScriptedWallet({ eth_requestAccounts: answer }).provider,
      b: makeScriptedWallet().provider
    })
    return Effect.gen(function* () {
      const first = yield* Effect.fork(Effect.flip(connect("a")))
      yield* settled
      yield* connect("b")
      assert.strictEqual((yield* Fiber.join(first))._tag, "SupersededFailure")
      release()
      assert.deepStrictEqual(
        (yield* state).connection.connections.map(({ connectorId }) => connectorId),
        ["b"]
      )
    }).pipe(Effect.provide(layer))
  })

  it.effect("allows the same wallet again after a failure", () => {
    const wallet = makeScriptedWallet({
      eth_requestAccounts: (_, nth) => (nth === 1 ? makeRefusal(4001)(undefined, nth) : [accounts[0]])
    })
    return Effect.gen(function* () {
      yield* Effect.flip(connect())
      assert.strictEqual((yield* connect()).connectorId, "w")
    }).pipe(Effect.provide(setUpKit({ w: wallet.provider }).layer))
  })

  it.effect("replaces the connected wallet without multiWallet, and notifies it", () => {
    const old = makeScriptedWallet()
    const { events, layer } = setUpKit({ a: old.provider, b: makeScriptedWallet().provider })
    return Effect.gen(function* () {
      yield* connect("a")
      yield* connect("b")
      const { connection } = yield* state
      assert.deepStrictEqual(
        connection.connections.map(({ connectorId }) => connectorId),
        ["b"]
      )
      assert.deepInclude(events.at(-2), { _tag: "Disconnected", connectorId: "a", last: false })
      assert.deepInclude(events.at(-1), { _tag: "AlertRaised", key: "MULTI_WALLET_NOT_ENABLED.DEFAULT" })
      assert.strictEqual(old.methods.at(-1), "wallet_revokePermissions")
    }).pipe(Effect.provide(layer))
  })

  it.effect("keeps both wallets with multiWallet, and makes the newest active", () =>
    Effect.gen(function* () {
      yield* connect("a")
      yield* connect("b")
      assert.deepStrictEqual(
        (yield* state).connection.connections.map(({ connectorId }) => connectorId),
        ["b", "a"]
      )
    }).pipe(
      Effect.provide(
        setUpKit({ a: makeScriptedWallet().provider, b: makeScriptedWallet().provider }, severalWallets).layer
      )
    )
  )
})

describe("Connections.disconnect", () => {
  it.effect("remembers the disconnect, and notifies the wallet", () => {
    const wallet = makeScriptedWallet()
    const { events, layer } = setUpKit({ w: wallet.provider })
    return Effect.gen(function* () {
      yield* connect()
      yield* disconnect()
      const { connection } = yield* state
      assert.deepStrictEqual([connection.connections, connection.disconnectedIds], [[], { eip155: ["w"] }])
      assert.deepStrictEqual(events.at(-1), {
        _tag: "Disconnected",
        connectorId: "w",
        namespace: "eip155",
        by: "visitor",
        last: true
      })
      assert.deepStrictEqual(
        [wallet.methods.at(-1), wallet.params.at(-1)],
        ["wallet_revokePermissions", [{ eth_accounts: {} }]]
      )
    }).pipe(Effect.provide(layer))
  })

  it.effect("ignores a wallet that never answers or fails", () =>
    Effect.gen(function* () {
      yield* connect("a")
      yield* connect("b")
      assert.isTrue(Exit.isSuccess(yield* Effect.exit(disconnect())))
      assert.deepStrictEqual((yield* state).connection.connections, [])
      yield* TestClock.adjust("3 seconds")
    }).pipe(
      Effect.provide(
        setUpKit(
          {
            a: makeScriptedWallet({ wallet_revokePermissions: neverAnswer }).provider,
            b: makeScriptedWallet({ wallet_revokePermissions: makeRefusal(4200) }).provider
          },
          severalWallets
        ).layer
      )
    )
  )

  it.effect("disconnects once if the wallet then reports that it has no account", () => {
    let wallet = makeScriptedWallet()
    wallet = makeScriptedWallet({
      wallet_revokePermissions: () => {
        wallet.emit("accountsChanged", [])
        return null
      }
    })
    const { layer, tags } = setUpKit({ w: wallet.provider })
    return Effect.gen(function* () {
      yield* connect()
      yield* disconnect()
      yield* settled
      wallet.emit("accountsChanged", [])
      yield* settled
      assert.strictEqual(tags().filter((tag) => tag === "Disconnected").length, 1)
    }).pipe(Effect.provide(layer))
  })

  it.effect("keeps the other wallet active on its network; compares ids case-insensitively", () => {
    const { events, layer } = setUpKit(
      { a: makeScriptedWallet({ eth_chainId: () => 137 }).provider, b: makeScriptedWallet().provider },
      severalWallets
    )
    return Effect.gen(function* () {
      yield* connect("a")
      yield* connect("b")
      yield* disconnect("B")
      const { chain, connection } = yield* state
      assert.deepStrictEqual(
        [connection.connections.map(({ connectorId }) => connectorId), chain.active],
        [["a"], "eip155:137"]
      )
      assert.deepInclude(events.at(-1), { _tag: "Disconnected", connectorId: "b", last: false })
    }).pipe(Effect.provide(layer))
  })

  it.effect("does nothing without a connection", () => {
    const { layer, tags } = setUpKit({}, sampleState())
    return Effect.gen(function* () {
      yield* disconnect()
      yield* settled
      assert.deepStrictEqual(tags(), [])
    }).pipe(Effect.provide(layer))
  })
})
