import * as Either from "effect/Either"
import { Schema } from "../data/schema.ts"

/**
 * Returns the fitting items of a list in order, and how many did not fit; one invalid item never invalidates the list.
 * Items after the first `maximum` are not read and count as dropped, so that an endless list cannot block the page. A
 * caller that requested fewer items passes their number.
 */
export const decodeEach = <A, I>(schema: Schema.Schema<A, I>, maximum = 2_000) => {
  const decode = Schema.decodeUnknownEither(schema)
  return (
    items: ReadonlyArray<unknown>,
    requested = maximum
  ): { readonly items: ReadonlyArray<A>; readonly dropped: number } => {
    const fitting = items
      .slice(0, Math.min(requested, maximum))
      .map((item) => decode(item))
      .filter(Either.isRight)
      .map(({ right }) => right)
    return { items: fitting, dropped: items.length - fitting.length }
  }
}
