import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Scope from "effect/Scope"
import * as TestClock from "effect/TestClock"
import {
  FrameSaysNo,
  type FrameScript,
  makeScriptedFrame,
  silent,
  site
} from "../../../fixtures/testing/services/wallets/scriptedFrame.ts"
import type { FrameName } from "../../../core/embedded/wire/names.ts"
import { makeLine } from "./makeLine.ts"

type How = Parameters<typeof makeScriptedFrame>[1]

const makeLineOver = (
  frame: ReturnType<typeof makeScriptedFrame>,
  alerts: Array<string> = [],
  isRefused: () => boolean = () => false
) =>
  makeLine({
    isRefused,
    page: frame.page,
    site,
    place: () => ({ projectId: "p", chainId: "eip155:1", enableLogger: false, rpcUrl: "" }),
    greet: (send) => send("SYNC_DAPP_DATA", { projectId: "p" }),
    alert: (key) => Effect.sync(() => void alerts.push(key))
  })
const open = (script: FrameScript = {}, how?: How) =>
  Effect.gen(function* () {
    const frame = makeScriptedFrame(script, how)
    const alerts: Array<string> = []
    return { ...frame, alerts, line: yield* makeLineOver(frame, alerts) }
  })
const passMillis = (millis: number) =>
  Effect.zipRight(
    TestClock.adjust(millis),
    Effect.promise(() => new Promise((done) => setImmediate(done)))
  )
/** Runs an effect while the test clock advances. Returns its result, the tag of its failure, or "waits". */
const runFor = <A, E, R>(millis: number, work: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const fiber = yield* Effect.fork(Effect.either(work))
    yield* passMillis(0)
    yield* passMillis(millis)
    yield* passMillis(0)
    const polled = yield* Fiber.poll(fiber)
    const found = polled._tag === "Some" && Exit.isSuccess(polled.value) ? polled.value.value : undefined
    return found === undefined ? "waits" : found._tag === "Right" ? found.right : (found.left as { _tag: string })._tag
  })

