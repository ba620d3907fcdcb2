import * as Effect from "effect/Effect"
import type { evmReads, ReceiptAnswer } from "./evmReads.ts"

/** The most blocks that are compared for one batch. */
const mostBlocks = 4

/** What a transaction cost, in base units of the coin, with what a rollup takes for the network below it. */
export const feeOf = ({ effectiveGasPrice = "0x0", gasUsed, l1Fee }: ReceiptAnswer): bigint =>
  BigInt(gasUsed) * BigInt(effectiveGasPrice) + BigInt(l1Fee ?? "0x0")

/**
 * By how much an account's coin changed in the blocks of these transactions, without the fees of those that it sent:
 * what a contract pays out is in no log. Undefined where the account has other transactions in those blocks, and where
 * no node remembers them.
 */
export const coinMoved = (
  { balance, count }: Pick<ReturnType<typeof evmReads>, "balance" | "count">,
  address: string,
  receipts: ReadonlyArray<ReceiptAnswer>
): Effect.Effect<bigint | undefined> => {
  const blocks = [...new Set(receipts.map(({ blockNumber }) => BigInt(blockNumber)))]
  if (blocks.length === 0 || blocks.length > mostBlocks || blocks.includes(0n)) return Effect.succeed(undefined)
  const moved = (block: bigint) => {
    const own = receipts.filter(
      ({ blockNumber, from }) => BigInt(blockNumber) === block && from?.toLowerCase() === address.toLowerCase()
    )
    return Effect.map(
      Effect.all(
        [balance(address, block - 1n), balance(address, block), count(address, block - 1n), count(address, block)],
        { concurrency: "unbounded" }
      ),
      ([had, has, before, after]) =>
        after - before === own.length ? own.reduce((sum, one) => sum + feeOf(one), has - had) : undefined
    )
  }
  return Effect.map(
    Effect.orElseSucceed(Effect.forEach(blocks, moved, { concurrency: "unbounded" }), () => [undefined]),
    (all) => all.reduce((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0n)
  )
}
