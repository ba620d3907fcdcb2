import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { roomWith, dispatched } from "../../../fixtures/testing/services/roomWith.ts"
import {
  accounts,
  type Answer,
  refuses,
  scriptedWallet
} from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { sessionLayer } from "./sessionLayer.ts"

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
const asked = { _tag: "SessionsAsked", account } as const
const revoke = { _tag: "SessionRevokeAsked", account, pci: "c1" } as const
const over = (revoked: unknown, sign: Answer = () => "0x51", known = true) => {
  const wallet = scriptedWallet({ wallet_revokePermissions: sign })
  const room = roomWith((_, { body }) => (body === undefined ? [session("c1"), session("c2")] : revoked), {
    known,
    wallet: wallet.provider
  })
  return { ...room, wallet, layer: Layer.provideMerge(sessionLayer, room.layer) }
}
/** An answer that is given by hand. */
const held = () => {
  let resolve: (answer: unknown) => void = () => {}
  const promise = new Promise<unknown>((kept) => {
    resolve = kept
  })
  return { promise, resolve }
}
const toasts = ({ events }: ReturnType<typeof over>) =>
  events.flatMap((event) =>
    event._tag === "ToastShown" && event.toast.kind === "error" ? [event.toast.error.tag] : []
  )

describe("the room session", () => {
  it.effect("lists what is asked for", () => {
    const room = over({})
    return Effect.gen(function* () {
      const sessions = (yield* dispatched(asked)).session?.sessions[account]
      assert.deepStrictEqual(sessions?._tag === "Arrived" ? sessions.value.map(({ pci }) => pci) : [], ["c1", "c2"])
    }).pipe(Effect.provide(room.layer))
  })

  it.effect("ends a session by the wallet in use and drops it, once, however often it is asked for", () => {
    const room = over({ success: true })
    return Effect.gen(function* () {
      yield* dispatched(asked)
      const { session: now } = yield* dispatched(revoke, revoke)
      const left = now?.sessions[account]
      assert.deepStrictEqual(left?._tag === "Arrived" ? left.value.map(({ pci }) => pci) : [], ["c2"])
      assert.deepStrictEqual(now?.revocations, {})
      assert.deepStrictEqual(room.wallet.params, [
        [{ pci: "c1", permissions: session("c1").permissions, expiry: 2, address: account }]
      ])
      assert.deepStrictEqual(room.posted, [{ pci: "c1", signature: "0x51" }])
    }).pipe(Effect.provide(room.layer))
  })

  for (const [what, late] of [
    ["from before it was ended", [session("c1"), session("c2")]],
    ["that tells of it as ended", [{ ...session("c1"), revokedAt: 1500 }, session("c2")]]
  ] as const) {
    it.effect(`does not bring an ended session back by a list ${what}`, () => {
      const gates = { post: held(), list: held() }
      const wallet = scriptedWallet({ wallet_revokePermissions: () => "0x51" })
      let lists = 0
      const room = roomWith(
        (_, { body }) =>
          body !== undefined ? gates.post.promise : ++lists === 3 ? gates.list.promise : [session("c1"), session("c2")],
        { wallet: wallet.provider }
      )
      return Effect.gen(function* () {
        yield* dispatched(asked)
        yield* dispatched(revoke)
        assert.strictEqual(room.posted.length, 1)
        // The view is shown again after the wallet was asked, and asks for the list.
        yield* dispatched(asked)
        assert.strictEqual(lists, 3)
        gates.post.resolve({ success: true })
        const ended = (yield* dispatched()).session
        assert.deepStrictEqual(ended?.revocations, {})
        gates.list.resolve(late)
        const left = (yield* dispatched()).session?.sessions[account]
        assert.deepStrictEqual(left?._tag === "Arrived" ? left.value.map(({ pci }) => pci) : [], ["c2"])
      }).pipe(Effect.provide(Layer.provideMerge(sessionLayer, room.layer)))
    })
  }

  const ends: ReadonlyArray<readonly [what: string, room: () => ReturnType<typeof over>, tag: string, posts: number]> =
    [
      ["the owner says no", () => over({ success: true }, refuses(4001)), "RequestRejected", 0],
      ["the wallet signs nothing", () => over({ success: true }, () => null), "WalletAnswerMisfit", 0],
      ["the service says no", () => over({ success: false }), "RevokeFailed", 1],
      ["the service fails", () => over(new Response("", { status: 500 })), "RevokeFailed", 1],
      ["the network is not known", () => over({ success: true }, () => "0x51", false), "RevokeFailed", 0]
    ]
  for (const [what, make, tag, posts] of ends) {
    it.effect(`keeps the session and tells it by a toast when ${what}`, () => {
      const room = make()
      return Effect.gen(function* () {
        const revocation = (yield* dispatched(revoke)).session?.revocations[account]
        assert.strictEqual(revocation?._tag === "Failed" ? revocation.error.tag : "", tag)
        assert.deepStrictEqual(toasts(room), [tag])
        assert.strictEqual(room.posted.length, posts)
      }).pipe(Effect.provide(room.layer))
    })
  }
})
