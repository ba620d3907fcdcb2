import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import type { KitEvent } from "../../../core/event.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { loginKey, loginKeys } from "../../../core/embedded/login/keys.ts"
import { toNetwork } from "../../../core/chain/network/network.ts"
import { mainnet, solana } from "../../../core/chain/network/networks.ts"
import { sampleState } from "../../../fixtures/testing/core/sample.ts"
import {
  FrameSaysNo,
  type FrameScript,
  scriptedFrame,
  silent,
  site
} from "../../../fixtures/testing/services/wallets/scriptedFrame.ts"
import { noWindows } from "../social/SignInWindows.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"
import { accountTypes } from "../user/accountTypes.ts"
import { makeDecisions } from "../decision/makeDecisions.ts"
import { makeLine } from "../frame/makeLine.ts"
import { embeddedConnector } from "./embeddedConnector.ts"
import { joinLogin } from "./joinLogin.ts"

const networks = [toNetwork(mainnet), toNetwork(solana)] as const
const email = "ann@example.com"

/** A kit with the embedded wallet over a frame that answers by script. */
const kit = (script: FrameScript = {}, items = new Map<string, string>(), isReady = true) =>
  Effect.gen(function* () {
    const layer = yield* Layer.build(Layer.merge(Store.layer(sampleState()), Storage.layerMemory(items)))
    const frame = scriptedFrame(script, { isReady })
    return yield* Effect.provide(
      Effect.gen(function* () {
        yield* joinLogin(site)
        const store = yield* Store
        const line = yield* makeLine({
          page: frame.page,
          site,
          place: () => ({ projectId: "p", chainId: "eip155:1", enableLogger: false, rpcUrl: "" }),
          greet: () => {},
          alert: (key) => store.dispatch({ _tag: "AlertRaised", key, facts: "" })
        })
        const wallet = yield* embeddedConnector(
          line,
          "",
          networks,
          noWindows,
          yield* makeDecisions(line, Effect.void),
          yield* accountTypes(line, "", site)
        )
        return { ...frame, items, store, wallet }
      }),
      layer
    )
  })
const later = (millis: number) =>
  Effect.zipRight(
    TestClock.adjust(millis),
    Effect.promise(() => new Promise((done) => setImmediate(done)))
  )
/** Starts to sign in, up to where the email was given. */
const begun = (script: FrameScript = {}, items?: Map<string, string>) =>
  Effect.gen(function* () {
    yield* TestClock.adjust(1_000_000)
    const all = yield* kit(script, items)
    const signing = yield* Effect.fork(Effect.either(all.wallet.connect({ silent: false })))
    yield* later(0)
    yield* all.store.dispatch({ _tag: "EmailGiven", email })
    yield* later(0)
    yield* later(500)
    yield* later(0)
    return { ...all, signing, login: () => all.store.getState().login }
  })
const types = (all: { readonly store: Store["Type"] }, code: string) =>
  Effect.zipRight(all.store.dispatch({ _tag: "CodeEntered", code }), later(0))
const isOver = <A, E>(fiber: Fiber.Fiber<A, E>) => Effect.map(Fiber.poll(fiber), (polled) => polled._tag === "Some")

