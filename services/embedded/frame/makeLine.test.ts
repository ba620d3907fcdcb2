import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Scope from "effect/Scope"
import * as TestClock from "effect/TestClock"
import {
  FrameSaysNo,
  type FrameScript,
  scriptedFrame,
  silent,
  site
} from "../../../fixtures/testing/services/wallets/scriptedFrame.ts"
import type { FrameName } from "../../../core/embedded/wire/names.ts"
import { makeLine } from "./makeLine.ts"

type How = Parameters<typeof scriptedFrame>[1]

const lineOver = (
  frame: ReturnType<typeof scriptedFrame>,
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
    const frame = scriptedFrame(script, how)
    const alerts: Array<string> = []
    return { ...frame, alerts, line: yield* lineOver(frame, alerts) }
  })
const later = (millis: number) =>
  Effect.zipRight(
    TestClock.adjust(millis),
    Effect.promise(() => new Promise((done) => setImmediate(done)))
  )
/** Runs it beside the clock, whose time passes until it ends. */
const during = <A, E, R>(millis: number, work: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const fiber = yield* Effect.fork(Effect.either(work))
    yield* later(0)
    yield* later(millis)
    yield* later(0)
    const polled = yield* Fiber.poll(fiber)
    const found = polled._tag === "Some" && Exit.isSuccess(polled.value) ? polled.value.value : undefined
    return found === undefined ? "waits" : found._tag === "Right" ? found.right : (found.left as { _tag: string })._tag
  })

describe("the frame gets ready", () => {
  it.scoped("where the project does not allow the page there is no frame, and the request says so at once", () =>
    Effect.gen(function* () {
      const frame = scriptedFrame()
      const alerts: Array<string> = []
      const line = yield* lineOver(frame, alerts, () => true)
      assert.strictEqual(yield* during(0, line.ask("CONNECT_EMAIL", { email: "ann@example.com" })), "UnverifiedDomain")
      assert.deepStrictEqual([frame.loads.length, alerts], [0, ["UNVERIFIED_DOMAIN"]])
    })
  )

  it.scoped("500 ms after it says so, by the channel that it offers, and hears of the page first", () =>
    Effect.gen(function* () {
      const { asked, line } = yield* open()
      assert.strictEqual(yield* during(499, line.ready), "waits")
      const asking = yield* Effect.fork(line.ask("GET_CHAIN_ID", undefined))
      yield* later(1)
      assert.deepStrictEqual(yield* Fiber.join(asking), { chainId: 1 })
      assert.deepStrictEqual(
        asked.map(({ by, name }) => [name, by]),
        [
          ["SYNC_DAPP_DATA", "channel"],
          ["GET_CHAIN_ID", "channel"]
        ]
      )
      assert.strictEqual(line.now().by, "channel")
    })
  )

  it.scoped("by window, where the site offers no channel", () =>
    Effect.gen(function* () {
      const { asked, line } = yield* open({}, { speaks: "window" })
      assert.deepStrictEqual(yield* during(500, line.ask("IS_CONNECTED", undefined)), { isConnected: true })
      assert.deepStrictEqual([...new Set(asked.map(({ by }) => by))], ["window"])
    })
  )

  it.scoped("nothing is put in the page before the first request", () =>
    Effect.gen(function* () {
      const { line, loads } = yield* open()
      yield* later(30_000)
      assert.deepStrictEqual([loads.length, line.now().phase], [0, "absent"])
    })
  )

  it.scoped("who waits is told after 20 s that it does not load, and the next request tries anew", () =>
    Effect.gen(function* () {
      const { alerts, line, loads, open: left } = yield* open({}, { isReady: false })
      assert.strictEqual(yield* during(19_999, line.ready), "waits")
      assert.strictEqual(yield* during(1, line.ready), "FrameLoadTimedOut")
      assert.deepStrictEqual([alerts, left.frames], [["IFRAME_LOAD_FAILED"], 0])
      yield* during(0, line.ready)
      assert.strictEqual(loads.length, 2)
    })
  )

  it.scoped("a preferred account alone does not start that time", () =>
    Effect.gen(function* () {
      const { alerts, line } = yield* open({}, { isReady: false })
      assert.strictEqual(yield* during(60_000, line.ask("SET_PREFERRED_ACCOUNT", { type: "eoa" })), "waits")
      assert.deepStrictEqual(alerts, [])
    })
  )

  it.scoped("a page whose policy forbids the frame is told at once", () =>
    Effect.gen(function* () {
      const { last, line } = yield* open({}, { isReady: false })
      const asking = yield* Effect.fork(Effect.flip(line.ready))
      yield* later(0)
      last().tell({ _tag: "Blocked" })
      assert.strictEqual((yield* Fiber.join(asking))._tag, "FrameLoadFailed")
    })
  )

  it.scoped("a page without a place for it says so", () =>
    Effect.gen(function* () {
      const { line } = yield* open({}, { parent: false })
      assert.strictEqual(yield* during(0, line.ready), "FrameParentNotSet")
    })
  )

  it.scoped("a Hello that comes twice is answered once", () =>
    Effect.gen(function* () {
      const { hello, line, open: left } = yield* open()
      yield* during(100, line.ready)
      hello()
      hello()
      yield* later(400)
      assert.deepStrictEqual([left.ports, line.now().phase], [1, "ready"])
    })
  )
})

