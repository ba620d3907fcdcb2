import { RegistryContext } from "@effect-rx/rx-react/RegistryContext"
import * as Registry from "@effect-rx/rx/Registry"
import { act, cleanup, render } from "@testing-library/react"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { type ComponentType, Profiler } from "react"
import { accountStart, stepAccount } from "../../core/account/state.ts"
import type { KitEvent, KitState } from "../../core/state.ts"
import { en } from "../text/en.ts"
import { later } from "../text/later.ts"
import { sampleState } from "../../core/testing/sample.ts"
import { stepToken, tokenStart } from "../../core/token/state.ts"
import type { Device } from "../../core/platform.ts"
import { type KitServices, kitLayer } from "../../services/kit/kitLayer.ts"
import { Page } from "../../services/platform/Page.ts"
import { Storage } from "../../services/storage/Storage.ts"
import { Store } from "../../services/store/Store.ts"
import { Connectors, type Provider } from "../../services/wallet/Connectors.ts"
import { deviceRx, runtimeRx, textsRx } from "../atoms.ts"

const drawn: Array<() => Promise<void>> = []

/** Takes everything back that was drawn. For `afterEach`. */
export const undraw = async (): Promise<void> => {
  cleanup()
  await Promise.all(drawn.splice(0).map((end) => end()))
}

/** A view over a running kit, with the late rooms there. Counts how often it is drawn and keeps every event. */
export const drawView = (View: ComponentType, o: { readonly start?: KitState; readonly device?: Device } = {}) => {
  const events: Array<KitEvent> = []
  const hear = Layer.scopedDiscard(Effect.gen(function*() {
    const store = yield* Store
    yield* store.join({ name: "account", start: accountStart, step: stepAccount })
    yield* store.join({ name: "token", start: tokenStart, step: stepToken })
    yield* store.listen((_, batch) => void events.push(...batch))
  }))
  const kit = ManagedRuntime.make(hear.pipe(
    Layer.provideMerge(kitLayer(o.start ?? sampleState(), "test")),
    Layer.provideMerge(Layer.merge(Page.layerNone, Storage.layerMemory()))
  ))
  const registry = Registry.make()
  const runtime = kit.runSync(Effect.runtime<KitServices>())
  registry.set(runtimeRx, runtime)
  registry.set(textsRx, { ...en, ...later })
  if (o.device !== undefined) registry.set(deviceRx, o.device)
  drawn.push(() => kit.dispose())
  let count = 0
  const view = render(
    <RegistryContext.Provider value={registry}><Profiler id="view" onRender={() => void count++}><View /></Profiler></RegistryContext.Provider>
  )
  const store = kit.runSync(Store)
  return {
    events, runtime, view,
    drawn: () => count,
    state: store.now,
    tags: () => events.map(({ _tag }) => _tag),
    dispatch: (...more: ReadonlyArray<KitEvent>) => act(async () => Effect.runSync(store.dispatch(...more))),
    /** A wallet that stands on the page from now on. */
    put: (id: string, provider: Provider) => kit.runSync(Effect.flatMap(Connectors, (connectors) => connectors.put(id, "eip155", provider)))
  }
}
