import { emptySnapshot, type Snapshot, storedSnapshot } from "../../../core/wallets/storage/snapshot.ts"
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
import type { Speech } from "../locale/Speech.ts"
import type { WalletProvider } from "../host/walletProvider.ts"
import { createFrame, type Frame } from "../frame/createFrame.ts"
import { storageKey } from "../../../core/foundation/data/storageKey.ts"
import { heightKey } from "../../../core/wallets/storage/stored.ts"

/**
 * Creates a kit. Costs one read of localStorage; loads nothing until it is needed, or until idle to restore a
 * connection.
 */
export const createLatchkey = (given: LatchkeyOptions): Latchkey => {
  const options: LatchkeyOptions = given ?? {} // the first call names what is missing
  const listeners = new Set<() => void>()
  const providerListeners: ProviderListeners = {}
  const { enableReconnect = true, storageName = "" } = options
  let snapshot = storedSnapshot(read, storageName, enableReconnect)
  let running: Promise<RunningKit> | undefined
  let frame: Frame | undefined
  const link: ButtonLink = {
    theme: { mode: options.themeMode ?? "dark", variables: options.themeVariables, tokens: options.themeTokens },
    options
  }
  /** Counts openings, so that one the visitor has closed in the meantime does not reopen. */
  let opening = 0
  let disposed = false
  /** Rejects who waits for the kit's start. */
  let end: (() => void) | undefined

  const publish = (next: Snapshot): void => {
    if (disposed) return
    snapshot = Object.freeze({ ...next, words })
    for (const listener of [...listeners]) {
      try {
        listener()
      } catch (cause) {
        reportFault(cause)
      }
    }
  }

  /** The words of buttons and of the frame; none for English, null until they have loaded. */
  let words: Snapshot["words"]
  const speech: Speech = {
    locale: null,
    words: options.words,
    tell: (next) => {
      words = next
      publish(snapshot)
    },
    speak: (wished) => loadShellTasks().then((tasks) => tasks.speak(speech, wished))
  }

  const ownFrame = (into?: HTMLElement, press?: unknown): Frame => {
    if (!frame) {
      const own = createFrame({ ...shellTexts, ...words }, read(heightKey), into, press)
      frame = own
      own.setTheme(link.theme)
      // Until the kit has started: from then on leaving is its own to decide.
      own.onLeave = () => {
        opening++
        own.hide()
      }
    }
    return frame
  }

  /**
   * Rejects arguments that a method does not accept with `CallMisfit`, and every call once the kit is disposed of with
   * `KitDisposed`. A chunk of its own: the shell contains no texts for it.
   */
  const checked = async (method: CheckedMethod, argument?: unknown): Promise<void> =>
    (await loadShellTasks()).checkMethodCall(method, argument, disposed)

  const gone = (): Promise<never> => checked("log").then(throwMissing)

  const load = (): Promise<RunningKit> =>
    (running ??= Promise.race([
      importChunk(() => import("../start/startKit.tsx")).then(({ startKit }) =>
        disposed ? gone() : startKit(options, ownFrame(), publish, providerListeners, link, speech)
      ),
      new Promise<never>((_, reject) => {
        end = () => void gone().catch(reject)
      })
    ]).then(
      (kit) => {
        end = undefined // nobody waits: what says that it is over need not load
        return kit
      },
      (cause: unknown) => {
        running = undefined // a failed import is not cached: the next caller tries again
        throw cause
      }
    ))

  /** Does something in a kit that was asked for, once it stands. */
  const inKit = (act: (kit: RunningKit) => void | Promise<void>): Promise<void> | undefined =>
    running?.then(act, () => {})

  const prepare = (): void => {
    if (!disposed) load().catch(() => {})
  }

  const ready = async (method: CheckedMethod, argument: unknown): Promise<RunningKit> => {
    await checked(method, argument)
    return load()
  }

  const open = async (request: OpenOptions = {}): Promise<void> => {
    const attempt = ++opening
    const { event: press } = globalThis
    // A press passes no options: there is nothing to check or wait for.
    if (disposed || !globalThis.document || !isPress(request)) {
      await checked("open", request).catch((cause: unknown) => {
        if (disposed || !(cause instanceof KitMissing)) throw cause // the frame shows that the code did not load
      })
      if (attempt !== opening) return
    }
    const frame = ownFrame(request.into, press)
    frame.attach(request.into)
    if (!running || !("ready" in frame.dialog.dataset)) {
      frame.drawLoading()
      frame.show(request.opener)
    }
    const kit = await load().catch((cause: unknown) => {
      // A visitor reads one sentence, whatever went wrong: the failure itself is for the host, who gets it.
      if (attempt === opening) frame.drawFailed(() => void open(request).catch(() => {}))
      throw cause
    })
    if (attempt !== opening) return
    try {
      await kit.open(request)
    } catch (cause) {
      frame.hide() // the call itself was invalid: there is nothing to show, and the host gets the error
      throw cause
    }
  }

  // A stored connection is restored, and so is a sign-in that the page was left for, or reloaded under.
  const pendingSignIn = globalThis.document?.URL.includes("result_uri") || read(storageKey(storageName, "social_state"))
  const when = snapshot.status !== "disconnected" || pendingSignIn ? "idle" : options.prepare
  const { locale } = options
  // English needs no other words than those that are here.
  if (options.words || !isEnglish(locale ?? globalThis.document?.documentElement.lang ?? "")) {
    speech.tell(Object(locale).words ?? null) // a language itself has the words of buttons at hand
    speech.speak(locale).catch(() => speech.tell())
  }

  const own: Omit<Latchkey, ForwardedName> & Linked = {
    [buttonLink]: link,
    open: (request) => open(copy(request)),
    close: () => {
      opening++
      void (inKit((kit) => kit.close()) ?? frame?.hide())
    },
    provider: (namespace) => {
      const update = (event: string, change: (before: Listeners) => Listeners): WalletProvider => {
        const key = `${namespace}:${event}`
        providerListeners[key] = change(providerListeners[key] ?? [])
        return provider
      }
      const provider: WalletProvider = {
        request: (call) => {
          const [asked, seen] = [copy(call), snapshot]
          return ready("provider", asked)
            .catch((cause) => {
              // The request has an unknown key, or there is no kit to answer.
              throw Object.assign(Error(cause.message), { code: cause.nearest ? -32602 : 4900, data: cause })
            })
            .then((kit) => kit.request(namespace, asked, seen) as Promise<never>)
        },
        on: (event: string, listener: Listeners[number]) => update(event, (all) => [...all, listener]),
        removeListener: (event: string, listener: Listeners[number]) =>
          update(event, (all) => all.filter((one) => one !== listener))
      }
      return provider
    },
    setTheme: (given) => {
      const change = typeof given === "object" ? given : { mode: given }
      const next = { ...link.theme, ...change }
      const isKnown = Object.keys(next).length === Object.keys(link.theme).length // an unknown key adds one
      if (change === null || !isKnown || !modes.includes(next.mode))
        return void checked("setTheme", given).catch(reportFault)
      link.theme = next
      publish(snapshot)
      frame?.setTheme(next)
      void inKit((kit) => kit.setTheme(next))
    },
    setLocale: speech.speak,
    prepare,
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispose: async () => {
      publish(emptySnapshot)
      disposed = true
      opening++
      end?.()
      speech.over = true
      speech.end?.()
      await inKit((kit) => kit.dispose())
      frame?.dispose()
    }
  }
  if (when || options.development || options.cookie != null)
    void loadShellTasks().then((tasks) => tasks.applyPageOptions(options, own, when), prepare)
  const forward =
    (name: ForwardedName) =>
    (given: never): Promise<unknown> => {
      // The snapshot at the time of the call: this is the account that will be asked to sign or send.
      const [argument, seen] = [copy<never>(given), snapshot]
      return ready(name, argument).then((kit) => kit.call(name, argument, seen))
    }
  const methods = Object.fromEntries(forwardedNames.map((name) => [name, forward(name)]))
  return Object.assign(own, methods as unknown as Pick<Latchkey, ForwardedName>)
}

const modes: ReadonlyArray<unknown> = ["dark", "light", "auto"]

/** Whether `open` was called for a bare press: with nothing but the element that gets the focus back. */
const isPress = (request: OpenOptions): boolean =>
  typeof request === "object" && request !== null && Object.keys(request).every((key) => key === "opener")

const isEnglish = (locale: NonNullable<LatchkeyOptions["locale"]>): boolean =>
  typeof locale === "string" && /^(en|$)/i.test(locale)

type Listeners = ProviderListeners[string]

const loadShellTasks = () => importChunk(() => import("../start/shellTasks.ts"))

/** Returns a copy with all that is in it; the value itself if it cannot be copied, as an element or a function. */
const clone = <A>(given: A): A => {
  try {
    // Some documents of tests would clone an element.
    return [given, ...Object.values(Object(given))].some((value) => Object(value).nodeType)
      ? given
      : structuredClone(given)
  } catch {
    return given
  }
}

/** Copies an argument at the time of the call: the caller may change it later. */
const copy = <A>(given: A): A => {
  const whole = clone(given)
  if (whole !== given || typeof given !== "object" || given === null) return whole
  const fields: object = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, clone(value)]))
  return fields as A
}

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // no storage: a server, or a page that may not use it
  }
}
