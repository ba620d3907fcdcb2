import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Queue from "effect/Queue"
import * as Random from "effect/Random"
import { type Envelope, getEnvelope, getUuid } from "../../../core/kit/analytics/envelope.ts"
import { EventNotSent } from "../../../core/kit/analytics/errors.ts"
import type { CallError } from "../../../core/foundation/http/errors.ts"
import { limits } from "../../../core/foundation/data/limits.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { PageAddress } from "../../foundation/platform/PageAddress.ts"
import { Store } from "../../foundation/store/Store.ts"
import { analyticsConfig, sendEvent } from "./calls.ts"

/**
 * Sends events to the event service, one after another, with the lowest priority.
 * docs/spec/kit.md#analytics-event-call.
 */
export class EventSender extends Context.Tag("services/EventSender")<
  EventSender,
  {
    /**
     * Queues an event that happened now and returns at once; the outcome is never reported. Events wait until the
     * project has answered whether it wants them; if it does not want them, or the call fails, all are dropped
     * (docs/spec/kit.md#analytics-switch). At most a hundred wait: when the service is down, the oldest are dropped.
     */
    readonly offer: (props: Envelope["props"]) => void
    /** How many events were dropped in favor of newer ones. */
    readonly dropped: Effect.Effect<number>
  }
>() {
  /** Needs `Calls`, `Store` and `PageAddress`. */
  static readonly layer = Layer.scoped(
    this,
    Effect.suspend(() => make)
  )
  /** Passes events to a function. */
  static readonly layerTest = (offer: EventSender["Type"]["offer"]): Layer.Layer<EventSender> =>
    Layer.succeed(this, { offer, dropped: Effect.succeed(0) })
}

const make = Effect.gen(function* () {
  const calls = yield* Calls
  const address = yield* PageAddress
  const clock = yield* Effect.clock
  const deliver = makeDeliver(calls, yield* Store)
  const waiting: Array<WaitingEvent> = []
  /** One item for each waiting event. */
  const turns = yield* Queue.unbounded<void>()
  let isOn = true
  let dropped = 0

  const next = Effect.zipRight(
    Queue.take(turns),
    Effect.suspend(() => {
      const first = waiting.shift()
      return first === undefined ? Effect.void : deliver(first)
    })
  )
  const turnOff = Effect.sync(() => {
    isOn = false
    waiting.length = 0
  })
  // docs/spec/kit.md#analytics-switch: a failure of this call turns analytics off.
  yield* Effect.forkScoped(
    Effect.matchEffect(calls.ask(analyticsConfig), {
      onFailure: () => turnOff,
      onSuccess: ({ isAnalyticsEnabled }) => (isAnalyticsEnabled ? Effect.forever(next) : turnOff)
    })
  )
  yield* Effect.addFinalizer(() => turnOff)

  return EventSender.of({
    offer: (props) => {
      const href = address()
      if (href === null || !isOn) return
      waiting.push({ time: clock.unsafeCurrentTimeMillis(), href, props })
      if (waiting.length <= limits.waitingEvents) return void turns.unsafeOffer(undefined)
      waiting.shift()
      dropped++
    },
    dropped: Effect.sync(() => dropped)
  })
})

/** Returns a function that sends one event. The first 403 in a row raises the alert. */
const makeDeliver = (calls: Calls["Type"], store: Store["Type"]) => {
  let isForbidden = false
  const onAccepted = Effect.sync(() => {
    isForbidden = false
  })
  const onLost = (cause: CallError) =>
    Effect.gen(function* () {
      const error = new EventNotSent({ cause })
      yield* Effect.logDebug(`${error.message} (${error.code}): ${cause._tag}`)
      if (cause._tag !== "BadStatus" || cause.status !== 403 || isForbidden) return
      isForbidden = true
      yield* store.dispatch({ _tag: "AlertRaised", key: "ANALYTICS_FORBIDDEN", facts: "" })
    })
  return ({ href, props, time }: WaitingEvent) =>
    Effect.gen(function* () {
      const bytes = yield* Effect.forEach(Array(16).keys(), () => Random.nextRange(0, 256))
      const envelope = getEnvelope(getUuid(bytes), href, time, props)
      if (envelope === null) return
      yield* Effect.matchEffect(calls.ask(sendEvent(envelope)), {
        onSuccess: () => onAccepted,
        onFailure: (error) => (isAccepted(error) ? onAccepted : onLost(error))
      })
    })
}

/** An event that waits to be sent, with the time and address at which it happened. */
interface WaitingEvent {
  readonly time: number
  readonly href: string
  readonly props: Envelope["props"]
}

/** Returns true if the service accepted the event; the body of its response does not matter. */
const isAccepted = ({ _tag }: CallError): boolean => _tag === "BadShape" || _tag === "TooLarge"
