import * as Effect from "effect/Effect"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Rpc } from "./Rpc.ts"

/** A whole number in hex, as nodes return it. */
export const Quantity = Schema.String.pipe(Schema.pattern(/^0x[0-9a-f]{1,64}$/i))
const History = Schema.Struct({
  baseFeePerGas: Schema.Array(Quantity),
  reward: Schema.optional(Schema.NullOr(Schema.Array(Schema.Array(Quantity))))
})

/** The lowest tip that blocks accept, in wei. Used if recent transactions paid less. */
const minTip = 1_000_000n

/** Reads the price of gas in the next block: base fee and tip, or a single price on networks without base fees. */
export const readGasPrice = Effect.fnUntraced(function* ({ read }: Rpc["Type"], network: NetworkId) {
  const history = yield* Effect.option(
    read({ network, method: "eth_feeHistory", params: ["0x1", "latest", [50]], result: History })
  )
  if (history._tag === "Some" && history.value.baseFeePerGas.length > 0) {
    const { baseFeePerGas, reward } = history.value
    const tip = BigInt(reward?.[0]?.[0] ?? "0x0")
    return { baseFee: BigInt(baseFeePerGas.at(-1) ?? "0x0"), tip: tip > minTip ? tip : minTip }
  }
  const gasPrice = yield* read({ network, method: "eth_gasPrice", params: [], result: Quantity })
  return { tip: BigInt(gasPrice) }
})
