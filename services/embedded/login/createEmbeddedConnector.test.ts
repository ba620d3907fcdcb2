import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import type { KitEvent } from "../../../core/event.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { getLoginKey, loginKeys } from "../../../core/embedded/login/keys.ts"
import type { Network } from "../../../core/chain/network/schema.ts"
import { toNetwork } from "../../../core/chain/network/network.ts"
import { mainnet, solana } from "../../../core/chain/network/networks.ts"
import { sampleState } from "../../../fixtures/testing/core/sample.ts"
import {
  FrameSaysNo,
  type FrameScript,
  makeScriptedFrame,
  silent,
  site
} from "../../../fixtures/testing/services/wallets/scriptedFrame.ts"
import { noWindows } from "../social/SignInWindows.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"
import { accountTypes } from "../user/accountTypes.ts"
import { makeDecisions } from "../decision/makeDecisions.ts"
import { makeLine } from "../frame/makeLine.ts"
import { createEmbeddedConnector } from "./createEmbeddedConnector.ts"
import { joinLogin } from "./joinLogin.ts"

const networks = [toNetwork(mainnet), toNetwork(solana)] as const
const email = "ann@example.com"

/** Starts a kit with the embedded wallet over a scripted frame. */
const kit = (
  script: FrameScript = {},
  items = new Map<string, string>(),
  isReady = true,
  supported: ReadonlyArray<Network> = networks
) =>
  Effect.gen(function* () {
    const layer = yield* Layer.build(Layer.merge(Store.layer(sampleState()), Storage.layerMemory(items)))
    const frame = makeScriptedFrame(script, { isReady })
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
        const wallet = yield* createEmbeddedConnector(
          line,
          "",
          supported,
          noWindows,
          yield* makeDecisions(line, Effect.void),
          yield* accountTypes(line, "", site)
        )
        return { ...frame, items, store, wallet }
      }),
      layer
    )
  })
const passMillis = (millis: number) =>
  Effect.zipRight(
    TestClock.adjust(millis),
    Effect.promise(() => new Promise((done) => setImmediate(done)))
  )
/** Starts a sign-in, up to the entered email. */
const beginSignIn = (script: FrameScript = {}, items?: Map<string, string>, supported?: ReadonlyArray<Network>) =>
  Effect.gen(function* () {
    yield* TestClock.adjust(1_000_000)
    const all = yield* kit(script, items, true, supported)
    const signing = yield* Effect.fork(Effect.either(all.wallet.connect({ silent: false })))
    yield* passMillis(0)
    yield* all.store.dispatch({ _tag: "EmailGiven", email })
    yield* passMillis(0)
    yield* passMillis(500)
    yield* passMillis(0)
    return { ...all, signing, login: () => all.store.getState().login }
  })
const enterCode = (all: { readonly store: Store["Type"] }, code: string) =>
  Effect.zipRight(all.store.dispatch({ _tag: "CodeEntered", code }), passMillis(0))
const isOver = <A, E>(fiber: Fiber.Fiber<A, E>) => Effect.map(Fiber.poll(fiber), (polled) => polled._tag === "Some")

