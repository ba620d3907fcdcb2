import * as Effect from "effect/Effect"
import { readTransfers } from "../../../core/chain/evm/transferLogs.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Transaction } from "../../../core/onchain/activity/events.ts"
import type { Rpc, RpcFailure } from "../../chain/rpc/Rpc.ts"
import { createEvmReads } from "../receipt/createEvmReads.ts"

/** The maximum number of items of a transaction whose contracts are asked. */
const maxItems = 16
const Words = Schema.String.pipe(Schema.pattern(/^0x[0-9a-f]*$/i))
/** `ownerOf(uint256)` of ERC-721, and `balanceOf(address,uint256)` of ERC-1155. */
const [ownerOf, balanceOf] = ["0x6352211e", "0x00fdd58e"]

const toWord = (value: bigint): string => value.toString(16).padStart(64, "0")

/**
 * Reads which of the NFTs that a transaction brought an account still holds, as contract and token id. Their contracts
 * are in the transaction's receipt, which cannot change later. Undefined if there is no receipt, or too many items.
 */
export const readHeldItems = Effect.fnUntraced(function* (
  rpc: Pick<Rpc["Type"], "read">,
  { hash, network }: Pick<Transaction, "hash" | "network">,
  address: string
): Effect.fn.Return<ReadonlyArray<string> | undefined, RpcFailure> {
  const own = address.toLowerCase()
  const receipt = yield* createEvmReads(rpc, network).receipt(hash)
  const items = new Map(
    (receipt?.logs ?? [])
      .flatMap(readTransfers)
      .flatMap(({ item, to, token }) =>
        item !== undefined && to === own ? [[`${token}/${item}`, { item, token }] as const] : []
      )
  )
  if (items.size === 0 || items.size > maxItems) return undefined
  /** The number that a contract returns; 0 if it does not have the method. */
  const call = (to: string, data: string): Effect.Effect<bigint, RpcFailure> =>
    Effect.catchIf(
      Effect.map(
        rpc.read({ network, method: "eth_call", params: [{ to, data }, "latest"], result: Words }),
        (answer) => (answer.length === 66 ? BigInt(answer) : 0n)
      ),
      ({ _tag }) => _tag === "RpcError",
      () => Effect.succeed(0n)
    )
  const found = yield* Effect.forEach(
    [...items],
    ([id, { item, token }]) =>
      Effect.map(
        Effect.all([
          call(token, `${ownerOf}${toWord(item)}`),
          call(token, `${balanceOf}${toWord(BigInt(own))}${toWord(item)}`)
        ]),
        ([owner, balance]) => (owner === BigInt(own) || balance > 0n ? [id] : [])
      ),
    { concurrency: "unbounded" }
  )
  return found.flat()
})
