import * as Effect from "effect/Effect"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import {
  encodeDataFeeCall,
  encodeOperatorFeeCall,
  isMantle,
  isMorph,
  readFee,
  hasDataFee,
  hasNoDataFee,
  tokenRatioCall,
  transferGas
} from "../../../core/chain/rpc/dataFee.ts"
import { isRefusal } from "../../../core/chain/rpc/refusal.ts"
import type { Rpc } from "./Rpc.ts"

const Answer = Schema.String.pipe(Schema.pattern(/^0x[0-9a-f]*$/i), Schema.maxLength(1024))

/** The fee oracles of rollups: of the OP stack and its relatives, and of Scroll. Both implement `getL1Fee(bytes)`. */
export const oracles = [
  "0x420000000000000000000000000000000000000f",
  "0x5300000000000000000000000000000000000002"
] as const

/** The oracle of Morph, which implements the same function. */
const morphOracle = "0x530000000000000000000000000000000000000f"

/** The cost of a transaction's data, as the network's oracle reports it. */
export type DataFee =
  /** In base units of the coin. Zero on networks without a data fee, and if the gas includes it (Arbitrum, zkSync). */
  | bigint
  /** The network has a data fee, or may have one, and its oracle did not answer. */
  | "unknown"

/**
 * Reads the data fee of a transaction, which is charged on top of its gas, from the network's oracle. An address
 * without code returns no data, so a network without an oracle has no fee. If the node does not answer, the fee is
 * unknown, unless the network is known not to charge one. `gas`: the transaction's gas, for which some rollups charge an
 * operator fee; by default that of a token transfer. It is read only where it counts. Never fails.
 */
export const readDataFee = Effect.fnUntraced(function* (
  { read }: Pick<Rpc["Type"], "read">,
  network: NetworkId,
  transaction: { readonly to?: string | undefined; readonly data: string },
  gas: Effect.Effect<bigint | undefined> = Effect.succeed(undefined)
): Effect.fn.Return<DataFee> {
  const call = (to: string, input: string) =>
    Effect.map(read({ network, method: "eth_call", params: [{ to, data: input }, "latest"], result: Answer }), readFee)
  const ask = (to: string, input: string) => Effect.orElseSucceed(call(to, input), () => "unknown" as const)
  // An oracle without an operator fee reverts, or returns no number.
  const askOperator = Effect.flatMap(gas, (known) =>
    call(oracles[0], encodeOperatorFeeCall(known ?? transferGas))
  ).pipe(
    Effect.catchAll((error) =>
      Effect.succeed(error._tag === "RpcError" && isRefusal(error) ? null : ("unknown" as const))
    )
  )
  const contracts = isMorph(network) ? [morphOracle] : oracles
  const answers = yield* Effect.forEach(contracts, (oracle) => ask(oracle, encodeDataFeeCall(transaction)), {
    concurrency: 3
  })
  const index = answers.findIndex((answer) => typeof answer === "bigint")
  const fee = answers[index]
  const isSilent = answers.includes("unknown") && !hasNoDataFee(network)
  if (typeof fee !== "bigint") return hasDataFee(network) || isSilent ? "unknown" : 0n
  if (contracts[index] !== oracles[0]) return fee
  const [operator, ratio] = yield* Effect.all(
    [askOperator, isMantle(network) ? ask(oracles[0], tokenRatioCall) : Effect.succeed(null)],
    { concurrency: 2 }
  )
  if (operator === "unknown") return operator
  const operatorFee = operator ?? 0n
  if (!isMantle(network)) return fee + operatorFee
  // Mantle's oracle returns the fee in ether, and one ether is worth thousands of MNT.
  return typeof ratio === "bigint" && ratio > 0n ? fee * ratio + operatorFee : "unknown"
})
