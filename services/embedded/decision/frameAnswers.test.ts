import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { passMillis, startEmbeddedKit, theirs } from "../../../fixtures/testing/services/wallets/embeddedKit.ts"
import { FrameSaysNo, silent } from "../../../fixtures/testing/services/wallets/scriptedFrame.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { toProviderError } from "../../wallets/connectors/eip1193.ts"

type EmbeddedKit = Effect.Effect.Success<ReturnType<typeof startEmbeddedKit>>
const hash = `0x${"12".repeat(32)}`

for (const answer of [{ hash: theirs }, "0x1234", null, "sent", 7, ["0x"]])
  it.scoped(`leaves the outcome unknown (4900) when the frame answers a send with ${JSON.stringify(answer)}`, () =>
    Effect.gen(function* () {
      for (const method of ["eth_sendTransaction", "wallet_sendCalls", "solana_signAndSendTransaction"]) {
        if (method === "wallet_sendCalls" && typeof answer === "string") continue // the id of a batch is any text
        const all = yield* startEmbeddedKit({ RPC_REQUEST: () => answer })
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
      const all = yield* startEmbeddedKit({ RPC_REQUEST: () => answer })
      const end = yield* Fiber.join(yield* all.asks("eth_sendRawTransaction", ["0x02f8"]))
      const failure = end._tag === "Left" ? end.left : undefined
      assert.strictEqual(failure?._tag, "OutcomeUnknown")
      assert.strictEqual(Reflect.get(Object(toProviderError(failure)), "code"), 4900)
    }
    const all = yield* startEmbeddedKit({ RPC_REQUEST: () => hash })
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
    [
      null,
      [],
      {},
      { transactions: [] },
      { transactions: ["AQ==", 7] },
      { transactions: ["AQ=="] },
      { transactions: ["AQ==", "Ag==", "Aw=="] }
    ],
    { transactions: ["AQ==", "Ag=="] }
  ],
  ["wallet_grantPermissions", [null, "0x12", []], { context: "0x12" }],
  ["wallet_revokePermissions", [false, 0, "", [], { error: "no" }, { success: false }], "0x12"],
  ["wallet_revokePermissions", [false], null],
  ["wallet_revokePermissions", [7], {}]
] as const)
  it.scoped(`rejects an invalid answer to ${method}, and returns a valid one`, () =>
    Effect.gen(function* () {
      const params = method === "solana_signAllTransactions" ? { transactions: ["AA==", "AA=="] } : undefined
      for (const answer of misfits) {
        const all = yield* startEmbeddedKit({ RPC_REQUEST: () => answer })
        assert.strictEqual(yield* all.getEnd(yield* all.asks(method, params)), "FrameAnswerMisfit")
      }
      const all = yield* startEmbeddedKit({ RPC_REQUEST: () => fits })
      assert.deepStrictEqual(yield* all.getEnd(yield* all.asks(method, params)), fits)
    })
  )

for (const [when, end] of [
  ["reloads", (all: EmbeddedKit) => Effect.sync(() => all.last().emit({ _tag: "Loaded" }))],
  ["does not answer", () => passMillis(10_000)]
] as const)
  it.scoped(`sends eth_sendRawTransaction once when the frame ${when}, and leaves the outcome unknown`, () =>
    Effect.gen(function* () {
      const all = yield* startEmbeddedKit({ RPC_REQUEST: () => silent })
      const sending = yield* all.asks("eth_sendRawTransaction", ["0x02f8"])
      yield* end(all)
      yield* passMillis(1_000)
      assert.strictEqual(yield* all.getEnd(sending), "OutcomeUnknown")
      assert.strictEqual(all.names().filter((name) => name === "RPC_REQUEST").length, 1)
    })
  )

it.scoped("returns the frame's error for eth_sendRawTransaction", () =>
  Effect.gen(function* () {
    const all = yield* startEmbeddedKit({ RPC_REQUEST: () => new FrameSaysNo("nonce too low") })
    assert.strictEqual(yield* all.getEnd(yield* all.asks("eth_sendRawTransaction", ["0x02f8"])), "FrameError")
  })
)

for (const [what, event] of [
  ["closes the modal", { _tag: "Closed" }],
  ["goes back", { _tag: "WentBack" }],
  [
    "changes the account",
    { _tag: "AccountsChanged", connectorId: connectorIds.auth, namespace: "eip155", accounts: [{ address: theirs }] }
  ]
] as const)
  it.scoped(`returns the hash when the visitor has confirmed in the frame and ${what} before its answer`, () =>
    Effect.gen(function* () {
      const all = yield* startEmbeddedKit({ RPC_REQUEST: () => silent })
      yield* all.store.dispatch({ _tag: "Opened", view: { _tag: "Account" } })
      const sending = yield* all.asks("eth_sendTransaction", [{ to: theirs }])
      const id = all.requests.at(-1)?.id
      all.shows("shown")
      all.shows("decided")
      yield* passMillis(0)
      yield* all.store.dispatch(event)
      yield* passMillis(0)
      assert.notInclude(all.names(), "RPC_ABORT")
      all.say({ type: "@w3m-frame/RPC_REQUEST_SUCCESS", id, payload: hash })
      assert.strictEqual(yield* all.getEnd(sending), hash)
    })
  )

it.scoped("opens the view when a confirmed send has no answer and the modal was closed", () =>
  Effect.gen(function* () {
    const all = yield* startEmbeddedKit({ RPC_REQUEST: () => silent })
    const sending = yield* all.asks("eth_sendTransaction", [{ to: theirs }])
    all.shows("shown")
    all.shows("decided")
    yield* passMillis(0)
    yield* all.store.dispatch({ _tag: "Closed" })
    yield* passMillis(120_000)
    assert.strictEqual(yield* all.getEnd(sending), "SessionEnded")
    assert.deepStrictEqual([all.modal().open, all.store.getState().decision?.notice?.tag], [true, "OutcomeUnknown"])
  })
)

