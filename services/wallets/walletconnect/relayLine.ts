import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { getRefusal } from "../../../core/foundation/http/projectErrors.ts"
import { keepTopics } from "./keepTopics.ts"
import type { Client } from "./openClient.ts"
import { resendInFlight } from "./resendInFlight.ts"
import { endAllWaits } from "./withSafeListeners.ts"

/** A client's connection to the relay, kept open while there are users of it. */
export interface RelayLine {
  /** Tries to connect now: called when the visitor acts, or when the device is online or the page visible again. */
  readonly wake: () => void
  /**
   * Calls the listener with the relay's message when the relay refuses the client; returns a function that stops it.
   */
  readonly onRefused: (listener: (sentence: string) => void) => () => void
  /** Keeps the connection open until the returned function is called. */
  readonly need: () => () => void
  readonly stop: () => Promise<void>
}

/**
 * The delay before the first attempt to reconnect, and the longest delay between two attempts. The library's own delays
 * grow to 16 s and more.
 */
const firstMillis = 250
const mostMillis = 8_000
/** How long one attempt may take. */
const attemptMillis = 5_000

type Relayer = Client["core"]["relayer"]

/**
 * Keeps a client connected to the relay: one loop reconnects after a drop, faster than the library and with earlier
 * wake-ups; messages in flight during the drop are sent again afterwards (`resendInFlight`). After a refusal by the
 * relay it does not retry until the user acts. Reliability F24, F25.
 */
export const relayLine = (client: Client): RelayLine => {
  const { relayer } = client.core
  let users = 0
  let isStopped = false
  const gate = limitAttempts(client)
  const refusal = watchRefusal(relayer, gate)
  connectOneAtATime(relayer)
  const isNeeded = (): boolean => !isStopped && !refusal.isRefused() && (users > 0 || client.session.length > 0)
  const reconnection = makeReconnection(relayer, isNeeded)

  const wake = (): void => {
    refusal.reset()
    gate.open()
    if (isStopped || relayer.connected) return
    reconnection.start()
    reconnection.wake()
  }
  const drop = (): void => {
    Reflect.set(relayer, "hasExperiencedNetworkDisruption", true)
    ignoreRejection(async () => {
      await relayer.transportClose()
      relayer.transportExplicitlyClosed = isStopped
    })
  }
  relayer.on("relayer_disconnect", reconnection.start)
  const stops = [
    resendInFlight(relayer, () => isStopped),
    keepTopics(client),
    refusal.stop,
    () => relayer.off("relayer_disconnect", reconnection.start)
  ]
  if (typeof window !== "undefined") stops.push(listenToPage(wake, drop))
  return {
    wake,
    onRefused: refusal.listen,
    need: () => {
      users++
      let isUser = true
      return () => {
        if (isUser) users--
        isUser = false
        // When the connection is not needed, the library would still retry. An open connection is kept: it delivers
        // late approvals.
        if (isNeeded() || relayer.connected) return
        gate.shut()
        ignoreRejection(() => relayer.transportClose())
      }
    },
    stop: async () => {
      isStopped = true
      endAllWaits(client)
      ignoreMessages(relayer)
      gate.shut()
      for (const stop of stops) stop()
      await reconnection.stop()
      client.core.heartbeat.stop()
      await relayer.transportClose().catch(() => {})
    }
  }
}

/**
 * Returns functions that block and release the library's attempts to connect. The library retries automatically, a
 * hundred times a second with a relay that refuses the client. Each attempt signs a token first, and waits there while
 * blocked.
 */
const limitAttempts = ({ core: { crypto } }: Client) => {
  let open = (): void => {}
  let gate = Promise.resolve()
  const sign = crypto.signJWT.bind(crypto)
  crypto.signJWT = async (audience) => {
    await gate
    return sign(audience)
  }
  return {
    open: (): void => open(),
    shut: (): void => {
      open()
      gate = new Promise((resolve) => {
        open = resolve
      })
    }
  }
}

