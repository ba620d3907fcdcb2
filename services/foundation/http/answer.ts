import * as Effect from "effect/Effect"
import {
  type BadShape,
  toBadShape,
  TooLarge,
  toUnreachable,
  type Unreachable
} from "../../../core/foundation/http/errors.ts"
import { invalidPath, Schema } from "../../../core/foundation/data/schema.ts"
import type { HttpAnswer } from "./Transport.ts"

/** How much of a response that is not JSON an error may carry, in characters. */
const seenCharacters = 256

/** How much of a refusal's body is read, and how long it is waited for. */
const refusalBytes = 16 * 1024
const refusalMillis = 1_000

/** The body, read up to `limitBytes`. A body that breaks off counts as no response. */
export const bytesOf = (
  call: string,
  response: HttpAnswer,
  limitBytes: number
): Effect.Effect<Uint8Array<ArrayBuffer>, TooLarge | Unreachable> =>
  Effect.suspend(() => {
    const tooLarge = Effect.fail(new TooLarge({ call, limitBytes }))
    if (Number(response.headers.get("content-length") ?? 0) > limitBytes) return tooLarge
    const reader = response.body?.getReader()
    if (reader === undefined) return Effect.succeed(new Uint8Array())
    const parts: Array<Uint8Array> = []
    let size = 0
    const part = Effect.tryPromise({ try: () => reader.read(), catch: toUnreachable(call) })
    const rest: Effect.Effect<Uint8Array<ArrayBuffer>, TooLarge | Unreachable> = Effect.flatMap(part, ({ value }) => {
      if (value === undefined) return Effect.succeed(join(parts, size))
      size += value.length
      parts.push(value)
      return size > limitBytes ? tooLarge : rest
    })
    return rest
  })

/** Returns a refusal's JSON or the beginning of its plain text, if the body is short and arrives soon. */
export const refusalBody = (call: string, response: HttpAnswer): Effect.Effect<unknown> =>
  bytesOf(call, response, refusalBytes).pipe(
    Effect.timeout(refusalMillis),
    Effect.map((bytes) => new TextDecoder().decode(bytes).trim()),
    Effect.flatMap((text) =>
      Effect.orElseSucceed(
        Effect.try((): unknown => JSON.parse(text)),
        () => (text === "" || text.startsWith("<") ? undefined : text.slice(0, seenCharacters))
      )
    ),
    Effect.orElseSucceed(() => undefined)
  )

const join = (parts: ReadonlyArray<Uint8Array>, size: number): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(size)
  parts.reduce((at, part) => {
    whole.set(part, at)
    return at + part.length
  }, 0)
  return whole
}

/** Decodes the bytes as JSON of the promised shape. */
export const decoded = Effect.fnUntraced(function* <A, I>(call: string, reply: Schema.Schema<A, I>, bytes: Uint8Array) {
  const text = new TextDecoder().decode(bytes)
  const value = yield* Effect.try({
    try: (): unknown => JSON.parse(text),
    catch: () => toBadShape(call, "The answer is not JSON.", text.slice(0, seenCharacters))
  })
  return yield* decodeReply(call, reply, value)
})

/** Decodes a reply; the failure names the path where it stops fitting. */
export const decodeReply = <A, I>(
  call: string,
  reply: Schema.Schema<A, I>,
  value: unknown
): Effect.Effect<A, BadShape> =>
  Effect.mapError(Schema.decodeUnknown(reply)(value), (e) => toBadShape(call, invalidPath(e)))
