import { makeFailuresYieldable } from "../../../core/foundation/errors/yieldable.ts"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Random from "effect/Random"
import * as RateLimiter from "effect/RateLimiter"
import {
  BadShape,
  BadStatus,
  type CallError,
  isTransient,
  RateLimited,
  toUnreachable
} from "../../../core/foundation/http/errors.ts"
import { retryAfter } from "../../../core/foundation/http/retryAfter.ts"
import { Online } from "../platform/Online.ts"
import { Settings } from "../platform/Settings.ts"
import { toBytes, decodeAnswer, createRefusalBody } from "./answer.ts"
import { type CallSpec, type Call, getPolicy } from "./call.ts"
import { isLocalRequest, getRequest } from "./request.ts"
import { setDefectCategory } from "../log/catchDefects.ts"
import { warnOnFailure } from "../log/warnOnFailure.ts"
import { requireOnline } from "./requireOnline.ts"
import { type HttpAnswer, type HttpRequest, Transport } from "./Transport.ts"
import { limitToBudget } from "./withinBudget.ts"
import { withSpan } from "../log/tracing.ts"

makeFailuresYieldable()

/** Called when a try is sent; the returned functions receive its progress. */
export type CallWatcher = (request: {
  readonly call: string
  readonly url: string
  readonly body: string | undefined
}) => {
  readonly onStatus: (status: number) => void
  readonly read: (bytes: Uint8Array) => void
  readonly ended: (exit: Exit.Exit<unknown, CallError>) => void
}

/**
 * The kit's only HTTP client. It adds the project's query parameters, paces requests, limits the time and size of each
 * call, retries reads after transient failures, and returns a value or fails with a `CallError`.
 * docs/spec/foundation.md#http-retries.
 */
export class Calls extends Context.Tag("services/http/Calls")<
  Calls,
  {
    readonly ask: <A, I>(call: Call<A, I>) => Effect.Effect<A, CallError>
    /** Loads an image; fails with `BadShape` if the response's content type is not an image. */
    readonly image: (spec: CallSpec) => Effect.Effect<Blob, CallError>
    /** Returns how many requests have been sent; each try counts. */
    readonly requests: Effect.Effect<number>
    /** Registers the watcher that is notified of every try from now on. */
    readonly watch: (watching: CallWatcher) => void
  }
>() {
  /** Needs a `Transport`, `Settings` and `Online`. */
  static readonly layer = Layer.scoped(
    this,
    Effect.suspend(() => make)
  )
}

/** Reads an answer and passes its bytes to `onBytes`. */
type ReadAnswer<A> = (response: HttpAnswer, onBytes: (bytes: Uint8Array) => void) => Effect.Effect<A, CallError>

const toKey = ({ call, to }: CallSpec): string => (typeof to === "string" ? call : `${call} ${to.url}`)

/** The maximum number of requests started per second. The images of a page leave as one burst. */
const maxPerSecond = 40
/**
 * The delay before the second try, in milliseconds. Doubled before the third, with up to 20 % of jitter so that clients
 * spread out.
 */
const firstRetryDelay = 200

/** The pauses that services requested, by call and endpoint. Other endpoints may still be called. */
const createPauses = () => {
  const pauses = new Map<string, { readonly since: number; readonly forMillis: number }>()
  return {
    start: (spec: CallSpec, since: number, forMillis: number): void => {
      pauses.set(toKey(spec), { since, forMillis })
    },
    /**
     * Returns the milliseconds until a call may be sent; 0 if it may be sent now, also if the clock was set back after
     * the pause began.
     */
    remaining: (spec: CallSpec, now: number): number => {
      const pause = pauses.get(toKey(spec))
      if (pause === undefined || now < pause.since) return 0
      return Math.max(0, pause.forMillis - (now - pause.since))
    }
  }
}
type Pauses = ReturnType<typeof createPauses>

const createRateLimited = ({ call }: CallSpec, afterMillis: number | undefined): RateLimited =>
  new RateLimited({ call, afterMillis })

/** Returns the failure of a rejected request, and starts the pause that the service requests with it. */
const toFailure = Effect.fnUntraced(function* (pauses: Pauses, spec: CallSpec, response: HttpAnswer) {
  const { call } = spec
  const now = yield* Clock.currentTimeMillis
  const afterMillis = retryAfter(response.headers.get("retry-after") ?? undefined, now)
  if (afterMillis !== undefined) pauses.start(spec, now, afterMillis)
  return response.status === 429
    ? createRateLimited(spec, afterMillis)
    : new BadStatus({ call, status: response.status, body: yield* createRefusalBody(call, response) })
})

