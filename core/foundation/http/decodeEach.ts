import * as Either from "effect/Either"
import { Schema } from "../data/schema.ts"

/**
 * Returns the items of a list that fit, in order, and how many did not; one invalid item never costs the whole list.
 * Items after the first `most` are not read and count as dropped, so that an endless list cannot block the page; a
 * caller that asked for fewer says how many.
 */
export const decodeEach = <A, I>(schema: Schema.Schema<A, I>, most = 2_000) => {
  const decode = Schema.decodeUnknownEither(schema)
  return (
    items: ReadonlyArray<unknown>,
    asked = most
  ): { readonly kept: ReadonlyArray<A>; readonly dropped: number } => {
    const kept = items
      .slice(0, Math.min(asked, most))
      .map((item) => decode(item))
      .filter(Either.isRight)
      .map(({ right }) => right)
    return { kept, dropped: items.length - kept.length }
  }
}
