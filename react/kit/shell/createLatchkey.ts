import { emptySnapshot, type Snapshot, readStoredSnapshot } from "../../../core/wallets/storage/snapshot.ts"
import type { CheckedMethod } from "../../../core/kit/methodTable/methods.ts"
import { KitMissing, throwMissing } from "../../../core/foundation/errors/KitMissing.ts"
import type { ProviderListeners } from "../../../services/kit/host/notifyListeners.ts"
import { shellTexts } from "../../foundation/locales/en/shell.ts"
import { reportFault } from "../../../services/foundation/platform/reportFault.ts"
import { buttonLink, type ButtonLink, type Linked } from "../host/ButtonLink.ts"
import type { Latchkey, OpenOptions, RunningKit } from "../host/contract.ts"
import { importChunk } from "../../../services/foundation/chunks/importChunk.ts"
import type { LatchkeyOptions } from "../host/LatchkeyOptions.ts"
import { type ForwardedName, forwardedNames } from "../../../core/kit/methodTable/methodNames.ts"
import type { LocaleControl } from "../locale/LocaleControl.ts"
import type { WalletProvider } from "../host/walletProvider.ts"
import { createFrame, type Frame } from "../frame/createFrame.ts"
import { formatStorageKey } from "../../../core/foundation/data/storageKey.ts"
import { methodsKey } from "../../../core/wallets/catalogue/blockHeight.ts"
import { heightKey } from "../../../core/wallets/storage/stored.ts"

/**
 * Creates a kit. Reads localStorage, and loads further code only when it is needed, or when the page is idle to restore
 * a connection. Does not throw: with invalid options, every call rejects with `ConfigInvalid`, which lists them. Can be
 * called on a server.
 *
 * @param options - networks, project id, theme, features and callbacks; see `LatchkeyOptions`
 * @example
 * ```ts
 * import { createLatchkey, mainnet } from "latchkey"
 *
 * export const kit = createLatchkey({
 *   projectId: "00000000000000000000000000000000",
 *   networks: [mainnet]
 * })
 * await kit.open()
 * ```
 */