describe("how a request ends", () => {
  const cases: ReadonlyArray<readonly [FrameName, limit: number, ends: string]> = [
    ["CONNECT_EMAIL", 120_000, "FrameRequestTimedOut"],
    ["GET_FARCASTER_URI", 20_000, "FrameRequestTimedOut"],
    ["CONNECT_FARCASTER", 300_000, "FrameRequestTimedOut"],
    ["IS_CONNECTED", 10_000, "FrameRequestTimedOut"],
    ["GET_USER", 20_000, "FrameRequestTimedOut"]
  ]
  for (const [name, limit, ends] of cases)
    it.scoped(`${name} after ${limit} ms without an answer`, () =>
      Effect.gen(function* () {
        const { line } = yield* open({ [name]: () => silent })
        yield* during(500, line.ready)
        const asking = yield* Effect.fork(Effect.either(line.ask(name as "GET_USER", undefined)))
        yield* later(limit - 1)
        assert.isTrue((yield* Fiber.poll(asking))._tag === "None")
        yield* later(1)
        const ended = yield* Fiber.join(asking)
        assert.strictEqual(ended._tag === "Left" ? ended.left._tag : "", ends)
      })
    )

  it.scoped("signing out is not waited for longer than 3 s", () =>
    Effect.gen(function* () {
      const { line } = yield* open({ SIGN_OUT: () => silent })
      yield* during(500, line.ready)
      assert.strictEqual(yield* during(2_999, line.ask("SIGN_OUT", undefined)), "waits")
      assert.strictEqual(yield* during(3_000, line.ask("SIGN_OUT", undefined)), null)
    })
  )

  it.scoped("the time-out of a code raises the alert and takes back what is open, but for the Farcaster code", () =>
    Effect.gen(function* () {
      const never = () => silent
      const script = { CONNECT_OTP: never, GET_FARCASTER_URI: never, RPC_REQUEST: never, SWITCH_NETWORK: never }
      const { alerts, line, names } = yield* open(script, { speaks: "window" })
      yield* during(500, line.ready)
      const code = yield* Effect.fork(Effect.flip(line.ask("CONNECT_OTP", { otp: "1" })))
      yield* later(110_000)
      const rpc = yield* Effect.fork(Effect.flip(line.ask("RPC_REQUEST", { method: "personal_sign" })))
      const move = yield* Effect.fork(Effect.flip(line.ask("SWITCH_NETWORK", { chainId: 1 })))
      const farcaster = yield* Effect.fork(Effect.flip(line.ask("GET_FARCASTER_URI", undefined)))
      yield* later(10_000)
      const tags = [yield* Fiber.join(code), yield* Fiber.join(rpc), yield* Fiber.join(move)].map(({ _tag }) => _tag)
      assert.deepStrictEqual(tags, ["FrameRequestTimedOut", "RequestAborted", "EmbeddedAborted"])
      assert.deepStrictEqual(alerts, ["IFRAME_REQUEST_TIMEOUT"])
      assert.strictEqual(names().filter((name) => name === "RPC_ABORT").length, 1)
      assert.strictEqual((yield* Fiber.poll(farcaster))._tag, "None")
    })
  )

  it.scoped("by the frame's own words, or without them; a domain that it does not serve raises the alert", () =>
    Effect.gen(function* () {
      const { alerts, line } = yield* open({
        CONNECT_EMAIL: (_, nth) => new FrameSaysNo(["Too\u202e many", undefined, "unverified_domain"][nth - 1])
      })
      yield* during(500, line.ready)
      const ask = Effect.flip(line.ask("CONNECT_EMAIL", { email: "ann@example.com" }))
      const [first, second, third] = [yield* ask, yield* ask, yield* ask]
      assert.deepStrictEqual(
        [first._tag, first.message, second._tag, third._tag],
        ["FrameError", "Too many", "FrameErrorUnknown", "UnverifiedDomain"]
      )
      assert.deepStrictEqual(alerts, ["UNVERIFIED_DOMAIN"])
    })
  )

  it.scoped("an answer of another shape ends it at once, and a right one after it counts no more", () =>
    Effect.gen(function* () {
      const { asked, line, say } = yield* open({ GET_USER: () => silent })
      yield* during(500, line.ready)
      const asking = yield* Effect.fork(Effect.flip(line.ask("GET_USER", undefined)))
      yield* later(0)
      const id = asked.at(-1)?.id
      say({ type: "@w3m-frame/GET_USER_SUCCESS", id, payload: { address: 7 } })
      say({ type: "@w3m-frame/GET_USER_SUCCESS", id, payload: { address: "0xa1", chainId: 1 } })
      assert.strictEqual((yield* Fiber.join(asking))._tag, "FrameAnswerMisfit")
    })
  )

  it.scoped("ignores an answer to another call with the same id, and takes the right one after it", () =>
    Effect.gen(function* () {
      const { asked, line, say } = yield* open({ GET_USER: () => silent })
      yield* during(500, line.ready)
      const asking = yield* Effect.fork(line.ask("GET_USER", undefined))
      yield* later(0)
      const id = asked.at(-1)?.id
      say({ type: "@w3m-frame/CONNECT_OTP_SUCCESS", id })
      say({ type: "@w3m-frame/CONNECT_OTP_ERROR", id, payload: { message: "Invalid code" } })
      say({ type: "@w3m-frame/GET_USER_SUCCESS", id, payload: { address: "0xa1", chainId: 1 } })
      assert.deepStrictEqual(yield* Fiber.join(asking), { address: "0xa1", chainId: 1 })
    })
  )

  it.scoped("who leaves takes an approval back with one word, and a read with none", () =>
    Effect.gen(function* () {
      const { line, names } = yield* open({ RPC_REQUEST: () => silent })
      yield* during(500, line.ready)
      const decision = yield* Effect.fork(line.ask("RPC_REQUEST", { method: "personal_sign" }))
      const read = yield* Effect.fork(line.ask("RPC_REQUEST", { method: "eth_call" }, true))
      yield* later(0)
      yield* Fiber.interrupt(decision)
      yield* Fiber.interrupt(read)
      assert.deepStrictEqual(names().slice(1), ["RPC_REQUEST", "RPC_REQUEST", "RPC_ABORT"])
    })
  )

  it.scoped("an approval is shown within 20 s, then waits for the visitor, and is answered 120 s after that", () =>
    Effect.gen(function* () {
      const { asked, line, say } = yield* open({ RPC_REQUEST: () => silent })
      yield* during(500, line.ready)
      assert.strictEqual(
        yield* during(20_000, line.ask("RPC_REQUEST", { method: "personal_sign" })),
        "FrameRequestTimedOut"
      )
      const asking = yield* Effect.fork(Effect.flip(line.ask("RPC_REQUEST", { method: "personal_sign" })))
      yield* later(0)
      const { id = "" } = asked.at(-1) ?? {}
      say({ type: "@w3m-frame/APPROVAL", payload: { id, at: "shown" } })
      yield* later(3_600_000)
      assert.strictEqual((yield* Fiber.poll(asking))._tag, "None")
      say({ type: "@w3m-frame/APPROVAL", payload: { id, at: "decided" } })
      yield* later(119_999)
      assert.strictEqual((yield* Fiber.poll(asking))._tag, "None")
      yield* later(1)
      assert.strictEqual((yield* Fiber.join(asking))._tag, "FrameRequestTimedOut")
    })
  )

  it.scoped("one code at a time; of reads 32, the others wait", () =>
    Effect.gen(function* () {
      const { line, names } = yield* open({ CONNECT_OTP: () => silent, RPC_REQUEST: () => silent })
      yield* during(500, line.ready)
      yield* Effect.fork(line.ask("CONNECT_OTP", { otp: "1" }))
      yield* Effect.fork(line.ask("CONNECT_OTP", { otp: "2" }))
      for (let i = 0; i < 40; i++) yield* Effect.fork(line.ask("RPC_REQUEST", { method: "eth_call" }, true))
      yield* later(0)
      const count = (name: string) => names().filter((one) => one === name).length
      assert.deepStrictEqual([count("CONNECT_OTP"), count("RPC_REQUEST")], [1, 32])
    })
  )
})

