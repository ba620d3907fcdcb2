import * as Effect from "effect/Effect"
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { toProjection, writeVersioned } from "../../core/connection/projection.ts"
import { isRecord, readStored, storageKey, type StoredConnections } from "../../core/connection/stored.ts"
import type { KitState } from "../../core/state.ts"
import { NotWritten } from "../errors.ts"
import type { Host } from "./host.ts"

/** Where the session of sandbox and live runs is kept: the user's state folder, by the XDG rules. */
export const sessionFile = ({ env, home }: Pick<Host, "env" | "home">): string =>
  join(env["XDG_STATE_HOME"] ?? join(home, ".local", "state"), "latchkey", "session.json")

/** What an earlier run left: the same keys that a page keeps in its storage. Anything that does not fit is left out. */
export const readSession = (file: string): Effect.Effect<StoredConnections> =>
  Effect.sync(() => {
    const kept = textsIn(file)
    return readStored((key) => kept[key] ?? null, "")
  })

/** The same file's other texts, by their keys: what wallets' own libraries keep there. */
export const readOthers = (file: string): ReadonlyMap<string, string> =>
  new Map(Object.entries(textsIn(file)).filter(([key]) => isOther(key)))

/** WalletConnect's client names its keys with its protocol's version, whatever storage it has. */
const isOther = (key: string): boolean => /^@appkit\/(?:[^@]+:)?wc@2:/.test(key)

const textsIn = (file: string): Readonly<Record<string, string>> => {
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"))
    return isRecord(value)
      ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"))
      : {}
  } catch {
    return {}
  }
}

/** Keeps what a later run needs. Written whole and then moved into place, for nobody else to read (0600). */
export const writeSession = (file: string, state: KitState, others: ReadonlyMap<string, string>): Effect.Effect<void, NotWritten> =>
  writePrivately(file, JSON.stringify(
    Object.fromEntries([
      ...Object.entries(toProjection(state))
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => [storageKey("", key), writeVersioned(value)] as const),
      ...others
    ]),
    null, 2
  ))

/** Writes a file in one move, so that a reader never meets half of it. */
export const writePrivately = (file: string, text: string): Effect.Effect<void, NotWritten> =>
  Effect.try({
    try: () => {
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
      const draft = `${file}.${process.pid}.draft`
      writeFileSync(draft, `${text}\n`, { mode: 0o600 })
      chmodSync(draft, 0o600)
      renameSync(draft, file)
    },
    catch: (cause) => new NotWritten({ file, reason: cause instanceof Error ? cause.message : "unknown" })
  })
