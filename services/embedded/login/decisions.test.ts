import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { toNetwork } from "../../../core/chain/network/network.ts"
import { mainnet, polygon, solana } from "../../../core/chain/network/networks.ts"
import { PageFramed } from "../../../core/wallets/requests/errors.ts"
import { sampleState } from "../../../fixtures/testing/core/sample.ts"
import {
  FrameSaysNo,
  type FrameScript,
  makeScriptedFrame,
  silent,
  site
} from "../../../fixtures/testing/services/wallets/scriptedFrame.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"
import { accountTypes } from "../user/accountTypes.ts"
import { makeDecisions } from "../decision/makeDecisions.ts"
import { toProviderError } from "../../wallets/connectors/eip1193.ts"
import { makeLine } from "../frame/makeLine.ts"
import { noWindows } from "../social/SignInWindows.ts"
import { createEmbeddedConnector } from "./createEmbeddedConnector.ts"

const networks = [toNetwork(mainnet), toNetwork(polygon), toNetwork(solana)] as const
const [mine, theirs] = ["0xd8da6bf26964af9d7eed9e03e53415d37aa96045", "0x70997970c51812dc3a010c7d01b50e0d17dc79c8"]

const passMillis = (millis: number) =>
  Effect.zipRight(
    TestClock.adjust(millis),
    Effect.promise(() => new Promise((done) => setImmediate(done)))
  )

/** Starts a kit whose embedded wallet is connected, over a scripted frame that is ready. */
const kit = (script: FrameScript = {}, ownWindow: Effect.Effect<void, PageFramed> = Effect.void) =>
  Effect.gen(function* () {
    const layer = yield* Layer.build(Layer.merge(Store.layer(sampleState()), Storage.layerMemory(new Map())))
    const frame = makeScriptedFrame(script)
    return yield* Effect.provide(
      Effect.gen(function* () {
        const store = yield* Store
        const line = yield* makeLine({
          page: frame.page,
          site,
          place: () => ({ projectId: "p", chainId: "eip155:1", enableLogger: false, rpcUrl: "" }),
          greet: () => {},
          alert: () => Effect.void
        })
        const wallet = yield* createEmbeddedConnector(
          line,
          "",
          networks,
          noWindows,
          yield* makeDecisions(line, ownWindow),
          yield* accountTypes(line, "", site)
        )
        const connection = {
          connectorId: connectorIds.auth,
          name: "Auth",
          icon: "",
          namespace: "eip155" as const,
          network: "eip155:1" as const,
          accounts: [{ address: mine }] as const
        }
        yield* store.dispatch({ _tag: "Connected", connection, restored: false }, { _tag: "Closed" })
        const forks = (method: string, params: unknown = ["0x6869", mine]) =>
          Effect.fork(Effect.either(wallet.request({ method, params, network: "eip155:1" })))
        const askInFrame = (...call: Parameters<typeof forks>) =>
          Effect.gen(function* () {
            const fiber = yield* forks(...call)
            yield* passMillis(0)
            yield* passMillis(500)
            return fiber
          })
        const getEnd = (fiber: Effect.Effect.Success<ReturnType<typeof askInFrame>>) =>
          Effect.map(Fiber.join(fiber), (end) => (end._tag === "Left" ? end.left._tag : end.right))
        const showStep = (step: "decided" | "shown") =>
          frame.say({ type: "@w3m-frame/APPROVAL", payload: { id: frame.requests.at(-1)?.id, at: step } })
        return {
          ...frame,
          asks: askInFrame,
          getEnd,
          forks,
          shows: showStep,
          store,
          modal: () => store.getState().modal
        }
      }),
      layer
    )
  })
const countAborts = (names: ReadonlyArray<string>): number => names.filter((name) => name === "RPC_ABORT").length

it.scoped("makeDecisions opens the view, asks the frame, returns its answer, and restores the modal", () =>
  Effect.gen(function* () {
    let answer = (): void => {}
    const all = yield* kit({ RPC_REQUEST: () => silent })
    answer = () => all.say({ type: "@w3m-frame/RPC_REQUEST_SUCCESS", id: all.requests.at(-1)?.id, payload: "0x12" })
    const asking = yield* all.asks("personal_sign")
    assert.deepStrictEqual([all.modal().open, all.modal().history.at(-1)?._tag], [true, "ApproveTransaction"])
    assert.strictEqual(all.store.getState().decision?.step, "asked")
    all.shows("shown")
    assert.strictEqual(all.store.getState().decision?.step, "shown")
    all.shows("decided")
    answer()
    assert.strictEqual(yield* all.getEnd(asking), "0x12")
    assert.deepStrictEqual([all.modal().open, all.store.getState().decision?.step], [false, null])
    assert.deepInclude(all.requests.at(-1)?.payload, { method: "personal_sign", chainId: "eip155:1" })
    assert.strictEqual(countAborts(all.names()), 0)
  })
)