describe("makeLine: ready", () => {
  it.scoped("fails a request at once, without a frame, if the project does not allow the page", () =>
    Effect.gen(function* () {
      const frame = makeScriptedFrame()
      const alerts: Array<string> = []
      const line = yield* makeLineOver(frame, alerts, () => true)
      assert.strictEqual(yield* runFor(0, line.ask("CONNECT_EMAIL", { email: "ann@example.com" })), "UnverifiedDomain")
      assert.deepStrictEqual([frame.loads.length, alerts], [0, ["UNVERIFIED_DOMAIN"]])
    })
  )

  it.scoped("becomes ready by channel 500 ms after the frame says so, and sends the page's data first", () =>
    Effect.gen(function* () {
      const { requests, line } = yield* open()
      assert.strictEqual(yield* runFor(499, line.ready), "waits")
      const asking = yield* Effect.fork(line.ask("GET_CHAIN_ID", undefined))
      yield* passMillis(1)
      assert.deepStrictEqual(yield* Fiber.join(asking), { chainId: 1 })
      assert.deepStrictEqual(
        requests.map(({ by, name }) => [name, by]),
        [
          ["SYNC_DAPP_DATA", "channel"],
          ["GET_CHAIN_ID", "channel"]
        ]
      )
      assert.strictEqual(line.now().by, "channel")
    })
  )

  it.scoped("becomes ready by window if the site offers no channel", () =>
    Effect.gen(function* () {
      const { requests, line } = yield* open({}, { transport: "window" })
      assert.deepStrictEqual(yield* runFor(500, line.ask("IS_CONNECTED", undefined)), { isConnected: true })
      assert.deepStrictEqual([...new Set(requests.map(({ by }) => by))], ["window"])
    })
  )

  it.scoped("loads no frame before the first request", () =>
    Effect.gen(function* () {
      const { line, loads } = yield* open()
      yield* passMillis(30_000)
      assert.deepStrictEqual([loads.length, line.now().phase], [0, "absent"])
    })
  )

  it.scoped("fails with FrameLoadTimedOut after 20 s, and loads again for the next request", () =>
    Effect.gen(function* () {
      const { alerts, line, loads, open: remaining } = yield* open({}, { isReady: false })
      assert.strictEqual(yield* runFor(19_999, line.ready), "waits")
      assert.strictEqual(yield* runFor(1, line.ready), "FrameLoadTimedOut")
      assert.deepStrictEqual([alerts, remaining.frames], [["IFRAME_LOAD_FAILED"], 0])
      yield* runFor(0, line.ready)
      assert.strictEqual(loads.length, 2)
    })
  )

  it.scoped("starts no time limit for a preferred account", () =>
    Effect.gen(function* () {
      const { alerts, line } = yield* open({}, { isReady: false })
      assert.strictEqual(yield* runFor(60_000, line.ask("SET_PREFERRED_ACCOUNT", { type: "eoa" })), "waits")
      assert.deepStrictEqual(alerts, [])
    })
  )

  it.scoped("fails with FrameLoadFailed at once if the page's policy forbids the frame", () =>
    Effect.gen(function* () {
      const { last, line } = yield* open({}, { isReady: false })
      const asking = yield* Effect.fork(Effect.flip(line.ready))
      yield* passMillis(0)
      last().emit({ _tag: "Blocked" })
      assert.strictEqual((yield* Fiber.join(asking))._tag, "FrameLoadFailed")
    })
  )

  it.scoped("fails with FrameParentNotSet if the page has no place for the frame", () =>
    Effect.gen(function* () {
      const { line } = yield* open({}, { parent: false })
      assert.strictEqual(yield* runFor(0, line.ready), "FrameParentNotSet")
    })
  )

  it.scoped("answers a repeated Hello once", () =>
    Effect.gen(function* () {
      const { hello, line, open: remaining } = yield* open()
      yield* runFor(100, line.ready)
      hello()
      hello()
      yield* passMillis(400)
      assert.deepStrictEqual([remaining.ports, line.now().phase], [1, "ready"])
    })
  )
})

