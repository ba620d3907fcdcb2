import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import type { KitEvent } from "../../../core/event.ts"
import type { KitState } from "../../../core/state.ts"
import { toNetwork } from "../../../core/chain/network/network.ts"
import { mainnet, polygon, solana } from "../../../core/chain/network/networks.ts"
import type { WalletChange } from "../../wallets/connectors/Connector.ts"
import { sampleConnection, sampleState } from "../../../fixtures/testing/core/sample.ts"
import {
  FrameSaysNo,
  type FrameScript,
  makeScriptedFrame,
  site
} from "../../../fixtures/testing/services/wallets/scriptedFrame.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"
import { makeDecisions } from "../decision/makeDecisions.ts"
import { makeLine } from "../frame/makeLine.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { getLoginKey, loginKeys } from "../../../core/embedded/login/keys.ts"
import { createEmbeddedConnector } from "../login/createEmbeddedConnector.ts"
import { accountTypes } from "./accountTypes.ts"
import { noWindows } from "../social/SignInWindows.ts"
import { followUser } from "./followUser.ts"

const networks = [toNetwork(mainnet), toNetwork(polygon), toNetwork(solana)] as const
const [plain, smart] = ["0xa1", "0xb2"] as const
const email = "ann@example.com"

const passMillis = (millis: number) =>
  Effect.zipRight(
    TestClock.adjust(millis),
    Effect.promise(() => new Promise((done) => setImmediate(done)))
  )

/** Starts a kit with a restored embedded wallet, which has smart accounts only on Ethereum. */
const kit = (
  script: FrameScript = {},
  stored: ReadonlyArray<readonly [string, string]> = [],
  start: KitState = sampleState()
) =>
  Effect.gen(function* () {
    yield* TestClock.adjust(1_000_000)
    const items = new Map([[getLoginKey("", loginKeys.used), "true"], ...stored])
    const layer = yield* Layer.build(Layer.merge(Store.layer(start), Storage.layerMemory(items)))
    const frame = makeScriptedFrame({
      GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({ smartAccountEnabledNetworks: [1] }),
      GET_USER: (request) => {
        const { chainId, preferredAccountType } = Object(request)
        const address = String(chainId).startsWith("solana") ? "So1" : preferredAccountType === "eoa" ? plain : smart
        return { email, chainId, address }
      },
      SET_PREFERRED_ACCOUNT: (request) => ({ type: Object(request).type, address: plain }),
      ...script
    })
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
        const decide = yield* makeDecisions(line, Effect.void)
        const types = yield* accountTypes(line, "", site)
        const wallet = yield* createEmbeddedConnector(line, "", networks, noWindows, decide, types)
        yield* followUser(line, "", wallet.retype)
        const reported: Array<WalletChange> = []
        yield* wallet.listen((change) => reported.push(change))
        const connecting = yield* Effect.fork(wallet.connect({ silent: true }))
        yield* passMillis(0)
        yield* passMillis(500)
        const held = yield* connecting
        const dispatchAndWait = (...events: ReadonlyArray<KitEvent>) =>
          Effect.zipRight(store.dispatch(...events), passMillis(0))
        return {
          ...frame,
          does: dispatchAndWait,
          held,
          items,
          told: reported,
          user: () => store.getState().user,
          wallet,
          store
        }
      }),
      layer
    )
  })

it.scoped("followUser uses the key's own account if the host prefers it, until the visitor selects the other", () =>
  Effect.gen(function* () {
    const start = sampleState({ defaultAccountTypes: { eip155: "eoa" } })
    const first = yield* kit({}, [], start)
    assert.strictEqual(first.user()?.accountType, "eoa")
    yield* first.does({ _tag: "AccountTypeAsked", to: "smartAccount" })
    assert.strictEqual(first.user()?.accountType, "smartAccount")
    const later = yield* kit({}, [...first.items], start)
    assert.strictEqual(later.user()?.accountType, "smartAccount")
  })
)

it.scoped(
  "followUser uses a smart account where there is one and the key's own elsewhere, and reports all namespaces",
  () =>
    Effect.gen(function* () {
      const { held, told: reported, user, wallet } = yield* kit()
      assert.deepStrictEqual(
        held.map(({ accounts: [{ address }], namespace }) => [namespace, address]),
        [
          ["eip155", smart],
          ["solana", "So1"]
        ]
      )
      assert.strictEqual(user()?.accountType, "smartAccount")
      const [, second] = networks
      yield* wallet.switchNetwork(second)
      assert.deepStrictEqual(
        reported
          .flatMap((change) => (change._tag === "Changed" ? change.held : []))
          .map(({ accounts: [{ address }] }) => address),
        [plain, "So1"]
      )
      assert.strictEqual(user()?.accountType, "eoa")
    })
)

