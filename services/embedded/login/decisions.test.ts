import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { PageFramed } from "../../../core/wallets/requests/errors.ts"
import { passMillis, startEmbeddedKit, theirs } from "../../../fixtures/testing/services/wallets/embeddedKit.ts"
import { FrameSaysNo, silent } from "../../../fixtures/testing/services/wallets/scriptedFrame.ts"
import { toProviderError } from "../../wallets/connectors/eip1193.ts"

const countAborts = (names: ReadonlyArray<string>): number => names.filter((name) => name === "RPC_ABORT").length

it.scoped("makeDecisions opens the view, asks the frame, returns its answer, and restores the modal", () =>
  Effect.gen(function* () {
    let answer = (): void => {}
    const all = yield* startEmbeddedKit({ RPC_REQUEST: () => silent })
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
      const all = yield* startEmbeddedKit({ RPC_REQUEST: () => silent })
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
    const all = yield* startEmbeddedKit({ RPC_REQUEST: () => silent })
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
      const all = yield* startEmbeddedKit({
        RPC_REQUEST: (_, nth) => new FrameSaysNo(nth === 1 ? "Request was rejected" : "insufficient funds")
      })
      assert.strictEqual(yield* all.getEnd(yield* all.asks("personal_sign")), "RequestRejected")
      assert.strictEqual(yield* all.getEnd(yield* all.asks("personal_sign")), "FrameError")
    })
)

for (const [words, sentence] of [
  ["nonce too low", "nonce too low"],
  [undefined, "An error occurred"]
] as const)
  it.scoped(
    `makeDecisions does not suggest trying again after an error of the site to a request that sends: ${sentence}`,
    () =>
      Effect.gen(function* () {
        const all = yield* startEmbeddedKit({ RPC_REQUEST: () => new FrameSaysNo(words) })
        const asking = yield* all.asks("eth_sendTransaction", [{ to: theirs }])
        const end = yield* Fiber.join(asking)
        const failure = end._tag === "Left" ? end.left : undefined
        assert.deepInclude(failure, { _tag: "WalletRequestFailed", retryable: false })
        const { code, data, message } = Object(toProviderError(failure))
        assert.deepStrictEqual([code, data, message], [-32603, undefined, sentence])
        assert.strictEqual(all.names().filter((name) => name === "RPC_REQUEST").length, 1)
      })
  )

it.scoped("makeDecisions aborts a request that is not visible within 20 s, and reports it", () =>
  Effect.gen(function* () {
    const all = yield* startEmbeddedKit({ RPC_REQUEST: () => silent })
    const asking = yield* all.asks("personal_sign")
    yield* passMillis(20_000)
    assert.strictEqual(yield* all.getEnd(asking), "FrameRequestTimedOut")
    assert.strictEqual(countAborts(all.names()), 1)
    assert.strictEqual(all.store.getState().decision?.notice?.tag, "FrameRequestTimedOut")
  })
)

it.scoped("makeDecisions leaves the outcome unknown when the frame goes while it sends, and does not send again", () =>
  Effect.gen(function* () {
    const all = yield* startEmbeddedKit({ RPC_REQUEST: () => silent })
    const asking = yield* all.asks("eth_sendTransaction", [{ to: theirs }])
    all.last().emit({ _tag: "Loaded" })
    assert.strictEqual(yield* all.getEnd(asking), "SessionEnded")
    assert.strictEqual(all.store.getState().decision?.notice?.tag, "OutcomeUnknown")
    yield* passMillis(30_000)
    assert.strictEqual(all.names().filter((name) => name === "RPC_REQUEST").length, 1)
  })
)

it.scoped("makeDecisions asks nothing in a page that is framed by another site", () =>
  Effect.gen(function* () {
    const all = yield* startEmbeddedKit({}, new PageFramed({ origin: "https://evil.example" }))
    assert.strictEqual(yield* all.getEnd(yield* all.asks("personal_sign")), "PageFramed")
    assert.notInclude(all.names(), "RPC_REQUEST")
    assert.strictEqual(all.store.getState().decision?.notice?.tag, "PageFramed")
  })
)

it.scoped("makeDecisions lets 99 requests wait, and rejects one more", () =>
  Effect.gen(function* () {
    const all = yield* startEmbeddedKit({ RPC_REQUEST: () => silent })
    yield* all.asks("personal_sign")
    for (let i = 1; i < 99; i++) yield* all.forks("personal_sign")
    assert.strictEqual(yield* all.getEnd(yield* all.asks("personal_sign")), "TooManyPending")
  })
)