describe("makeLine: ask", () => {
  const cases: ReadonlyArray<readonly [FrameName, limit: number, ends: string]> = [
    ["CONNECT_EMAIL", 120_000, "FrameRequestTimedOut"],
    ["GET_FARCASTER_URI", 20_000, "FrameRequestTimedOut"],
    ["CONNECT_FARCASTER", 300_000, "FrameRequestTimedOut"],
    ["IS_CONNECTED", 10_000, "FrameRequestTimedOut"],
    ["GET_USER", 20_000, "FrameRequestTimedOut"]
  ]
  for (const [name, limit, ends] of cases)
    it.scoped(`fails ${name} after ${limit} ms without an answer`, () =>
      Effect.gen(function* () {
        const { line } = yield* open({ [name]: () => silent })
        yield* runFor(500, line.ready)
        const asking = yield* Effect.fork(Effect.either(line.ask(name as "GET_USER", undefined)))
        yield* passMillis(limit - 1)
        assert.isTrue((yield* Fiber.poll(asking))._tag === "None")
        yield* passMillis(1)
        const outcome = yield* Fiber.join(asking)
        assert.strictEqual(outcome._tag === "Left" ? outcome.left._tag : "", ends)
      })
    )

  it.scoped("waits for SIGN_OUT for at most 3 s", () =>
    Effect.gen(function* () {
      const { line } = yield* open({ SIGN_OUT: () => silent })
      yield* runFor(500, line.ready)
      assert.strictEqual(yield* runFor(2_999, line.ask("SIGN_OUT", undefined)), "waits")
      assert.strictEqual(yield* runFor(3_000, line.ask("SIGN_OUT", undefined)), null)
    })
  )

  it.scoped("raises the alert when a code times out, and aborts all requests except the Farcaster code", () =>
    Effect.gen(function* () {
      const hang = () => silent
      const script = { CONNECT_OTP: hang, GET_FARCASTER_URI: hang, RPC_REQUEST: hang, SWITCH_NETWORK: hang }
      const { alerts, line, names } = yield* open(script, { transport: "window" })
      yield* runFor(500, line.ready)
      const code = yield* Effect.fork(Effect.flip(line.ask("CONNECT_OTP", { otp: "1" })))
      yield* passMillis(110_000)
      const rpc = yield* Effect.fork(Effect.flip(line.ask("RPC_REQUEST", { method: "personal_sign" })))
      const move = yield* Effect.fork(Effect.flip(line.ask("SWITCH_NETWORK", { chainId: 1 })))
      const farcaster = yield* Effect.fork(Effect.flip(line.ask("GET_FARCASTER_URI", undefined)))
      yield* passMillis(10_000)
      const tags = [yield* Fiber.join(code), yield* Fiber.join(rpc), yield* Fiber.join(move)].map(({ _tag }) => _tag)
      assert.deepStrictEqual(tags, ["FrameRequestTimedOut", "RequestAborted", "EmbeddedAborted"])
      assert.deepStrictEqual(alerts, ["IFRAME_REQUEST_TIMEOUT"])
      assert.strictEqual(names().filter((name) => name === "RPC_ABORT").length, 1)
      assert.strictEqual((yield* Fiber.poll(farcaster))._tag, "None")
    })
  )

  it.scoped(
    "fails with the frame's message if it sends one, and raises the alert for a domain that it does not serve",
    () =>
      Effect.gen(function* () {
        const { alerts, line } = yield* open({
          CONNECT_EMAIL: (_, nth) => new FrameSaysNo(["Too\u202e many", undefined, "unverified_domain"][nth - 1])
        })
        yield* runFor(500, line.ready)
        const ask = Effect.flip(line.ask("CONNECT_EMAIL", { email: "ann@example.com" }))
        const [first, second, third] = [yield* ask, yield* ask, yield* ask]
        assert.deepStrictEqual(
          [first._tag, first.message, second._tag, third._tag],
          ["FrameError", "Too many", "FrameErrorUnknown", "UnverifiedDomain"]
        )
        assert.deepStrictEqual(alerts, ["UNVERIFIED_DOMAIN"])
      })
  )

  it.scoped("fails with FrameAnswerMisfit at once for an invalid answer, and ignores a valid one after it", () =>
    Effect.gen(function* () {
      const { requests, line, say } = yield* open({ GET_USER: () => silent })
      yield* runFor(500, line.ready)
      const asking = yield* Effect.fork(Effect.flip(line.ask("GET_USER", undefined)))
      yield* passMillis(0)
      const id = requests.at(-1)?.id
      say({ type: "@w3m-frame/GET_USER_SUCCESS", id, payload: { address: 7 } })
      say({ type: "@w3m-frame/GET_USER_SUCCESS", id, payload: { address: "0xa1", chainId: 1 } })
      assert.strictEqual((yield* Fiber.join(asking))._tag, "FrameAnswerMisfit")
    })
  )

  it.scoped("ignores an answer to another call with the same id, and accepts the right one after it", () =>
    Effect.gen(function* () {
      const { requests, line, say } = yield* open({ GET_USER: () => silent })
      yield* runFor(500, line.ready)
      const asking = yield* Effect.fork(line.ask("GET_USER", undefined))
      yield* passMillis(0)
      const id = requests.at(-1)?.id
      say({ type: "@w3m-frame/CONNECT_OTP_SUCCESS", id })
      say({ type: "@w3m-frame/CONNECT_OTP_ERROR", id, payload: { message: "Invalid code" } })
      say({ type: "@w3m-frame/GET_USER_SUCCESS", id, payload: { address: "0xa1", chainId: 1 } })
      assert.deepStrictEqual(yield* Fiber.join(asking), { address: "0xa1", chainId: 1 })
    })
  )

  it.scoped("sends one RPC_ABORT when an approval is interrupted, and no message when a read is", () =>
    Effect.gen(function* () {
      const { line, names } = yield* open({ RPC_REQUEST: () => silent })
      yield* runFor(500, line.ready)
      const decision = yield* Effect.fork(line.ask("RPC_REQUEST", { method: "personal_sign" }))
      const read = yield* Effect.fork(line.ask("RPC_REQUEST", { method: "eth_call" }, "read"))
      yield* passMillis(0)
      yield* Fiber.interrupt(decision)
      yield* Fiber.interrupt(read)
      assert.deepStrictEqual(names().slice(1), ["RPC_REQUEST", "RPC_REQUEST", "RPC_ABORT"])
    })
  )

  it.scoped("waits 20 s for an approval to be shown, then for the visitor, and 120 s after the decision", () =>
    Effect.gen(function* () {
      const { requests, line, say } = yield* open({ RPC_REQUEST: () => silent })
      yield* runFor(500, line.ready)
      assert.strictEqual(
        yield* runFor(20_000, line.ask("RPC_REQUEST", { method: "personal_sign" })),
        "FrameRequestTimedOut"
      )
      const asking = yield* Effect.fork(Effect.flip(line.ask("RPC_REQUEST", { method: "personal_sign" })))
      yield* passMillis(0)
      const { id = "" } = requests.at(-1) ?? {}
      say({ type: "@w3m-frame/APPROVAL", payload: { id, at: "shown" } })
      yield* passMillis(3_600_000)
      assert.strictEqual((yield* Fiber.poll(asking))._tag, "None")
      say({ type: "@w3m-frame/APPROVAL", payload: { id, at: "decided" } })
      yield* passMillis(119_999)
      assert.strictEqual((yield* Fiber.poll(asking))._tag, "None")
      yield* passMillis(1)
      assert.strictEqual((yield* Fiber.join(asking))._tag, "FrameRequestTimedOut")
    })
  )

  it.scoped("sends one code at a time and at most 32 reads at once", () =>
    Effect.gen(function* () {
      const { line, names } = yield* open({ CONNECT_OTP: () => silent, RPC_REQUEST: () => silent })
      yield* runFor(500, line.ready)
      yield* Effect.fork(line.ask("CONNECT_OTP", { otp: "1" }))
      yield* Effect.fork(line.ask("CONNECT_OTP", { otp: "2" }))
      for (let i = 0; i < 40; i++) yield* Effect.fork(line.ask("RPC_REQUEST", { method: "eth_call" }, "read"))
      yield* passMillis(0)
      const count = (name: string) => names().filter((sent) => sent === name).length
      assert.deepStrictEqual([count("CONNECT_OTP"), count("RPC_REQUEST")], [1, 32])
    })
  )
})