for (const leaves of ["Closed", "WentBack"] as const)
  it.scoped(`makeDecisions rejects the shown request and all waiting ones on ${leaves}, with one abort`, () =>
    Effect.gen(function* () {
      const all = yield* kit({ RPC_REQUEST: () => silent })
      yield* all.store.dispatch({ _tag: "Opened", view: { _tag: "Account" } })
      const first = yield* all.asks("personal_sign")
      const second = yield* all.asks("personal_sign")
      assert.strictEqual(all.names().filter((name) => name === "RPC_REQUEST").length, 1)
      yield* all.store.dispatch({ _tag: leaves })
      assert.deepStrictEqual(
        [yield* all.getEnd(first), yield* all.getEnd(second)],
        ["RequestRejected", "RequestRejected"]
      )
      yield* passMillis(0)
      assert.strictEqual(countAborts(all.names()), 1)
      assert.strictEqual(all.names().filter((name) => name === "RPC_REQUEST").length, 1)
      assert.strictEqual(all.modal().open, leaves === "WentBack")
    })
  )

it.scoped("makeDecisions aborts the request when the account changes, and the view says so", () =>
  Effect.gen(function* () {
    const all = yield* kit({ RPC_REQUEST: () => silent })
    const asking = yield* all.asks("personal_sign")
    const accounts = [{ address: theirs }] as const
    yield* all.store.dispatch({
      _tag: "AccountsChanged",
      connectorId: connectorIds.auth,
      namespace: "eip155",
      accounts
    })
    assert.strictEqual(yield* all.getEnd(asking), "ContextChanged")
    assert.deepStrictEqual([all.modal().open, all.store.getState().decision?.notice?.tag], [true, "ContextChanged"])
    assert.strictEqual(countAborts(all.names()), 1)
  })
)

it.scoped(
  "makeDecisions rejects as refused by the visitor if the site says so, and with the site's message otherwise",
  () =>
    Effect.gen(function* () {
      const all = yield* kit({
        RPC_REQUEST: (_, nth) => new FrameSaysNo(nth === 1 ? "Request was rejected" : "insufficient funds")
      })
      assert.strictEqual(yield* all.getEnd(yield* all.asks("personal_sign")), "RequestRejected")
      assert.strictEqual(yield* all.getEnd(yield* all.asks("personal_sign")), "FrameError")
    })
)

for (const [words, said] of [
  ["nonce too low", "nonce too low"],
  [undefined, "An error occurred"]
] as const)
  it.scoped(
    `makeDecisions does not suggest trying again after an error of the site to a request that sends: ${said}`,
    () =>
      Effect.gen(function* () {
        const all = yield* kit({ RPC_REQUEST: () => new FrameSaysNo(words) })
        const asking = yield* all.asks("eth_sendTransaction", [{ to: theirs }])
        const end = yield* Fiber.join(asking)
        const failure = end._tag === "Left" ? end.left : undefined
        assert.deepInclude(failure, { _tag: "WalletRequestFailed", retryable: false })
        const { code, data, message } = Object(toProviderError(failure))
        assert.deepStrictEqual([code, data, message], [-32603, undefined, said])
        assert.strictEqual(all.names().filter((name) => name === "RPC_REQUEST").length, 1)
      })
  )

it.scoped("makeDecisions aborts a request that is not visible within 20 s, and reports it", () =>
  Effect.gen(function* () {
    const all = yield* kit({ RPC_REQUEST: () => silent })
    const asking = yield* all.asks("personal_sign")
    yield* passMillis(20_000)
    assert.strictEqual(yield* all.getEnd(asking), "FrameRequestTimedOut")
    assert.strictEqual(countAborts(all.names()), 1)
    assert.strictEqual(all.store.getState().decision?.notice?.tag, "FrameRequestTimedOut")
  })
)

it.scoped("makeDecisions leaves the outcome unknown when the frame goes while it sends, and does not send again", () =>
  Effect.gen(function* () {
    const all = yield* kit({ RPC_REQUEST: () => silent })
    const asking = yield* all.asks("eth_sendTransaction", [{ to: theirs }])
    all.last().emit({ _tag: "Loaded" })
    assert.strictEqual(yield* all.getEnd(asking), "SessionEnded")
    assert.strictEqual(all.store.getState().decision?.notice?.tag, "OutcomeUnknown")
    yield* passMillis(30_000)
    assert.strictEqual(all.names().filter((name) => name === "RPC_REQUEST").length, 1)
  })
)

