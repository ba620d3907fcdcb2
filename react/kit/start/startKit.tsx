import { RegistryContext } from "@effect-rx/rx-react/RegistryContext"
import * as Registry from "@effect-rx/rx/Registry"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Runtime from "effect/Runtime"
import * as Scope from "effect/Scope"
import { flushSync } from "react-dom"
import { createRoot } from "react-dom/client"
import { checkThemeVariables } from "../../../core/kit/theme/variables.ts"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import { networkNotFound } from "../../../core/chain/network/network.ts"
import { isNamespace } from "../../../core/chain/network/ids.ts"
import { optionFailure } from "../../../core/kit/options/optionFailure.ts"
import { takeOptions } from "../../../core/kit/options/takeOptions.ts"
import { isLatchkeyError } from "../../../core/foundation/errors/failure.ts"
import { throwMissing } from "../../../core/foundation/errors/KitMissing.ts"
import { startState } from "../../../core/kit/start/startState.ts"
import { toUnforeseen } from "../../../core/foundation/log/errors.ts"
import { ViewNotAvailable } from "../../../core/kit/modal/errors.ts"
import { namespaceToSwitch, openingFacts, viewToOpen } from "../../../core/kit/modal/opening.ts"
import { topView } from "../../../core/kit/modal/state.ts"
import { pairingExpiry } from "../../../core/wallets/connection/pairing.ts"
import { isOpenable, type View } from "../../../core/kit/modal/views.ts"
import { activeConnection } from "../../../core/wallets/connection/state.ts"
import type { KitState } from "../../../core/state.ts"
import type { KitEvent } from "../../../core/event.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { hostLinkLayer } from "../../../services/kit/host/hostLink.ts"
import { walletFinders } from "../../../services/kit/start/walletFinders.ts"
import { oneNameLayer } from "../../../services/kit/host/oneName.ts"
import { kitLayer } from "../../../services/kit/start/kitLayer.ts"
import { eventLines } from "../../../services/foundation/log/eventLines.ts"
import { keepLines } from "../../../services/foundation/log/keepLines.ts"
import type { Log } from "../../../services/foundation/log/Log.ts"
import { Page } from "../../../services/foundation/platform/Page.ts"
import { Platform } from "../../../services/foundation/platform/Platform.ts"
import { Storage } from "../../../services/foundation/storage/Storage.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { isThisMachine } from "../../../core/foundation/platform/thisMachine.ts"
import { deviceRx, runtimeRx, textsRx } from "../../foundation/state/atoms.ts"
import { loadedViewsRx } from "../modal/atoms.ts"
import { chunkLoaders } from "./chunkLoaders.ts"
import { hostCalls } from "./hostCalls.ts"
import css from "../modal/modal.css?inline"
import { Modal } from "../modal/Modal.tsx"
import { keepTabInside } from "../modal/setInert.ts"
import type { Frame } from "../frame/createFrame.ts"
import type { StartKit } from "./contract.ts"
import { reportFault } from "../../foundation/state/reportFault.ts"

/** The kit chunk's only entry: an error at the start becomes a failure of the catalogue. */
export const startKit: StartKit = (options, frame, publish, listeners) => {
  try {
    return standing(options, frame, publish, listeners)
  } catch (cause) {
    throw isLatchkeyError(cause) ? cause : toUnforeseen(cause)
  }
}

