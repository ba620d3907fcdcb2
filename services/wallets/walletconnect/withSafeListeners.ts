/** What the library does when it is told something, without anybody who waits for the outcome. */
const isHandler = (name: string): boolean => /^on[A-Z]/.test(name)
/**
 * What it begins at times and does not wait for: its checks, and its no to what comes out of turn, which a session may
 * not live to send.
 */
const isBegunOnly = (name: string): boolean => name.startsWith("isValid") || name === "sendError"

/** Where the library waits for answers (its `EventEmitter`): each waits for one event's next time. */
interface Ears {
  readonly once: (event: string, listener: (outcome: unknown) => void) => unknown
  readonly emit: (event: string, outcome: unknown) => unknown
}

/** The parts of a client of the library's, a page's or a wallet's, that are looked at here. */
interface Parts {
  readonly core: {
    readonly pairing: object
    readonly relayer: { readonly provider: { readonly on?: (event: string, listener: () => void) => void } }
  }
  readonly engine: object & { readonly events?: Ears }
  readonly session: { readonly keys: ReadonlyArray<string> }
}

/**
 * Makes a client drop what nobody can do anything about, and what would else be the page's unhandled rejection or
 * uncaught error: a message that does not fit makes the library's handler reject (both sides end a session at once, an
 * answer that nobody asked for); some of its checks and refusals it begins and does not wait for; what it gives up
 * waiting for rejects twice, the second time out of anybody's reach; and a socket that it has given up for another
 * tells nobody that it was refused (reliability F17, F25, F28).
 */
export const withSafeListeners = ({ core: { pairing, relayer }, engine, session }: Parts): void => {
  for (const part of [engine, pairing]) {
    for (const name of Object.keys(part).filter(isHandler)) {
      replaced(part, name, (handle) => async (...args) => {
        try {
          return await handle(...args)
        } catch {
          return undefined
        }
      })
    }
  }
  for (const name of Object.keys(engine).filter(isBegunOnly)) {
    replaced(engine, name, (begin) => (...args) => {
      const begun = begin(...args)
      if (begun instanceof Promise) begun.catch(() => {})
      return begun
    })
  }
  if (engine.events !== undefined) endWaits(engine.events)
  // A session that is told to be over twice is over, whoever was first; the library waits for it where nobody hears of
  // a rejection.
  replaced(engine, "deleteSession", (end) => async (...args) => {
    try {
      return await end(...args)
    } catch (cause) {
      if (session.keys.includes(String(Reflect.get(Object(args[0]), "topic")))) throw cause
      return undefined
    }
  })
  const hearing = (): void => relayer.provider.on?.("error", () => {})
  hearing()
  replaced(relayer, "createProvider", (create) => async (...args) => {
    await create(...args)
    hearing()
  })
}

/** WalletConnect's number for a request that nobody answered in its time. */
export const expiredCode = 8000
/**
 * How long the library waits for a wallet's word, milliseconds, and by how much it is told sooner that there was none.
 */
const waitMillis = 300_000
const soonerMillis = 5_000

/**
 * Ends each wait for a wallet's word by the event that is waited for, a moment before the library's own clock would: by
 * that it rejects its promise, as it should, and a second one besides that nobody holds.
 */
const endWaits = (ears: Ears): void =>
  replaced(ears, "once", (once) => (event, listener) => {
    if (typeof event !== "string" || typeof listener !== "function") return once(event, listener)
    const timer = setTimeout(
      () => ears.emit(event, { error: { code: expiredCode, message: "Expired" } }),
      waitMillis - soonerMillis
    )
    return once(event, (...outcome: ReadonlyArray<unknown>) => {
      clearTimeout(timer)
      return Reflect.apply(listener, undefined, outcome)
    })
  })

type Act = (...args: ReadonlyArray<unknown>) => unknown

const replaced = (owner: object, name: string, by: (act: Act) => Act): void => {
  const act: unknown = Reflect.get(owner, name)
  if (typeof act === "function")
    Reflect.set(
      owner,
      name,
      by((...args) => Reflect.apply(act, owner, args))
    )
}