/** Watches for the relay's refusal of the client, which ends the connection attempts. */
const watchRefusal = (relayer: Relayer, gate: { readonly shut: () => void }) => {
  const listeners = new Set<(sentence: string) => void>()
  let isRefused = false
  const onError = (error: unknown): void => {
    if (!(error instanceof Error) || isRefused || getRefusal(error.message, "") === undefined) return
    isRefused = true
    gate.shut()
    ignoreRejection(() => relayer.transportClose())
    for (const listener of [...listeners]) listener(error.message)
  }
  relayer.on("relayer_error", onError)
  return {
    isRefused: () => isRefused,
    reset: (): void => {
      isRefused = false
    },
    listen: (listener: (sentence: string) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: (): void => void relayer.off("relayer_error", onError)
  }
}

/** Returns the loop that reconnects while the connection is needed. */
const makeReconnection = (relayer: Relayer, isNeeded: () => boolean) => {
  let running: Fiber.RuntimeFiber<void> | undefined
  let endWait = (): void => {}
  const reconnect = Effect.gen(function* () {
    for (let wait = firstMillis; ; wait = Math.min(wait * 1.5, mostMillis)) {
      yield* Effect.race(
        Effect.sleep(wait),
        Effect.async<void>((resume) => {
          endWait = () => resume(Effect.void)
        })
      )
      if (!isNeeded() || relayer.connected) return
      yield* Effect.ignore(
        Effect.timeout(
          Effect.tryPromise(() => relayer.restartTransport()),
          attemptMillis
        )
      )
      if (relayer.connected) return
    }
  })
  return {
    start: (): void => {
      if (running !== undefined || !isNeeded()) return
      running = Effect.runFork(reconnect)
      running.addObserver(() => {
        running = undefined
      })
    },
    /** Ends the current delay. */
    wake: (): void => endWait(),
    stop: async (): Promise<void> => {
      if (running !== undefined) await Effect.runPromise(Fiber.interrupt(running))
    }
  }
}

/**
 * Makes connection attempts run one at a time. The library starts one for each request that finds no connection:
 * several at once take each other's socket away, and may wait forever. A second caller waits for the first attempt
 * (reliability F25).
 */
const connectOneAtATime = (relayer: Relayer): void => {
  const connect: unknown = Reflect.get(relayer, "connect")
  if (typeof connect !== "function") return
  let connecting: Promise<void> | undefined
  Reflect.set(relayer, "connect", (...args: ReadonlyArray<unknown>): Promise<void> => {
    connecting ??= Promise.resolve(Reflect.apply(connect, relayer, args)).finally(() => {
      connecting = undefined
    })
    return connecting
  })
}

/** Ignores all later messages: the relay stores them for the page's next client, which may already exist. */
const ignoreMessages = (relayer: Relayer): void => {
  const stop: unknown = Reflect.get(relayer, "unregisterProviderListeners")
  // Before the first connection attempt there are no messages.
  if (typeof stop === "function" && "connection" in relayer.provider) Reflect.apply(stop, relayer, [])
}

/**
 * Calls `wake` when the page is online again, visible again or restored from the browser's back/forward cache
 * (reliability F43, F44), and `drop` when it goes offline.
 */
const listenToPage = (wake: () => void, drop: () => void): (() => void) => {
  const onVisibility = () => {
    if (document.visibilityState === "visible") wake()
  }
  window.addEventListener("online", wake)
  window.addEventListener("offline", drop)
  window.addEventListener("pageshow", wake)
  document.addEventListener("visibilitychange", onVisibility)
  return () => {
    window.removeEventListener("online", wake)
    window.removeEventListener("offline", drop)
    window.removeEventListener("pageshow", wake)
    document.removeEventListener("visibilitychange", onVisibility)
  }
}

const ignoreRejection = (work: () => Promise<unknown>): void => void work().catch(() => {})