it.scoped(
  "followUser asks for a switch of the account once, stores and reports it; if the site refuses, uses the key's own",
  () =>
    Effect.gen(function* () {
      const { does, items, names, user } = yield* kit({
        INIT_SMART_ACCOUNT: () => ({ address: smart, isDeployed: false }),
        SET_PREFERRED_ACCOUNT: (request, nth) =>
          nth === 1 ? { type: Object(request).type, address: plain } : new FrameSaysNo("no")
      })
      yield* does({ _tag: "AccountTypeAsked", to: "eoa" }, { _tag: "AccountTypeAsked", to: "eoa" })
      assert.deepStrictEqual([user()?.accountType, user()?.switching], ["eoa", null])
      assert.strictEqual(names().filter((name) => name === "SET_PREFERRED_ACCOUNT").length, 1)
      assert.strictEqual(items.get("@appkit/preferred_account_types"), '{"eip155":"eoa"}')
      yield* does({ _tag: "AccountTypeAsked", to: "smartAccount" })
      assert.deepStrictEqual([user()?.accountType, user()?.switching], ["eoa", null])
    })
)

it.scoped("followUser begins an undeployed smart account before selecting it; if that fails, changes nothing", () =>
  Effect.gen(function* () {
    const { does, items, names, user } = yield* kit({
      INIT_SMART_ACCOUNT: (_, nth) => (nth === 1 ? new FrameSaysNo("not here") : { address: smart, isDeployed: false })
    })
    yield* does({ _tag: "AccountTypeAsked", to: "eoa" })
    const storedTypes = items.get("@appkit/preferred_account_types")
    yield* does({ _tag: "AccountTypeAsked", to: "smartAccount" })
    assert.deepStrictEqual([user()?.accountType, user()?.switchError?.tag], ["eoa", "FrameError"])
    assert.strictEqual(items.get("@appkit/preferred_account_types"), storedTypes)
    yield* does({ _tag: "AccountTypeAsked", to: "smartAccount" })
    assert.deepStrictEqual([user()?.accountType, user()?.switchError], ["smartAccount", null])
    const accountRequests = names().filter((name) => /ACCOUNT$/.test(name))
    assert.deepStrictEqual(accountRequests.slice(-2), ["INIT_SMART_ACCOUNT", "SET_PREFERRED_ACCOUNT"])
  })
)

it.scoped("followUser restores the sign-in account, and uses the type of account that the site reports", () =>
  Effect.gen(function* () {
    const { user } = yield* kit(
      {
        GET_USER: (request) => ({
          chainId: Object(request).chainId,
          address: plain,
          userName: "ann0",
          preferredAccountType: "eoa",
          smartAccountDeployed: true,
          accounts: [
            { address: plain, type: "eoa" },
            { address: smart, type: "smartAccount" }
          ]
        })
      },
      [["@appkit/connected_social", "discord"]]
    )
    assert.deepInclude(user(), {
      auth: "discord",
      userName: "ann0",
      accountType: "eoa",
      smartAccount: smart,
      smartAccountDeployed: true
    })
  })
)

it.scoped("followUser uses the smart account when the connection with its address is selected", () =>
  Effect.gen(function* () {
    const accounts = [
      { address: plain, type: "eoa" },
      { address: plain, type: "smartAccount" }
    ]
    const { does, names, store } = yield* kit({
      GET_USER: (request) => {
        const { chainId, preferredAccountType } = Object(request)
        return { chainId, address: plain, accounts, preferredAccountType, smartAccountDeployed: true }
      }
    })
    yield* does({ _tag: "AccountTypeAsked", to: "eoa" })
    const before = names().length
    const selected = { _tag: "ConnectionChosen", connectorId: connectorIds.auth, namespace: "eip155" } as const
    yield* does(
      {
        _tag: "Connected",
        connection: sampleConnection(connectorIds.auth, { accounts: [{ address: plain }], network: "eip155:1" }),
        restored: false
      },
      selected
    )
    assert.strictEqual(store.getState().user?.accountType, "smartAccount")
    assert.deepStrictEqual(names().slice(before), ["SET_PREFERRED_ACCOUNT", "GET_USER"])
    yield* does(selected)
    assert.strictEqual(names().length, before + 2)
  })
)

it.scoped("followUser changes an email only after its second code, and repeats a refused step", () =>
  Effect.gen(function* () {
    const { requests, does, items, names, user } = yield* kit({
      UPDATE_EMAIL: () => ({ action: "VERIFY_PRIMARY_OTP" }),
      UPDATE_EMAIL_PRIMARY_OTP: (_, nth) => (nth === 1 ? new FrameSaysNo("Invalid code") : null),
      UPDATE_EMAIL_SECONDARY_OTP: () => ({ newEmail: "bob@example.com" })
    })
    yield* does({ _tag: "EmailChangeAsked", email: "ANN@example.com" })
    assert.strictEqual(user()?.change.error?.tag, "EmailUnchanged")
    assert.notInclude(names(), "UPDATE_EMAIL")
    yield* does({ _tag: "EmailChangeAsked", email: "bob@example.com" })
    assert.strictEqual(user()?.change.step, "primary")
    yield* does({ _tag: "ChangeCodeEntered", code: "111111" })
    assert.deepStrictEqual([user()?.change.step, user()?.change.error?.tag], ["primary", "OtpRejected"])
    yield* does({ _tag: "ChangeCodeEntered", code: "222222" })
    assert.strictEqual(user()?.change.step, "secondary")
    assert.strictEqual(user()?.email, email)
    yield* does({ _tag: "ChangeCodeEntered", code: "333333" })
    assert.deepStrictEqual([user()?.email, user()?.change.step], ["bob@example.com", "email"])
    assert.strictEqual(items.get(getLoginKey("", loginKeys.email)), "bob@example.com")
    assert.isFalse([...items.values()].some((text) => /111111|222222|333333/.test(text)))
    assert.strictEqual(requests.filter(({ name }) => name === "UPDATE_EMAIL").length, 1)
  })
)

