import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { commandAndWait, dispatchAndWait, makeRoom } from "../../../fixtures/testing/services/roomWith.ts"
import {
  accounts,
  type Answer,
  makeRefusal,
  makeScriptedWallet
} from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { revocationLayer } from "./revocationLayer.ts"

const [address] = accounts
const account = `eip155:1:${address}` as const
const session = (pci: string) => ({
  project: { id: "p", name: "App" },
  pci,
  expiry: 2000,
  createdAt: 1000,
  permissions: [{ type: "contract-call", data: { a: 1 } }],
  policies: [],
  context: "x"
})
const askForSessions = { _tag: "SessionsAsked", account } as const
const revoke = commandAndWait("session", (commands) => commands.revoke(account, "c1"))
const provideSession = (revoked: unknown, sign: Answer = () => "0x51", known = true) => {
  const wallet = makeScriptedWallet({ wallet_revokePermissions: sign })
  const room = makeRoom((_, { body }) => (body === undefined ? [session("c1"), session("c2")] : revoked), {
    known,
    wallet: wallet.provider
  })
  return {
    ...room,
    wallet,
    layer: Layer.provideMerge(Layer.provideMerge(revocationLayer, WalletRequests.layer), room.layer)
  }
}
/** Creates an answer that the test resolves. */
const createGate = () => {
  let resolve: (answer: unknown) => void = () => {}
  const promise = new Promise<unknown>((onResolve) => {
    resolve = onResolve
  })
  return { promise, resolve }
}
const toasts = ({ events }: ReturnType<typeof provideSession>) =>
  events.flatMap((event) =>
    event._tag === "ToastShown" && event.toast.kind === "error" ? [event.toast.error.tag] : []
  )

describe("revocationLayer", () => {
  it.effect("loads requested sessions", () => {
    const room = provideSession({})
    return Effect.gen(function* () {
      const sessions = (yield* dispatchAndWait(askForSessions)).session?.sessions[account]
      assert.deepStrictEqual(sessions?._tag === "Arrived" ? sessions.value.map(({ pci }) => pci) : [], ["c1", "c2"])
    }).pipe(Effect.provide(room.layer))
  })

  it.effect("ends a session with the wallet in use, removes it, and ignores presses meanwhile", () => {
    const room = provideSession({ success: true })
    return Effect.gen(function* () {
      yield* dispatchAndWait(askForSessions)
      const { session: state } = yield* commandAndWait("session", (commands) => {
        commands.revoke(account, "c1")
        commands.revoke(account, "c2")
      })
      const remaining = state?.sessions[account]
      assert.deepStrictEqual(remaining?._tag === "Arrived" ? remaining.value.map(({ pci }) => pci) : [], ["c2"])
      assert.deepStrictEqual(state?.revocations, {})
      assert.deepStrictEqual(room.wallet.params, [
        [{ pci: "c1", permissions: session("c1").permissions, expiry: 2, address: account }]
      ])
      assert.deepStrictEqual(room.posted, [{ pci: "c1", signature: "0x51" }])
    }).pipe(Effect.provide(room.layer))
  })

  for (const [title, lateList] of [
    ["that was requested before it ended", [session("c1"), session("c2")]],
    ["that contains it as ended", [{ ...session("c1"), revokedAt: 1500 }, session("c2")]]
  ] as const) {
    it.effect(`does not restore an ended session from a list ${title}`, () => {
      const gates = { post: createGate(), list: createGate() }
      const wallet = makeScriptedWallet({ wallet_revokePermissions: () => "0x51" })
      let lists = 0
      const room = makeRoom(
        (_, { body }) =>
          body !== undefined ? gates.post.promise : ++lists === 3 ? gates.list.promise : [session("c1"), session("c2")],
        { wallet: wallet.provider }
      )
      return Effect.gen(function* () {
        yield* dispatchAndWait(askForSessions)
        yield* revoke
        assert.strictEqual(room.posted.length, 1)
        // The view is visible again after the wallet was asked, and requests the list.
        yield* dispatchAndWait(askForSessions)
        assert.strictEqual(lists, 3)
        gates.post.resolve({ success: true })
        const ended = (yield* dispatchAndWait()).session
        assert.deepStrictEqual(ended?.revocations, {})
        gates.list.resolve(lateList)
        const remaining = (yield* dispatchAndWait()).session?.sessions[account]
        assert.deepStrictEqual(remaining?._tag === "Arrived" ? remaining.value.map(({ pci }) => pci) : [], ["c2"])
      }).pipe(Effect.provide(Layer.provideMerge(Layer.provideMerge(revocationLayer, WalletRequests.layer), room.layer)))
    })
  }

  const cases: ReadonlyArray<
    readonly [title: string, room: () => ReturnType<typeof provideSession>, tag: string, posts: number]
  > = [
    ["the owner rejects", () => provideSession({ success: true }, makeRefusal(4001)), "RequestRejected", 0],
    ["the wallet signs nothing", () => provideSession({ success: true }, () => null), "WalletAnswerMisfit", 0],
    ["the service rejects", () => provideSession({ success: false }), "RevokeFailed", 1],
    ["the service fails", () => provideSession(new Response("", { status: 500 })), "RevokeFailed", 1],
    ["the network is not supported", () => provideSession({ success: true }, () => "0x51", false), "RevokeFailed", 0]
  ]
  for (const [title, make, tag, posts] of cases) {
    it.effect(`keeps the session and shows a toast when ${title}`, () => {
      const room = make()
      return Effect.gen(function* () {
        const revocation = (yield* revoke).session?.revocations[account]
        assert.strictEqual(revocation?._tag === "Failed" ? revocation.error.tag : "", tag)
        assert.deepStrictEqual(toasts(room), [tag])
        assert.strictEqual(room.posted.length, posts)
      }).pipe(Effect.provide(room.layer))
    })
  }
})
