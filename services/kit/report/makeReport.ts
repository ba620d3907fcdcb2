import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { packageVersion } from "../../../core/foundation/http/packageVersion.ts"
import { createEventDocument, type Rooms, createStateWriter } from "../../../core/kit/report/bugFile.ts"
import type { WatchedMoment } from "../../../core/kit/report/methods.ts"
import type { Options } from "../../../core/kit/options/takeOptions.ts"
import { findChangedRooms } from "../../../core/kit/report/changedRooms.ts"
import { standIn } from "../../../core/foundation/log/standIn.ts"
import { readEnvironment } from "../../foundation/platform/environment.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { until } from "../../foundation/store/until.ts"
import { Connectors } from "../../wallets/connectors/Connectors.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { MethodsOf } from "../methods/HostMethods.ts"
import { keepExchanges } from "./keepExchanges.ts"
import { type Moment, recordEvents } from "./recordEvents.ts"
import { createWriting } from "./placeholders.ts"
import { writeBugFile } from "./writeBugFile.ts"

/**
 * Creates the methods for reporting a fault, and records changes from now on. `received`: the changes since the kit's
 * start, which the caller continues to add to.
 */
export const makeReport = Effect.fnUntraced(function* (
  options: Options,
  received: Array<Moment> | undefined,
  network: Effect.Effect<Context.Context<Calls>, unknown>
) {
  const store = yield* Store
  const clock = yield* Effect.clock
  const exchanges = keepExchanges(() => clock.unsafeCurrentTimeMillis(), {
    aliases: [],
    secrets: [options.projectId]
  })
  ;(yield* Connectors).asking.through = exchanges.through
  // A report must not send the first request of a page.
  yield* until(({ kit }) => kit.chunks.network === "arrived").pipe(
    Effect.zipRight(network),
    Effect.map((context) => Context.get(context, Calls).watch(exchanges.watch)),
    Effect.ignore,
    Effect.forkIn(yield* Effect.scope)
  )
  const recording = recordEvents(store, () => clock.unsafeCurrentTimeMillis(), received)
  const readable = createWriting("keep")
  const states = createStateWriter(readable)
  const seen = new WeakMap<Moment, WatchedMoment>()
  // The kit's start is reported without a time: it is not later than the changes after it.
  const toWatchedMoment = (moment: Moment, before: Moment | undefined, next: Moment | undefined): WatchedMoment => {
    const [state, events, time = next?.[2] ?? clock.unsafeCurrentTimeMillis()] = moment
    const known = seen.get(moment) ?? {
      at: time,
      events: events.map((event) => createEventDocument(event, readable)),
      changed: before === undefined ? [] : findChangedRooms(before[0], state),
      state: (): Rooms => states.rooms(state)
    }
    seen.set(moment, known)
    return known
  }
  const methods: MethodsOf<"reports"> = {
    report: ({ addresses, bodies = false } = {}) =>
      Effect.sync(() => {
        const writing = createWriting(addresses ?? "hidden")
        const file = writeBugFile(
          {
            version: packageVersion,
            platform: readEnvironment(),
            options: getReportedOptions(options),
            moments: recording.moments(),
            dropped: recording.dropped(),
            exchanges: (startedAt) => exchanges.written(startedAt, writing, bodies)
          },
          writing
        )
        return new Blob([file], { type: "application/json" })
      }),
    watchEvents: ({ listener }) =>
      Effect.sync(() => ({
        moments: () => recording.moments().map((moment, i, all) => toWatchedMoment(moment, all[i - 1], all[i + 1])),
        end: recording.listen(listener)
      }))
  }
  return methods
})

/** Returns the page's options that are not in the state, without functions and without the project id. */
const getReportedOptions = ({
  allowedAncestors,
  enableAuthLogger,
  endpoints,
  metadata,
  projectId,
  reviewRequests,
  rpc,
  signIn,
  sponsor,
  storageName,
  walletConnect
}: Options): Readonly<Record<string, unknown>> => ({
  allowedAncestors,
  enableAuthLogger,
  endpoints,
  metadata,
  projectId: projectId === "" ? "" : standIn,
  reviewRequests,
  rpc,
  // The addresses of sponsors may contain keys.
  sponsor: Object.keys(sponsor),
  signIn: signIn === null ? null : Object.keys(signIn).join(),
  storageName,
  walletConnect
})