/** Starts a kit. Everything it starts is tied to one scope; `dispose` closes it. */
const standing: StartKit = (options, frame, publish, listeners) => {
  const { ignored, options: read, wrong } = takeOptions(options, isThisMachine(location))
  if (read === null)
    return optionWords().then(({ problemsOf }) => Promise.reject(optionFailure(problemsOf(wrong, options))))
  if (read.config.debug && ignored.length > 0) {
    void optionWords().then(
      ({ warningsOf }) => {
        for (const warning of warningsOf(ignored)) console.warn(`Latchkey: ${warning}`)
      },
      () => {}
    )
  }
  const start = startState(read, storedText, read.storageName)
  const registry = Registry.make({ scheduleTask: (run) => void setTimeout(run, 0), defaultIdleTTL: 400 })
  const page = { ...read, relayClient: {} }
  const platform = Layer.mergeAll(
    Page.layer,
    Platform.layer,
    Storage.layer(() => localStorage)
  )
  const services = kitLayer(start, read.storageName).pipe(Layer.provideMerge(platform))
  const lines = keepLines(read.config.debug)
  const around = Layer.mergeAll(
    hostLinkLayer({ publish, ears: listeners, onEvent: options.onEvent, onFault: reportFault }),
    chunkLoaders(
      page,
      (more, words) => {
        registry.update(textsRx, (texts) => ({ ...texts, ...words }))
        registry.update(loadedViewsRx, (views) => ({ ...views, ...more }))
      },
      lines.take
    ),
    walletFinders(page),
    oneNameLayer(
      read.storageName,
      () =>
        void optionWords().then(
          ({ sameName }) => console.warn(`Latchkey: ${sameName(read.storageName)}`),
          () => {}
        )
    ),
    read.config.debug ? eventLines : Layer.empty
  )
  const scope = Effect.runSync(Scope.make())
  const layers = Scope.extend(Layer.toRuntime(around.pipe(Layer.provideMerge(services))), scope)
  const runtime = Runtime.runSync(lines.heardFrom(Runtime.defaultRuntime))(layers) // builds the layers now: the click that follows finds a running kit
  const store = Context.get(runtime.context, Store)
  const device = Context.get(runtime.context, Platform)
  registry.set(runtimeRx, runtime)
  registry.set(deviceRx, device)

  const unmount = mount(frame, registry)
  const calls = hostCalls(runtime, device.mobile)
  frame.onLeave = () => {
    if (store.now().modal.open) calls.close() // the dialog tells of its end once more, after the kit has closed it
  }
  frame.dialog.onclick = (event) => {
    if (event.target !== frame.dialog) return // the card covers the dialog: only the backdrop is left
    // A press beside the card may be a slip: from a network that has to be left, only Close and Escape lead away.
    if (topView(store.now().modal)._tag === "UnsupportedChain") calls.dispatch({ _tag: "Shaken" })
    else frame.onLeave()
  }
  frame.dialog.onkeydown = (event) => {
    if (event.key === "Escape" && !frame.dialog.matches(":modal")) frame.onLeave() // only modal dialogs get `cancel`
    keepTabInside(frame, event)
  }

  let log: Promise<Log["Type"]> | undefined
  /** Loads the log's code, when the first line is written. */
  const logged = (): Promise<Log["Type"]> =>
    (log ??= import("../../../services/foundation/log/Log.ts")
      .then(({ logOf }) => logOf(lines.take))
      .catch((cause: unknown) => {
        log = undefined // the next line tries again
        return throwMissing(cause)
      }))
  lines.take(() => void logged().catch(() => {}))

  return {
    ...calls,
    log: () => logged().then(({ blob }) => Effect.runPromise(blob)),
    open: (request) =>
      calls.now(() => {
        const { enableNetworkSwitch } = store.now().config
        if (
          request.view !== undefined &&
          !(isOpenable(request.view) && (enableNetworkSwitch || request.view !== "SwitchNetwork"))
        )
          throw new ViewNotAvailable({ view: String(request.view) })
        switchNamespace(store.now(), request.namespace, calls.dispatch)
        const state = store.now()
        const asked = request.view === undefined ? undefined : { _tag: request.view }
        // With a pairing of the host's own, that pairing is shown.
        const view: View =
          request.uri === undefined
            ? viewToOpen({ view: asked }, openingFacts(state, device.mobile))
            : { _tag: "ConnectingWalletConnectBasic" }
        // The view drawn ahead in the closed dialog is shown in the click itself; the state follows within the frame.
        if (!state.modal.open && topView(state.modal)._tag === view._tag && "ready" in frame.dialog.dataset)
          frame.show()
        const paired: ReadonlyArray<KitEvent> =
          view._tag !== "ConnectingWalletConnectBasic"
            ? []
            : request.uri === undefined
              ? [{ _tag: "ConnectStarted", connectorId: connectorIds.walletConnect }]
              : [{ _tag: "PairingMade", uri: request.uri, expiry: pairingExpiry(Date.now()) }]
        const { namespace } = request
        const only = namespace !== undefined && isNamespace(namespace) ? { only: namespace } : {}
        calls.dispatch({ _tag: "Opened", view, ...only }, ...paired)
      }),
    setTheme: (mode, variables) =>
      calls.dispatch({
        _tag: "ThemeChanged",
        mode,
        ...(variables && { variables: checkThemeVariables(variables).variables })
      }),
    dispose: async () => {
      await calls.dispose()
      unmount()
      await Effect.runPromise(Scope.close(scope, Exit.void))
      registry.dispose()
    }
  }
}

/**
 * Handles a request for a namespace other than the active one: its wallet's network, or its first, becomes the active
 * one. docs/spec/kit.md#modal-opening-with-a-namespace.
 */
const switchNamespace = (
  { chain, connection }: KitState,
  asked: string | undefined,
  dispatch: (event: KitEvent) => void
): void => {
  if (asked === undefined) return
  const namespace = namespaceToSwitch(
    { namespace: isNamespace(asked) ? asked : undefined },
    splitNetworkId(chain.active).namespace
  )
  if (isNamespace(asked) && namespace === null) return
  const network = chain.networks.find((one) => one.namespace === namespace)
  if (network === undefined) throw networkNotFound(asked)
  dispatch({ _tag: "NetworkSwitched", to: activeConnection(connection, network.namespace)?.network ?? network.id })
}

/** Loads the messages for invalid or ignored options: only if there is something to report. */
const optionWords = () => import("../../../core/kit/options/optionWords.ts")

const storedText = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // storage that may not be read counts as empty
  }
}

const mount = (frame: Frame, registry: Registry.Registry): (() => void) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  frame.shadow.adoptedStyleSheets = [...frame.shadow.adoptedStyleSheets, sheet]
  const scrim = document.createElement("div")
  scrim.className = "scrim"
  frame.shadow.prepend(scrim)
  const root = createRoot(frame.card)
  const draw = () =>
    root.render(
      <RegistryContext.Provider value={registry}>
        <Modal frame={frame} />
      </RegistryContext.Provider>
    )
  // A visitor who sees the skeleton gets the wallets in this task; before a click it is not urgent.
  if (frame.dialog.open) flushSync(draw)
  else draw()
  return () => root.unmount()
}
