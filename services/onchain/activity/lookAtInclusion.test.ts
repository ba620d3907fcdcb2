import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { lookAtInclusion } from "./lookAtInclusion.ts"

const hash = `0x${"ab".repeat(32)}`
const signature = "5".repeat(88)
const look = (network: "eip155:1" | "solana:main" | "bip122:main", id: string, answer: unknown) =>
  Effect.flatMap(Rpc, (rpc) => lookAtInclusion(rpc, network, id)).pipe(Effect.provide(Rpc.layerTest(() => answer)))

describe("where a transaction of the history stands", () => {
  it.effect("on an EVM network: its block, and its fee with what a rollup takes for the network below", () =>
    Effect.gen(function* () {
      const receipt = { status: "0x1", blockNumber: "0x10", gasUsed: "0x5208", effectiveGasPrice: "0x2", l1Fee: "0x3" }
      assert.deepStrictEqual(yield* look("eip155:1", hash, receipt), { block: "16", fee: "42003" })
    })
  )
  it.effect("on Solana: its slot and its fee; the slot alone where the node keeps no more", () =>
    Effect.gen(function* () {
      const known = yield* look("solana:main", signature, { slot: 7, meta: { fee: 5000, err: null } })
      assert.deepStrictEqual(known, { block: "7", fee: "5000" })
      assert.deepStrictEqual(yield* look("solana:main", signature, { slot: 7, meta: null }), { block: "7", fee: null })
    })
  )
  it.effect("is not known while no block holds it, and where no node is asked", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* look("eip155:1", hash, null), null)
      assert.strictEqual(yield* look("solana:main", signature, null), null)
      assert.strictEqual(yield* look("bip122:main", "ab", null), null)
    })
  )
  it.effect("an answer that does not fit is a failure, never a block", () =>
    Effect.gen(function* () {
      const failed = yield* Effect.flip(look("eip155:1", hash, { status: "0x1", blockNumber: "ten", gasUsed: "0x1" }))
      assert.strictEqual(failed._tag, "BadShape")
    })
  )
})
