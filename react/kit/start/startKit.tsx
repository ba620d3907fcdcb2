import * as Registry from "@effect-rx/rx/Registry"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Runtime from "effect/Runtime"
import * as Scope from "effect/Scope"
import { checkThemeVariables } from "../../../core/kit/theme/variables.ts"
import { takeOptions } from "../../../core/kit/options/takeOptions.ts"
import { isLatchkeyError } from "../../../core/foundation/errors/failure.ts"
import { throwMissing } from "../../../core/foundation/errors/KitMissing.ts"
import { startState } from "../../../core/kit/start/startState.ts"
import { toUnforeseen } from "../../../core/foundation/log/errors.ts"
import { topView } from "../../../core/kit/modal/state.ts"
import { isOffered } from "../../../core/kit/modal/isOffered.ts"
import type { OpenableView } from "../../../core/kit/modal/views.ts"
import type { KitState } from "../../../core/state.ts"
import { sameId } from "../../../core/wallets/connection/state.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { heightKey } from "../../../core/wallets/storage/stored.ts"
import { linkHost } from "../../../services/kit/host/hostLink.ts"
import { takeDown } from "../../../services/kit/analytics/takeDown.ts"
import { logEvents } from "../../../services/foundation/log/logEvents.ts"
import { liveDevice } from "../../../services/foundation/platform/Platform.ts"
import { makeStore } from "../../../services/foundation/store/Store.ts"
import { makeConnectors } from "../../../services/wallets/connectors/Connectors.ts"
import { listWallets } from "../../../services/kit/start/listWallets.ts"
import { oneNameLayer } from "../../../services/kit/host/oneName.ts"
import { keepLines } from "../../../services/foundation/log/keepLines.ts"
import type { Log } from "../../../services/foundation/log/Log.ts"
import { isThisMachine } from "../../../core/foundation/platform/thisMachine.ts"
import { deviceRx, loadedViewsRx, localeRx, runtimeRx, startedRx, textsRx } from "../../foundation/state/atoms.ts"
import { buildKit } from "./buildKit.ts"
import { chunkLoaders } from "./chunkLoaders.ts"
import { hostCalls } from "./hostCalls.ts"
import { mount } from "./mount.tsx"
import { showing } from "../modal/showing.ts"
import { keepTabInside } from "../modal/setInert.ts"
import type { RunningKit, StartKit } from "./contract.ts"
import type { OwnName } from "./methods.ts"
import type { LateName } from "../../../core/kit/methods/methods.ts"
import { reportFault } from "../../../services/foundation/platform/reportFault.ts"

/** The kit chunk's only entry: an error at the start becomes a failure of the catalogue. */
export const startKit: StartKit = (options, frame, publish, listeners, link, speech) => {
  const { theme } = link
  try {
    return standing(
      { ...options, themeMode: theme.mode, themeVariables: theme.variables ?? options.themeVariables },
      frame,
      publish,
      listeners,
      link,
      speech
    )
  } catch (cause) {
    throw isLatchkeyError(cause) ? cause : toUnforeseen(cause)
  }
}

