import { makeFailuresYieldable } from "../../../core/foundation/errors/yieldable.ts"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Random from "effect/Random"
import * as RateLimiter from "effect/RateLimiter"
import {
  BadStatus,
  type CallError,
  isTransient,
  RateLimited,
  toBadShape,
  toUnreachable
} from "../../../core/foundation/http/errors.ts"
import { retryAfter } from "../../../core/foundation/http/retryAfter.ts"
import { Online } from "../platform/Online.ts"
import { Settings } from "../platform/Settings.ts"
import { bytesOf, decoded, refusalBody } from "./answer.ts"
import { type CallSpec, type Call, policyOf } from "./call.ts"
import { isLocalRequest, requestOf } from "./request.ts"
import { inCategory } from "../log/catalogued.ts"
import { warnOnFailure } from "../log/warnOnFailure.ts"
import { requireOnline } from "./requireOnline.ts"
import { type HttpAnswer, type HttpRequest, Transport } from "./Transport.ts"
import { withinBudget } from "./withinBudget.ts"
import { withSpan } from "../log/tracing.ts"

makeFailuresYieldable()

/** Hears of a try as it is sent, and of what becomes of it. */
export type CallWatcher = (request: {
  readonly call: string
  readonly url: string
  readonly body: string | undefined
}) => {
  readonly came: (status: number) => void
  readonly read: (bytes: Uint8Array) => void
  readonly ended: (exit: Exit.Exit<unknown, CallError>) => void
}

/**
 * The kit's only HTTP client. It adds the project's query parameters, paces requests, bounds each call in time and
 * size, retries reads after transient failures, and ends in a value or a `CallError`.
 * docs/spec/foundation.md#http-retries.
 */
export class Calls extends Context.Tag("services/http/Calls")<
  Calls,
  {
    readonly ask: <A, I>(call: Call<A, I>) => Effect.Effect<A, CallError>
    /** An image; fails with `BadShape` if the response's content type is not an image. */
    readonly image: (spec: CallSpec) => Effect.Effect<Blob, CallError>
    /** How many requests have been sent so far; each try counts. */
    readonly requests: Effect.Effect<number>
    /** Has every try from now on told to one who keeps them. */
    readonly watch: (watching: CallWatcher) => void
  }
>() {
  /** Needs a `Transport`, `Settings` and `Online`. */
  static readonly layer = Layer.scoped(
    this,
    Effect.suspend(() => make)
  )
}

/** Reads an answer; `seen` is told its bytes. */
type Reading<A> = (response: HttpAnswer, seen: (bytes: Uint8Array) => void) => Effect.Effect<A, CallError>

const placeOf = ({ call, to }: CallSpec): string => (typeof to === "string" ? call : `${call} ${to.url}`)

/** The maximum number of requests started per second; a page of images goes out as one burst. */
const pacePerSecond = 40
/**
 * The wait before the second try; doubled before the third, with up to a fifth of jitter so that clients spread out.
 */
const firstWaitMillis = 200

const make = Effect.gen(function* () {
  const transport = yield* Transport
  const settings = yield* Settings
  const online = yield* Online
  const pace = yield* RateLimiter.make({ limit: pacePerSecond, interval: "1 seconds", algorithm: "token-bucket" })
  /**
   * When a service asked not to be called, and for how long, in milliseconds by call and endpoint; the next endpoint
   * may still be called.
   */
  const quiets = new Map<string, { readonly since: number; readonly forMillis: number }>()
  let sent = 0
  let watching: CallWatcher | undefined

  const rateLimited = ({ call }: CallSpec, afterMillis: number | undefined): RateLimited =>
    new RateLimited({ call, afterMillis })
  /** For how long a call may not be sent; 0 if it may be, also where the clock was set back since it was asked to wait. */
  const quietMillis = (spec: CallSpec, now: number): number => {
    const quiet = quiets.get(placeOf(spec))
    if (quiet === undefined || now < quiet.since) return 0
    return Math.max(0, quiet.forMillis - (now - quiet.since))
  }

  const refusal = Effect.fnUntraced(function* (spec: CallSpec, response: HttpAnswer) {
    const { call } = spec
    const now = yield* Clock.currentTimeMillis
    const afterMillis = retryAfter(response.headers.get("retry-after") ?? undefined, now)
    if (afterMillis !== undefined) quiets.set(placeOf(spec), { since: now, forMillis: afterMillis })
    return response.status === 429
      ? rateLimited(spec, afterMillis)
      : new BadStatus({ call, status: response.status, body: yield* refusalBody(call, response) })
  })

  const exchange = <A>(request: HttpRequest, spec: CallSpec, read: Reading<A>) =>
    Effect.gen(function* () {
      if (!isLocalRequest(request)) yield* requireOnline(online, spec.call)
      sent++
      const watch = watching?.({ call: spec.call, url: request.url, body: request.body?.text })
      const answer = Effect.flatMap(Effect.mapError(transport.send(request), toUnreachable(spec.call)), (response) => {
        watch?.came(response.status)
        return response.status >= 400
          ? Effect.flatMap(refusal(spec, response), Effect.fail)
          : read(response, (bytes) => watch?.read(bytes))
      })
      return yield* watch === undefined ? answer : Effect.onExit(answer, (exit) => Effect.sync(() => watch.ended(exit)))
    }).pipe(Effect.scoped)

  /** Runs the tries one after another within one budget, which starts when the first try gets its turn. */
  const send = <A>(spec: CallSpec, read: Reading<A>) =>
    Effect.gen(function* () {
      const { budgetMillis, tries } = policyOf(spec)
      const request = yield* requestOf(spec, settings)
      let deadline = Number.POSITIVE_INFINITY

      const once = Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        deadline = Math.min(deadline, now + budgetMillis)
        const quiet = quietMillis(spec, now)
        // Not for the last millisecond: a timer may wake that early, which must not cost a try.
        if (quiet > 1) return yield* rateLimited(spec, quiet)
        return yield* withinBudget(spec.call, budgetMillis, deadline - now)(exchange(request, spec, read))
      }).pipe(pace)

      const from = (nth: number): Effect.Effect<A, CallError> =>
        Effect.catchAll(once, (error) =>
          Effect.gen(function* () {
            const now = yield* Clock.currentTimeMillis
            const quiet = quietMillis(spec, now)
            const jittered = firstWaitMillis * 2 ** (nth - 1) * (yield* Random.nextRange(0.8, 1.2))
            const wait = quiet > 0 ? quiet : jittered
            if (nth >= tries || !isTransient(error) || now + wait >= deadline) return yield* error
            yield* Effect.sleep(wait)
            return yield* from(nth + 1)
          })
        )
      return yield* from(1)
    }).pipe(inCategory("API_ERROR"), warnOnFailure(spec.call), withSpan(spec.call))

  return Calls.of({
    ask: (call) =>
      send(call, (response, seen) =>
        Effect.flatMap(bytesOf(call.call, response, policyOf(call).bodyBytes), (bytes) => {
          seen(bytes)
          return inCategory("DATA_PARSING_ERROR")(decoded(call.call, call.reply, bytes))
        })
      ),
    image: (spec) =>
      send(spec, (response) => {
        const type = response.headers.get("content-type") ?? ""
        return type.startsWith("image/")
          ? Effect.map(bytesOf(spec.call, response, policyOf(spec).bodyBytes), (bytes) => new Blob([bytes], { type }))
          : toBadShape(spec.call, "The answer is not an image.", type.slice(0, 64))
      }),
    requests: Effect.sync(() => sent),
    watch: (one) => {
      watching = one
    }
  })
})
