import { Schema } from "../../foundation/data/schema.ts"

/**
 * A count of lamports, written as a number by Solana's nodes. Numbers past 2^53, nine million SOL, are no longer exact
 * and are rejected.
 */
export const Lamports: Schema.Schema<bigint, number> = Schema.transform(
  Schema.Number.pipe(Schema.int(), Schema.between(0, Number.MAX_SAFE_INTEGER)),
  Schema.BigIntFromSelf,
  { strict: true, decode: BigInt, encode: Number }
)
