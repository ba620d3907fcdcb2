import * as Either from "effect/Either"
import { Schema } from "../data/schema.ts"

/**
 * Returns the items of a list that fit, in order, and how many did not; one invalid item never costs the whole list.
 * Items after the first `most` are not read and count as dropped, so that an endless list cannot block the page.
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
