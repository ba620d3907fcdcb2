import * as Effect from "effect/Effect"

declare const LATCHKEY_PAGE: boolean
/**
 * The build of page bundles replaces `LATCHKEY_PAGE` with `true`. Pages have no tracer, so their bundles contain neither
 * spans nor the code of Effect that creates them. The terminal and `latchkey/services` keep their spans.
 */
const isPage = typeof LATCHKEY_PAGE !== "undefined" && LATCHKEY_PAGE

/**
 * Wraps a generator function in a span with this name at each call, as in `traced("Names.resolve")(function* (name) { … })`.
 */
export const traced: (name: string) => Effect.fn.Untraced = isPage ? () => Effect.fnUntraced : (name) => Effect.fn(name)

/** Runs an effect in a span with this name. */
export const withSpan: (name: string) => <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R> = isPage
  ? () => (effect) => effect
  : (name) => (effect) => Effect.withSpan(effect, name)
