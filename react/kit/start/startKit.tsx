import * as Registry from "@effect-rx/rx/Registry"
import { checkThemeVariables } from "../../../core/kit/theme/variables.ts"
import { takeOptions } from "../../../core/kit/options/takeOptions.ts"
import { isLatchkeyError } from "../../../core/foundation/errors/failure.ts"
import { throwMissing } from "../../../core/foundation/errors/KitMissing.ts"
import { hasHiddenValues } from "../../../core/foundation/data/isRecord.ts"
import { startState } from "../../../core/kit/options/startState.ts"
import { toUnforeseen } from "../../../core/foundation/log/errors.ts"
import { getTopView } from "../../../core/kit/modal/state.ts"
import { isOffered } from "../../../core/kit/modal/isOffered.ts"
import type { OpenableView } from "../../../core/kit/modal/views.ts"
import type { KitState } from "../../../core/state.ts"
import { isSameId } from "../../../core/wallets/connection/state.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { heightKey } from "../../../core/wallets/storage/stored.ts"
import { linkHost } from "../../../services/kit/host/linkHost.ts"
import { recordChanges } from "../../../services/kit/analytics/recordChanges.ts"
import { detectDevice } from "../../../services/foundation/platform/liveDevice.ts"
import { createPlainStore } from "../../../services/foundation/store/plainStore.ts"
import { listWallets } from "../../../services/kit/start/listWallets.ts"
import { isThisMachine } from "../../../core/foundation/platform/isThisMachine.ts"
import { deviceRx, hasSecureSiteRx, localeRx, startedRx } from "../../foundation/state/atoms.ts"
import { getSiteOrigin } from "../../../core/embedded/wire/getSiteOrigin.ts"
import { createServiceLoader } from "./createServiceLoader.ts"
import { mount } from "./mount.tsx"
import { createOpenings } from "../modal/createOpenings.ts"
import { preloadOnIntent } from "../modal/preloadOnIntent.ts"
import { keepTabInside } from "../modal/setInert.ts"
import type { ButtonLink } from "../host/ButtonLink.ts"
import type { LatchkeyOptions } from "../host/LatchkeyOptions.ts"
import type { RunningKit, StartKit } from "../host/contract.ts"
import type { LateName, OwnName } from "../../../core/kit/methodTable/methods.ts"
import { reportFault } from "../../../services/foundation/platform/reportFault.ts"
import type { KitEvent } from "../../../core/event.ts"
import { makeBacklog } from "../../../core/foundation/data/backlog.ts"
import { keepMoments } from "../../../services/foundation/log/keepMoments.ts"
import type { FoundWallet } from "./startServices.ts"

/** The only export of the kit chunk. Errors at the start become failures of the catalogue. */
export const startKit: StartKit = (options, frame, publish, listeners, link, localeControl) => {
  try {
    return createRunningKit(addTheme(options, link), frame, publish, listeners, link, localeControl)
  } catch (cause) {
    throw isLatchkeyError(cause) ? cause : toUnforeseen(cause)
  }
}

/**
 * Returns the host's options with the theme in use. Options that are no object, or an instance whose copy would lack its
 * getters, stay as they are and are rejected; a symbol represents options that throw when they are read.
 */
const addTheme = (
  options: LatchkeyOptions,
  { theme: { mode, variables } }: Pick<ButtonLink, "theme">
): LatchkeyOptions => {
  try {
    return Object(options) !== options || hasHiddenValues(options)
      ? options
      : { ...options, themeMode: mode, themeVariables: variables ?? options.themeVariables }
  } catch {
    return Symbol() as never
  }
}

