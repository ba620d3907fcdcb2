import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { lookAtInclusion } from "./lookAtInclusion.ts"

const hash = `0x${"ab".repeat(32)}`
const signature = "5".repeat(88)
const read = (network: "eip155:1" | "solana:main" | "bip122:main", id: string, answer: unknown) =>
  Effect.flatMap(Rpc, (rpc) => lookAtInclusion(rpc, network, id)).pipe(Effect.provide(Rpc.layerTest(() => answer)))

describe("lookAtInclusion", () => {
  it.effect("returns the block and the fee, including a rollup's data fee, on an EVM network", () =>
    Effect.gen(function* () {
      const receipt = { status: "0x1", blockNumber: "0x10", gasUsed: "0x5208", effectiveGasPrice: "0x2", l1Fee: "0x3" }
      assert.deepStrictEqual(yield* read("eip155:1", hash, receipt), { block: "16", fee: "42003" })
    })
  )
  it.effect("returns the slot and the fee on Solana, or only the slot if the node has no details", () =>
    Effect.gen(function* () {
      const known = yield* read("solana:main", signature, { slot: 7, meta: { fee: 5000, err: null } })
      assert.deepStrictEqual(known, { block: "7", fee: "5000" })
      assert.deepStrictEqual(yield* read("solana:main", signature, { slot: 7, meta: null }), { block: "7", fee: null })
    })
  )
  it.effect("returns null for a transaction that is in no block, and on a network whose nodes are not read", () =>
    Effect.gen(function* () {
      assert.strictEqual(yield* read("eip155:1", hash, null), null)
      assert.strictEqual(yield* read("solana:main", signature, null), null)
      assert.strictEqual(yield* read("bip122:main", "ab", null), null)
    })
  )
  it.effect("fails with BadShape if the answer is malformed", () =>
    Effect.gen(function* () {
      const failed = yield* Effect.flip(read("eip155:1", hash, { status: "0x1", blockNumber: "ten", gasUsed: "0x1" }))
      assert.strictEqual(failed._tag, "BadShape")
    })
  )
})
