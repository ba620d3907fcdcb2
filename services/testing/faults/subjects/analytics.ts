import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as LogLevel from "effect/LogLevel"
import { AnalyticsForbidden, EventNotSent } from "../../../../core/analytics/errors.ts"
import { millis } from "../../../../core/limits.ts"
import { EventSender } from "../../../analytics/EventSender.ts"
import { PageAddress } from "../../../platform/PageAddress.ts"
import { Store } from "../../../store/Store.ts"
import { type Ground, pathEnds, type Subject, subject } from "../subject.ts"
import type { World } from "../world.ts"

const props = { type: "track", event: "MODAL_OPEN", properties: {} } as const
const pollMillis = 500
const isEvent = pathEnds("/e")
const isConfig = pathEnds("/getAnalyticsConfig")

/** A sender of events made anew, what it logs, and how often the developer was told that events are not wanted. */
const sender = Effect.gen(function*() {
  const logged: Array<string> = []
  const alerts: Array<string> = []
  yield* (yield* Store).listen((_, events) => {
    for (const event of events) if (event._tag === "AlertRaised") alerts.push(event.key)
  })
  const listening = Logger.replace(Logger.defaultLogger, Logger.make(({ message }) => void logged.push(String(message))))
  const built = yield* Layer.build(Layer.provide(EventSender.layer, PageAddress.layerTest("https://app.test/page"))).pipe(
    Effect.provide(Layer.merge(listening, Logger.minimumLogLevel(LogLevel.Debug)))
  )
  return { logged, alerts, offer: Context.get(built, EventSender).offer }
})

/** Waits for what nobody is told of: a look twice a second. */
const until = (isOver: () => boolean) => Effect.repeat(Effect.sleep(pollMillis), { until: isOver, times: millis.configCall / pollMillis })

/** An event on its way: sent, or lost, which only the log and one alert ever tell. */
const event = ({ now, sent }: World) =>
  Effect.gen(function*() {
    const { alerts, logged, offer } = yield* sender
    // Before anything goes wrong it is known that events are wanted; that takes turns of the real loop, and no time.
    yield* Effect.repeat(Effect.promise(() => new Promise((turn) => setTimeout(turn))), { until: () => sent.length > 0 && now.open === 0 })
    return Effect.gen(function*() {
      const before = { logged: logged.length, alerts: alerts.length, sent: sent.length }
      offer(props)
      yield* until(() => logged.length > before.logged || (sent.length > before.sent && now.open === 0))
      if (alerts.length > before.alerts) return yield* new AnalyticsForbidden()
      return logged.slice(before.logged).some((line) => line.includes(EventNotSent.entry.code)) ? "lost" : "sent"
    })
  })

/** Whether events are wanted is asked when the sender is made: it is made anew for each asking. */
const wanted = ({ sent }: World) =>
  Effect.map(Effect.context<Ground>(), (ground) =>
    Effect.gen(function*() {
      const { offer } = yield* sender
      offer(props)
      yield* until(() => sent.some(({ url }) => isEvent(new URL(url))))
      return sent.some(({ url }) => isEvent(new URL(url))) ? "on" : "off"
    }).pipe(Effect.scoped, Effect.provide(ground)))

const answer = (url: URL): unknown => (isConfig(url) ? { isAnalyticsEnabled: true } : {})

/** Whether events are wanted, and an event on its way. */
export const analyticsSubjects: ReadonlyArray<Subject> = [
  subject({
    row: "analytics.config", calls: ["analytics.config"], limitMillis: millis.configCall + 2 * pollMillis, strikes: isConfig, answer,
    absurd: { "1e400": '{"isAnalyticsEnabled":1e400}', "yes": '{"isAnalyticsEnabled":"yes"}' },
    said: (value) => (value === "off" ? "default" : ""), open: wanted
  }),
  subject({
    row: "analytics.event", calls: ["analytics.event"], limitMillis: millis.configCall + 2 * pollMillis, strikes: isEvent, answer,
    absurd: { "1e400": "1e400", "a refusal in words": '{"error":"no"}' }, said: (value) => (value === "lost" ? "I" : ""), open: event
  })
]
