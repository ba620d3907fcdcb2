import * as Effect from "effect/Effect"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Rpc, RpcFailure } from "../../chain/rpc/Rpc.ts"

const Bytes = Schema.String.pipe(Schema.pattern(/^0x([0-9a-f]{2})*$/i))

/** Reads the contract whose code an account of an EVM network runs (EIP-7702); null if it has no such code. */
export const getAccountCode = (rpc: Rpc["Type"], account: AccountId): Effect.Effect<string | null, RpcFailure> => {
  const { address, network } = splitAccountId(account)
  return Effect.map(
    rpc.read({ network, method: "eth_getCode", params: [address, "latest"], result: Bytes }),
    (code) => {
      const [, contract] = /^0xef0100([0-9a-f]{40})$/i.exec(code) ?? []
      return contract === undefined ? null : `0x${contract}`
    }
  )
}
