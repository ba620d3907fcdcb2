import type { Client } from "./openClient.ts"

/** The parts of a client of the library's, a page's or a wallet's, that are looked at here. */
type Parts = Pick<Client, "core" | "session" | "engine">

/**
 * How long after a line stands it is looked whether everything is listened to, milliseconds: once its own work is done,
 * and once more.
 */
const looks = [500, 3_000] as const

/**
 * Sees to it that a client listens to each of its sessions and pairings whenever its line stands. Where a line drops
 * and comes back twice in a moment the library forgets some of them, and what comes there would be lost for good
 * (reliability F24). Gives back how to stop.
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
    for (const topic of new Set([...session.keys, ...pairings, ...settling(engine)])) {
      if (!isKnown(topic)) relayer.subscribe(topic).catch(() => {})
    }
  }
  const later = (): void => {
    for (const wait of looks) {
      const timer = setTimeout(() => {
        waiting.delete(timer)
        look()
      }, wait)
      waiting.add(timer)
    }
  }
  relayer.on("relayer_connect", later)
  return () => {
    relayer.off("relayer_connect", later)
    for (const timer of waiting) clearTimeout(timer)
    waiting.clear()
  }
}

/** Topics of sessions that were granted and are not settled yet; the library keeps them to itself. */
const settling = (engine: object): ReadonlyArray<string> => {
  const pending: unknown = Reflect.get(engine, "pendingSessions")
  return pending instanceof Map
    ? [...pending.values()].flatMap((one: unknown) => {
        const topic: unknown = Reflect.get(Object(one), "sessionTopic")
        return typeof topic === "string" ? [topic] : []
      })
    : []
}
