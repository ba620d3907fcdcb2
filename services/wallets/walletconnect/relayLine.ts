import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { refusalOf } from "../../../core/foundation/http/projectErrors.ts"
import { keepTopics } from "./keepTopics.ts"
import type { Client } from "./openClient.ts"

/** A client's line to the relay, kept up for as long as somebody needs it. */
export interface RelayLine {
  /** Tries to be connected now: the visitor acts, the device is online again, or the page is seen again. */
  readonly wake: () => void
  /** Called with the relay's sentence when it refuses the client; returns how to stop listening. */
  readonly onRefused: (listener: (sentence: string) => void) => () => void
  /** Somebody needs the line, until what is given back is called. */
  readonly need: () => () => void
  readonly stop: () => Promise<void>
}

/**
 * How long until the first try to come back, and the most between two: the library's own waits grow to 16 s and more.
 */
const firstMillis = 250
const mostMillis = 8_000
/** How long one try may take. */
const tryMillis = 5_000

type Relayer = Client["core"]["relayer"]
type RelayCall = Parameters<Relayer["request"]>[0]

/**
 * Keeps a client's line up: one loop that comes back after a drop, quicker and quicker woken than the library's; what
 * was on its way when the line dropped is handed over again once it is back. That is the same message under the same
 * id, which relay and wallets take once. A relay that refuses us is left alone until somebody acts. Reliability F24,
 * F25.
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
   * The library goes on trying by itself, at a relay that refuses us a hundred times a second: its tries, which each
   * begin with a token, wait here.
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
  const unsubscribe = typeof window === "undefined" ? () => {} : listenToPage(wake)

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
        // Without anybody who waits for it, the library would go on trying. One that stands still has word of late
        // approvals.
        if (wanted() || relayer.connected) return
        shutGate()
        quietly(() => relayer.transportClose())
      }
    },
    stop: async () => {
      stopped = true
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
 * The library begins a connection for each request that finds none: several at once take each other's socket away, and
 * may wait for ever. Who comes second waits for the first one's (reliability F25).
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

/**
 * A message that is on its way when the line drops is sent again when it is back. The same one asked for meanwhile
 * joins it. What the client listens to is not asked for again here: the library does that before it says that the line
 * stands, and would wait for itself. Gives back how to stop: what still waits then never ends.
 */
const handsOn = (relayer: Relayer, stopped: () => boolean): (() => void) => {
  const send = relayer.request.bind(relayer)
  const underWay = new Map<string, ReturnType<typeof send>>()
  const gone = nextTime(relayer, "relayer_disconnect")
  const back = nextTime(relayer, "relayer_connect")
  const sent = async (call: RelayCall): ReturnType<typeof send> => {
    for (;;) {
      const [lost, again] = [gone.next(), back.next()]
      const asked = send(call)
      const outcome = await Promise.race([asked.then((answer) => ({ answer })), lost])
      if (outcome !== undefined) return outcome.answer
      asked.catch(() => {})
      await again
      if (stopped()) return await new Promise<never>(() => {})
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

/** What comes from now on is not taken: the relay keeps it for the page's next client, which may be here already. */
const deafen = (relayer: Relayer): void => {
  const stop: unknown = Reflect.get(relayer, "unregisterProviderListeners")
  // Before the first try to connect there is nothing to hear.
  if (typeof stop === "function" && "connection" in relayer.provider) Reflect.apply(stop, relayer, [])
}

/** Tells all who wait of an event's next time, by one listener. */
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

/**
 * A page that is online again, seen again or back out of the browser's cache wants its line at once (reliability F43,
 * F44).
 */
const listenToPage = (wake: () => void): (() => void) => {
  const seen = () => {
    if (document.visibilityState === "visible") wake()
  }
  window.addEventListener("online", wake)
  window.addEventListener("pageshow", wake)
  document.addEventListener("visibilitychange", seen)
  return () => {
    window.removeEventListener("online", wake)
    window.removeEventListener("pageshow", wake)
    document.removeEventListener("visibilitychange", seen)
  }
}

const quietly = (act: () => Promise<unknown>): void => void act().catch(() => {})
