import * as Effect from "effect/Effect"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { SwapMisprepared, SwapWouldFail } from "../../../core/onchain/swap/errors.ts"
import { type BuiltSwap, isProvenByCall, isProvenBySimulation } from "../../../core/onchain/swap/minimum.ts"
import { encodeAllowanceCall, readUint } from "../../../core/onchain/token/erc20Reads.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { traced } from "../../foundation/log/tracing.ts"

const Text = Schema.String.pipe(Schema.maxLength(1_048_576))
const Log = Schema.Struct({ address: Text, topics: Schema.Array(Text).pipe(Schema.maxItems(4)), data: Text })
const Call = Schema.Struct({
  status: Schema.Literal("0x0", "0x1"),
  returnData: Text,
  logs: Schema.Array(Log).pipe(Schema.maxItems(10_000)),
  error: Schema.optional(Schema.NullOr(Schema.Struct({ message: Schema.optional(Text) })))
})
const Blocks = Schema.Tuple(Schema.Struct({ calls: Schema.Array(Call).pipe(Schema.maxItems(8)) }))

/**
 * Proves that a built swap returns the minimum that was shown to the account: by its own call to a known router, or by
 * simulating the approvals and the swap on the network. Returns false if neither is possible. Fails if it returns less,
 * pays another account, or spends more than the amount. docs/spec/onchain.md#swap-minimum.
 */
export const proveSwap = traced("swap.prove")(function* (
  built: BuiltSwap
): Effect.fn.Return<boolean, SwapMisprepared | SwapWouldFail, Rpc> {
  if (yield* isProvenByCall(built)) return true
  const { approvals, quote, request } = built
  const { address, network } = splitAccountId(quote.account)
  const spender = approvals.at(-1)?.spender
  const allowanceCalls =
    spender === undefined
      ? []
      : [
          {
            to: splitAccountId(quote.from.id).address,
            data: encodeAllowanceCall(address, spender),
            value: "0x0" as const
          }
        ]
  const calls = [...approvals.map(({ request: approve }) => approve), request, ...allowanceCalls].map(
    ({ data, to, value }) => ({
      from: address,
      to,
      data,
      value
    })
  )
  const simulated = yield* (yield* Rpc)
    .read({
      network,
      method: "eth_simulateV1",
      params: [{ blockStateCalls: [{ calls }], traceTransfers: true }, "latest"],
      result: Blocks
    })
    .pipe(Effect.catchAll(({ code, message }) => Effect.as(Effect.logDebug(`${message} (${code})`), undefined)))
  const swap = simulated?.[0].calls[approvals.length]
  if (simulated === undefined || swap === undefined) return false
  return yield* isProvenBySimulation(built, {
    swap: { ...swap, reason: swap.error?.message },
    allowanceLeft: readUint(simulated[0].calls[approvals.length + 1]?.returnData ?? "")
  })
})
