import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import type { KitEvent, KitState } from "../../core/state.ts"
import { sampleConnection, sampleState } from "../../core/testing/sample.ts"
import type { HttpRequest } from "../http/Transport.ts"
import { Store } from "../store/Store.ts"
import { Connectors, type Provider } from "../wallet/Connectors.ts"
import { answering } from "./answering.ts"

/**
 * What a late room's layer stands on: the real door over a scripted service that knows the network or does not, and a
 * connected wallet (`w`), if one is given. Every event is kept.
 */
export const roomOver = (answer: (url: URL, request: HttpRequest) => unknown, o: { readonly known?: boolean; readonly wallet?: Provider } = {}) => {
  const posted: Array<unknown> = []
  const events: Array<KitEvent> = []
  const { layer: door, seen } = answering((url, request) => {
    if (url.pathname === "/v1/supported-chains") return { http: o.known === false ? [] : ["eip155:1"] }
    if (request.body !== undefined) posted.push(JSON.parse(request.body.text))
    return answer(url, request)
  })
  const start = Layer.scopedDiscard(Effect.gen(function*() {
    const store = yield* Store
    yield* store.listen((_, batch) => void events.push(...batch))
    if (o.wallet === undefined) return
    yield* (yield* Connectors).put("w", "eip155", o.wallet)
    yield* store.dispatch({ _tag: "Connected", restored: false, connection: sampleConnection("w") })
    events.length = 0
  }))
  const layer = Layer.provideMerge(start, Layer.mergeAll(door, Connectors.layer, Store.layer(sampleState())))
  const paths = () => seen.map(({ pathname }) => pathname).filter((path) => path !== "/v1/supported-chains")
  return { events, layer, paths, posted, seen, tags: () => events.map(({ _tag }) => _tag) }
}

/** Tells the room something, lets answers come in, and gives the state then. */
export const told = (...events: ReadonlyArray<KitEvent>): Effect.Effect<KitState, never, Store> =>
  Effect.gen(function*() {
    const store = yield* Store
    yield* store.dispatch(...events)
    for (let i = 0; i < 5; i++) {
      yield* Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 2)))
      yield* TestClock.adjust("100 millis")
    }
    return store.now()
  })
