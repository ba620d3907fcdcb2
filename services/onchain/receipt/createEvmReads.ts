import { toQuantity } from "../../../core/chain/evm/hex.ts"
import * as Effect from "effect/Effect"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { decimalsCall, readDecimals } from "../../../core/onchain/token/erc20Reads.ts"
import type { SentChange } from "../../../core/wallets/signing/sentRecord.ts"
import type { Rpc, RpcFailure } from "../../chain/rpc/Rpc.ts"

const Quantity = Schema.String.pipe(Schema.pattern(/^0x[0-9a-f]{1,64}$/i))
const Bytes = Schema.String.pipe(Schema.pattern(/^0x[0-9a-f]*$/i))

/** A transaction in a node's answer. `input` is its data. */
export const Transaction = Schema.Struct({
  hash: Schema.String,
  from: Bytes,
  to: Schema.NullOr(Bytes),
  nonce: Quantity,
  value: Quantity,
  input: Bytes,
  gas: Schema.optional(Quantity)
})
export interface Transaction extends Schema.Schema.Type<typeof Transaction> {}

const ReceiptAnswer = Schema.Struct({
  status: Schema.Literal("0x0", "0x1"),
  blockNumber: Quantity,
  gasUsed: Quantity,
  effectiveGasPrice: Schema.optional(Quantity),
  /** A rollup's fee for the data on the network below it. */
  l1Fee: Schema.optional(Schema.NullOr(Quantity)),
  from: Schema.optional(Bytes),
  logs: Schema.optional(Schema.Array(Schema.Unknown))
})
export interface ReceiptAnswer extends Schema.Schema.Type<typeof ReceiptAnswer> {}

const Block = Schema.NullOr(Schema.Struct({ transactions: Schema.Array(Schema.Unknown) }))
const decodeTransaction = Schema.decodeUnknownOption(Transaction)

type Read<A> = Effect.Effect<A, RpcFailure>

/** The maximum number of tokens of a transaction whose decimals are read. */
const maxTokens = 8

/** Returns reads of an EVM network's nodes about transactions. */
export const createEvmReads = ({ read }: Pick<Rpc["Type"], "read">, network: NetworkId) => {
  const readReceipt = (hash: string): Read<ReceiptAnswer | null> =>
    read({ network, method: "eth_getTransactionReceipt", params: [hash], result: Schema.NullOr(ReceiptAnswer) })
  const readTransaction = (hash: string): Read<Transaction | null> =>
    read({ network, method: "eth_getTransactionByHash", params: [hash], result: Schema.NullOr(Transaction) })
  /** Reads the number of an account's transactions in blocks up to this one. */
  const count = (address: string, block: bigint | "latest" = "latest"): Read<number> =>
    Effect.map(
      read({
        network,
        method: "eth_getTransactionCount",
        params: [address, block === "latest" ? block : toQuantity(block)],
        result: Quantity
      }),
      Number
    )
  /** Reads an account's coin balance after a block. */
  const readBalance = (address: string, block: bigint): Read<bigint> =>
    Effect.map(
      read({ network, method: "eth_getBalance", params: [address, toQuantity(block)], result: Quantity }),
      BigInt
    )
  const height: Read<bigint> = Effect.map(
    read({ network, method: "eth_blockNumber", params: [], result: Quantity }),
    BigInt
  )
  /** Reads a block's transactions; empty if the block does not exist. */
  const findTransactions = (block: bigint | "pending"): Read<ReadonlyArray<Transaction>> =>
    Effect.map(
      read({
        network,
        method: "eth_getBlockByNumber",
        params: [block === "pending" ? block : toQuantity(block), true],
        result: Block
      }),
      (found) =>
        (found?.transactions ?? []).flatMap((transaction) => {
          const decoded = decodeTransaction(transaction)
          return decoded._tag === "Some" ? [decoded.value] : []
        })
    )

  return {
    receipt: readReceipt,
    transaction: readTransaction,
    count,
    balance: readBalance,
    height,
    findTransactions,
    withDecimals: (changes: ReadonlyArray<SentChange>) => addDecimals({ read }, network, changes),
    /**
     * Finds the block of an account's transaction with this nonce: the first block after which the account has more
     * transactions. Undefined if there is no such block, or if no node has such old counts.
     */
    blockOf: (address: string, nonce: number): Read<bigint | undefined> =>
      Effect.flatMap(height, (newest) =>
        findFirstBlock(newest, (block) => Effect.map(count(address, block), (found) => found > nonce))
      )
  }
}

/** Adds the decimals of tokens to changes if their contracts return them. */
const addDecimals = (
  { read }: Pick<Rpc["Type"], "read">,
  network: NetworkId,
  changes: ReadonlyArray<SentChange>
): Effect.Effect<ReadonlyArray<SentChange>> =>
  Effect.forEach(
    changes,
    (change, index) =>
      change.token === null || change.item !== undefined || index >= maxTokens
        ? Effect.succeed(change)
        : Effect.match(
            read({
              network,
              method: "eth_call",
              params: [{ to: change.token, data: decimalsCall }, "latest"],
              result: Bytes
            }),
            {
              onFailure: () => change,
              onSuccess: (answer) => {
                const decimals = readDecimals(answer)
                return decimals === undefined ? change : { ...change, decimals }
              }
            }
          ),
    { concurrency: 4 }
  )

/**
 * Finds the first block for which `isPast` is true; it must stay true for all later blocks. Searches backwards from the
 * newest block in growing steps, then by bisection. Undefined if it is false for the newest block, or if a
 * step backwards fails: nodes do not have the old data.
 */
const findFirstBlock = Effect.fnUntraced(function* (newest: bigint, isPast: (block: bigint) => Read<boolean>) {
  if (!(yield* isPast(newest))) return undefined
  let past = newest
  let before = -1n
  for (let step = 1n; step <= newest; step *= 2n) {
    const block = newest - step
    const isThere = yield* Effect.orElseSucceed(isPast(block), () => undefined)
    if (isThere === undefined) return undefined
    if (!isThere) {
      before = block
      break
    }
    past = block
  }
  while (past - before > 1n) {
    const middle = (past + before) / 2n
    if (yield* isPast(middle)) past = middle
    else before = middle
  }
  return past
})

/** Reads why a transaction reverted in a block: the contract's message, at most 256 characters. */
export const readRevertReason = (
  { read }: Pick<Rpc["Type"], "read">,
  network: NetworkId,
  { from, gas, input, to, value }: Transaction,
  block: string
): Effect.Effect<string | undefined> =>
  Effect.match(
    read({
      network,
      method: "eth_call",
      params: [{ from, to, value, data: input, ...(gas === undefined ? {} : { gas }) }, block],
      result: Schema.Unknown
    }),
    {
      onSuccess: () => undefined,
      onFailure: (error) => (error._tag === "RpcError" ? error.detail : undefined)
    }
  )