describe("makeLine: frame changes", () => {
  it.scoped("ends pending requests by their rules when the frame loads again, and repeats reads once", () =>
    Effect.gen(function* () {
      const answerFirstNever = (_: unknown, nth: number) => (nth === 1 ? silent : { isConnected: true })
      const { last, line, loads, names } = yield* open({
        IS_CONNECTED: answerFirstNever,
        RPC_REQUEST: () => silent,
        CONNECT_OTP: () => silent,
        SYNC_THEME: () => silent
      })
      yield* runFor(500, line.ready)
      const [login, decision, code, theme] = [
        yield* Effect.fork(line.ask("IS_CONNECTED", undefined)),
        yield* Effect.fork(Effect.flip(line.ask("RPC_REQUEST", { method: "personal_sign" }))),
        yield* Effect.fork(Effect.flip(line.ask("CONNECT_OTP", { otp: "1" }))),
        yield* Effect.fork(line.ask("SYNC_THEME", {}))
      ]
      yield* passMillis(0)
      const [before] = loads
      last().emit({ _tag: "Loaded" })
      yield* passMillis(0)
      yield* passMillis(500)
      assert.deepStrictEqual(
        [(yield* Fiber.join(decision))._tag, (yield* Fiber.join(code))._tag, yield* Fiber.join(theme)],
        ["SessionEnded", "EmbeddedAborted", null]
      )
      assert.deepStrictEqual(yield* Fiber.join(login), { isConnected: true })
      assert.deepStrictEqual([loads.length, before?.open], [2, false])
      assert.notStrictEqual(loads[0]?.url.hash, loads[1]?.url.hash)
      assert.strictEqual(names().filter((name) => name === "RPC_REQUEST").length, 1)
    })
  )

  it.scoped("stops speaking by window to a site that has offered the channel", () =>
    Effect.gen(function* () {
      const how: { transport?: "window" } = {}
      const { requests, line } = yield* open({}, how)
      yield* runFor(500, line.ready)
      how.transport = "window"
      yield* line.reload
      const asking = yield* Effect.fork(Effect.flip(line.ready))
      yield* passMillis(20_000)
      assert.strictEqual((yield* Fiber.join(asking))._tag, "FrameLoadTimedOut")
      assert.isTrue(requests.every(({ by }) => by === "channel"))
    })
  )

  it.scoped("fails when the frame loads again and again without becoming ready", () =>
    Effect.gen(function* () {
      const { last, line, loads } = yield* open({}, { isReady: false })
      const asking = yield* Effect.fork(Effect.flip(line.ready))
      for (let i = 0; i < 3; i++) {
        yield* passMillis(0)
        last().emit({ _tag: "Loaded" })
      }
      assert.strictEqual((yield* Fiber.join(asking))._tag, "FrameLoadFailed")
      assert.strictEqual(loads.length, 3)
    })
  )

  it.scoped("loads the frame again when the page leaves the browser's cache", () =>
    Effect.gen(function* () {
      const { last, line, loads, open: remaining } = yield* open({ CONNECT_OTP: () => silent })
      yield* runFor(500, line.ready)
      const code = yield* Effect.fork(Effect.flip(line.ask("CONNECT_OTP", { otp: "1" })))
      yield* passMillis(0)
      last().emit({ _tag: "Left" })
      assert.strictEqual((yield* Fiber.join(code))._tag, "EmbeddedAborted")
      assert.strictEqual(remaining.ports, 0)
      last().emit({ _tag: "Returned" })
      assert.deepStrictEqual(yield* runFor(500, line.ask("GET_CHAIN_ID", undefined)), { chainId: 1 })
      assert.strictEqual(loads.length, 2)
    })
  )

  it.scoped("ignores messages of another kit's frame", () =>
    Effect.gen(function* () {
      const [first, second] = [yield* open({ GET_USER: () => silent }), yield* open({}, { transport: "window" })]
      yield* runFor(500, first.line.ready)
      yield* runFor(500, second.line.ready)
      assert.notStrictEqual(first.last().window, second.last().window)
      const asking = yield* Effect.fork(Effect.either(first.line.ask("GET_USER", undefined)))
      yield* passMillis(0)
      const data = {
        type: "@w3m-frame/GET_USER_SUCCESS",
        id: first.requests.at(-1)?.id,
        payload: { address: "0xa1", chainId: 1 }
      }
      first.last().emit({ _tag: "Posted", posted: { source: second.last().window, origin: site, data } })
      yield* passMillis(0)
      assert.strictEqual((yield* Fiber.poll(asking))._tag, "None")
    })
  )

  it.effect("removes the frame and the channel when the kit ends, and fails pending requests", () =>
    Effect.gen(function* () {
      const scope = yield* Scope.make()
      const frame = makeScriptedFrame({ GET_USER: () => silent })
      const line = yield* Scope.extend(makeLineOver(frame), scope)
      yield* runFor(500, line.ready)
      const asking = yield* Effect.fork(Effect.exit(line.ask("GET_USER", undefined)))
      yield* passMillis(0)
      yield* Scope.close(scope, Exit.void)
      assert.isTrue(Exit.isFailure(yield* Fiber.join(asking)))
      assert.deepStrictEqual(frame.open, { ports: 0, frames: 0 })
    })
  )
})
