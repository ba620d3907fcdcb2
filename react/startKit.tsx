import { RegistryContext } from "@effect-rx/rx-react/RegistryContext"
import * as Registry from "@effect-rx/rx/Registry"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { flushSync } from "react-dom"
import { createRoot } from "react-dom/client"
import { splitNetworkId } from "../core/chain/caip.ts"
import { NetworkNotFound } from "../core/chain/errors.ts"
import { isNamespace } from "../core/chain/ids.ts"
import { optionFailure } from "../core/config/optionFailure.ts"
import { takeOptions } from "../core/config/takeOptions.ts"
import { startState } from "../core/kit/startState.ts"
import { ViewNotAvailable } from "../core/modal/errors.ts"
import { namespaceToSwitch, openingFacts, viewToOpen } from "../core/modal/opening.ts"
import { topView } from "../core/modal/state.ts"
import { isOpenable } from "../core/modal/view.ts"
import { hostLinkLayer } from "../services/kit/hostLink.ts"
import { kitLayer, type KitServices } from "../services/kit/kitLayer.ts"
import { Page } from "../services/platform/Page.ts"
import { Platform } from "../services/platform/Platform.ts"
import { Storage } from "../services/storage/Storage.ts"
import { Store } from "../services/store/Store.ts"
import { deviceRx, lateViewsRx, runtimeRx } from "./atoms.ts"
import { chunkLoaders } from "./chunkLoaders.ts"
import { hostCalls } from "./hostCalls.ts"
import css from "./modal/modal.css?inline"
import { Modal } from "./modal/Modal.tsx"
import type { Frame } from "./shell/createFrame.ts"
import type { StartKit } from "./shell/contract.ts"

/** The kit chunk's one entry. Everything it starts hangs on one scope; `dispose` closes it. */
export const startKit: StartKit = (options, frame, publish) => {
  const { ignored, options: read, wrong } = takeOptions(options)
  if (read === null) return optionWords().then(({ problemsOf }) => Promise.reject(optionFailure(problemsOf(wrong))))
  if (read.config.debug && ignored.length > 0) {
    void optionWords().then(({ warningsOf }) => {
      for (const warning of warningsOf(ignored)) console.warn(`Latchkey: ${warning}`)
    }, () => {})
  }
  const start = startState(read, storedText, read.storageName)
  const registry = Registry.make({ scheduleTask: (run) => void setTimeout(run, 0), defaultIdleTTL: 400 })
  const page = Layer.mergeAll(Page.layer, Platform.layer, Storage.layer(() => localStorage))
  const services = kitLayer(start, read.storageName).pipe(Layer.provideMerge(page))
  const around = Layer.merge(
    hostLinkLayer({ publish, onEvent: options.onEvent }),
    chunkLoaders(read, (name, View) => registry.update(lateViewsRx, (views) => ({ ...views, [name]: View })))
  )
  const kit = ManagedRuntime.make(Layer.provideMerge(around, services))
  const runtime = kit.runSync(Effect.runtime<KitServices | Platform>()) // builds the layers now: the click that follows finds a kit that stands
  const store = Context.get(runtime.context, Store)
  const device = Context.get(runtime.context, Platform)
  registry.set(runtimeRx, runtime)
  registry.set(deviceRx, device)

  const unmount = mount(frame, registry)
  const calls = hostCalls(runtime)
  frame.onLeave = calls.close

  return {
    ...calls,
    open: (request) => {
      if (request.view !== undefined && !isOpenable(request.view)) throw new ViewNotAvailable({ view: String(request.view) })
      switchNamespace(store, request.namespace)
      const state = store.now()
      const view = viewToOpen({ view: request.view === undefined ? undefined : { _tag: request.view } }, openingFacts(state, device.mobile))
      // What lies ready in the closed dialog is shown in the click itself; the state catches up within the frame.
      if (!state.modal.open && topView(state.modal)._tag === view._tag && "ready" in frame.dialog.dataset) frame.show()
      calls.dispatch({ _tag: "Opened", view })
    },
    setTheme: (mode) => calls.dispatch({ _tag: "ThemeChanged", mode }),
    dispose: async () => {
      unmount()
      await kit.dispose()
      registry.dispose()
    }
  }
}

/** Another namespace than the active one was asked for: its first network becomes the active one. Spec §2. */
const switchNamespace = (store: Store["Type"], asked: string | undefined): void => {
  if (asked === undefined) return
  const { chain } = store.now()
  const namespace = namespaceToSwitch({ namespace: isNamespace(asked) ? asked : undefined }, splitNetworkId(chain.active).namespace)
  if (isNamespace(asked) && namespace === null) return
  const network = chain.networks.find((one) => one.namespace === namespace)
  if (network === undefined) throw new NetworkNotFound({ network: asked })
  Effect.runSync(store.dispatch({ _tag: "NetworkSwitched", to: network.id }))
}

/** What is said of options that are wrong or ignored: fetched when there is something to say. */
const optionWords = () => import("../core/config/optionWords.ts")

const storedText = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // storage that may not be read is as good as empty
  }
}

const mount = (frame: Frame, registry: Registry.Registry): () => void => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  frame.shadow.adoptedStyleSheets = [...frame.shadow.adoptedStyleSheets, sheet]
  const root = createRoot(frame.card)
  const draw = () => root.render(<RegistryContext.Provider value={registry}><Modal frame={frame} /></RegistryContext.Provider>)
  // A visitor who looks at the skeleton gets the wallets in this task; ahead of a click nobody waits.
  if (frame.dialog.open) flushSync(draw)
  else draw()
  return () => root.unmount()
}
