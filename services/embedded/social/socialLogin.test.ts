import { assert, beforeAll, describe, it } from "@effect/vitest"
import type * as Either from "effect/Either"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import type { SocialProvider } from "../../../core/embedded/social/providers.ts"
import { toNetwork } from "../../../core/chain/network/network.ts"
import { mainnet } from "../../../core/chain/network/networks.ts"
import { sampleState } from "../../../fixtures/testing/core/sample.ts"
import {
  FrameSaysNo,
  type FrameScript,
  makeScriptedFrame,
  silent,
  site
} from "../../../fixtures/testing/services/wallets/scriptedFrame.ts"
import { makeScriptedWindow } from "../../../fixtures/testing/services/wallets/scriptedWindow.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"
import { makeLine } from "../frame/makeLine.ts"
import { createEmbeddedConnector } from "../login/createEmbeddedConnector.ts"
import { joinLogin } from "../login/joinLogin.ts"
import { accountTypes } from "../user/accountTypes.ts"
import { makeDecisions } from "../decision/makeDecisions.ts"
import type { SignInWindows } from "./SignInWindows.ts"

// The code of the sign-ins loads with the first one: the test clock does not wait for it.
beforeAll(() => import("./socialSignIns.ts"))

const address = `${site}/social?state=s1`
const resultUri = `${site}/callback?state=s1&result=r`
const answers: FrameScript = { GET_SOCIAL_REDIRECT_URI: () => ({ uri: address }) }

/** Starts a kit whose visitor pressed a social account, up to the frame's answer. */
const pressProvider = (
  script: FrameScript = {},
  {
    items = new Map<string, string>(),
    overrides = {},
    provider = "google",
    transport = "channel",
    window = "w"
  }: {
    readonly items?: Map<string, string>
    readonly overrides?: Partial<SignInWindows>
    readonly provider?: SocialProvider
    readonly transport?: "channel" | "window"
    readonly window?: string | null
  } = {}
) =>
  Effect.gen(function* () {
    yield* TestClock.adjust(1_000_000)
    const layer = yield* Layer.build(Layer.merge(Store.layer(sampleState()), Storage.layerMemory(items)))
    const frame = makeScriptedFrame({ ...answers, ...script }, { transport })
    const popup = makeScriptedWindow(overrides)
    const all = yield* Effect.provide(
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
          [toNetwork(mainnet)],
          popup.windows,
          yield* makeDecisions(line, Effect.void),
          yield* accountTypes(line, "", site)
        )
        yield* store.dispatch({ _tag: "SocialChosen", provider, window })
        return { ...frame, ...popup, items, store, wallet, step: () => store.getState().login?.social?.step }
      }),
      layer
    )
    const signing = yield* Effect.fork(Effect.either(all.wallet.connect({ silent: false })))
    yield* passMillis(0)
    yield* passMillis(500)
    yield* passMillis(0)
    const postState = (payload: object) =>
      Effect.zipRight(
        Effect.sync(() => all.say({ type: "@w3m-frame/SOCIAL_STATE", payload: { state: "s1", ...payload } })),
        passMillis(0)
      )
    return { ...all, signing, says: postState }
  })
const passMillis = (millis: number) =>
  Effect.zipRight(
    TestClock.adjust(millis),
    Effect.promise(() => new Promise((done) => setImmediate(done)))
  )
const isOver = <A, E>(fiber: Fiber.Fiber<A, E>) => Effect.map(Fiber.poll(fiber), (polled) => polled._tag === "Some")
const getTag = (fiber: Fiber.Fiber<Either.Either<unknown, unknown>>) =>
  Effect.map(Fiber.join(fiber), (outcome) =>
    outcome._tag === "Left" ? String(Object(outcome.left)._tag) : "connected"
  )

