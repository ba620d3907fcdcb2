import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { type Client, type ClientOptions, openClient } from "./openClient.ts"
import type { ClientStorage } from "./createClientStorage.ts"
import { type RelayLine, relayLine } from "./relayLine.ts"

/**
 * A started client, with its relay connection. Plain values: another copy of the kit on the page may have created it.
 */
export interface SharedClient {
  readonly client: Client
  readonly line: RelayLine
  /** Topics of the sessions that kits of this page use. */
  readonly inUse: Set<string>
  /** Topics of the sessions that are being ended, so that a wallet is notified once. */
  readonly closing: Set<string>
}

/**
 * Ends a session on both sides; if the relay is unreachable, it is notified once it is back. Resolves also if the
 * wallet ended the session at the same moment: either way it is gone.
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
  /** Keyed by project, relay and storage name. */
  walletConnect?: Map<string, Entry>
  /** Stops the library's timers. Only in a bundle, where scripts/libraries/libraryTimers.mjs sets it. */
  readonly stopTimers?: () => void
}

const name = Symbol.for("latchkey")

/** Returns the register that the kits of a page share, even from different copies. The only global of the kit. */
const register = (): Register => {
  const home = globalThis as { [name]?: Register }
  const shared = home[name] ?? {}
  home[name] = shared
  return shared
}
const getSharedEntries = (): Map<string, Entry> => {
  const shared = register()
  shared.walletConnect ??= new Map()
  return shared.walletConnect
}

/**
 * Returns the one client of a project, relay and storage name on this page, until the scope ends. Later callers share
 * the first caller's client, whose connection, timers and listeners end with the last scope. Rejects if the client
 * cannot start; the next caller tries again.
 */
export const shareClient = (
  options: ClientOptions,
  storage: () => ClientStorage
): Effect.Effect<SharedClient, unknown, Scope.Scope> => {
  const key = JSON.stringify([1, options.projectId, options.relay, options.storageName])
  const release = (entry: Entry): void => {
    entry.users--
    if (entry.users > 0) return
    const all = getSharedEntries()
    if (all.get(key) === entry) all.delete(key)
    entry.opened
      .then(
        ({ line }) => line.stop(),
        () => {}
      )
      .then(() => {
        if (all.size === 0) register().stopTimers?.()
      })
  }
  const acquire = Effect.sync(() => {
    const all = getSharedEntries()
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

/**
 * Opens a client that writes nothing once its connection has ended: a minute later the library would still store what
 * it could not send, over what the page's next client has stored by then. Reliability F46.
 */
const open = async (options: ClientOptions, storage: ClientStorage): Promise<SharedClient> => {
  let isClosed = false
  const client = await openClient(options, {
    ...storage,
    setItem: async (key, value) => {
      if (!isClosed) await storage.setItem(key, value)
    },
    removeItem: async (key) => {
      if (!isClosed) await storage.removeItem(key)
    }
  })
  const line = relayLine(client)
  const stop = async (): Promise<void> => {
    await line.stop()
    isClosed = true
  }
  return { client, line: { ...line, stop }, inUse: new Set(), closing: new Set() }
}
