import * as Effect from "effect/Effect"
import { BadShape, TooLarge, toUnreachable, type Unreachable } from "../../../core/foundation/http/errors.ts"
import { findInvalidPath, Schema } from "../../../core/foundation/data/schema.ts"
import type { HttpAnswer } from "./Transport.ts"

/** The maximum length of the excerpt that an error contains if a response is not JSON. */
const maxExcerptLength = 256

/** How much of a rejection's body is read, and how long the client waits for it. */
const rejectionBytes = 16 * 1024
const rejectionMillis = 1_000

/** Reads the body up to `limitBytes`. A body that is cut off counts as no response. */
export const toBytes = (
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

/** Returns a rejection's JSON or the beginning of its plain text, if the body is short and arrives in time. */
export const createRefusalBody = (call: string, response: HttpAnswer): Effect.Effect<unknown> =>
  toBytes(call, response, rejectionBytes).pipe(
    Effect.timeout(rejectionMillis),
    Effect.map((bytes) => new TextDecoder().decode(bytes).trim()),
    Effect.flatMap((text) =>
      Effect.orElseSucceed(
        Effect.try((): unknown => JSON.parse(text)),
        () => (text === "" || text.startsWith("<") ? undefined : text.slice(0, maxExcerptLength))
      )
    ),
    Effect.orElseSucceed(() => undefined)
  )

const join = (parts: ReadonlyArray<Uint8Array>, size: number): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(size)
  parts.reduce((offset, part) => {
    whole.set(part, offset)
    return offset + part.length
  }, 0)
  return whole
}

/** Decodes bytes as JSON of the expected shape. */
export const decodeAnswer = Effect.fnUntraced(function* <A, I>(
  call: string,
  reply: Schema.Schema<A, I>,
  bytes: Uint8Array
) {
  const text = new TextDecoder().decode(bytes)
  const value = yield* Effect.try({
    try: (): unknown => JSON.parse(text),
    catch: () => new BadShape({ call, issue: "The answer is not JSON.", seen: text.slice(0, maxExcerptLength) })
  })
  return yield* decodeReply(call, reply, value)
})

/** Decodes a reply; a failure names the path of the first mismatch. */
export const decodeReply = <A, I>(
  call: string,
  reply: Schema.Schema<A, I>,
  value: unknown
): Effect.Effect<A, BadShape> =>
  Effect.mapError(Schema.decodeUnknown(reply)(value), (e) => new BadShape({ call, issue: findInvalidPath(e) }))
