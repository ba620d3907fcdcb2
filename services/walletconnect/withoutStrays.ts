/** What the library does with a message of the relay (its `EnginePrivate`), without anybody who waits for the outcome. */
const handlers = [
  "onRelayEventRequest", "onRelayEventResponse", "onRelayEventUnknownPayload", "onSessionProposeResponse", "onSessionSettleRequest",
  "onSessionSettleResponse", "onSessionUpdateRequest", "onSessionUpdateResponse", "onSessionExtendRequest", "onSessionExtendResponse",
  "onSessionPingRequest", "onSessionPingResponse", "onSessionDeleteRequest", "onSessionRequestResponse", "onSessionEventRequest"
]

/** The parts of a client of the library's, a page's or a wallet's, that are looked at here. */
interface Parts {
  readonly core: { readonly relayer: { readonly provider: { readonly on?: (event: string, listener: () => void) => void } } }
  readonly engine: object
}

/**
 * Makes a client drop what nobody can do anything about, and what would else be the page's unhandled rejection or uncaught
 * error: a message that does not fit makes the library's handler reject (both sides end a session at once, an answer that
 * nobody asked for); some of its checks it begins and does not wait for; and a socket that it has given up for another
 * tells nobody that it was refused (reliability F25, F28).
 */
export const withoutStrays = ({ core: { relayer }, engine }: Parts): void => {
  for (const name of handlers) {
    replaced(engine, name, (handle) => async (...args) => {
      try {
        return await handle(...args)
      } catch {
        return undefined
      }
    })
  }
  for (const name of Object.keys(engine).filter((one) => one.startsWith("isValid"))) {
    replaced(engine, name, (check) => (...args) => {
      const checked = check(...args)
      if (checked instanceof Promise) checked.catch(() => {})
      return checked
    })
  }
  const hearing = (): void => relayer.provider.on?.("error", () => {})
  hearing()
  replaced(relayer, "createProvider", (create) => async (...args) => {
    await create(...args)
    hearing()
  })
}

type Act = (...args: ReadonlyArray<unknown>) => unknown

const replaced = (owner: object, name: string, by: (act: Act) => Act): void => {
  const act: unknown = Reflect.get(owner, name)
  if (typeof act === "function") Reflect.set(owner, name, by((...args) => Reflect.apply(act, owner, args)))
}
