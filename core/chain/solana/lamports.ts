import { Schema } from "../../foundation/data/schema.ts"

/**
 * A number of lamports, which Solana's nodes write as a JSON number. Numbers above 2^53 (nine million SOL) are not
 * exact and are rejected.
 */
export const Lamports: Schema.Schema<bigint, number> = Schema.transform(
  Schema.Number.pipe(Schema.int(), Schema.between(0, Number.MAX_SAFE_INTEGER)),
  Schema.BigIntFromSelf,
  { strict: true, decode: BigInt, encode: Number }
)
