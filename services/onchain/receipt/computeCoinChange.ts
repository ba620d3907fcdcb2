import * as Effect from "effect/Effect"
import type { createEvmReads, ReceiptAnswer } from "./createEvmReads.ts"

/** The maximum number of blocks that are compared for one batch. */
const maxBlocks = 4

/** Returns the cost of a transaction in base units of the coin, including a rollup's data fee. */
export const getFee = ({ effectiveGasPrice = "0x0", gasUsed, l1Fee }: ReceiptAnswer): bigint =>
  BigInt(gasUsed) * BigInt(effectiveGasPrice) + BigInt(l1Fee ?? "0x0")

/**
 * Returns the change of an account's coin balance in the blocks of these transactions, without the fees of those that
 * it sent: logs do not contain coins that a contract pays out. Undefined if the account has other transactions in those
 * blocks, or if no node has the old balances.
 */
export const computeCoinChange = (
  { balance, count }: Pick<ReturnType<typeof createEvmReads>, "balance" | "count">,
  address: string,
  receipts: ReadonlyArray<ReceiptAnswer>
): Effect.Effect<bigint | undefined> => {
  const blocks = [...new Set(receipts.map(({ blockNumber }) => BigInt(blockNumber)))]
  if (blocks.length === 0 || blocks.length > maxBlocks || blocks.includes(0n)) return Effect.succeed(undefined)
  const findChange = (block: bigint) => {
    const own = receipts.filter(
      ({ blockNumber, from }) => BigInt(blockNumber) === block && from?.toLowerCase() === address.toLowerCase()
    )
    return Effect.map(
      Effect.all(
        [balance(address, block - 1n), balance(address, block), count(address, block - 1n), count(address, block)],
        { concurrency: "unbounded" }
      ),
      ([had, has, before, after]) =>
        after - before === own.length ? own.reduce((sum, receipt) => sum + getFee(receipt), has - had) : undefined
    )
  }
  return Effect.map(
    Effect.orElseSucceed(Effect.forEach(blocks, findChange, { concurrency: "unbounded" }), () => [undefined]),
    (all) => all.reduce((sum, change) => (sum === undefined || change === undefined ? undefined : sum + change), 0n)
  )
}