export const createLatchkey = (initialOptions: LatchkeyOptions): Latchkey => {
  // The first call rejects with options that are missing or cannot be read.
  const options: LatchkeyOptions = Object(attempt(() => ({ ...initialOptions })))
  const listeners = new Set<() => void>()
  const providerListeners: ProviderListeners = {}
  const { enableReconnect = true, storageName = "" } = options
  let snapshot = readStoredSnapshot(read, storageName, enableReconnect)
  let running: Promise<RunningKit> | undefined
  let frame: Frame | undefined
  const link: ButtonLink = {
    theme: { mode: options.themeMode ?? "dark", variables: options.themeVariables, tokens: options.themeTokens },
    options
  }
  /** Counts openings, so that a modal that the visitor closed while it loaded does not reopen. */
  let opening = 0
  let disposed = false
  /** Rejects pending starts. */
  let end: (() => void) | undefined

  const publish = (next: Snapshot, isLast = false): void => {
    if (disposed && !isLast) return
    snapshot = Object.freeze({ ...next, words })
    for (const listener of [...listeners]) attempt(listener, reportFault)
  }

  /** The texts of buttons and of the frame: undefined for English, null until they have loaded. */
  let words: Snapshot["words"]
  const localeControl: LocaleControl = {
    locale: null,
    words: options.words,
    publishWords: (next) => {
      words = next
      publish(snapshot)
    },
    switchLocale: (locale) => loadShellTasks().then((tasks) => tasks.switchLocale(localeControl, locale))
  }

  const ownFrame = (into?: HTMLElement, press?: unknown): Frame => {
    if (!frame) {
      const own = createFrame({ ...shellTexts, ...words }, read(heightKey), into, press)
      frame = own
      own.setTheme(link.theme)
      // The running kit replaces this handler.
      own.onLeave = () => {
        opening++
        own.hide()
      }
    }
    return frame
  }

  /**
   * Rejects with `CallMisfit` if a method does not accept the argument, and with `KitDisposed` after `dispose`. The code
   * is a chunk of its own, so that the shell contains no texts of errors.
   */
  const checkCall = async (method: CheckedMethod, argument?: unknown): Promise<void> =>
    (await loadShellTasks()).checkMethodCall(method, argument, disposed)

  const rejectDisposed = (): Promise<never> => checkCall("log").then(throwMissing)

  const load = (): Promise<RunningKit> =>
    (running ??= Promise.race([
      importChunk(() => import("../start/startKit.tsx")).then(({ startKit }) =>
        disposed
          ? rejectDisposed()
          : startKit(initialOptions, ownFrame(), publish, providerListeners, link, localeControl)
      ),
      new Promise<never>((_, reject) => {
        end = () => void rejectDisposed().catch(reject)
      })
    ]).then(
      (kit) => {
        end = undefined // no start is pending: the code for `KitDisposed` need not load
        return kit
      },
      (cause: unknown) => {
        running = undefined // a failed import is not cached: the next call tries again
        throw cause
      }
    ))

  /** Calls a function with the kit if it was requested, once it has started. */
  const callInKit = (act: (kit: RunningKit) => void | Promise<void>): Promise<void> | undefined =>
    running?.then(act, () => {})

  const prepare = (): void => {
    if (!disposed) load().catch(() => {})
  }

  const loadChecked = async (method: CheckedMethod, argument: unknown): Promise<RunningKit> => {
    await checkCall(method, argument)
    return load()
  }

  const open = async (request: OpenOptions = {}): Promise<void> => {
    const current = ++opening
    const { event: press } = globalThis
    // A press passes no options: there is nothing to check.
    if (disposed || !globalThis.document || !isPress(request)) {
      await checkCall("open", request).catch((cause: unknown) => {
        if (disposed || !(cause instanceof KitMissing)) throw cause // the frame shows that the code did not load
      })
      if (current !== opening) return
    }
    const frame = ownFrame(request.into, press)
    frame.attach(request.into)
    if (!running || !("ready" in frame.dialog.dataset)) {
      frame.drawLoading(snapshot.account ? "" : getExpectedMethods(options))
      frame.show(request.opener)
    }
    const kit = await load().catch((cause: unknown) => {
      // The visitor reads one sentence for every failure; the host gets the failure itself.
      if (current === opening) frame.drawFailed(() => void open(request).catch(() => {}))
      throw cause
    })
    if (current !== opening) return
    try {
      await kit.open(request)
    } catch (cause) {
      frame.hide() // the call was invalid: only the host gets the error
      throw cause
    }
  }

  // Restores a stored connection, and a social sign-in during which the page was left or reloaded.
  const pendingSignIn =
    globalThis.document?.URL.includes("result_uri") || read(formatStorageKey(storageName, "social_state"))
  const when = snapshot.status !== "disconnected" || pendingSignIn ? "idle" : options.prepare
  const { locale } = options
  // The texts in English are part of the shell.
  if (options.words || !isEnglish(locale ?? globalThis.document?.documentElement.lang ?? "")) {
    localeControl.publishWords(Object(locale).words ?? null) // a module of `latchkey/locales/*` contains the texts of buttons
    localeControl.switchLocale(locale).catch(() => localeControl.publishWords())
  }

  const own: Omit<Latchkey, ForwardedName> & Linked = {
    [buttonLink]: link,
    open: (request) => open(copy(request)),
    close: () => {
      opening++
      void (callInKit((kit) => kit.close()) ?? frame?.hide())
    },
    provider: (namespace) => {
      const update = (event: string, change: (before: Listeners) => Listeners): WalletProvider => {
        const key = `${namespace}:${event}`
        providerListeners[key] = change(providerListeners[key] ?? [])
        return provider
      }
      const provider: WalletProvider = {
        request: (call) => {
          const [request, seen] = [copy(call), snapshot]
          return loadChecked("provider", request)
            .catch((cause) => {
              // The request has an unknown key, or the kit did not load.
              throw Object.assign(Error(cause.message), { code: cause.field ? -32602 : 4900, data: cause })
            })
            .then((kit) => kit.request(namespace, request, seen) as Promise<never>)
        },
        on: (event: string, listener: Listeners[number]) => update(event, (all) => [...all, listener]),
        removeListener: (event: string, listener: Listeners[number]) =>
          update(event, (all) => all.filter((item) => item !== listener))
      }
      return provider
    },
    setTheme: (theme) => {
      const change = typeof theme === "object" ? theme : { mode: theme }
      const next = { ...link.theme, ...change }
      const isKnown = Object.keys(next).length === Object.keys(link.theme).length // an unknown key adds one
      if (change === null || !isKnown || !modes.includes(next.mode))
        return void checkCall("setTheme", theme).catch(reportFault)
      link.theme = next
      publish(snapshot)
      frame?.setTheme(next)
      void callInKit((kit) => kit.setTheme(next))
    },
    setLocale: localeControl.switchLocale,
    prepare,
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispose: async () => {
      const isFirst = !disposed
      disposed = true // before the listeners, which may call `dispose` as well
      if (isFirst) publish(emptySnapshot, true)
      opening++
      end?.()
      localeControl.isDisposed = true
      localeControl.stopFollowing?.()
      await callInKit((kit) => kit.dispose())
      frame?.dispose()
    }
  }
  if (when || options.development || options.cookie != null)
    void loadShellTasks().then((tasks) => tasks.applyPageOptions(options, own, when), prepare)
  const forward =
    (name: ForwardedName) =>
    (options: never): Promise<unknown> => {
      // The snapshot at the time of the call determines the account that signs or sends.
      const [argument, seen] = [copy<never>(options), snapshot]
      return loadChecked(name, argument).then((kit) => kit.call(name, argument, seen))
    }
  const methods = Object.fromEntries(forwardedNames.map((name) => [name, forward(name)]))
  // `Object.fromEntries` loses the names.
  return Object.assign(own, methods as unknown as Pick<Latchkey, ForwardedName>)
}

