import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Random from "effect/Random"

/** 32 letters and digits: five bits of a byte select one, each with equal probability. */
const alphabet = "abcdefghijkmnpqrstuvwxyz23456789"
const length = 20
const getNonce = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => alphabet[byte % alphabet.length] ?? "").join("")

/** Nonces for sign-in messages: 20 letters and digits, 100 bits. T15. */
export class Nonces extends Context.Tag("services/Nonces")<
  Nonces,
  {
    readonly next: Effect.Effect<string>
  }
>() {
  /** Uses cryptographic randomness. */
  static readonly layer: Layer.Layer<Nonces> = Layer.succeed(this, {
    next: Effect.sync(() => getNonce(crypto.getRandomValues(new Uint8Array(length))))
  })
  /** Returns the same nonces for the same seed: for replays, recordings and tests, never for security. */
  static readonly layerSeeded: Layer.Layer<Nonces> = Layer.succeed(this, {
    next: Effect.map(Effect.replicateEffect(Random.nextIntBetween(0, alphabet.length), length), getNonce)
  })
}