for (const answer of [{ hash: theirs }, "0x1234", null, "sent", 7, ["0x"]])
  it.scoped(`leaves the outcome unknown (4900) when the frame answers a send with ${JSON.stringify(answer)}`, () =>
    Effect.gen(function* () {
      for (const method of ["eth_sendTransaction", "wallet_sendCalls", "solana_signAndSendTransaction"]) {
        if (method === "wallet_sendCalls" && typeof answer === "string") continue // the id of a batch is any text
        const all = yield* kit({ RPC_REQUEST: () => answer })
        const end = yield* Fiber.join(yield* all.asks(method, [{ to: theirs }]))
        const failure = end._tag === "Left" ? end.left : undefined
        assert.strictEqual(Reflect.get(Object(toProviderError(failure)), "code"), 4900)
        assert.strictEqual(all.store.getState().decision?.notice?.tag, "OutcomeUnknown")
        assert.strictEqual(all.names().filter((name) => name === "RPC_REQUEST").length, 1)
      }
    })
  )

it.scoped("leaves the outcome unknown (4900) when the frame's answer to eth_sendRawTransaction is not a hash", () =>
  Effect.gen(function* () {
    for (const answer of ["0x1234", null, { hash: theirs }, 7, ["0x"]]) {
      const all = yield* kit({ RPC_REQUEST: () => answer })
      const end = yield* Fiber.join(yield* all.asks("eth_sendRawTransaction", ["0x02f8"]))
      const failure = end._tag === "Left" ? end.left : undefined
      assert.strictEqual(failure?._tag, "OutcomeUnknown")
      assert.strictEqual(Reflect.get(Object(toProviderError(failure)), "code"), 4900)
    }
    const hash = `0x${"12".repeat(32)}`
    const all = yield* kit({ RPC_REQUEST: () => hash })
    assert.strictEqual(yield* all.getEnd(yield* all.asks("eth_sendRawTransaction", ["0x02f8"])), hash)
  })
)

for (const [method, misfits, fits] of [
  ["personal_sign", [{ signature: "0x12" }, "0x", "signed", null], "0x12"],
  ["solana_signMessage", ["signed", null, {}, { signature: "" }, { signature: 7 }], { signature: "2b" }],
  ["solana_signTransaction", ["signed", null, {}, { transaction: 7 }], { transaction: "AQ==" }],
  ["solana_signTransaction", [{ signature: "" }, { signature: 7 }], { signature: "2b" }],
  [
    "solana_signAllTransactions",
    [null, [], {}, { transactions: [] }, { transactions: ["AQ==", 7] }],
    { transactions: ["AQ==", "Ag=="] }
  ],
  ["wallet_grantPermissions", [null, "0x12", []], { context: "0x12" }]
] as const)
  it.scoped(`rejects an invalid answer to ${method}, and returns a valid one`, () =>
    Effect.gen(function* () {
      const params = method === "solana_signAllTransactions" ? { transactions: ["AA==", "AA=="] } : undefined
      for (const answer of misfits) {
        const all = yield* kit({ RPC_REQUEST: () => answer })
        assert.strictEqual(yield* all.getEnd(yield* all.asks(method, params)), "FrameAnswerMisfit")
      }
      const all = yield* kit({ RPC_REQUEST: () => fits })
      assert.deepStrictEqual(yield* all.getEnd(yield* all.asks(method, params)), fits)
    })
  )

it.scoped("makeDecisions asks nothing in a page that is framed by another site", () =>
  Effect.gen(function* () {
    const all = yield* kit({}, new PageFramed({ origin: "https://evil.example" }))
    assert.strictEqual(yield* all.getEnd(yield* all.asks("personal_sign")), "PageFramed")
    assert.notInclude(all.names(), "RPC_REQUEST")
    assert.strictEqual(all.store.getState().decision?.notice?.tag, "PageFramed")
  })
)

it.scoped("makeDecisions lets 99 requests wait, and rejects one more", () =>
  Effect.gen(function* () {
    const all = yield* kit({ RPC_REQUEST: () => silent })
    yield* all.asks("personal_sign")
    for (let i = 1; i < 99; i++) yield* all.forks("personal_sign")
    assert.strictEqual(yield* all.getEnd(yield* all.asks("personal_sign")), "TooManyPending")
  })
)