describe("what comes between", () => {
  it.scoped("a frame that loads anew ends what is open, each as it can, and what only reads is asked once more", () =>
    Effect.gen(function* () {
      const once = (_: unknown, nth: number) => (nth === 1 ? silent : { isConnected: true })
      const { last, line, loads, names } = yield* open({
        IS_CONNECTED: once,
        RPC_REQUEST: () => silent,
        CONNECT_OTP: () => silent,
        SYNC_THEME: () => silent
      })
      yield* during(500, line.ready)
      const [login, decision, code, theme] = [
        yield* Effect.fork(line.ask("IS_CONNECTED", undefined)),
        yield* Effect.fork(Effect.flip(line.ask("RPC_REQUEST", { method: "personal_sign" }))),
        yield* Effect.fork(Effect.flip(line.ask("CONNECT_OTP", { otp: "1" }))),
        yield* Effect.fork(line.ask("SYNC_THEME", {}))
      ]
      yield* later(0)
      const [before] = loads
      last().tell({ _tag: "Loaded" })
      yield* later(0)
      yield* later(500)
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

  it.scoped("a site that offered the channel once is not spoken with by window on its next load", () =>
    Effect.gen(function* () {
      const how: { speaks?: "window" } = {}
      const { asked, line } = yield* open({}, how)
      yield* during(500, line.ready)
      how.speaks = "window"
      yield* line.reload
      const asking = yield* Effect.fork(Effect.flip(line.ready))
      yield* later(20_000)
      assert.strictEqual((yield* Fiber.join(asking))._tag, "FrameLoadTimedOut")
      assert.isTrue(asked.every(({ by }) => by === "channel"))
    })
  )

  it.scoped("a frame that loads again and again and never gets ready is given up", () =>
    Effect.gen(function* () {
      const { last, line, loads } = yield* open({}, { isReady: false })
      const asking = yield* Effect.fork(Effect.flip(line.ready))
      for (let i = 0; i < 3; i++) {
        yield* later(0)
        last().tell({ _tag: "Loaded" })
      }
      assert.strictEqual((yield* Fiber.join(asking))._tag, "FrameLoadFailed")
      assert.strictEqual(loads.length, 3)
    })
  )

  it.scoped("a page that comes back out of the browser's cache loads the frame anew", () =>
    Effect.gen(function* () {
      const { last, line, loads, open: left } = yield* open({ CONNECT_OTP: () => silent })
      yield* during(500, line.ready)
      const code = yield* Effect.fork(Effect.flip(line.ask("CONNECT_OTP", { otp: "1" })))
      yield* later(0)
      last().tell({ _tag: "Left" })
      assert.strictEqual((yield* Fiber.join(code))._tag, "EmbeddedAborted")
      assert.strictEqual(left.ports, 0)
      last().tell({ _tag: "Returned" })
      assert.deepStrictEqual(yield* during(500, line.ask("GET_CHAIN_ID", undefined)), { chainId: 1 })
      assert.strictEqual(loads.length, 2)
    })
  )

  it.scoped("two kits have two frames, each deaf to the other's", () =>
    Effect.gen(function* () {
      const [one, two] = [yield* open({ GET_USER: () => silent }), yield* open({}, { speaks: "window" })]
      yield* during(500, one.line.ready)
      yield* during(500, two.line.ready)
      assert.notStrictEqual(one.last().window, two.last().window)
      const asking = yield* Effect.fork(Effect.either(one.line.ask("GET_USER", undefined)))
      yield* later(0)
      const data = {
        type: "@w3m-frame/GET_USER_SUCCESS",
        id: one.asked.at(-1)?.id,
        payload: { address: "0xa1", chainId: 1 }
      }
      one.last().tell({ _tag: "Posted", posted: { source: two.last().window, origin: site, data } })
      yield* later(0)
      assert.strictEqual((yield* Fiber.poll(asking))._tag, "None")
    })
  )

  it.effect("when the kit ends there is no frame, no channel, and nobody waits", () =>
    Effect.gen(function* () {
      const scope = yield* Scope.make()
      const frame = scriptedFrame({ GET_USER: () => silent })
      const line = yield* Scope.extend(lineOver(frame), scope)
      yield* during(500, line.ready)
      const asking = yield* Effect.fork(Effect.exit(line.ask("GET_USER", undefined)))
      yield* later(0)
      yield* Scope.close(scope, Exit.void)
      assert.isTrue(Exit.isFailure(yield* Fiber.join(asking)))
      assert.deepStrictEqual(frame.open, { ports: 0, frames: 0 })
    })
  )
})
