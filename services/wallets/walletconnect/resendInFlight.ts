import { answerMillis } from "./answerMillis.ts"
import type { Client } from "./openClient.ts"

type Relayer = Client["core"]["relayer"]
type RelayCall = Parameters<Relayer["request"]>[0]

/** Returns how long the relay keeps a message, in milliseconds, by the message's own `ttl`. */
const getTtlMillis = ({ params }: RelayCall): number => {
  const ttl: unknown = Reflect.get(Object(params), "ttl")
  return typeof ttl === "number" ? ttl * 1_000 : Number.POSITIVE_INFINITY
}

/**
 * Sends a message that was in flight when the connection dropped again after the reconnection, with its content and id,
 * so that relay and wallets process it once; unless the relay would no longer keep it: its sender has given it up by
 * then, and a wallet that received it after all might pay twice (reliability F24). A second request for the same message
 * joins the first. Subscriptions are not repeated here: the library does that before it reports the connection as open,
 * and would wait for itself. Returns a function that stops it: messages still waiting then never complete.
 */
export const resendInFlight = (relayer: Relayer, isStopped: () => boolean): (() => void) => {
  const send = relayer.request.bind(relayer)
  const inFlight = new Map<string, ReturnType<typeof send>>()
  const disconnected = createEventWaiter(relayer, "relayer_disconnect")
  const connected = createEventWaiter(relayer, "relayer_connect")
  const { publisher } = relayer
  // The library gives up a message after a minute, and says so to its sender, while it is kept here: one end for both.
  Reflect.set(publisher, "publishTimeout", answerMillis)
  const sendUntilAnswered = async (call: RelayCall): ReturnType<typeof send> => {
    const deadline = Date.now() + getTtlMillis(call)
    for (;;) {
      const [drop, reconnection] = [disconnected.next(), connected.next()]
      const sent = send(call)
      const outcome = await Promise.race([sent.then((answer) => ({ answer })), drop])
      if (outcome !== undefined) return outcome.answer
      sent.catch(() => {})
      await reconnection
      // A message past its deadline stays in flight, for the library would send it again.
      if (isStopped() || Date.now() >= deadline) return await new Promise<never>(() => {})
    }
  }
  relayer.request = (call) => {
    if (/subscribe|fetch/i.test(call.method)) return send(call)
    const key = JSON.stringify([call.method, call.params])
    const known = inFlight.get(key)
    if (known !== undefined) return known
    const answer = sendUntilAnswered(call).finally(() => inFlight.delete(key))
    inFlight.set(key, answer)
    return answer
  }
  return () => {
    relayer.request = send
    inFlight.clear()
    disconnected.off()
    connected.off()
  }
}

/** Notifies all waiters of an event's next occurrence, through one listener. */
const createEventWaiter = (
  relayer: Relayer,
  event: string
): { readonly next: () => Promise<undefined>; readonly off: () => void } => {
  let waiting: Promise<undefined> | undefined
  let notify = (): void => {}
  const onEvent = (): void => {
    waiting = undefined
    notify()
  }
  relayer.on(event, onEvent)
  return {
    next: () => {
      waiting ??= new Promise((resolve) => {
        notify = () => resolve(undefined)
      })
      return waiting
    },
    off: () => relayer.off(event, onEvent)
  }
}
