import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { type Client, type ClientOptions, openClient } from "./openClient.ts"
import type { ClientStorage } from "./clientStorage.ts"
import { type RelayLine, relayLine } from "./relayLine.ts"

/** A client that stands, with its line. Plain values: another copy of the kit on the page may have made it. */
export interface SharedClient {
  readonly client: Client
  readonly line: RelayLine
  /** Sessions that a kit of this page uses, by topic. */
  readonly inUse: Set<string>
  /** Sessions that are being ended, by topic: a wallet is told once. */
  readonly closing: Set<string>
}

/**
 * Ends a session on both sides; a relay that is away is told when it is back. Resolves also when the wallet ended it in
 * the same moment: what counts is that it is gone.
 */
export const closeSession = async ({ client, closing }: SharedClient, topic: string): Promise<void> => {
  if (closing.has(topic)) return
  closing.add(topic)
  try {
    await client.disconnect({ topic, reason: { code: 6000, message: "User disconnected." } })
  } catch (cause) {
    if (client.session.keys.includes(topic)) throw cause
  } finally {
    closing.delete(topic)
  }
}

interface Entry {
  users: number
  readonly opened: Promise<SharedClient>
}

interface Register {
  /** By what makes clients one: project, relay, storage name. */
  walletConnect?: Map<string, Entry>
}

const name = Symbol.for("latchkey")

/** What kits of a page share, also when they are of different copies. The only global of the kit. */
const register = (): Map<string, Entry> => {
  const home = globalThis as { [name]?: Register }
  const shared = home[name] ?? {}
  home[name] = shared
  const clients = shared.walletConnect ?? new Map<string, Entry>()
  shared.walletConnect = clients
  return clients
}

/**
 * The one client of a project, relay and storage name on this page, until the scope ends: who asks second gets the
 * first one's, and its line is closed when the last is gone. Rejects when it cannot start; the next who asks tries
 * again.
 */
export const shareClient = (
  options: ClientOptions,
  storage: () => ClientStorage
): Effect.Effect<SharedClient, unknown, Scope.Scope> => {
  const key = JSON.stringify([1, options.projectId, options.relay, options.storageName])
  const release = (entry: Entry): void => {
    entry.users--
    if (entry.users > 0) return
    const all = register()
    if (all.get(key) === entry) all.delete(key)
    entry.opened.then(
      ({ line }) => line.stop(),
      () => {}
    )
  }
  const acquire = Effect.sync(() => {
    const all = register()
    const entry = all.get(key) ?? { users: 0, opened: open(options, storage()) }
    all.set(key, entry)
    entry.users++
    entry.opened.catch(() => {
      if (all.get(key) === entry) all.delete(key)
    })
    return entry
  })
  return Effect.flatMap(
    Effect.acquireRelease(acquire, (entry) => Effect.sync(() => release(entry))),
    ({ opened }) => Effect.tryPromise({ try: () => opened, catch: (cause) => cause })
  )
}

const open = async (options: ClientOptions, storage: ClientStorage): Promise<SharedClient> => {
  const client = await openClient(options, storage)
  return { client, line: relayLine(client), inUse: new Set(), closing: new Set() }
}
