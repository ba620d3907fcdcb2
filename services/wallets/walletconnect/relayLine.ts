import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { refusalOf } from "../../../core/foundation/http/projectErrors.ts"
import { keepTopics } from "./keepTopics.ts"
import type { Client } from "./openClient.ts"
import { endAllWaits } from "./withSafeListeners.ts"

/** A client's connection to the relay, kept open while there are users of it. */
export interface RelayLine {
  /** Tries to connect now: the visitor acts, the device is online again, or the page is visible again. */
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
 * The delay before the first reconnection attempt, and the longest between two: the library's own delays grow to 16 s
 * and more.
 */
const firstMillis = 250
const mostMillis = 8_000
/** How long one attempt may take. */
const tryMillis = 5_000
/** How long a wallet has to answer a request, milliseconds. */
export const answerMillis = 300_000

type Relayer = Client["core"]["relayer"]
type RelayCall = Parameters<Relayer["request"]>[0]

/**
 * Keeps a client connected to the relay: one loop reconnects after a drop, faster than the library and with earlier
 * wake-ups; messages in flight during the drop are sent again afterwards (`handsOn`). After a refusal by the relay it does not retry until the user acts. Reliability F24, F25.
 */
export const relayLine = (client: Client): RelayLine => {
  const { relayer } = client.core
  const listeners = new Set<(sentence: string) => void>()
  let needed = 0
  let stopped = false
  let refused = false
  let coming: Fiber.RuntimeFiber<void> | undefined
  let nudge = (): void => {}

  /**
   * The library retries by itself, a hundred times a second with a relay that refuses the client: its attempts, each of
   * which begins with a token, wait here.
   */
  let allowed = (): void => {}
  let gate = Promise.resolve()
  const shutGate = (): void => {
    allowed()
    gate = new Promise((resolve) => {
      allowed = resolve
    })
  }
  const { crypto } = client.core
  const signed = crypto.signJWT.bind(crypto)
  crypto.signJWT = async (audience) => {
    await gate
    return signed(audience)
  }

  oneAtATime(relayer)
  const wanted = (): boolean => !stopped && !refused && (needed > 0 || client.session.length > 0)
  const comeBack = Effect.gen(function* () {
    for (let wait = firstMillis; ; wait = Math.min(wait * 1.5, mostMillis)) {
      yield* Effect.race(
        Effect.sleep(wait),
        Effect.async<void>((resume) => {
          nudge = () => resume(Effect.void)
        })
      )
      if (!wanted() || relayer.connected) return
      yield* Effect.ignore(
        Effect.timeout(
          Effect.tryPromise(() => relayer.restartTransport()),
          tryMillis
        )
      )
      if (relayer.connected) return
    }
  })
  const start = (): void => {
    if (coming !== undefined || !wanted()) return
    coming = Effect.runFork(comeBack)
    coming.addObserver(() => {
      coming = undefined
    })
  }
  const wake = (): void => {
    refused = false
    allowed()
    if (stopped || relayer.connected) return
    start()
    nudge()
  }
  const onError = (error: unknown): void => {
    if (!(error instanceof Error) || refused || refusalOf(error.message, "") === undefined) return
    refused = true
    shutGate()
    quietly(() => relayer.transportClose())
    for (const listener of [...listeners]) listener(error.message)
  }
  relayer.on("relayer_error", onError)
  relayer.on("relayer_disconnect", start)
  const handOn = handsOn(relayer, () => stopped)
  const letTopicsGo = keepTopics(client)
  const drop = (): void => {
    Reflect.set(relayer, "hasExperiencedNetworkDisruption", true)
    quietly(async () => {
      await relayer.transportClose()
      relayer.transportExplicitlyClosed = stopped
    })
  }
  const unsubscribe = typeof window === "undefined" ? () => {} : listenToPage(wake, drop)

  return {
    wake,
    onRefused: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    need: () => {
      needed++
      let mine = true
      return () => {
        if (mine) needed--
        mine = false
        // When the connection is not needed, the library would still retry. An open one is left: it delivers late
        // approvals.
        if (wanted() || relayer.connected) return
        shutGate()
        quietly(() => relayer.transportClose())
      }
    },
    stop: async () => {
      stopped = true
      endAllWaits(client)
      deafen(relayer)
      shutGate()
      unsubscribe()
      handOn()
      letTopicsGo()
      relayer.off("relayer_error", onError)
      relayer.off("relayer_disconnect", start)
      if (coming !== undefined) await Effect.runPromise(Fiber.interrupt(coming))
      client.core.heartbeat.stop()
      await relayer.transportClose().catch(() => {})
    }
  }
}

/**
 * Makes connection attempts run one at a time. The library starts one for each request that finds no connection:
 * several at once take each other's socket away, and may wait for ever. A second caller waits for the first attempt
 * (reliability F25).
 */
const oneAtATime = (relayer: Relayer): void => {
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

/** For how long the relay keeps a message, ms: as it says itself. */
const keptMillis = ({ params }: RelayCall): number => {
  const ttl: unknown = Reflect.get(Object(params), "ttl")
  return typeof ttl === "number" ? ttl * 1_000 : Number.POSITIVE_INFINITY
}

/**
 * Sends a message that was in flight when the connection dropped again after the reconnection, with its content and id,
 * so that relay and wallets process it once; unless it has outlived the time for which the relay would have kept it:
 * whoever sent it has given it up by then, and a wallet that was asked after all might pay twice (reliability F24). A
 * second request for the same message joins the first. Subscriptions are not repeated here: the library does that
 * before it reports the connection as open, and would wait for itself. Returns a function that stops it: messages still
 * waiting then never complete.
 */
const handsOn = (relayer: Relayer, stopped: () => boolean): (() => void) => {
  const send = relayer.request.bind(relayer)
  const underWay = new Map<string, ReturnType<typeof send>>()
  const gone = nextTime(relayer, "relayer_disconnect")
  const back = nextTime(relayer, "relayer_connect")
  const { publisher } = relayer
  // The library gives up a message after a minute, and tells its sender so, while it is kept here: one end for both.
  Reflect.set(publisher, "publishTimeout", answerMillis)
  const sent = async (call: RelayCall): ReturnType<typeof send> => {
    const over = Date.now() + keptMillis(call)
    for (;;) {
      const [lost, again] = [gone.next(), back.next()]
      const asked = send(call)
      const outcome = await Promise.race([asked.then((answer) => ({ answer })), lost])
      if (outcome !== undefined) return outcome.answer
      asked.catch(() => {})
      await again
      // What is over stays under way, for the library would hand it over again.
      if (stopped() || Date.now() >= over) return await new Promise<never>(() => {})
    }
  }
  relayer.request = (call) => {
    if (/subscribe|fetch/i.test(call.method)) return send(call)
    const key = JSON.stringify([call.method, call.params])
    const known = underWay.get(key)
    if (known !== undefined) return known
    const asked = sent(call).finally(() => underWay.delete(key))
    underWay.set(key, asked)
    return asked
  }
  return () => {
    relayer.request = send
    underWay.clear()
    gone.off()
    back.off()
  }
}

/** Notifies all waiters of an event's next occurrence, through one listener. */
const nextTime = (
  relayer: Relayer,
  event: string
): { readonly next: () => Promise<undefined>; readonly off: () => void } => {
  let waiting: Promise<undefined> | undefined
  let tell = (): void => {}
  const listener = (): void => {
    waiting = undefined
    tell()
  }
  relayer.on(event, listener)
  return {
    next: () => {
      waiting ??= new Promise((resolve) => {
        tell = () => resolve(undefined)
      })
      return waiting
    },
    off: () => relayer.off(event, listener)
  }
}

/** Ignores all later messages: the relay stores them for the page's next client, which may already exist. */
const deafen = (relayer: Relayer): void => {
  const stop: unknown = Reflect.get(relayer, "unregisterProviderListeners")
  // Before the first connection attempt there are no messages.
  if (typeof stop === "function" && "connection" in relayer.provider) Reflect.apply(stop, relayer, [])
}

/**
 * Calls `wake` when the page is online again, visible again or restored from the browser's back/forward cache
 * (reliability F43, F44), and `drop` when it goes offline.
 */
const listenToPage = (wake: () => void, drop: () => void): (() => void) => {
  const seen = () => {
    if (document.visibilityState === "visible") wake()
  }
  window.addEventListener("online", wake)
  window.addEventListener("offline", drop)
  window.addEventListener("pageshow", wake)
  document.addEventListener("visibilitychange", seen)
  return () => {
    window.removeEventListener("online", wake)
    window.removeEventListener("offline", drop)
    window.removeEventListener("pageshow", wake)
    document.removeEventListener("visibilitychange", seen)
  }
}

const quietly = (act: () => Promise<unknown>): void => void act().catch(() => {})
