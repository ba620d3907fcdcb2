import { Schema } from "../data/schema.ts"
import { isDecimal, toDecimal } from "./decimal.ts"

/** Decimal text of an answer: plain digits, at most 78 on either side of the point. */
export const Decimal = Schema.String.pipe(Schema.filter(isDecimal))

/** A JSON number of an answer as decimal text. Rejects numbers that are not amounts (negative or absurdly large). */
export const DecimalFromNumber = Schema.transform(
  Schema.Number.pipe(Schema.filter((value) => toDecimal(value) !== undefined)),
  Schema.String,
  { decode: (value) => toDecimal(value) ?? "0", encode: Number }
)