const leaves = [
  ["closes the modal", { _tag: "Closed" }, "RequestRejected"],
  ["goes back", { _tag: "WentBack" }, "RequestRejected"],
  [
    "changes the account",
    { _tag: "AccountsChanged", connectorId: connectorIds.auth, namespace: "eip155", accounts: [{ address: theirs }] },
    "ContextChanged"
  ]
] as const

for (const [what, event, ends] of leaves)
  for (const transport of ["channel", "window"] as const)
    it.scoped(`waits 3 s for the answer to an aborted send when the visitor ${what}, by ${transport}`, () =>
      Effect.gen(function* () {
        const start = Effect.gen(function* () {
          const all = yield* startEmbeddedKit({ RPC_REQUEST: () => silent }, Effect.void, transport)
          yield* all.store.dispatch({ _tag: "Opened", view: { _tag: "Account" } })
          const sending = yield* all.asks("eth_sendTransaction", [{ to: theirs }])
          const id = all.requests.at(-1)?.id
          if (transport === "channel") all.shows("shown")
          yield* all.store.dispatch(event)
          yield* passMillis(0)
          const say = (kind: string, payload: unknown) =>
            all.say({ type: `@w3m-frame/RPC_REQUEST_${kind}`, id, payload })
          const getEnd = Effect.tap(all.getEnd(sending), () =>
            assert.strictEqual(all.names().filter((name) => name === "RPC_ABORT").length, 1)
          )
          return { ...all, getEnd, say }
        })
        const sent = yield* start
        sent.say("SUCCESS", hash)
        assert.strictEqual(yield* sent.getEnd, hash)
        const aborted = yield* start
        aborted.say("ERROR", { message: "Request was aborted" })
        assert.strictEqual(yield* aborted.getEnd, ends)
        const failed = yield* start
        failed.say("ERROR", { message: "nonce too low" })
        assert.strictEqual(yield* failed.getEnd, "WalletRequestFailed")
        const silenced = yield* start
        yield* passMillis(3_000)
        assert.strictEqual(yield* silenced.getEnd, transport === "window" ? "SessionEnded" : ends)
      })
    )

it.scoped("opens the view when the visitor closes it and the frame does not answer the aborted send, by window", () =>
  Effect.gen(function* () {
    const all = yield* startEmbeddedKit({ RPC_REQUEST: () => silent }, Effect.void, "window")
    const sending = yield* all.asks("eth_sendTransaction", [{ to: theirs }])
    yield* all.store.dispatch({ _tag: "Closed" })
    yield* passMillis(3_000)
    assert.strictEqual(yield* all.getEnd(sending), "SessionEnded")
    assert.deepStrictEqual([all.modal().open, all.store.getState().decision?.notice?.tag], [true, "OutcomeUnknown"])
  })
)

it.scoped("rejects a signature at once when the modal is closed, by window", () =>
  Effect.gen(function* () {
    const all = yield* startEmbeddedKit({ RPC_REQUEST: () => silent }, Effect.void, "window")
    const signing = yield* all.asks("personal_sign")
    yield* all.store.dispatch({ _tag: "Closed" })
    assert.strictEqual(yield* all.getEnd(signing), "RequestRejected")
  })
)

for (const [transport, step, method, ends] of [
  ["channel", "decided", "eth_sendTransaction", "SessionEnded"],
  ["channel", "shown", "eth_sendTransaction", "RequestAborted"],
  ["channel", "decided", "personal_sign", "RequestAborted"],
  ["window", null, "eth_sendTransaction", "SessionEnded"],
  ["window", null, "personal_sign", "RequestAborted"]
] as const)
  it.scoped(`ends ${method} as ${ends} when another request times out, by ${transport}, ${step}`, () =>
    Effect.gen(function* () {
      const all = yield* startEmbeddedKit(
        { RPC_REQUEST: () => silent, CONNECT_OTP: () => silent },
        Effect.void,
        transport
      )
      const code = yield* Effect.fork(Effect.flip(all.line.ask("CONNECT_OTP", { otp: "1" })))
      yield* passMillis(0)
      yield* passMillis(10_000)
      const sending = yield* all.asks(method, [{ to: theirs }])
      if (step !== null) all.shows(step)
      yield* passMillis(112_000)
      assert.strictEqual((yield* Fiber.join(code))._tag, "FrameRequestTimedOut")
      assert.strictEqual(yield* all.getEnd(sending), ends)
    })
  )

it.scoped("rejects when the modal is closed after a late report on an earlier request", () =>
  Effect.gen(function* () {
    const all = yield* startEmbeddedKit({ RPC_REQUEST: () => silent })
    const first = yield* all.asks("personal_sign")
    const earlier = all.requests.at(-1)?.id
    yield* all.store.dispatch({ _tag: "Closed" })
    assert.strictEqual(yield* all.getEnd(first), "RequestRejected")
    const second = yield* all.asks("personal_sign")
    all.shows("shown")
    all.say({ type: "@w3m-frame/APPROVAL", payload: { id: earlier, at: "decided" } })
    yield* passMillis(0)
    assert.strictEqual(all.store.getState().decision?.step, "shown")
    yield* all.store.dispatch({ _tag: "Closed" })
    assert.strictEqual(yield* all.getEnd(second), "RequestRejected")
  })
)
