import type * as HttpClientResponse from "@effect/platform/HttpClientResponse"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { BadShape, TooLarge, Unreachable } from "../../core/http/errors.ts"
import { issueTree, Schema } from "../../core/schema.ts"

/** How much of an answer that is no JSON an error may carry. */
const seenCharacters = 256

/** The body, read no further than `limitBytes`. A body that breaks off is no answer at all. */
export const bytesOf = (call: string, response: HttpClientResponse.HttpClientResponse, limitBytes: number) =>
  Number(response.headers["content-length"] ?? 0) > limitBytes
    ? Effect.fail(new TooLarge({ call, limitBytes }))
    : response.stream.pipe(
      Stream.catchAll((cause) => (cause.reason === "EmptyBody" ? Stream.empty : Stream.fail(new Unreachable({ call, cause })))),
      Stream.runFoldEffect({ size: 0, parts: [] as ReadonlyArray<Uint8Array> }, ({ parts, size }, part) =>
        size + part.length > limitBytes
          ? Effect.fail(new TooLarge({ call, limitBytes }))
          : Effect.succeed({ size: size + part.length, parts: [...parts, part] })),
      Effect.map(({ parts, size }) => joined(parts, size))
    )

const joined = (parts: ReadonlyArray<Uint8Array>, size: number): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(size)
  parts.reduce((at, part) => {
    whole.set(part, at)
    return at + part.length
  }, 0)
  return whole
}

/** What the bytes say, if they are JSON of the promised shape. */
export const decoded = Effect.fnUntraced(function*<A, I>(call: string, reply: Schema.Schema<A, I>, bytes: Uint8Array) {
  const text = new TextDecoder().decode(bytes)
  const value = yield* Effect.try({
    try: (): unknown => JSON.parse(text),
    catch: () => new BadShape({ call, issue: "The answer is not JSON.", seen: text.slice(0, seenCharacters) })
  })
  return yield* Effect.mapError(Schema.decodeUnknown(reply)(value), (e) => new BadShape({ call, issue: issueTree(e) }))
})
