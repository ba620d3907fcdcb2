import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { NetworkId } from "../../core/chain/ids.ts"
import { isTransient } from "../../core/http/errors.ts"
import { millis } from "../../core/limits.ts"
import { Schema } from "../../core/schema.ts"
import { TransactionNotMined, TransactionReverted } from "../../core/transaction/errors.ts"
import { Rpc, type RpcFailure } from "../rpc/Rpc.ts"

/** A transaction that is in a block. `gasUsed` and `gasPrice` as counts, the coin's base units. */
export interface Receipt {
  readonly hash: string
  readonly block: bigint
  readonly gasUsed: bigint
  readonly gasPrice: bigint
}

/** Waits for transactions to be in a block. */
export class Receipts extends Context.Tag("services/Receipts")<Receipts, {
  /**
   * Ends with the receipt; `TransactionReverted` when the network refused it, `TransactionNotMined` after 2 min, after
   * which it may still come. A node that fails meanwhile is asked again. Nothing is sent again.
   */
  readonly mined: (network: NetworkId, hash: string) => Effect.Effect<Receipt, RpcFailure | TransactionNotMined | TransactionReverted>
}>() {
  static readonly layer = Layer.effect(this, Effect.suspend(() => make))
}

const Quantity = Schema.String.pipe(Schema.pattern(/^0x[0-9a-f]{1,64}$/i))
const Answer = Schema.NullOr(Schema.Struct({
  status: Schema.Literal("0x0", "0x1"), blockNumber: Quantity, gasUsed: Quantity, effectiveGasPrice: Schema.optional(Quantity)
}))

/** Trouble of the node's own, which says nothing of the transaction. */
const mayPass = (error: RpcFailure): boolean => error._tag === "TimedOut" || (error._tag !== "RpcError" && error._tag !== "NoRpcUrl" && isTransient(error))

const make = Effect.map(Rpc, (rpc) =>
  Receipts.of({
    mined: Effect.fn("Receipts.mined")(function*(network, hash) {
      const look = rpc.read({ network, method: "eth_getTransactionReceipt", params: [hash], result: Answer })
      const after = (wait: number): Effect.Effect<Receipt, RpcFailure | TransactionReverted> => Effect.gen(function*() {
        yield* Effect.sleep(wait)
        const found = yield* Effect.catchIf(look, mayPass, () => Effect.succeed(null))
        if (found === null) return yield* after(millis.receiptPoll)
        if (found.status === "0x0") return yield* new TransactionReverted({ hash })
        return { hash, block: BigInt(found.blockNumber), gasUsed: BigInt(found.gasUsed), gasPrice: BigInt(found.effectiveGasPrice ?? "0x0") }
      })
      return yield* Effect.timeoutFail(after(millis.receiptFirst), {
        duration: millis.receiptWait, onTimeout: () => new TransactionNotMined({ hash, afterMillis: millis.receiptWait })
      })
    })
  }))
