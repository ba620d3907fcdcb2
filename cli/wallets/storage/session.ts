import * as Effect from "effect/Effect"
import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { toProjection } from "../../../core/wallets/storage/projection.ts"
import { isAddress } from "../../../core/chain/network/address.ts"
import { sanitizeName } from "../../../core/foundation/text/plain.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { readStored, type StoredConnections } from "../../../core/wallets/storage/stored.ts"
import type { KitState } from "../../../core/state.ts"
import type { NotWritten } from "../../foundation/errors/errors.ts"
import { writePrivately } from "../../foundation/files/writePrivately.ts"
import type { Source } from "../../foundation/flags/flags.ts"
import type { Host } from "../../foundation/host/host.ts"

/**
 * Returns the session file of a source: in the user's state folder, by the XDG rules, one for each sandbox address and
 * each live project. The name contains only a hash of the project.
 */
export const getSessionFile = (
  { env, home }: Pick<Host, "env" | "home">,
  source: Exclude<Source, { readonly _tag: "fixtures" }>
): string => join(env["XDG_STATE_HOME"] ?? join(home, ".local", "state"), "latchkey", `${getWorld(source)}.json`)

const getWorld = (source: Exclude<Source, { readonly _tag: "fixtures" }>): string => {
  if (source._tag === "live")
    return source.projectId === ""
      ? "live"
      : `live-${createHash("sha256").update(source.projectId).digest("hex").slice(0, 16)}`
  const { host, pathname } = new URL(source.url)
  return `sandbox-${encodeURIComponent(`${host}${pathname.replace(/\/$/, "")}`)}`
}

/**
 * Returns the file for the data of wallet libraries, next to the session. It is separate because it changes with every
 * request, unlike the session.
 */
const getWalletsFile = (session: string): string => `${session.replace(/\.json$/, "")}.wallets.json`

/** Reads the session of an earlier run, with the same keys as a page's storage. Malformed entries are ignored. */
export const readSession = (file: string): Effect.Effect<StoredConnections> =>
  Effect.sync(() => {
    const texts = findTexts(file)
    const stored = readStored((key) => texts[key] ?? null, "")
    return { ...stored, connections: stored.connections.filter(isPrintable) }
  })

/** Returns true if a connection's accounts are addresses of its namespace, and its name is plain text. */
const isPrintable = ({ accounts, name, namespace }: Connection): boolean =>
  accounts.every(({ address }) => isAddress(namespace, address)) && sanitizeName(name) === name && !/[<>]/.test(name)

/** Returns the data that wallet libraries stored next to a session, by key. */
export const readWallets = (session: string): ReadonlyMap<string, string> =>
  new Map(Object.entries(findTexts(getWalletsFile(session))).filter(([key]) => isOfLibrary(key)))

/** Writes the data of wallet libraries. Called by every run that changed it. */
export const writeWallets = (session: string, entries: ReadonlyMap<string, string>): Effect.Effect<void, NotWritten> =>
  writePrivately(getWalletsFile(session), JSON.stringify(Object.fromEntries(entries), null, 2))

/** The entry for the permissions that the terminal's key has granted in a sandbox. */
export const permissionsKey = "@latchkey/permissions"

/**
 * WalletConnect's client puts its protocol version into its keys, whatever storage it uses; the other keys belong to
 * the terminal's key, the embedded wallet, and its session with a secure site.
 */
const isOfLibrary = (key: string): boolean =>
  key === permissionsKey || /^@appkit\/(?:[^@]+:)?wc@2:|^@appkit-wallet\/|^@latchkey\/site:/.test(key)

const findTexts = (file: string): Readonly<Record<string, string>> => {
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

/**
 * Stores the connections and the active network, readable only by the user (0600). The file is written under a
 * temporary name, then moved into place.
 */
export const writeSession = (file: string, state: KitState): Effect.Effect<void, NotWritten> =>
  writePrivately(
    file,
    JSON.stringify(
      Object.fromEntries(Object.entries(toProjection(state, "")).filter(([, text]) => text !== undefined)),
      null,
      2
    )
  )