/** A call whose exchange is repeated after transient failures. */
interface Retries<A> {
  readonly spec: CallSpec
  readonly pauses: Pauses
  readonly withPace: RateLimiter.RateLimiter
  readonly exchange: Effect.Effect<A, CallError>
}

/** Runs the tries in sequence within one budget, which starts when the first try is sent. */
const withRetries = <A>({ exchange, pauses, spec, withPace }: Retries<A>): Effect.Effect<A, CallError> => {
  const { budgetMillis, tries } = getPolicy(spec)
  let deadline = Number.POSITIVE_INFINITY

  const tryOnce = Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    deadline = Math.min(deadline, now + budgetMillis)
    const pause = pauses.remaining(spec, now)
    // Ignores the last millisecond: a timer may fire that early, which must not cost a try.
    if (pause > 1) return yield* createRateLimited(spec, pause)
    return yield* limitToBudget(spec.call, budgetMillis, deadline - now)(exchange)
  }).pipe(withPace)

  const tryFrom = (nth: number): Effect.Effect<A, CallError> =>
    Effect.catchAll(tryOnce, (error) =>
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const pause = pauses.remaining(spec, now)
        const jittered = firstRetryDelay * 2 ** (nth - 1) * (yield* Random.nextRange(0.8, 1.2))
        const delay = pause > 0 ? pause : jittered
        if (nth >= tries || !isTransient(error) || now + delay >= deadline) return yield* error
        yield* Effect.sleep(delay)
        return yield* tryFrom(nth + 1)
      })
    )
  return tryFrom(1)
}

const make = Effect.gen(function* () {
  const transport = yield* Transport
  const settings = yield* Settings
  const online = yield* Online
  const withPace = yield* RateLimiter.make({ limit: maxPerSecond, interval: "1 seconds", algorithm: "token-bucket" })
  const pauses = createPauses()
  let sent = 0
  let watching: CallWatcher | undefined

  const sendRequest = <A>(request: HttpRequest, spec: CallSpec, read: ReadAnswer<A>) =>
    Effect.gen(function* () {
      if (!isLocalRequest(request)) yield* requireOnline(online, spec.call)
      sent++
      const watch = watching?.({ call: spec.call, url: request.url, body: request.body?.text })
      const answer = Effect.flatMap(Effect.mapError(transport.send(request), toUnreachable(spec.call)), (response) => {
        watch?.onStatus(response.status)
        return response.status >= 400
          ? Effect.flatMap(toFailure(pauses, spec, response), Effect.fail)
          : read(response, (bytes) => watch?.read(bytes))
      })
      return yield* watch === undefined ? answer : Effect.onExit(answer, (exit) => Effect.sync(() => watch.ended(exit)))
    }).pipe(Effect.scoped)

  const send = <A>(spec: CallSpec, read: ReadAnswer<A>) =>
    Effect.flatMap(getRequest(spec, settings), (request) =>
      Effect.suspend(() => withRetries({ spec, pauses, withPace, exchange: sendRequest(request, spec, read) }))
    ).pipe(setDefectCategory("API_ERROR"), warnOnFailure(spec.call), withSpan(spec.call))

  return Calls.of({
    ask: (call) =>
      send(call, (response, onBytes) =>
        Effect.flatMap(toBytes(call.call, response, getPolicy(call).bodyBytes), (bytes) => {
          onBytes(bytes)
          return setDefectCategory("DATA_PARSING_ERROR")(decodeAnswer(call.call, call.reply, bytes))
        })
      ),
    image: (spec) =>
      send(spec, (response) => {
        const type = response.headers.get("content-type") ?? ""
        return type.startsWith("image/")
          ? Effect.map(toBytes(spec.call, response, getPolicy(spec).bodyBytes), (bytes) => new Blob([bytes], { type }))
          : new BadShape({ call: spec.call, issue: "The answer is not an image.", seen: type.slice(0, 64) })
      }),
    requests: Effect.sync(() => sent),
    watch: (watcher) => {
      watching = watcher
    }
  })
})
