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
 * without code returns no data, so a network without an oracle has no fee. If the node does not answer, the
 * fee is unknown, unless the network is known not to charge one. `gas`: the transaction's gas, for which some rollups
 * charge an operator fee; by default that of a token transfer. Never fails.
 */
export const readDataFee = Effect.fnUntraced(function* (
  { read }: Pick<Rpc["Type"], "read">,
  network: NetworkId,
  call: { readonly to?: string | undefined; readonly data: string },
  gas: Effect.Effect<bigint | undefined> = Effect.succeed(undefined)
): Effect.fn.Return<DataFee> {
  const ask = (to: string, data: string) =>
    Effect.map(
      Effect.option(read({ network, method: "eth_call", params: [{ to, data }, "latest"], result: Answer })),
      (answer) => (answer._tag === "None" ? ("unknown" as const) : readFee(answer.value))
    )
  const contracts = isMorph(network) ? [morphOracle] : oracles
  const answers = yield* Effect.forEach(contracts, (oracle) => ask(oracle, encodeDataFeeCall(call)), { concurrency: 3 })
  const index = answers.findIndex((answer) => typeof answer === "bigint")
  const fee = answers[index]
  const isSilent = answers.includes("unknown") && !hasNoDataFee(network)
  if (typeof fee !== "bigint") return hasDataFee(network) || isSilent ? "unknown" : 0n
  const operatorFeeCall = encodeOperatorFeeCall((yield* gas) ?? transferGas)
  const [operator, ratio] = yield* Effect.all(
    [ask(oracles[0], operatorFeeCall), isMantle(network) ? ask(oracles[0], tokenRatioCall) : Effect.succeed(null)],
    { concurrency: 2 }
  )
  const operatorFee = index === 0 && !isMorph(network) && typeof operator === "bigint" ? operator : 0n
  if (!isMantle(network)) return fee + operatorFee
  // Mantle's oracle returns the fee in ether, and one ether is worth thousands of MNT.
  return typeof ratio === "bigint" && ratio > 0n ? fee * ratio + operatorFee : "unknown"
})