/** Returns what a function returns; null if it throws, after passing the error to `report`. */
const attempt = <A>(run: () => A, report?: (cause: unknown) => void): A | null => {
  try {
    return run()
  } catch (cause) {
    report?.(cause)
    return null
  }
}

const modes: ReadonlyArray<unknown> = ["dark", "light", "auto"]

/** Returns whether `open` was called by a button: without options except the element that gets the focus back. */
const isPress = (request: OpenOptions): boolean =>
  request?.constructor === Object && // neither a list nor an instance
  Object.entries(request).every(([key, element]) => key === "opener" && Object(element).nodeType)

/**
 * Returns the heights in px that the first frame reserves for sign-in methods: those of the last visit, or of the
 * methods that a project offers by default, except for those that the host turns off.
 */
const getExpectedMethods = ({ features, projectId }: LatchkeyOptions): string => {
  const { connectMethodsOrder, email, pay, socials } = Object(attempt(() => ({ ...features })))
  const isFirst = projectId && !pay && connectMethodsOrder?.[0] !== "wallet"
  return read(methodsKey) ?? (isFirst ? `${email === false ? 0 : 52} ${socials === false ? 0 : 52}` : "")
}

const isEnglish = (locale: NonNullable<LatchkeyOptions["locale"]>): boolean =>
  typeof locale === "string" && /^(en|$)/i.test(locale)

type Listeners = ProviderListeners[string]

const loadShellTasks = () => importChunk(() => import("../start/shellTasks.ts"))

/**
 * Copies an argument at the time of the call, because the caller may change it later. The copy keeps the prototype,
 * which may provide values that are not own fields. A field that cannot be copied (an element, a function) stays as it
 * is; an argument that throws when it is read becomes a symbol, which no method accepts.
 */
const copy = <A>(value: A): A =>
  value == null
    ? value
    : (attempt((): A => Object.setPrototypeOf(copyFields(value), Object.getPrototypeOf(value))) ?? (Symbol() as A))

const copyFields = <A>(value: A, isField?: boolean): A =>
  // Some DOM implementations for tests would clone an element.
  attempt(() =>
    [value, ...Object.values(Object(value))].some((field) => Object(field).nodeType) ? null : structuredClone(value)
  ) ??
  // It is copied by its fields.
  (isField || typeof value !== "object"
    ? value
    : (Object.fromEntries(Object.entries(Object(value)).map(([key, field]) => [key, copyFields(field, true)])) as A))

/** Returns null on a server, and where storage is blocked. */
const read = (key: string): string | null => attempt(() => localStorage.getItem(key))
