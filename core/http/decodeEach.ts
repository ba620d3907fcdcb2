import * as Either from "effect/Either"
import { Schema } from "../schema.ts"

/** Items of a list that fit, in their order, and how many did not: one misfit never costs the whole list. */
export const decodeEach = <A, I>(schema: Schema.Schema<A, I>) => {
  const decode = Schema.decodeUnknownEither(schema)
  return (items: ReadonlyArray<unknown>): { readonly kept: ReadonlyArray<A>; readonly dropped: number } => {
    const kept = items.map((item) => decode(item)).filter(Either.isRight).map(({ right }) => right)
    return { kept, dropped: items.length - kept.length }
  }
}