describe("createEmbeddedConnector: sign-in by email", () => {
  it.scoped("connects with the accounts on every namespace, and stores the login without the code", () =>
    Effect.gen(function* () {
      const all = yield* beginSignIn()
      assert.strictEqual(all.login()?.step, "code")
      yield* enterCode(all, "123456")
      const held = yield* Fiber.join(all.signing)
      // The connection's name is "Email", without the address: names are logged.
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
      assert.strictEqual(all.items.get(getLoginKey("", loginKeys.used)), "true")
      assert.isFalse([...all.items.values()].some((text) => text.includes("123456")))
    })
  )

  it.scoped("reports the user and the secure site on a page that has only Solana", () =>
    Effect.gen(function* () {
      const all = yield* beginSignIn({}, undefined, [toNetwork(solana)])
      yield* enterCode(all, "123456")
      const held = yield* Fiber.join(all.signing)
      assert.deepStrictEqual(held._tag === "Right" && held.right.map(({ namespace }) => namespace), ["solana"])
      const user = all.store.getState().user
      assert.deepStrictEqual([user?.site, user?.auth, user?.accountType], [site, "email", "eoa"])
    })
  )

  const refusals = [
    ["Invalid code", "OtpRejected"],
    ["Code expired", "OtpExpired"],
    ["Too many tries", "OtpTriesSpent"],
    ["Something of the site's own", "FrameError"]
  ] as const
  for (const [words, tag] of refusals)
    it.scoped(`stays at the code after a refusal with "${words}", and accepts the next code`, () =>
      Effect.gen(function* () {
        const all = yield* beginSignIn({ CONNECT_OTP: (_, nth) => (nth === 1 ? new FrameSaysNo(words) : null) })
        yield* enterCode(all, "111111")
        assert.deepStrictEqual([all.login()?.step, all.login()?.error?.tag], ["code", tag])
        yield* enterCode(all, "222222")
        assert.strictEqual((yield* Fiber.join(all.signing))._tag, "Right")
        assert.deepStrictEqual(
          all.requests.filter(({ name }) => name === "CONNECT_OTP").map(({ payload }) => payload),
          [{ otp: "111111" }, { otp: "222222" }]
        )
      })
    )

  it.scoped("sends no second email within 30 s, and reports the remaining time", () =>
    Effect.gen(function* () {
      const all = yield* beginSignIn()
      yield* passMillis(5_000)
      yield* all.store.dispatch({ _tag: "EmailGiven", email })
      yield* passMillis(0)
      assert.strictEqual(all.login()?.error?.tag, "EmailCooldown")
      assert.strictEqual(all.names().filter((name) => name === "CONNECT_EMAIL").length, 1)
      yield* passMillis(26_000)
      yield* all.store.dispatch({ _tag: "EmailGiven", email })
      yield* passMillis(0)
      assert.strictEqual(all.names().filter((name) => name === "CONNECT_EMAIL").length, 2)
    })
  )

  it.scoped("sends no second email while a code is valid, and shows its view again", () =>
    Effect.gen(function* () {
      const all = yield* beginSignIn()
      const signInAgain = (to: string) =>
        Effect.gen(function* () {
          yield* all.store.dispatch({ _tag: "WentBack" })
          const signing = yield* Effect.fork(Effect.either(all.wallet.connect({ silent: false })))
          yield* all.store.dispatch({ _tag: "EmailGiven", email: to })
          yield* passMillis(0)
          yield* passMillis(0)
          return signing
        })
      const countSent = () => all.names().filter((name) => name === "CONNECT_EMAIL").length
      yield* Fiber.interrupt(all.signing)
      yield* passMillis(599_000)
      const second = yield* signInAgain(email.toUpperCase())
      assert.deepStrictEqual([all.login()?.step, countSent(), all.names().includes("SIGN_OUT")], ["code", 1, false])
      yield* Fiber.interrupt(second)
      yield* passMillis(1_500)
      yield* signInAgain(email)
      assert.deepStrictEqual([all.login()?.step, countSent()], ["code", 2])
    })
  )

  it.scoped("checks a login that the site did not confirm before it sends another email", () =>
    Effect.gen(function* () {
      const items = new Map([
        [getLoginKey("", loginKeys.used), "true"],
        [getLoginKey("", loginKeys.email), email]
      ])
      const all = yield* beginSignIn({ IS_CONNECTED: () => ({ isConnected: true }) }, items)
      assert.strictEqual((yield* Fiber.join(all.signing))._tag, "Right")
      assert.deepStrictEqual(all.names(), [
        "IS_CONNECTED",
        "GET_SMART_ACCOUNT_ENABLED_NETWORKS",
        "GET_USER",
        "GET_USER"
      ])
    })
  )

  it.scoped("waits for the link of a new device and then for the code; reports a device that is refused", () =>
    Effect.gen(function* () {
      const device = { CONNECT_EMAIL: () => ({ action: "VERIFY_DEVICE" }) }
      const all = yield* beginSignIn(device)
      yield* enterCode(all, "123456")
      assert.strictEqual((yield* Fiber.join(all.signing))._tag, "Right")
      assert.include(all.names(), "CONNECT_DEVICE")
      for (const [words, link] of [
        ["Device refused", "refused"],
        ["Device link expired", "old"],
        ["No", ""]
      ] as const) {
        const other = yield* beginSignIn({ ...device, CONNECT_DEVICE: () => new FrameSaysNo(words) }, new Map())
        const { error, step } = other.login() ?? {}
        assert.deepStrictEqual([step, error?.tag, error?.data], ["email", "DeviceNotApproved", { link }])
        assert.isFalse(yield* isOver(other.signing))
      }
    })
  )

  it.scoped("rejects an invalid email before anything is sent", () =>
    Effect.gen(function* () {
      const all = yield* kit()
      yield* Effect.fork(all.wallet.connect({ silent: false }))
      yield* passMillis(0)
      yield* all.store.dispatch({ _tag: "EmailGiven", email: "ann" })
      yield* passMillis(1_000)
      assert.deepStrictEqual([all.store.getState().login?.error?.tag, all.names()], ["EmailMisfit", []])
    })
  )

  it.scoped("ends the attempt if the frame does not load", () =>
    Effect.gen(function* () {
      const all = yield* kit({}, new Map(), false)
      const signing = yield* Effect.fork(Effect.flip(all.wallet.connect({ silent: false })))
      yield* passMillis(0)
      yield* all.store.dispatch({ _tag: "EmailGiven", email })
      yield* passMillis(0)
      all.last().emit({ _tag: "Blocked" })
      assert.strictEqual((yield* Fiber.join(signing))._tag, "FrameLoadFailed")
    })
  )

  it.scoped("signs out after leaving while a code is checked, whatever the answer is", () =>
    Effect.gen(function* () {
      const all = yield* beginSignIn({ CONNECT_OTP: () => silent })
      yield* enterCode(all, "123456")
      yield* Fiber.interrupt(all.signing)
      yield* passMillis(0)
      assert.deepStrictEqual(all.names().slice(-2), ["CONNECT_OTP", "SIGN_OUT"])
    })
  )
})

