import { Schema } from "../../foundation/data/schema.ts"

/**
 * A count of lamports as Solana's nodes write it, a number, read as what it counts. Past 2^53, nine million SOL, it is
 * no longer what the node meant, and does not fit.
 */
export const Lamports: Schema.Schema<bigint, number> = Schema.transform(
  Schema.Number.pipe(Schema.int(), Schema.between(0, Number.MAX_SAFE_INTEGER)),
  Schema.BigIntFromSelf,
  { strict: true, decode: BigInt, encode: Number }
)
