import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { WalletRequestFailed } from "../../../core/wallets/connection/errors.ts"
import type { RevokeRequest } from "../../../core/onchain/session/smartSession.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { keepLoggedLines } from "../../../fixtures/testing/services/loggedLines.ts"
import { makeAnswering } from "../../../fixtures/testing/services/makeAnswering.ts"
import { SmartSessions } from "./SmartSessions.ts"

const address = "0x1111111111111111111111111111111111111111"
const session = {
  project: { id: "p", name: "App" },
  pci: "c1",
  expiry: 2000,
  createdAt: 1000,
  permissions: [{ type: "contract-call" }],
  policies: [],
  context: "x"
}
const list = (account: AccountId = `eip155:1:${address}`) =>
  Effect.flatMap(SmartSessions, (sessions) => sessions.list(account))

const provideSessions = (answer: unknown, known = true) => {
  const { layer, seen } = makeAnswering(() => answer)
  return {
    seen,
    layer: SmartSessions.layer.pipe(
      Layer.provide(
        Layer.merge(
          layer,
          SupportedChains.layerTest(() => known)
        )
      )
    )
  }
}

describe("SmartSessions", () => {
  for (const [answer, lines] of [
    [[session], []],
    [[session, null, { ...session, pci: "" }], ["session.list: 2 of 3 sessions were malformed"]]
  ] as const) {
    it.effect(`logs only dropped sessions: ${JSON.stringify(lines)}`, () => {
      const log = keepLoggedLines()
      return Effect.gen(function* () {
        yield* list()
        assert.deepStrictEqual(log.lines, [...lines])
      }).pipe(Effect.provide(Layer.merge(provideSessions(answer).layer, log.layer)))
    })
  }

  it.effect("lists sessions by CAIP-10 account, drops malformed ones, and never caches", () => {
    const { layer, seen } = provideSessions([
      session,
      null,
      { ...session, pci: "" },
      { ...session, expiry: "soon" },
      { ...session, createdAt: 1e300 },
      { ...session, permissions: {} },
      { ...session, pci: "c2", revokedAt: 1500 }
    ])
    return Effect.gen(function* () {
      yield* list()
      assert.deepStrictEqual(
        (yield* list()).map(({ pci, revokedAt }) => [pci, revokedAt]),
        [
          ["c1", undefined],
          ["c2", 1500]
        ]
      )
      assert.deepStrictEqual(
        seen.map(({ pathname }) => decodeURIComponent(pathname)),
        [`/v1/sessions/eip155:1:${address}`, `/v1/sessions/eip155:1:${address}`]
      )
    }).pipe(Effect.provide(layer))
  })

  for (const answer of [{}, "x", new Response("", { status: 403 }), new Response("<html>")]) {
    it.effect(`F14: fails with 'Error loading smart sessions' for ${JSON.stringify(answer)}`, () =>
      Effect.gen(function* () {
        const { _tag, message } = yield* Effect.flip(list())
        assert.deepStrictEqual([_tag, message], ["SessionsFailed", "Error loading smart sessions"])
      }).pipe(Effect.provide(provideSessions(answer).layer))
    )
  }

  describe("revoke", () => {
    const revoke = (
      pci: string,
      sign: (request: RevokeRequest) => Effect.Effect<string, WalletRequestFailed> = () => Effect.succeed("0x51")
    ) => Effect.flatMap(SmartSessions, (sessions) => sessions.revoke(`eip155:1:${address}`, pci, sign))
    const provideService = (
      answer: unknown = { success: true },
      sessions: ReadonlyArray<unknown> = [session],
      known = true
    ) => {
      const posted: Array<unknown> = []
      const { layer, seen } = makeAnswering((_url, { body }) => {
        if (body === undefined) return sessions
        posted.push(JSON.parse(body.text))
        return answer
      })
      return {
        posted,
        seen,
        layer: SmartSessions.layer.pipe(
          Layer.provide(
            Layer.merge(
              layer,
              SupportedChains.layerTest(() => known)
            )
          )
        )
      }
    }

    it.effect("sends the wallet's signature of the grant once, also for simultaneous and later calls", () => {
      const { layer, posted, seen } = provideService()
      const requests: Array<RevokeRequest> = []
      const sign = (request: RevokeRequest) =>
        Effect.sync(() => {
          requests.push(request)
          return "0x51"
        })
      return Effect.gen(function* () {
        assert.deepStrictEqual(yield* Effect.all([revoke("c1", sign), revoke("c1", sign)], { concurrency: 2 }), [
          true,
          true
        ])
        assert.isTrue(yield* revoke("c1", sign))
        assert.deepStrictEqual(requests, [
          { pci: "c1", permissions: session.permissions, expiry: 2, address: `eip155:1:${address}` }
        ])
        assert.deepStrictEqual(posted, [{ pci: "c1", signature: "0x51" }])
        assert.strictEqual(seen.at(-1)?.pathname, `/v1/sessions/${address}/revoke`)
      }).pipe(Effect.provide(layer))
    })

    for (const answer of [
      { success: false },
      {},
      new Response("", { status: 403 }),
      new Response("", { status: 500 }),
      new Response("<html>")
    ]) {
      it.effect(`fails with 'Error revoking smart session' without a retry for ${JSON.stringify(answer)}`, () => {
        const { layer, posted } = provideService(answer)
        return Effect.gen(function* () {
          assert.strictEqual((yield* Effect.flip(revoke("c1"))).message, "Error revoking smart session")
          assert.strictEqual(posted.length, 1)
        }).pipe(Effect.provide(layer))
      })
    }

    it.effect("sends nothing when the owner rejects", () => {
      const { layer, posted } = provideService()
      return Effect.gen(function* () {
        const rejection = new WalletRequestFailed({ method: "wallet_revokePermissions", walletCode: 4001 })
        assert.strictEqual((yield* Effect.flip(revoke("c1", () => rejection)))._tag, "WalletRequestFailed")
        assert.strictEqual(posted.length, 0)
      }).pipe(Effect.provide(layer))
    })

    it.effect(
      "succeeds without a signature if the session has ended, and fails with SessionNotFound for an unknown one",
      () => {
        const { layer, posted } = provideService({ success: true }, [{ ...session, revokedAt: 1500 }])
        return Effect.gen(function* () {
          assert.isTrue(yield* revoke("c1", () => Effect.dieMessage("asked to sign")))
          assert.strictEqual((yield* Effect.flip(revoke("c2")))._tag, "SessionNotFound")
          assert.strictEqual(posted.length, 0)
        }).pipe(Effect.provide(layer))
      }
    )

    it.effect("returns false without a request on a network that the service does not support", () => {
      const { layer, seen } = provideService({ success: true }, [session], false)
      return Effect.gen(function* () {
        assert.isFalse(yield* revoke("c1", () => Effect.dieMessage("asked to sign")))
        assert.strictEqual(seen.length, 0)
      }).pipe(Effect.provide(layer))
    })
  })

  it.effect("lists nothing without a request on an unsupported network and outside of EVM", () =>
    Effect.gen(function* () {
      const unknown = provideSessions([session], false)
      const other = provideSessions([session])
      assert.deepStrictEqual(yield* Effect.provide(list(), unknown.layer), [])
      assert.deepStrictEqual(
        yield* Effect.provide(list("solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:abc"), other.layer),
        []
      )
      assert.deepStrictEqual([unknown.seen.length, other.seen.length], [0, 0])
    })
  )
})
