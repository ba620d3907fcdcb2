import type * as HttpClientResponse from "@effect/platform/HttpClientResponse"
import * as Effect from "effect/Effect"
import { BadShape, TooLarge, Unreachable } from "../../core/http/errors.ts"
import { isPastCap } from "./capped.ts"
import { issueTree, Schema } from "../../core/schema.ts"

/** How much of an answer that is no JSON an error may carry. */
const seenCharacters = 256

/** The body, whole and no larger than `limitBytes`. A body that breaks off is no answer at all. */
export const bytesOf = (
  call: string, response: HttpClientResponse.HttpClientResponse, limitBytes: number
): Effect.Effect<Uint8Array<ArrayBuffer>, TooLarge | Unreachable> =>
  Effect.suspend(() => {
    const tooLarge = new TooLarge({ call, limitBytes })
    if (Number(response.headers["content-length"] ?? 0) > limitBytes) return Effect.fail(tooLarge)
    return Effect.matchEffect(response.arrayBuffer, {
      onFailure: (cause) => Effect.fail(isPastCap(cause) ? tooLarge : new Unreachable({ call, cause })),
      onSuccess: (buffer) => buffer.byteLength > limitBytes ? Effect.fail(tooLarge) : Effect.succeed(new Uint8Array(buffer))
    })
  })

/** What the bytes say, if they are JSON of the promised shape. */
export const decoded = Effect.fnUntraced(function*<A, I>(call: string, reply: Schema.Schema<A, I>, bytes: Uint8Array) {
  const text = new TextDecoder().decode(bytes)
  const value = yield* Effect.try({
    try: (): unknown => JSON.parse(text),
    catch: () => new BadShape({ call, issue: "The answer is not JSON.", seen: text.slice(0, seenCharacters) })
  })
  return yield* Effect.mapError(Schema.decodeUnknown(reply)(value), (e) => new BadShape({ call, issue: issueTree(e) }))
})