describe("signing in by email", () => {
  it.scoped("a code, and the accounts on every namespace; the login is remembered, and no code with it", () =>
    Effect.gen(function* () {
      const all = yield* begun()
      assert.strictEqual(all.login()?.step, "code")
      yield* types(all, "123456")
      const held = yield* Fiber.join(all.signing)
      // An email says how, and not whose it is: a connection's name is in logs.
      assert.deepStrictEqual(held._tag === "Right" && held.right.map(({ name, namespace }) => [namespace, name]), [
        ["eip155", "Email"],
        ["solana", "Email"]
      ])
      assert.deepStrictEqual(all.names(), [
        "CONNECT_EMAIL",
        "CONNECT_OTP",
        "GET_SMART_ACCOUNT_ENABLED_NETWORKS",
        "GET_USER",
        "GET_USER"
      ])
      assert.strictEqual(all.items.get(loginKey("", loginKeys.used)), "true")
      assert.isFalse([...all.items.values()].some((text) => text.includes("123456")))
    })
  )

  const refusals = [
    ["Invalid code", "OtpRejected"],
    ["Code expired", "OtpExpired"],
    ["Too many tries", "OtpTriesSpent"],
    ["Something of the site's own", "FrameError"]
  ] as const
  for (const [words, tag] of refusals)
    it.scoped(`a code that is refused with "${words}" keeps the step, and the next one counts`, () =>
      Effect.gen(function* () {
        const all = yield* begun({ CONNECT_OTP: (_, nth) => (nth === 1 ? new FrameSaysNo(words) : null) })
        yield* types(all, "111111")
        assert.deepStrictEqual([all.login()?.step, all.login()?.error?.tag], ["code", tag])
        yield* types(all, "222222")
        assert.strictEqual((yield* Fiber.join(all.signing))._tag, "Right")
        assert.deepStrictEqual(
          all.asked.filter(({ name }) => name === "CONNECT_OTP").map(({ payload }) => payload),
          [{ otp: "111111" }, { otp: "222222" }]
        )
      })
    )

  it.scoped("a second email within 30 s is not sent, and says for how long", () =>
    Effect.gen(function* () {
      const all = yield* begun()
      yield* later(5_000)
      yield* all.store.dispatch({ _tag: "EmailGiven", email })
      yield* later(0)
      assert.strictEqual(all.login()?.error?.tag, "EmailCooldown")
      assert.strictEqual(all.names().filter((name) => name === "CONNECT_EMAIL").length, 1)
      yield* later(26_000)
      yield* all.store.dispatch({ _tag: "EmailGiven", email })
      yield* later(0)
      assert.strictEqual(all.names().filter((name) => name === "CONNECT_EMAIL").length, 2)
    })
  )

  it.scoped("who comes back to an email whose code is still good goes to that code; no second email is sent", () =>
    Effect.gen(function* () {
      const all = yield* begun()
      const again = (to: string) =>
        Effect.gen(function* () {
          yield* all.store.dispatch({ _tag: "WentBack" })
          const signing = yield* Effect.fork(Effect.either(all.wallet.connect({ silent: false })))
          yield* all.store.dispatch({ _tag: "EmailGiven", email: to })
          yield* later(0)
          yield* later(0)
          return signing
        })
      const sent = () => all.names().filter((name) => name === "CONNECT_EMAIL").length
      yield* Fiber.interrupt(all.signing)
      yield* later(599_000)
      const second = yield* again(email.toUpperCase())
      assert.deepStrictEqual([all.login()?.step, sent(), all.names().includes("SIGN_OUT")], ["code", 1, false])
      yield* Fiber.interrupt(second)
      yield* later(1_500)
      yield* again(email)
      assert.deepStrictEqual([all.login()?.step, sent()], ["code", 2])
    })
  )

  it.scoped("a login that the site did not answer for is asked after before another email is sent", () =>
    Effect.gen(function* () {
      const items = new Map([
        [loginKey("", loginKeys.used), "true"],
        [loginKey("", loginKeys.email), email]
      ])
      const all = yield* begun({ IS_CONNECTED: () => ({ isConnected: true }) }, items)
      assert.strictEqual((yield* Fiber.join(all.signing))._tag, "Right")
      assert.deepStrictEqual(all.names(), [
        "IS_CONNECTED",
        "GET_SMART_ACCOUNT_ENABLED_NETWORKS",
        "GET_USER",
        "GET_USER"
      ])
    })
  )

  it.scoped("a new device waits for its link, then for the code; one that is refused says so", () =>
    Effect.gen(function* () {
      const device = { CONNECT_EMAIL: () => ({ action: "VERIFY_DEVICE" }) }
      const all = yield* begun(device)
      yield* types(all, "123456")
      assert.strictEqual((yield* Fiber.join(all.signing))._tag, "Right")
      assert.include(all.names(), "CONNECT_DEVICE")
      for (const [words, link] of [
        ["Device refused", "refused"],
        ["Device link expired", "old"],
        ["No", ""]
      ] as const) {
        const other = yield* begun({ ...device, CONNECT_DEVICE: () => new FrameSaysNo(words) }, new Map())
        const { error, step } = other.login() ?? {}
        assert.deepStrictEqual([step, error?.tag, error?.data], ["email", "DeviceNotApproved", { link }])
        assert.isFalse(yield* isOver(other.signing))
      }
    })
  )

  it.scoped("what is no email is told, and nothing is sent", () =>
    Effect.gen(function* () {
      const all = yield* kit()
      yield* Effect.fork(all.wallet.connect({ silent: false }))
      yield* later(0)
      yield* all.store.dispatch({ _tag: "EmailGiven", email: "ann" })
      yield* later(1_000)
      assert.deepStrictEqual([all.store.getState().login?.error?.tag, all.names()], ["EmailMisfit", []])
    })
  )

  it.scoped("a frame that does not load ends the attempt", () =>
    Effect.gen(function* () {
      const all = yield* kit({}, new Map(), false)
      const signing = yield* Effect.fork(Effect.flip(all.wallet.connect({ silent: false })))
      yield* later(0)
      yield* all.store.dispatch({ _tag: "EmailGiven", email })
      yield* later(0)
      all.last().tell({ _tag: "Blocked" })
      assert.strictEqual((yield* Fiber.join(signing))._tag, "FrameLoadFailed")
    })
  )

  it.scoped("who leaves while a code is checked is signed out, whatever the answer was", () =>
    Effect.gen(function* () {
      const all = yield* begun({ CONNECT_OTP: () => silent })
      yield* types(all, "123456")
      yield* Fiber.interrupt(all.signing)
      yield* later(0)
      assert.deepStrictEqual(all.names().slice(-2), ["CONNECT_OTP", "SIGN_OUT"])
    })
  )
})

