import * as Effect from "effect/Effect"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { lookupTableProgram, readLookupTable } from "../../../core/chain/solana/message.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { fromBase64 } from "../../../core/foundation/platform/base64.ts"
import type { Rpc } from "../../chain/rpc/Rpc.ts"

/** The addresses of a lookup table; null if unknown. */
export type LookupTable = ReadonlyArray<string> | null

const TableAccount = Schema.Struct({
  value: Schema.NullOr(Schema.Struct({ owner: Schema.String, data: Schema.Tuple(Schema.String, Schema.String) }))
})

/** The maximum length of 256 addresses and a header in base64. */
const maxLength = 11_100

/** Reads a Solana lookup table from its network. Null if it does not exist or no node answers. Never fails. */
export const readTable = (rpc: Rpc["Type"], network: NetworkId, table: string): Effect.Effect<LookupTable> =>
  Effect.orElseSucceed(
    Effect.map(
      rpc.read({
        network,
        method: "getAccountInfo",
        params: [table, { encoding: "base64", commitment: "confirmed" }],
        result: TableAccount
      }),
      ({ value }) => {
        const bytes = value?.owner === lookupTableProgram ? fromBase64(value.data[0], maxLength) : undefined
        return (bytes && readLookupTable(bytes)) ?? null
      }
    ),
    () => null
  )
