import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import type { KitEvent, KitState } from "../../core/state.ts"
import type { Connector } from "../../core/wallet/connector.ts"
import { sampleState } from "../../core/testing/sample.ts"
import { connectionLayer } from "../kit/kitLayer.ts"
import { Store } from "../store/Store.ts"
import { Connectors, type Provider } from "../wallet/Connectors.ts"

/** A wallet of that id, as the list shows it. */
export const connectorOf = (id: string): Connector => ({ id, type: "ANNOUNCED", name: `Wallet ${id}`, chain: "eip155", rdns: id, icon: "" })

/** Wallets that stand on the page from now on. */
export const announce = (wallets: Readonly<Record<string, Provider>>) =>
  Effect.gen(function*() {
    const connectors = yield* Connectors
    for (const [id, provider] of Object.entries(wallets)) yield* connectors.put(id, "eip155", provider)
    yield* dispatch({ _tag: "WalletsAnnounced", connectors: Object.keys(wallets).map(connectorOf) })
  })

/** The real connection services over wallets of a test, and every event they made. */
export const connectedKit = (wallets: Readonly<Record<string, Provider>>, start: KitState = sampleState()) => {
  const events: Array<KitEvent> = []
  const layer = Layer.scopedDiscard(Effect.gen(function*() {
    yield* announce(wallets)
    yield* (yield* Store).listen((_, batch) => void events.push(...batch))
  })).pipe(Layer.provideMerge(connectionLayer(start)))
  return { events, layer, tags: () => events.map(({ _tag }) => _tag) }
}

/** Lets everything run that can run without time passing. */
export const settled = Effect.repeatN(TestClock.adjust(0), 3)

export const dispatch = (...events: ReadonlyArray<KitEvent>) => Effect.flatMap(Store, (store) => store.dispatch(...events))
/** The state once everything has settled. */
export const state = Effect.zipRight(settled, Effect.flatMap(Store, (store) => store.state))