/** Starts a kit. `dispose` ends everything that it starts. */
const createRunningKit: StartKit = (options, frame, publish, listeners, link, localeControl) => {
  const { ignored, options: read, wrong } = takeOptions(options, isThisMachine(location))
  if (read === null)
    return loadReports().then(({ rejectOptions: refuse }) => refuse(wrong, options, link, frame, localeControl))
  if (read.config.debug && ignored[0])
    loadReports().then(
      ({ reportIgnored: printIgnored }) => printIgnored(ignored, link),
      () => {}
    )
  const start = startState(read, readStorage, read.storageName)
  const registry = Registry.make({ scheduleTask: (run) => void setTimeout(run, 0), defaultIdleTTL: 400 })
  const store = createPlainStore(start)
  const found = makeBacklog<FoundWallet>()
  const dropped = makeBacklog<number>()
  const moments = read.config.debug ? keepMoments(store) : undefined
  linkHost(store, {
    publish,
    providerListeners: listeners,
    onEvent: options.onEvent,
    callbacks: options,
    received: link,
    onFault: reportFault
  })
  const recordedChanges = read.config.features.analytics ? recordChanges(store) : null
  const forgetAnnounced = listWallets(read, store, (...wallet) => found.add(wallet), dropped.add)
  const device = detectDevice()
  registry.set(startedRx, store)
  registry.set(deviceRx, device)
  registry.set(hasSecureSiteRx, getSiteOrigin(read.endpoints.secureSite, location.origin) !== null)
  registry.set(localeRx, localeControl.locale)
  const { publishWords } = localeControl
  localeControl.publishWords = (words) => {
    registry.set(localeRx, localeControl.locale)
    publishWords(words)
  }
  // If the page is not in English, the chunk that loaded its language already follows it.
  if (!options.locale || options.locale === "page")
    import("../locale/followPage.ts").then(
      ({ followPage }) => {
        if (!localeControl.isDisposed) localeControl.stopFollowing ??= followPage(localeControl)
      },
      () => {} // the page's language is not followed
    )
  const { draw, unmount } = mount(frame, registry, (height) => {
    try {
      localStorage.setItem(heightKey, String(height))
    } catch {} // storage is blocked: the next visit opens at the default height
  })

  /** Runs plain code and turns its errors into tagged errors. */
  const tagErrors = <A,>(run: () => A): A => {
    try {
      return run()
    } catch (cause) {
      throw isLatchkeyError(cause) ? cause : toUnforeseen(cause)
    }
  }
  const dispatch = (...events: ReadonlyArray<KitEvent>): void => tagErrors(() => store.dispatch(...events))
  const services = createServiceLoader({
    device,
    dropped,
    found,
    frame,
    moments,
    options,
    read,
    registry,
    start,
    store,
    recordedChanges,
    loadReports: loadReports
  })
  const { close, isOpen, show } = createOpenings({
    calls: { close: () => dispatch({ _tag: "Closed" }), dispatch, tagErrors },
    draw,
    frame,
    mobile: device.mobile,
    store
  })
  frame.onLeave = () => {
    if (isOpen()) close() // the dialog also fires `close` after the kit has closed it
  }
  frame.dialog.onclick = (event) => {
    if (event.target !== frame.dialog) return // the card covers the dialog except for the backdrop
    // A press on the backdrop may be a slip: an unsupported network can be left only by Close and Escape.
    if (getTopView(store.getState().modal)._tag === "UnsupportedChain") dispatch({ _tag: "Shaken" })
    else frame.onLeave()
  }
  frame.dialog.onkeydown = (event) => {
    if (event.key === "Escape" && !frame.dialog.matches(":modal")) frame.onLeave() // only modal dialogs get `cancel`
    keepTabInside(frame, event)
  }

  preloadOnIntent(frame.card, store)

  link.askAccount = (detail) =>
    void import("./askAccount.ts").then(
      ({ askAccount }) => tagErrors(() => askAccount[detail](store)),
      () => {} // the detail is not shown
    )

  const kit: Omit<RunningKit, "call"> = {
    close,
    connect: (request) => services.get().then(({ calls }) => calls.connect(request)),
    disconnect: (options) => services.get().then(({ calls }) => calls.disconnect(options)),
    switchNetwork: (network) => services.get().then(({ calls }) => calls.switchNetwork(network)),
    switchConnection: (choice) => services.get().then(({ calls }) => calls.switchConnection(choice)),
    removeNamespace: (namespace) => services.get().then(({ calls }) => calls.removeNamespace(namespace)),
    request: (namespace, call, seen) => services.get().then(({ calls }) => calls.request(namespace, call, seen)),
    log: () => services.get().then(({ log }) => log()),
    open: async (options) => {
      const { view: name } = options
      const { config } = store.getState()
      // Only a token symbol and a network are looked up before the view is shown.
      const { filled } = options
      const request =
        filled !== undefined && (filled._tag === "AddFunds" || ("token" in filled && filled.token))
          ? await import("../modal/openNamedToken.ts").then(
              ({ withNamedToken }) =>
                withNamedToken(options, store, async (account, seen) => {
                  const { calls } = await services.get()
                  return calls.getTokens(account, seen)
                }),
              throwMissing
            )
          : options
      const open = (view?: OpenableView) =>
        view !== undefined && emailWalletViews.has(view) && isOnOtherWallet(store.getState())
          ? import("../modal/notEmailOrSocial.ts").then(({ createNotEmailOrSocial }) =>
              Promise.reject(createNotEmailOrSocial())
            )
          : show(request, view)
      return name === undefined || isOffered(name, config, config.resolved)
        ? open(name)
        : import("../modal/openUnsettled.ts").then(
            ({ openUnsettled }) => openUnsettled(name, store, open),
            throwMissing
          )
    },
    setTheme: ({ mode, variables }) =>
      dispatch({
        _tag: "ThemeChanged",
        ...(mode && { mode }),
        ...(variables && { variables: checkThemeVariables(variables).variables })
      }),
    dispose: async () => {
      forgetAnnounced()
      localeControl.publishWords = publishWords
      await services.dispose(unmount)
      registry.dispose()
    }
  }
  return {
    ...kit,
    call: (name, argument, seen) =>
      name in kit
        ? (kit[name as OwnName] as Call)(argument)
        : services.get().then(({ calls }) => calls.late(name as LateName, argument, seen))
  }
}

/** A method of the kit that is called by its name. */
type Call = (argument: never) => Promise<unknown>

/** Views that change the account of the embedded wallet. */
const emailWalletViews: ReadonlySet<string> = new Set([
  "UpdateEmailWallet",
  "UpdateEmailPrimaryOtp",
  "UpdateEmailSecondaryOtp",
  "UpgradeEmailWallet"
] satisfies ReadonlyArray<OpenableView>)
/** Returns whether wallets are connected, but not the embedded one. */
const isOnOtherWallet = ({ connection: { connections } }: KitState): boolean =>
  connections.length > 0 && !connections.some(({ connectorId }) => isSameId(connectorId, connectorIds.auth))

/** Loads the code that reports invalid and ignored options. */
const loadReports = () => import("./reportOptions.ts")

const readStorage = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // blocked storage counts as empty
  }
}
