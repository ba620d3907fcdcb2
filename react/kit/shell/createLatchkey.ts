import { emptySnapshot, type Snapshot, storedSnapshot } from "../../../core/wallets/storage/snapshot.ts"
import type { CheckedMethod } from "../../../core/kit/host/checkCall.ts"
import { KitMissing, throwMissing } from "../../../core/foundation/errors/KitMissing.ts"
import type { ProviderListener } from "../../../services/kit/host/notifyListeners.ts"
import { first } from "../../foundation/text/first.ts"
import { reportFault } from "../../foundation/state/reportFault.ts"
import type { ForwardedName, Latchkey, LatchkeyOptions, OpenOptions, RunningKit } from "../start/contract.ts"
import { createFrame, type Frame } from "../frame/createFrame.ts"

/** The methods that the running kit implements. */
const forwardedNames = [
  "connect",
  "disconnect",
  "switchNetwork",
  "switchConnection",
  "removeNamespace",
  "signMessage",
  "send",
  "log"
] as const satisfies ReadonlyArray<ForwardedName>

/**
 * Creates a kit. Costs one read of localStorage; loads nothing until it is needed, or until idle to restore a
 * connection.
 */
export const createLatchkey = (options: LatchkeyOptions): Latchkey => {
  const listeners = new Set<() => void>()
  const ears = new Set<ProviderListener>()
  let snapshot = stored(options)
  let running: Promise<RunningKit> | undefined
  let frame: Frame | undefined
  let theme = options.themeMode ?? "dark"
  /** Counts openings, so that one the visitor has closed in the meantime does not reopen. */
  let opening = 0
  let disposed = false

  const publish = (next: Snapshot): void => {
    if (disposed) return
    snapshot = next
    for (const listener of [...listeners]) {
      try {
        listener()
      } catch (cause) {
        reportFault(cause)
      }
    }
  }

  const ownFrame = (into?: HTMLElement): Frame => {
    if (frame === undefined) {
      frame = createFrame(theme, into)
      frame.drawLoading()
    }
    return frame
  }

  const load = (): Promise<RunningKit> =>
    (running ??= fetched(() => import("../start/startKit.tsx"))
      .then(({ startKit }) => startKit(options, ownFrame(), publish, ears))
      .catch((cause: unknown) => {
        running = undefined // a failed import is not cached: the next caller tries again
        throw cause
      }))

  const prepare = (): void => {
    if (!disposed) load().catch(() => {})
  }

  /**
   * The displayed account is captured when the call is made: this is the account that will be asked to sign or send.
   */
  const withKit = async <A, B>(
    method: CheckedMethod,
    given: A,
    run: (kit: RunningKit, asked: A, seen: Snapshot) => Promise<B>
  ): Promise<B> => {
    const [asked, seen] = [copy(given), snapshot]
    if (disposed) throwMissing("disposed")
    await checked(method, asked)
    return run(await load(), asked, seen)
  }

  const open = async (request: OpenOptions = {}): Promise<void> => {
    if (disposed) return
    const turn = ++opening
    // A press passes no options: there is nothing to check or wait for.
    if (!/^(opener)?$/.test(`${Object.keys(request)}`)) {
      await checked("open", request).catch((cause: unknown) => {
        if (!(cause instanceof KitMissing)) throw cause // the frame shows that the code did not load
      })
      if (turn !== opening) return
    }
    const at = ownFrame(request.into)
    if (running === undefined || !at.dialog.hasAttribute("data-ready")) {
      at.drawLoading()
      at.show(request.opener)
      at.onLeave = () => {
        opening++
        at.hide()
      }
    }
    const kit = await load().catch((cause: unknown) => {
      if (turn === opening) at.drawFailed(sentence(cause), () => void open(request).catch(() => {}))
      throw cause
    })
    if (turn !== opening) return
    try {
      kit.open(request)
    } catch (cause) {
      at.hide() // the call itself was invalid: there is nothing to show, and the host gets the error
      throw cause
    }
  }

  const forwarded = Object.fromEntries(
    forwardedNames.map((name) => [
      name,
      (given: never) => withKit(name, given, (kit, asked, seen): Promise<unknown> => kit[name](asked, seen))
    ])
  ) as unknown as Pick<Latchkey, ForwardedName>

  if (snapshot.status === "reconnecting") whenIdle(prepare)

  return {
    open: (request) => open(copy(request)),
    close: () => {
      opening++
      if (running === undefined) frame?.hide()
      else
        void running.then(
          (kit) => kit.close(),
          () => {}
        )
    },
    ...forwarded,
    provider: (namespace) => ({
      request: (call) =>
        withKit("provider", namespace, (kit, _, seen) => kit.request(namespace, call, seen)).catch((cause) => {
          throw cause.code < 1e5 ? cause : Object.assign(Error(cause.message), { code: 4900, data: cause })
        }),
      on: (...heard) => void ears.add([namespace, ...heard]),
      removeListener: (...heard) =>
        ears.forEach((ear) => {
          if ([namespace, ...heard].every((part, i) => part === ear[i])) ears.delete(ear)
        })
    }),
    setTheme: (mode) => {
      if (!/^(dark|light|auto)$/.test(mode)) return void checked("setTheme", mode).catch(reportFault)
      theme = mode
      frame?.setTheme(mode)
      void running?.then(
        (kit) => kit.setTheme(mode),
        () => {}
      )
    },
    prepare,
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispose: async () => {
      disposed = true
      opening++
      listeners.clear()
      await running?.then(
        (kit) => kit.dispose(),
        () => {}
      )
      frame?.dispose()
    }
  }
}

/** Loads a chunk; retries once after a failure. */
const fetched = <A>(chunk: () => Promise<A>): Promise<A> =>
  chunk()
    .catch(() => wait(400).then(chunk))
    .catch(throwMissing)

/**
 * Rejects arguments that a method does not accept with `CallMisfit`. A chunk of its own: the shell contains no texts
 * for it.
 */
const checked = (method: CheckedMethod, asked: unknown): Promise<void> =>
  fetched(() => import("../../../core/kit/host/checkCall.ts")).then(({ checkCall }) => {
    const misfit = checkCall(method, asked)
    if (misfit) throw misfit
  })

/** Copies an argument at the time of the call: the caller may change it later. */
const copy = <A>(given: A): A => (typeof given === "object" ? { ...given } : given)

const wait = (millis: number): Promise<void> => new Promise((done) => setTimeout(done, millis))

/** Returns the sentence for the visitor: the kit's own failures bring one. */
const sentence = (cause: unknown): string =>
  cause instanceof KitMissing || !(cause instanceof Error) ? first["modal.missing"] : cause.message

const stored = ({ enableReconnect = true, storageName = "" }: LatchkeyOptions): Snapshot => {
  try {
    return storedSnapshot((key) => localStorage.getItem(key), storageName, enableReconnect)
  } catch {
    return emptySnapshot // no storage: a server, or a page that may not use it
  }
}

const whenIdle = (run: () => void): unknown =>
  typeof requestIdleCallback === "function" ? requestIdleCallback(run, { timeout: 2000 }) : setTimeout(run, 200) // Safari
