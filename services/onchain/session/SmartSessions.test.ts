import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { WalletRequestFailed } from "../../../core/wallets/connection/errors.ts"
import type { RevokeRequest } from "../../../core/onchain/session/smartSession.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { loggedLines } from "../../../fixtures/testing/services/loggedLines.ts"
import { answering } from "../../../fixtures/testing/services/answering.ts"
import { SmartSessions } from "./SmartSessions.ts"

const address = "0x1111111111111111111111111111111111111111"
const one = {
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

const over = (answer: unknown, known = true) => {
  const { layer, seen } = answering(() => answer)
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

describe("smart sessions", () => {
  for (const [answer, lines] of [
    [[one], []],
    [[one, null, { ...one, pci: "" }], ["session.list: 2 of 3 sessions did not fit"]]
  ] as const) {
    it.effect(`tell the log of what was left out, and of nothing else: ${JSON.stringify(lines)}`, () => {
      const log = loggedLines()
      return Effect.gen(function* () {
        yield* list()
        assert.deepStrictEqual(log.lines, [...lines])
      }).pipe(Effect.provide(Layer.merge(over(answer).layer, log.layer)))
    })
  }

  it.effect("are listed by CAIP-10 account, misfits dropped, and asked for every time", () => {
    const { layer, seen } = over([
      one,
      null,
      { ...one, pci: "" },
      { ...one, expiry: "soon" },
      { ...one, createdAt: 1e300 },
      { ...one, permissions: {} },
      { ...one, pci: "c2", revokedAt: 1500 }
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
    it.effect(`F14: ${JSON.stringify(answer)} is 'Error loading smart sessions'`, () =>
      Effect.gen(function* () {
        const { _tag, message } = yield* Effect.flip(list())
        assert.deepStrictEqual([_tag, message], ["SessionsFailed", "Error loading smart sessions"])
      }).pipe(Effect.provide(over(answer).layer))
    )
  }

  describe("are ended", () => {
    const revoked = (
      pci: string,
      sign: (request: RevokeRequest) => Effect.Effect<string, WalletRequestFailed> = () => Effect.succeed("0x51")
    ) => Effect.flatMap(SmartSessions, (sessions) => sessions.revoke(`eip155:1:${address}`, pci, sign))
    const backend = (answer: unknown = { success: true }, sessions: ReadonlyArray<unknown> = [one], known = true) => {
      const posted: Array<unknown> = []
      const { layer, seen } = answering((_url, { body }) => {
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

    it.effect("by the wallet's signature over what it granted, sent once, however often it is asked for", () => {
      const { layer, posted, seen } = backend()
      const requests: Array<RevokeRequest> = []
      const sign = (request: RevokeRequest) =>
        Effect.sync(() => {
          requests.push(request)
          return "0x51"
        })
      return Effect.gen(function* () {
        assert.deepStrictEqual(yield* Effect.all([revoked("c1", sign), revoked("c1", sign)], { concurrency: 2 }), [
          true,
          true
        ])
        assert.isTrue(yield* revoked("c1", sign))
        assert.deepStrictEqual(requests, [
          { pci: "c1", permissions: one.permissions, expiry: 2, address: `eip155:1:${address}` }
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
      it.effect(
        `not, with ${JSON.stringify(answer)}: 'Error revoking smart session', and nothing is sent twice`,
        () => {
          const { layer, posted } = backend(answer)
          return Effect.gen(function* () {
            assert.strictEqual((yield* Effect.flip(revoked("c1"))).message, "Error revoking smart session")
            assert.strictEqual(posted.length, 1)
          }).pipe(Effect.provide(layer))
        }
      )
    }

    it.effect("not when the wallet's owner says no: nothing is sent", () => {
      const { layer, posted } = backend()
      return Effect.gen(function* () {
        const no = new WalletRequestFailed({ method: "wallet_revokePermissions", walletCode: 4001 })
        assert.strictEqual((yield* Effect.flip(revoked("c1", () => no)))._tag, "WalletRequestFailed")
        assert.strictEqual(posted.length, 0)
      }).pipe(Effect.provide(layer))
    })

    it.effect("no further when they are over: nobody signs; one that is not there is told as such", () => {
      const { layer, posted } = backend({ success: true }, [{ ...one, revokedAt: 1500 }])
      return Effect.gen(function* () {
        assert.isTrue(yield* revoked("c1", () => Effect.dieMessage("asked to sign")))
        assert.strictEqual((yield* Effect.flip(revoked("c2")))._tag, "SessionNotFound")
        assert.strictEqual(posted.length, 0)
      }).pipe(Effect.provide(layer))
    })

    it.effect("nowhere on a network the service does not know: false, and nobody is asked", () => {
      const { layer, seen } = backend({ success: true }, [one], false)
      return Effect.gen(function* () {
        assert.isFalse(yield* revoked("c1", () => Effect.dieMessage("asked to sign")))
        assert.strictEqual(seen.length, 0)
      }).pipe(Effect.provide(layer))
    })
  })

  it.effect("are none on a network the service does not know, and none off EVM: nobody is asked", () =>
    Effect.gen(function* () {
      const unknown = over([one], false)
      const other = over([one])
      assert.deepStrictEqual(yield* Effect.provide(list(), unknown.layer), [])
      assert.deepStrictEqual(
        yield* Effect.provide(list("solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:abc"), other.layer),
        []
      )
      assert.deepStrictEqual([unknown.seen.length, other.seen.length], [0, 0])
    })
  )
})