describe("signInBySocial: window", () => {
  it.scoped("goes to the provider, signs in by its message, closes the window, and stores the account", () =>
    Effect.gen(function* () {
      const all = yield* pressProvider({ CONNECT_SOCIAL: () => ({ address: "0xabc", chainId: 1, userName: "ann0" }) })
      assert.deepStrictEqual([all.seen.went, all.step()], [[address], "open"])
      all.posts({ origin: site, data: { resultUri } })
      assert.strictEqual(yield* getTag(all.signing), "connected")
      assert.deepInclude(
        all.requests.map(({ name, payload }) => ({ name, payload })),
        {
          name: "CONNECT_SOCIAL",
          payload: { uri: resultUri }
        }
      )
      assert.isAbove(all.seen.closed, 0)
      assert.strictEqual(all.items.get("@appkit/connected_social"), "google")
      assert.strictEqual(all.items.get("@appkit-wallet/SOCIAL_USERNAME"), "ann0")
      assert.isFalse([...all.items.values()].some((text) => text.includes("result")))
    })
  )

  it.scoped("signs in by the frame's word without a message of the window", () =>
    Effect.gen(function* () {
      const all = yield* pressProvider()
      yield* all.says({ at: "open" })
      yield* all.says({ at: "done", resultUri })
      assert.strictEqual(yield* getTag(all.signing), "connected")
    })
  )

  const foreign = [
    { origin: "https://evil.example", data: { resultUri } },
    { origin: `${site}.evil.example`, data: { resultUri } },
    { origin: site, data: { resultUri: `${site}/callback?state=s2&result=r` } },
    { origin: site, data: { resultUri: 7 } },
    { origin: site, data: null },
    { origin: site, data: { resultUri: `${site}/callback?result=r` } }
  ]
  it.scoped(
    "ignores a result of another origin, another sign-in or another shape, and accepts the right one after them",
    () =>
      Effect.gen(function* () {
        const all = yield* pressProvider()
        for (const message of foreign) all.posts(message)
        yield* all.says({ at: "done", state: "s2", resultUri })
        yield* all.says({ at: "done", resultUri: `${site}/callback?state=s2` })
        yield* passMillis(0)
        assert.isFalse(yield* isOver(all.signing))
        all.posts({ origin: site, data: { resultUri } })
        all.posts({ origin: site, data: { resultUri: `${resultUri}&twice` } })
        assert.strictEqual(yield* getTag(all.signing), "connected")
        assert.strictEqual(all.names().filter((name) => name === "CONNECT_SOCIAL").length, 1)
      })
  )

  it.scoped("stores the sign-in while its window is open, for a page that is reloaded, and removes it at the end", () =>
    Effect.gen(function* () {
      const all = yield* pressProvider()
      const readStored = () => [all.items.get("@appkit/social_provider"), all.items.get("@appkit/social_state")]
      assert.deepStrictEqual(readStored(), ["google", "s1"])
      yield* all.says({ at: "closed" })
      assert.strictEqual(yield* getTag(all.signing), "PopupClosed")
      assert.deepStrictEqual(readStored(), [undefined, undefined])
    })
  )

  const addresses = [
    ["https://accounts.google.com/o?state=s1", true],
    ["https://accounts.google.com.evil.example/?state=s1", false],
    ["https://evil.example/?state=s1", false],
    ["http://accounts.google.com/?state=s1", false],
    ["https://user@accounts.google.com/?state=s1", false],
    ["https://github.com/login?state=s1", false],
    ["javascript:alert(1)", false]
  ] as const
  for (const [uri, isRight] of addresses)
    it.scoped(`checks the address before the window goes to ${uri}: ${isRight}`, () =>
      Effect.gen(function* () {
        const all = yield* pressProvider({ GET_SOCIAL_REDIRECT_URI: () => ({ uri }) })
        assert.deepStrictEqual(all.seen.went, isRight ? [uri] : [])
        if (!isRight) {
          assert.strictEqual(yield* getTag(all.signing), "UntrustedOrigin")
          assert.isAbove(all.seen.closed, 0)
        }
      })
    )

  it.scoped("ends the attempt when the site says that the window closed", () =>
    Effect.gen(function* () {
      const all = yield* pressProvider()
      yield* all.says({ at: "open" })
      yield* all.says({ at: "closed" })
      assert.strictEqual(yield* getTag(all.signing), "PopupClosed")
    })
  )

  it.scoped("signs in by the frame if the window counts as closed while its page still sends messages", () =>
    Effect.gen(function* () {
      const all = yield* pressProvider()
      yield* all.says({ at: "open" })
      all.closes()
      yield* passMillis(1_000)
      assert.strictEqual(all.step(), "severed")
      yield* all.says({ at: "away" })
      yield* passMillis(10_000)
      assert.isFalse(yield* isOver(all.signing))
      yield* all.says({ at: "done", resultUri })
      assert.strictEqual(yield* getTag(all.signing), "connected")
    })
  )

  it.scoped(
    "treats a window that closes soon after the provider as cut off; later it is closed, but a late result is accepted",
    () =>
      Effect.gen(function* () {
        const soon = yield* pressProvider()
        yield* soon.says({ at: "away" })
        soon.closes()
        yield* passMillis(1_000)
        assert.strictEqual(soon.step(), "severed")
        const late = yield* pressProvider()
        yield* late.says({ at: "away" })
        yield* passMillis(5_000)
        late.closes()
        late.comesIntoView()
        assert.strictEqual(late.step(), "closed")
        yield* late.says({ at: "done", resultUri })
        assert.strictEqual(yield* getTag(late.signing), "connected")
      })
  )

  it.scoped("treats a window that reads as closed as closed if the site reports no windows", () =>
    Effect.gen(function* () {
      const all = yield* pressProvider({}, { transport: "window" })
      all.closes()
      yield* passMillis(1_000)
      assert.strictEqual(yield* getTag(all.signing), "PopupClosed")
      const quiet = yield* pressProvider()
      quiet.closes()
      yield* passMillis(1_000)
      assert.isFalse(yield* isOver(quiet.signing))
      yield* passMillis(1_000)
      assert.strictEqual(yield* getTag(quiet.signing), "PopupClosed")
    })
  )

  it.scoped("fails without a window, for an unknown window, and without an address", () =>
    Effect.gen(function* () {
      const blocked = yield* pressProvider({}, { window: null })
      assert.strictEqual(yield* getTag(blocked.signing), "PopupBlocked")
      const unknown = yield* pressProvider({}, { window: "another" })
      assert.strictEqual(yield* getTag(unknown.signing), "PopupNotCreated")
      const refused = yield* pressProvider({ GET_SOCIAL_REDIRECT_URI: () => new FrameSaysNo("no") })
      assert.strictEqual(yield* getTag(refused.signing), "SocialNotStarted")
      const outcome = yield* Fiber.join(refused.signing)
      assert.propertyVal(Object(Object(outcome).left).cause, "_tag", "SocialUriFailed")
      assert.isAbove(refused.seen.closed, 0)
    })
  )

  it.scoped("fails after 45 s without an address, and closes the window", () =>
    Effect.gen(function* () {
      const all = yield* pressProvider({ GET_SOCIAL_REDIRECT_URI: () => silent })
      yield* passMillis(45_000)
      assert.strictEqual(yield* getTag(all.signing), "SocialTimedOut")
      assert.isAbove(all.seen.closed, 0)
    })
  )

  it.scoped.each([
    ["error=access_denied", "PopupClosed"],
    ["error=server_error", "SocialNotStarted"],
    ["error=", "SocialNotStarted"]
  ])("ends the sign-in when the result has %s, and asks the site nothing", ([error, tag]) =>
    Effect.gen(function* () {
      const requests: Array<unknown> = []
      const all = yield* pressProvider({
        CONNECT_SOCIAL: (payload: unknown) => {
          requests.push(payload)
          return new FrameSaysNo("no")
        }
      })
      all.posts({ origin: site, data: { resultUri: `${resultUri}&${error}` } })
      assert.strictEqual(yield* getTag(all.signing), tag)
      assert.deepStrictEqual(requests, [])
      assert.isAbove(all.seen.closed, 0)
    })
  )

  it.scoped("fails with the site's refusal of a result", () =>
    Effect.gen(function* () {
      const all = yield* pressProvider({ CONNECT_SOCIAL: () => new FrameSaysNo("no") })
      all.posts({ origin: site, data: { resultUri } })
      assert.strictEqual(yield* getTag(all.signing), "SocialNotStarted")
    })
  )

  it.scoped("closes the window and signs out when the visitor goes back", () =>
    Effect.gen(function* () {
      const all = yield* pressProvider({ CONNECT_SOCIAL: () => silent })
      all.posts({ origin: site, data: { resultUri } })
      yield* passMillis(0)
      yield* Fiber.interrupt(all.signing)
      yield* passMillis(0)
      assert.isAbove(all.seen.closed, 0)
      assert.deepStrictEqual(all.names().slice(-2), ["CONNECT_SOCIAL", "SIGN_OUT"])
    })
  )
})

