import * as Effect from "effect/Effect"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { lookupTableProgram, readLookupTable } from "../../../core/chain/solana/message.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { fromBase64 } from "../../../core/foundation/platform/base64.ts"
import type { Rpc } from "../../chain/rpc/Rpc.ts"

/** The addresses of a lookup table; null if they are not known. */
export type LookupTable = ReadonlyArray<string> | null

const TableAccount = Schema.Struct({
  value: Schema.NullOr(Schema.Struct({ owner: Schema.String, data: Schema.Tuple(Schema.String, Schema.String) }))
})

/** 256 addresses and their head, in base64. */
const most = 11_100

/** Reads a lookup table of Solana from its network. Null if there is none, or no node answers; never fails. */
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
        const bytes = value?.owner === lookupTableProgram ? fromBase64(value.data[0], most) : undefined
        return (bytes && readLookupTable(bytes)) ?? null
      }
    ),
    () => null
  )
