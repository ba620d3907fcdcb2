import type { Client } from "./openClient.ts"

/** The parts used here of the library's client, a page's or a wallet's. */
type Parts = Pick<Client, "core" | "session" | "engine">

/**
 * How long after a connection opens its subscriptions are checked, milliseconds: once the library's own work is done,
 * and once more.
 */
const looks = [500, 3_000] as const

/**
 * Ensures that a client is subscribed to each of its sessions and pairings whenever it connects. If a connection drops
 * and comes back twice in quick succession, the library forgets some subscriptions, and their messages would be lost
 * for good (reliability F24). Returns a function that stops it.
 */
export const keepTopics = ({ core, engine, session }: Parts): (() => void) => {
  const { pairing, relayer } = core
  const waiting = new Set<ReturnType<typeof setTimeout>>()
  const isKnown = (topic: string): boolean =>
    relayer.subscriber.topics.includes(topic) || relayer.subscriber.pending.has(topic)
  const look = (): void => {
    if (!relayer.connected) return
    const pairings = pairing
      .getPairings()
      .filter(({ expiry }) => expiry * 1_000 > Date.now())
      .map(({ topic }) => topic)
    for (const topic of new Set([...session.keys, ...pairings, ...listUnsettledTopics(engine)])) {
      if (!isKnown(topic)) relayer.subscribe(topic).catch(() => {})
    }
  }
  const scheduleLooks = (): void => {
    for (const wait of looks) {
      const timer = setTimeout(() => {
        waiting.delete(timer)
        look()
      }, wait)
      waiting.add(timer)
    }
  }
  relayer.on("relayer_connect", scheduleLooks)
  return () => {
    relayer.off("relayer_connect", scheduleLooks)
    for (const timer of waiting) clearTimeout(timer)
    waiting.clear()
  }
}

/** Returns the topics of sessions that are granted and not yet settled; the library has no public access to them. */
const listUnsettledTopics = (engine: object): ReadonlyArray<string> => {
  const pending: unknown = Reflect.get(engine, "pendingSessions")
  return pending instanceof Map
    ? [...pending.values()].flatMap((request: unknown) => {
        const topic: unknown = Reflect.get(Object(request), "sessionTopic")
        return typeof topic === "string" ? [topic] : []
      })
    : []
}