describe("signInBySocial: Telegram", () => {
  it.scoped("leaves for the provider with the page's address in the state, and returns with the result", () =>
    Effect.gen(function* () {
      const items = new Map<string, string>()
      const all = yield* pressProvider({}, { items, window: null, overrides: { isTelegram: true } })
      const [leftFor = ""] = all.seen.left
      assert.strictEqual(
        new URL(leftFor).searchParams.get("state"),
        `s1--${encodeURIComponent("https://app.example/")}`
      )
      assert.strictEqual(items.get("@appkit/social_provider"), "google")
      const back = {
        isTelegram: true,
        address: () => `https://app.example/?a=1&result_uri=${encodeURIComponent(resultUri)}`
      }
      const repeated = yield* pressProvider({}, { items, window: null, overrides: back })
      assert.strictEqual(yield* getTag(repeated.signing), "connected")
      assert.deepStrictEqual(repeated.seen.shown, ["https://app.example/?a=1"])
      const replayed = yield* pressProvider({}, { items, window: null, overrides: back })
      assert.strictEqual(yield* getTag(replayed.signing), "UntrustedOrigin")
      assert.notInclude(replayed.names(), "CONNECT_SOCIAL")
    })
  )
})

describe("signInByFarcaster", () => {
  const url = "https://farcaster.example/c?t=1"
  const code: FrameScript = { GET_FARCASTER_URI: () => ({ url }), CONNECT_FARCASTER: () => ({ userName: "ann" }) }
  const scanCode = (script: FrameScript) =>
    pressProvider({ ...code, ...script }, { provider: "farcaster", window: null })

  it.scoped("signs in when the code is approved", () =>
    Effect.gen(function* () {
      const all = yield* scanCode({})
      assert.strictEqual(yield* getTag(all.signing), "connected")
      assert.strictEqual(all.items.get("@appkit-wallet/SOCIAL_USERNAME"), "ann")
    })
  )

  it.scoped("shows the address for five minutes, then fails as expired", () =>
    Effect.gen(function* () {
      const all = yield* scanCode({ CONNECT_FARCASTER: () => silent })
      const social = all.store.getState().login?.social
      assert.deepInclude(social, { url, expiry: 1_000_500 + 300_000, step: "open" })
      yield* passMillis(300_000)
      assert.strictEqual(yield* getTag(all.signing), "FrameRequestTimedOut")
    })
  )

  it.scoped("fails after a refusal, and for an address that is not https", () =>
    Effect.gen(function* () {
      const refused = yield* scanCode({ CONNECT_FARCASTER: () => new FrameSaysNo("no") })
      assert.strictEqual(yield* getTag(refused.signing), "FarcasterFailed")
      const odd = yield* scanCode({ GET_FARCASTER_URI: () => ({ url: "javascript:alert(1)" }) })
      assert.strictEqual(yield* getTag(odd.signing), "FarcasterFailed")
    })
  )

  it.scoped("loads the frame again 100 ms after the visitor goes back, which invalidates the address", () =>
    Effect.gen(function* () {
      const all = yield* scanCode({ CONNECT_FARCASTER: () => silent })
      yield* all.store.dispatch({ _tag: "WentBack" })
      yield* Fiber.interrupt(all.signing)
      yield* passMillis(0)
      assert.notInclude(all.names(), "RELOAD")
      yield* passMillis(100)
      assert.include(all.names(), "RELOAD")
      assert.isNull(all.store.getState().login?.social)
    })
  )
})
