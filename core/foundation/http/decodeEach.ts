import * as Either from "effect/Either"
import { Schema } from "../data/schema.ts"

/**
 * Items of a list that fit, in their order, and how many did not: one misfit never costs the whole list. What comes
 * after the first `most` is not looked at, and counts as dropped: a list without end must not hold the page up.
 */
export const decodeEach = <A, I>(schema: Schema.Schema<A, I>, most = 2_000) => {
  const decode = Schema.decodeUnknownEither(schema)
  return (items: ReadonlyArray<unknown>): { readonly kept: ReadonlyArray<A>; readonly dropped: number } => {
    const kept = items
      .slice(0, most)
      .map((item) => decode(item))
      .filter(Either.isRight)
      .map(({ right }) => right)
    return { kept, dropped: items.length - kept.length }
  }
}