describe("createEmbeddedConnector: restore and disconnect", () => {
  const makeRemembered = () => new Map([[getLoginKey("", loginKeys.used), "true"]])
  const comeBack = (script: FrameScript, items: Map<string, string>) =>
    Effect.gen(function* () {
      const all = yield* kit(script, items)
      const fiber = yield* Effect.fork(Effect.either(all.wallet.connect({ silent: true })))
      yield* passMillis(0)
      yield* passMillis(500)
      yield* passMillis(20_000)
      const outcome = yield* Fiber.join(fiber)
      return { ...all, ended: outcome._tag === "Right" ? outcome.right.length : outcome.left._tag }
    })

  it.scoped("loads no frame without a stored login", () =>
    Effect.gen(function* () {
      const { ended, loads } = yield* comeBack({}, new Map())
      assert.deepStrictEqual([ended, loads.length], [0, 0])
    })
  )

  it.scoped("restores the accounts from the frame with a stored login", () =>
    Effect.gen(function* () {
      const { ended, names } = yield* comeBack({}, makeRemembered())
      assert.deepStrictEqual([ended, names()[0]], [2, "IS_CONNECTED"])
    })
  )

  const answers = [
    [{ isConnected: false }, 0, true],
    [new FrameSaysNo("no"), 0, true],
    [silent, "FrameRequestTimedOut", false]
  ] as const
  for (const [answer, ended, isCleared] of answers)
    it.scoped(
      `removes a login when the site ends it, and keeps it without an answer (${String(ended)}, ${isCleared})`,
      () =>
        Effect.gen(function* () {
          const all = yield* comeBack({ IS_CONNECTED: () => answer }, makeRemembered())
          assert.deepStrictEqual([all.ended, all.items.has(getLoginKey("", loginKeys.used))], [ended, !isCleared])
        })
    )

  it.scoped("removes the login at once on disconnect, and waits for the frame for at most 3 s", () =>
    Effect.gen(function* () {
      const all = yield* comeBack({ SIGN_OUT: () => silent }, makeRemembered())
      const leaving = yield* Effect.fork(all.wallet.disconnect)
      yield* passMillis(0)
      assert.isFalse(all.items.has(getLoginKey("", loginKeys.used)))
      yield* passMillis(3_000)
      assert.isTrue(yield* isOver(leaving))
      assert.strictEqual(all.names().at(-1), "SIGN_OUT")
    })
  )

  it.scoped("waits for an earlier sign-out for at most 3 s before it signs in again", () =>
    Effect.gen(function* () {
      const all = yield* comeBack({ SIGN_OUT: () => silent }, makeRemembered())
      yield* Effect.fork(all.wallet.disconnect)
      yield* passMillis(0)
      yield* Effect.fork(all.wallet.connect({ silent: false }))
      yield* all.store.dispatch({ _tag: "EmailGiven", email })
      yield* passMillis(2_900)
      assert.strictEqual(all.names().at(-1), "SIGN_OUT")
      yield* passMillis(200)
      yield* passMillis(0)
      assert.strictEqual(all.names().at(-1), "CONNECT_EMAIL")
    })
  )

  it.scoped("repeats on the next page a sign-out that the site may have missed, before an email is sent", () =>
    Effect.gen(function* () {
      const leftEvent: KitEvent = {
        _tag: "Disconnected",
        connectorId: connectorIds.auth,
        namespace: "eip155",
        by: "visitor",
        last: true
      }
      const signInWithCode = (all: Effect.Effect.Success<ReturnType<typeof kit>>) =>
        Effect.gen(function* () {
          const signing = yield* Effect.fork(Effect.either(all.wallet.connect({ silent: false })))
          yield* passMillis(0)
          yield* all.store.dispatch({ _tag: "EmailGiven", email })
          for (const wait of [0, 0, 500, 0, 0, 0]) yield* passMillis(wait)
          yield* Fiber.interrupt(signing)
          return all.names()
        })
      const next = yield* kit()
      yield* next.store.dispatch(leftEvent)
      assert.deepStrictEqual(yield* signInWithCode(next), ["SIGN_OUT", "CONNECT_EMAIL"])
      // This load of the frame has received it.
      yield* next.store.dispatch({ _tag: "WentBack" })
      yield* signInWithCode(next)
      assert.strictEqual(next.names().filter((name) => name === "SIGN_OUT").length, 1)

      const elsewhere = yield* kit({}, makeRemembered())
      yield* elsewhere.store.dispatch(leftEvent)
      assert.notInclude(yield* signInWithCode(elsewhere), "SIGN_OUT")
    })
  )

  it.scoped("signs out once when all namespaces disconnect at once", () =>
    Effect.gen(function* () {
      const all = yield* comeBack({}, makeRemembered())
      const before = all.names().length
      const both = yield* Effect.fork(Effect.all([all.wallet.disconnect, all.wallet.disconnect], { concurrency: 2 }))
      yield* passMillis(0)
      assert.isTrue(yield* isOver(both))
      assert.deepStrictEqual(all.names().slice(before), ["SIGN_OUT"])
    })
  )

  it.scoped("rejects an unsupported network before the site is asked", () =>
    Effect.gen(function* () {
      const all = yield* comeBack({}, makeRemembered())
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

  it.scoped("sends reads to the frame, and rejects unknown methods", () =>
    Effect.gen(function* () {
      const all = yield* comeBack({}, makeRemembered())
      assert.strictEqual(yield* all.wallet.request({ method: "eth_blockNumber" }), "0x1")
      const refused = yield* Effect.flip(all.wallet.request({ method: "wallet_watchAsset" }))
      assert.strictEqual(refused._tag, "MethodNotGranted")
    })
  )
})
