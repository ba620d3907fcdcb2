import * as Effect from "effect/Effect"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import {
  dataFeeCall,
  isMantle,
  operatorFeeCall,
  readFee,
  takesDataFee,
  takesNoDataFee,
  tokenRatioCall
} from "../../../core/chain/rpc/dataFee.ts"
import type { Rpc } from "./Rpc.ts"

const Answer = Schema.String.pipe(Schema.pattern(/^0x[0-9a-f]*$/i), Schema.maxLength(1024))

/** The fee oracles of rollups: of the OP stack and its relatives, and of Scroll. Both answer `getL1Fee(bytes)`. */
export const oracles = [
  "0x420000000000000000000000000000000000000f",
  "0x5300000000000000000000000000000000000002"
] as const

/** What a transaction takes for its data, by the network's own oracle. */
export type DataFee =
  /** In base units of the coin; zero on networks without a data fee, and where the gas includes it (Arbitrum, zkSync). */
  | bigint
  /** The network takes one, or may take one, and its oracle did not answer. */
  | "unknown"

/**
 * Asks the network's fee oracle what a transaction takes for its data beside its gas. An address without code answers
 * nothing, so that a network without an oracle has no data fee; a node that does not answer leaves it unknown, unless the
 * network is known to take none. Never fails.
 */
export const readDataFee = Effect.fnUntraced(function* (
  { read }: Pick<Rpc["Type"], "read">,
  network: NetworkId,
  call: { readonly to?: string | undefined; readonly data: string }
): Effect.fn.Return<DataFee> {
  const ask = (to: string, data: string) =>
    Effect.map(
      Effect.option(read({ network, method: "eth_call", params: [{ to, data }, "latest"], result: Answer })),
      (answer) => (answer._tag === "None" ? ("unknown" as const) : readFee(answer.value))
    )
  const found = yield* Effect.forEach(oracles, (oracle) => ask(oracle, dataFeeCall(call)), { concurrency: 2 })
  const at = found.findIndex((one) => typeof one === "bigint")
  const fee = found[at]
  const isSilent = found.includes("unknown") && !takesNoDataFee(network)
  if (typeof fee !== "bigint") return takesDataFee(network) || isSilent ? "unknown" : 0n
  const [operator, ratio] = yield* Effect.all(
    [ask(oracles[0], operatorFeeCall), isMantle(network) ? ask(oracles[0], tokenRatioCall) : Effect.succeed(null)],
    { concurrency: 2 }
  )
  // Mantle's oracle counts in ether, and says how many of its own coin that is.
  const scaled = typeof ratio === "bigint" && ratio > 0n ? fee * ratio : fee
  return scaled + (at === 0 && typeof operator === "bigint" ? operator : 0n)
})