describe("coming back, and leaving", () => {
  const remembered = () => new Map([[loginKey("", loginKeys.used), "true"]])
  const back = (script: FrameScript, items: Map<string, string>) =>
    Effect.gen(function* () {
      const all = yield* kit(script, items)
      const fiber = yield* Effect.fork(Effect.either(all.wallet.connect({ silent: true })))
      yield* later(0)
      yield* later(500)
      yield* later(20_000)
      const ended = yield* Fiber.join(fiber)
      return { ...all, ended: ended._tag === "Right" ? ended.right.length : ended.left._tag }
    })

  it.scoped("without a stored login nothing is asked, and there is no frame", () =>
    Effect.gen(function* () {
      const { ended, loads } = yield* back({}, new Map())
      assert.deepStrictEqual([ended, loads.length], [0, 0])
    })
  )

  it.scoped("with one the frame is asked, and gives the accounts", () =>
    Effect.gen(function* () {
      const { ended, names } = yield* back({}, remembered())
      assert.deepStrictEqual([ended, names()[0]], [2, "IS_CONNECTED"])
    })
  )

  const answers = [
    [{ isConnected: false }, 0, true],
    [new FrameSaysNo("no"), 0, true],
    [silent, "FrameRequestTimedOut", false]
  ] as const
  for (const [answer, ended, isCleared] of answers)
    it.scoped(`the site's own word ends a login, and silence does not (${String(ended)}, ${isCleared})`, () =>
      Effect.gen(function* () {
        const all = yield* back({ IS_CONNECTED: () => answer }, remembered())
        assert.deepStrictEqual([all.ended, all.items.has(loginKey("", loginKeys.used))], [ended, !isCleared])
      })
    )

  it.scoped("leaving forgets the login at once, and tells the frame without waiting longer than 3 s", () =>
    Effect.gen(function* () {
      const all = yield* back({ SIGN_OUT: () => silent }, remembered())
      const leaving = yield* Effect.fork(all.wallet.disconnect)
      yield* later(0)
      assert.isFalse(all.items.has(loginKey("", loginKeys.used)))
      yield* later(3_000)
      assert.isTrue(yield* isOver(leaving))
      assert.strictEqual(all.names().at(-1), "SIGN_OUT")
    })
  )

  it.scoped("who signs in again at once waits for the sign-out before, 3 s at most", () =>
    Effect.gen(function* () {
      const all = yield* back({ SIGN_OUT: () => silent }, remembered())
      yield* Effect.fork(all.wallet.disconnect)
      yield* later(0)
      yield* Effect.fork(all.wallet.connect({ silent: false }))
      yield* all.store.dispatch({ _tag: "EmailGiven", email })
      yield* later(2_900)
      assert.strictEqual(all.names().at(-1), "SIGN_OUT")
      yield* later(200)
      yield* later(0)
      assert.strictEqual(all.names().at(-1), "CONNECT_EMAIL")
    })
  )

  it.scoped("who left and may not have been heard is signed out by the next page, before an email is given", () =>
    Effect.gen(function* () {
      const left: KitEvent = {
        _tag: "Disconnected",
        connectorId: connectorIds.auth,
        namespace: "eip155",
        by: "visitor",
        last: true
      }
      const signs = (all: Effect.Effect.Success<ReturnType<typeof kit>>) =>
        Effect.gen(function* () {
          const signing = yield* Effect.fork(Effect.either(all.wallet.connect({ silent: false })))
          yield* later(0)
          yield* all.store.dispatch({ _tag: "EmailGiven", email })
          for (const wait of [0, 0, 500, 0, 0, 0]) yield* later(wait)
          yield* Fiber.interrupt(signing)
          return all.names()
        })
      const next = yield* kit()
      yield* next.store.dispatch(left)
      assert.deepStrictEqual(yield* signs(next), ["SIGN_OUT", "CONNECT_EMAIL"])
      // This load of the frame has heard it.
      yield* next.store.dispatch({ _tag: "WentBack" })
      yield* signs(next)
      assert.strictEqual(next.names().filter((name) => name === "SIGN_OUT").length, 1)

      const elsewhere = yield* kit({}, remembered())
      yield* elsewhere.store.dispatch(left)
      assert.notInclude(yield* signs(elsewhere), "SIGN_OUT")
    })
  )

  it.scoped("left on all its namespaces at once it signs out once", () =>
    Effect.gen(function* () {
      const all = yield* back({}, remembered())
      const before = all.names().length
      const both = yield* Effect.fork(Effect.all([all.wallet.disconnect, all.wallet.disconnect], { concurrency: 2 }))
      yield* later(0)
      assert.isTrue(yield* isOver(both))
      assert.deepStrictEqual(all.names().slice(before), ["SIGN_OUT"])
    })
  )

  it.scoped("a network that the embedded wallet cannot be on is refused before the site is asked", () =>
    Effect.gen(function* () {
      const all = yield* back({}, remembered())
      const before = all.names().length
      const local = { ...toNetwork(mainnet), id: "eip155:31337" as const }
      const refused = yield* Effect.flip(all.wallet.switchNetwork(local))
      assert.strictEqual(refused._tag, "ChainNotSupported")
      assert.strictEqual(all.names().length, before)
      assert.deepStrictEqual(
        (["eip155:31337", "eip155:1", "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp", "solana:x"] as const).map((id) =>
          all.wallet.serves?.(id)
        ),
        [false, true, true, false]
      )
    })
  )

  it.scoped("a read goes to the frame; what it does not know goes nowhere", () =>
    Effect.gen(function* () {
      const all = yield* back({}, remembered())
      assert.strictEqual(yield* all.wallet.request({ method: "eth_blockNumber" }), "0x1")
      const refused = yield* Effect.flip(all.wallet.request({ method: "wallet_watchAsset" }))
      assert.strictEqual(refused._tag, "MethodNotGranted")
    })
  )
})
