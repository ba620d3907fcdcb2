import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { isTransient } from "../../../core/foundation/http/errors.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { TransactionNotMined, TransactionReverted } from "../../../core/wallets/requests/errors.ts"
import { Rpc, type RpcFailure } from "../../chain/rpc/Rpc.ts"
import { traced } from "../../foundation/log/tracing.ts"

/**
 * A transaction in a block. `gasUsed` and `gasPrice` are integers in the coin's base units; on Solana `block` is the
 * slot, and `gasUsed` is the fee at a price of 1.
 */
export interface Receipt {
  readonly hash: string
  readonly block: bigint
  readonly gasUsed: bigint
  readonly gasPrice: bigint
}

/** Waits until transactions are in a block. */
export class Receipts extends Context.Tag("services/Receipts")<
  Receipts,
  {
    /**
     * Returns the receipt of a transaction when it is in a block. Fails with `TransactionReverted` if it failed in its
     * block, and with `TransactionNotMined` after 2 min, after which it may still be mined. Failed lookups are
     * repeated. Nothing is sent again.
     */
    readonly mined: (
      network: NetworkId,
      hash: string
    ) => Effect.Effect<Receipt, RpcFailure | TransactionNotMined | TransactionReverted>
    /** Looks once. Fails with `TransactionNotMined` if the transaction is in no block. */
    readonly look: (
      network: NetworkId,
      hash: string
    ) => Effect.Effect<Receipt, RpcFailure | TransactionNotMined | TransactionReverted>
  }
>() {
  static readonly layer = Layer.effect(
    this,
    Effect.suspend(() => make)
  )
}

const Quantity = Schema.String.pipe(Schema.pattern(/^0x[0-9a-f]{1,64}$/i))
const Slot = Schema.Number.pipe(Schema.int(), Schema.between(0, Number.MAX_SAFE_INTEGER))
const Answer = Schema.NullOr(
  Schema.Struct({
    status: Schema.Literal("0x0", "0x1"),
    blockNumber: Quantity,
    gasUsed: Quantity,
    effectiveGasPrice: Schema.optional(Quantity)
  })
)

/** The answers of Solana's nodes: the status of a signature, null if unknown; and the cost of the transaction. */
const Statuses = Schema.Struct({
  value: Schema.Tuple(
    Schema.NullOr(
      Schema.Struct({
        slot: Slot,
        err: Schema.Unknown,
        confirmationStatus: Schema.optional(Schema.NullOr(Schema.Literal("processed", "confirmed", "finalized")))
      })
    )
  )
})
const Cost = Schema.NullOr(Schema.Struct({ meta: Schema.NullOr(Schema.Struct({ fee: Slot })) }))

/** The cost of a signature. Used as the fee if a node does not store the costs of transactions. */
const signatureFee = 5_000

/** True for a problem of the node, which implies nothing about the transaction. */
const isTemporary = (error: RpcFailure): boolean =>
  error._tag === "TimedOut" || (error._tag !== "RpcError" && error._tag !== "NoRpcUrl" && isTransient(error))

/** A lookup of a transaction; null if it is in no block. */
type Look = Effect.Effect<Receipt | null, RpcFailure | TransactionReverted>

const createReverted = (hash: string): TransactionReverted => new TransactionReverted({ hash })

const lookOnEvm = ({ read }: Rpc["Type"], network: NetworkId, hash: string): Look =>
  Effect.flatMap(read({ network, method: "eth_getTransactionReceipt", params: [hash], result: Answer }), (receipt) =>
    receipt === null
      ? Effect.succeed(null)
      : receipt.status === "0x0"
        ? createReverted(hash)
        : Effect.succeed({
            hash,
            block: BigInt(receipt.blockNumber),
            gasUsed: BigInt(receipt.gasUsed),
            gasPrice: BigInt(receipt.effectiveGasPrice ?? "0x0")
          })
  )

/** A transaction counts once most of the network has voted for its block: before that it may be dropped. */
const lookOnSolana = ({ read }: Rpc["Type"], network: NetworkId, hash: string): Look =>
  Effect.gen(function* () {
    const {
      value: [status]
    } = yield* read({
      network,
      method: "getSignatureStatuses",
      params: [[hash], { searchTransactionHistory: true }],
      result: Statuses
    })
    if (status === null || status.confirmationStatus === "processed") return null
    if (status.err !== null) return yield* createReverted(hash)
    const params = [hash, { encoding: "base64", commitment: "confirmed", maxSupportedTransactionVersion: 0 }]
    const cost = yield* Effect.orElseSucceed(
      read({ network, method: "getTransaction", params, result: Cost }),
      () => null
    )
    return { hash, block: BigInt(status.slot), gasUsed: BigInt(cost?.meta?.fee ?? signatureFee), gasPrice: 1n }
  })

const createNotMined = (hash: string, afterMillis: number): TransactionNotMined =>
  new TransactionNotMined({ hash, afterMillis })

const make = Effect.map(Rpc, (rpc) => {
  const lookAt = (network: NetworkId, hash: string): Look =>
    (network.startsWith("solana:") ? lookOnSolana : lookOnEvm)(rpc, network, hash)
  return Receipts.of({
    look: traced("Receipts.look")(function* (network, hash) {
      return (yield* lookAt(network, hash)) ?? (yield* createNotMined(hash, 0))
    }),
    mined: traced("Receipts.mined")(function* (network, hash) {
      const look = lookAt(network, hash)
      const lookAfter = (wait: number): Effect.Effect<Receipt, RpcFailure | TransactionReverted> =>
        Effect.gen(function* () {
          yield* Effect.sleep(wait)
          const receipt = yield* Effect.catchIf(
            look,
            (error) => error._tag !== "TransactionReverted" && isTemporary(error),
            () => Effect.succeed(null)
          )
          return receipt ?? (yield* lookAfter(millis.receiptPoll))
        })
      return yield* Effect.timeoutFail(lookAfter(millis.receiptFirst), {
        duration: millis.receiptWait,
        onTimeout: () => createNotMined(hash, millis.receiptWait)
      })
    })
  })
})
