import * as Effect from "effect/Effect"
import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { toProjection } from "../../../core/wallets/storage/projection.ts"
import { storageKey, writeVersioned } from "../../../core/foundation/data/versioned.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { readStored, type StoredConnections } from "../../../core/wallets/storage/stored.ts"
import type { KitState } from "../../../core/state.ts"
import type { NotWritten } from "../../foundation/errors/errors.ts"
import { writePrivately } from "../../foundation/files/writePrivately.ts"
import type { Source } from "../../foundation/flags/flags.ts"
import type { Host } from "../../foundation/host/host.ts"

/**
 * Where the session of a world is kept: in the user's state folder, by the XDG rules, one file for each sandbox address
 * and each live project. The name holds no more of a project than tells it from another.
 */
export const sessionFile = (
  { env, home }: Pick<Host, "env" | "home">,
  source: Exclude<Source, { readonly _tag: "fixtures" }>
): string => join(env["XDG_STATE_HOME"] ?? join(home, ".local", "state"), "latchkey", `${worldOf(source)}.json`)

const worldOf = (source: Exclude<Source, { readonly _tag: "fixtures" }>): string => {
  if (source._tag === "live")
    return source.projectId === ""
      ? "live"
      : `live-${createHash("sha256").update(source.projectId).digest("hex").slice(0, 16)}`
  const { host, pathname } = new URL(source.url)
  return `sandbox-${encodeURIComponent(`${host}${pathname.replace(/\/$/, "")}`)}`
}

/** What wallets' own libraries keep, beside the session: it moves with every request, and the session does not. */
const walletsFile = (session: string): string => `${session.replace(/\.json$/, "")}.wallets.json`

/** What an earlier run left: the same keys that a page keeps in its storage. Anything that does not fit is left out. */
export const readSession = (file: string): Effect.Effect<StoredConnections> =>
  Effect.sync(() => {
    const kept = textsIn(file)
    return readStored((key) => kept[key] ?? null, "")
  })

/** What wallets' own libraries left beside a session, by key. */
export const readWallets = (session: string): ReadonlyMap<string, string> =>
  new Map(Object.entries(textsIn(walletsFile(session))).filter(([key]) => isOfLibrary(key)))

/** Keeps that. It is written by whatever run moved it. */
export const writeWallets = (session: string, kept: ReadonlyMap<string, string>): Effect.Effect<void, NotWritten> =>
  writePrivately(walletsFile(session), JSON.stringify(Object.fromEntries(kept), null, 2))

/** WalletConnect's client names its keys with its protocol's version, whatever storage it has. */
const isOfLibrary = (key: string): boolean => /^@appkit\/(?:[^@]+:)?wc@2:/.test(key)

const textsIn = (file: string): Readonly<Record<string, string>> => {
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"))
    return isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string")
        )
      : {}
  } catch {
    return {}
  }
}

/** Keeps who is connected, and where. Written whole and then moved into place, for nobody else to read (0600). */
export const writeSession = (file: string, state: KitState): Effect.Effect<void, NotWritten> =>
  writePrivately(
    file,
    JSON.stringify(
      Object.fromEntries(
        Object.entries(toProjection(state))
          .filter(([, value]) => value !== undefined)
          .map(([key, value]) => [storageKey("", key), writeVersioned(value)] as const)
      ),
      null,
      2
    )
  )
