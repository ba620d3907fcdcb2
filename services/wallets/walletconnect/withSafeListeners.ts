/** Returns true for the library's event handlers, whose outcome is not awaited. */
const isHandler = (name: string): boolean => /^on[A-Z]/.test(name)
/**
 * Returns true for methods that the library sometimes starts without awaiting: its checks, and its messages, which a
 * session may not live to send.
 */
const isNotAlwaysAwaited = (name: string): boolean => /^(isValid|send(Error|Request|Result)$)/.test(name)

/** The library's `EventEmitter` on which it waits for answers: each wait is for one event's next occurrence. */
interface Listeners {
  readonly once: (event: string, listener: (outcome: unknown) => void) => unknown
  readonly emit: (event: string, outcome: unknown) => unknown
  readonly eventNames: () => ReadonlyArray<unknown>
}

/** The used parts of the library's client, for a page or for a wallet. */
interface Parts {
  readonly core: {
    readonly pairing: object
    readonly relayer: { readonly provider: { readonly on?: (event: string, listener: () => void) => void } }
  }
  readonly engine: object & { readonly events?: Listeners }
  readonly session: { readonly keys: ReadonlyArray<string> }
}

/**
 * Makes a client ignore errors that no caller can handle, and that would otherwise be unhandled rejections or uncaught
 * errors of the page: an unexpected message makes the library's handler reject (both sides end a session at once, an
 * answer without a request); some checks and refusals are started and not awaited; a wait that times out rejects twice,
 * the second time out of any caller's reach; and a socket that was abandoned for another has no listener for its
 * refusal (reliability F17, F25, F28).
 */
export const withSafeListeners = ({ core: { pairing, relayer }, engine, session }: Parts): void => {
  for (const part of [engine, pairing]) {
    for (const name of Object.keys(part).filter(isHandler)) {
      replaceMethod(part, name, (handle) => async (...args) => {
        try {
          return await handle(...args)
        } catch {
          return undefined
        }
      })
    }
  }
  for (const name of Object.keys(engine).filter(isNotAlwaysAwaited)) {
    replaceMethod(engine, name, (begin) => (...args) => {
      const result = begin(...args)
      if (result instanceof Promise) result.catch(() => {})
      return result
    })
  }
  if (engine.events !== undefined) endWaits(engine.events)
  // A session that is ended twice is over, whichever side was first; the library awaits this where a rejection is not
  // handled.
  replaceMethod(engine, "deleteSession", (end) => async (...args) => {
    try {
      return await end(...args)
    } catch (cause) {
      if (session.keys.includes(String(Reflect.get(Object(args[0]), "topic")))) throw cause
      return undefined
    }
  })
  const addErrorListener = (): void => relayer.provider.on?.("error", () => {})
  addErrorListener()
  replaceMethod(relayer, "createProvider", (create) => async (...args) => {
    await create(...args)
    addErrorListener()
  })
}

/** WalletConnect's code for a request that expired without an answer. */
export const expiredCode = 8000
/** The event that ends a wait without an answer of a wallet. */
const expired = { error: { code: expiredCode, message: "Expired" } }
/** How long the library waits for a wallet's answer, and how much earlier the wait is ended here, milliseconds. */
const waitMillis = 300_000
const soonerMillis = 5_000

/**
 * Ends each wait for a wallet's answer through the awaited event, shortly before the library's own timer: that timer
 * rejects the library's promise, as it should, and also a second one that has no handler.
 */
const endWaits = (listeners: Listeners): void =>
  replaceMethod(listeners, "once", (once) => (event, listener) => {
    if (typeof event !== "string" || typeof listener !== "function") return once(event, listener)
    const timer = setTimeout(() => listeners.emit(event, expired), waitMillis - soonerMillis)
    return once(event, (...outcome: ReadonlyArray<unknown>) => {
      clearTimeout(timer)
      return Reflect.apply(listener, undefined, outcome)
    })
  })

/** Ends all waits of a client for a wallet's answer now, as if each had expired; a later one fails at once. */
export const endAllWaits = ({ engine: { events } }: { readonly engine: Parts["engine"] }): void => {
  if (events !== undefined) {
    replaceMethod(events, "once", () => () => {
      throw new Error("The client has ended.")
    })
  }
  for (const event of events?.eventNames() ?? []) if (typeof event === "string") events?.emit(event, expired)
}

type Act = (...args: ReadonlyArray<unknown>) => unknown

const replaceMethod = (owner: object, name: string, by: (act: Act) => Act): void => {
  const act: unknown = Reflect.get(owner, name)
  if (typeof act === "function")
    Reflect.set(
      owner,
      name,
      by((...args) => Reflect.apply(act, owner, args))
    )
}