/** Starts a kit. Everything it starts is tied to one scope; `dispose` closes it. */
const standing: StartKit = (options, frame, publish, listeners, link, speech) => {
  const { ignored, options: read, wrong } = takeOptions(options, isThisMachine(location))
  if (read === null) return telling().then(({ refuse }) => refuse(wrong, options, link, frame, speech))
  if (read.config.debug && ignored[0])
    telling().then(
      ({ tellIgnored }) => tellIgnored(ignored, link),
      () => {}
    )
  const start = startState(read, storedText, read.storageName)
  const registry = Registry.make({ scheduleTask: (run) => void setTimeout(run, 0), defaultIdleTTL: 400 })
  const store = makeStore(start)
  const { clear, connectors } = makeConnectors()
  const lines = keepLines(read.config.debug)
  const base = lines.heardFrom(Runtime.defaultRuntime)
  linkHost(store, {
    publish,
    ears: listeners,
    onEvent: options.onEvent,
    callbacks: options,
    heard: link,
    onFault: reportFault
  })
  const page = {
    ...read,
    given: options,
    relayClient: {},
    dialog: frame.dialog,
    heard: read.config.debug && logEvents(store, base)
  }
  const takenDown = read.config.features.analytics ? takeDown(store) : null
  const forgetAnnounced = listWallets(read, store, connectors, base)
  const device = liveDevice()
  registry.set(startedRx, store)
  registry.set(deviceRx, device)
  registry.set(localeRx, speech.locale)
  const { tell } = speech
  speech.tell = (words) => {
    registry.set(localeRx, speech.locale)
    tell(words)
  }
  // Where the page's language has brought another already, the chunk that did follows it.
  if (!options.locale || options.locale === "page")
    import("../locale/followPage.ts").then(
      ({ followPage }) => {
        if (!speech.over) speech.end ??= followPage(speech)
      },
      () => {} // the page's language is not followed, as before the kit
    )
  const { draw, unmount } = mount(frame, registry, (height) => {
    try {
      localStorage.setItem(heightKey, String(height))
    } catch {} // storage that may not be written: the next visit opens at the usual height
  })

  // The visitor sees the wallets: what no row needs is built now, in tasks between which the page can draw.
  const scope = Effect.runSync(Scope.make())
  const loaders = chunkLoaders(
    page,
    (more, words) => {
      registry.update(textsRx, (texts) => ({ ...texts, ...words }))
      registry.update(loadedViewsRx, (views) => ({ ...views, ...more }))
    },
    lines.take,
    takenDown
  )
  const oneName = oneNameLayer(
    read.storageName,
    (isLate) =>
      void telling().then(
        ({ tellSameName }) => tellSameName(read.storageName, isLate),
        () => {}
      )
  )
  const building = Runtime.runFork(base)(
    Scope.extend(buildKit({ page, start, store, connectors, device, loaders, oneName }), scope)
  )
  const ready = Effect.runPromise(Fiber.join(building))
  ready.then(
    (runtime) => registry.set(runtimeRx, runtime),
    () => {}
  )
  const calls = hostCalls({ store, base, ready, mobile: device.mobile })
  const { close, isOpen, show } = showing({ calls, draw, frame, mobile: device.mobile, store })
  frame.onLeave = () => {
    if (isOpen()) close() // the dialog tells of its end once more, after the kit has closed it
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

  link.askBalance = () =>
    void import("./askBalance.ts").then(
      ({ askBalance }) => calls.now(() => askBalance(store)),
      () => {} // the balance is not shown
    )

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

  const kit: Omit<RunningKit, "call"> = {
    ...calls,
    close,
    log: () => logged().then(({ blob }) => Effect.runPromise(blob)),
    open: async (asked) => {
      const { view: name } = asked
      const { config } = store.now()
      // A token's symbol is looked up among the account's; all else is shown in the call.
      const request =
        asked.filled !== undefined && "token" in asked.filled && asked.filled.token
          ? await import("../later/openNamedToken.ts").then(
              ({ withNamedToken }) =>
                withNamedToken(asked, store, (account, seen) => calls.late("getTokens", { account }, seen)),
              throwMissing
            )
          : asked
      const open = (view?: OpenableView) =>
        view !== undefined && ofEmailWallet.has(view) && isOnOtherWallet(store.now())
          ? import("../later/notEmailOrSocial.ts").then(({ notEmailOrSocial }) => Promise.reject(notEmailOrSocial()))
          : show(request, view)
      return name === undefined || isOffered(name, config, config.resolved)
        ? open(name)
        : import("../later/openUnsettled.ts").then(
            ({ openUnsettled }) => openUnsettled(name, store, open),
            throwMissing
          )
    },
    setTheme: ({ mode, variables }) =>
      calls.dispatch({
        _tag: "ThemeChanged",
        ...(mode && { mode }),
        ...(variables && { variables: checkThemeVariables(variables).variables })
      }),
    dispose: async () => {
      forgetAnnounced()
      speech.tell = tell
      await Effect.runPromise(Fiber.interrupt(building))
      await calls.dispose()
      unmount()
      await Effect.runPromise(Scope.close(scope, Exit.void))
      clear()
      registry.dispose()
    }
  }
  return {
    ...kit,
    call: (name, argument, seen) =>
      name in kit ? (kit[name as OwnName] as Call)(argument) : calls.late(name as LateName, argument, seen)
  }
}

/** A method that the kit has itself, called by its name. */
type Call = (argument: never) => Promise<unknown>

/** Loads what tells of options: only if there is something to tell. */
/** Views that change the account of the embedded wallet. */
const ofEmailWallet: ReadonlySet<string> = new Set([
  "UpdateEmailWallet",
  "UpdateEmailPrimaryOtp",
  "UpdateEmailSecondaryOtp",
  "UpgradeEmailWallet"
] satisfies ReadonlyArray<OpenableView>)
/** Whether wallets are connected, and the embedded one is not among them. */
const isOnOtherWallet = ({ connection: { connections } }: KitState): boolean =>
  connections.length > 0 && !connections.some(({ connectorId }) => sameId(connectorId, connectorIds.auth))

const telling = () => import("../options/telling.ts")

const storedText = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // storage that may not be read counts as empty
  }
}