it.scoped("followUser reports an email of another wallet, and a second change waits 30 s", () =>
  Effect.gen(function* () {
    const { does, user } = yield* kit({
      UPDATE_EMAIL: (_, nth) =>
        nth === 1 ? new FrameSaysNo("That email has another wallet") : { action: "VERIFY_SECONDARY_OTP" }
    })
    yield* does({ _tag: "EmailChangeAsked", email: "bob@example.com" })
    assert.strictEqual(user()?.change.error?.tag, "EmailTaken")
    yield* does({ _tag: "EmailChangeAsked", email: "eve@example.com" })
    assert.strictEqual(user()?.change.step, "secondary")
    yield* does({ _tag: "WentBack" })
    assert.strictEqual(user()?.change.step, "email")
    yield* does({ _tag: "EmailChangeAsked", email: "eve@example.com" })
    assert.strictEqual(user()?.change.error?.tag, "EmailCooldown")
  })
)

describe("createEmbeddedConnector after a reload of the frame", () => {
  const connection = sampleConnection(connectorIds.auth, { accounts: [{ address: smart }] })
  /** A frame that keeps the type of account only in memory, and refuses a signature of the other account. */
  const makeForgetful = (signs: (load: number) => string) =>
    Effect.gen(function* () {
      const inUse = new Map<number, string>()
      const all: Effect.Effect.Success<ReturnType<typeof kit>> = yield* kit({
        GET_USER: (request) => {
          const { chainId, preferredAccountType } = Object(request)
          const load = inUse.size
          if (!String(chainId).startsWith("eip155")) return { email, chainId, address: "So1" }
          inUse.set(load, preferredAccountType === "eoa" ? plain : signs(load))
          return { email, chainId, address: inUse.get(load) }
        },
        RPC_REQUEST: () => (hasAskedAfterLoad() ? "0x12" : new FrameSaysNo("The page asked for another account"))
      })
      /** True if the current load was asked for the user before it was asked to sign. */
      const hasAskedAfterLoad = () => all.names().slice(loadedAt).includes("GET_USER")
      let loadedAt = 0
      yield* all.does({ _tag: "Connected", connection, restored: true }, { _tag: "Closed" })
      return {
        ...all,
        reloads: () => {
          loadedAt = all.names().length
          all.last().emit({ _tag: "Loaded" })
        },
        since: () => all.names().slice(loadedAt),
        signs: Effect.gen(function* () {
          const signing = yield* Effect.fork(
            Effect.either(all.wallet.request({ method: "personal_sign", params: ["0x68", smart], network: "eip155:1" }))
          )
          for (const wait of [0, 500, 0]) yield* passMillis(wait)
          const end = yield* Fiber.join(signing)
          return end._tag === "Left" ? end.left._tag : end.right
        })
      }
    })

  it.scoped("asks for the user before the next decision, once per load", () =>
    Effect.gen(function* () {
      const all = yield* makeForgetful(() => smart)
      all.reloads()
      assert.strictEqual(yield* all.signs, "0x12")
      assert.deepStrictEqual(all.since(), ["GET_USER", "RPC_REQUEST"])
      assert.strictEqual(yield* all.signs, "0x12")
      assert.deepStrictEqual(all.since(), ["GET_USER", "RPC_REQUEST", "RPC_REQUEST"])
    })
  )

  it.scoped("aborts the request if the frame answers with another account, and reports that account", () =>
    Effect.gen(function* () {
      const all = yield* makeForgetful((load) => (load === 0 ? smart : "0xc3"))
      all.reloads()
      all.told.length = 0
      assert.strictEqual(yield* all.signs, "ContextChanged")
      assert.notInclude(all.since(), "RPC_REQUEST")
      const [change] = all.told
      assert.strictEqual(change?._tag === "Changed" ? change.held[0]?.accounts[0].address : null, "0xc3")
    })
  )

  it.scoped("asks for the user before a smart account is begun", () =>
    Effect.gen(function* () {
      const all = yield* makeForgetful(() => smart)
      all.reloads()
      const switching = yield* Effect.fork(Effect.either(all.wallet.retype("smartAccount")))
      for (const wait of [0, 500, 0]) yield* passMillis(wait)
      yield* Fiber.join(switching)
      assert.deepStrictEqual(all.since(), ["GET_USER", "INIT_SMART_ACCOUNT", "SET_PREFERRED_ACCOUNT", "GET_USER"])
    })
  )
})
