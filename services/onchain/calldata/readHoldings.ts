import * as Effect from "effect/Effect"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { Quantity } from "../../chain/rpc/gasPrice.ts"
import type { Rpc } from "../../chain/rpc/Rpc.ts"
import { coin } from "./factCache.ts"

/** How long to wait for a balance or a transaction number, in milliseconds. */
const balanceTimeout = 2_000
/** `getBalance(address)`, without its argument. */
const balanceCall = "0x70a08231"

/** Reads an account's balance of a token, or of the coin, from its EVM network; null if unknown. */
export const readHolding = (
  rpc: Rpc["Type"],
  network: NetworkId,
  token: string,
  address: string
): Effect.Effect<bigint | null> => {
  if (!network.startsWith("eip155:")) return Effect.succeed(null)
  const call = { to: token, data: `${balanceCall}${address.slice(2).toLowerCase().padStart(64, "0")}` }
  const read =
    token === coin
      ? rpc.read({ network, method: "eth_getBalance", params: [address, "latest"], result: Schema.String })
      : rpc.read({ network, method: "eth_call", params: [call, "latest"], result: Schema.String })
  return read.pipe(
    Effect.timeout(balanceTimeout),
    Effect.map((units) => (/^0x[0-9a-f]{1,64}$/i.test(units) ? BigInt(units) : null)),
    Effect.orElseSucceed(() => null)
  )
}

/** Reads the number of an account's next transaction; null if unknown. */
export const readNextNonce = (rpc: Rpc["Type"], network: NetworkId, address: string): Effect.Effect<bigint | null> =>
  rpc.read({ network, method: "eth_getTransactionCount", params: [address, "pending"], result: Quantity }).pipe(
    Effect.timeout(balanceTimeout),
    Effect.map(BigInt),
    Effect.orElseSucceed(() => null)
  )
