import type * as Effect from "effect/Effect"
import { readFileSync } from "node:fs"
import { readVersioned, writeVersioned } from "../../../core/foundation/data/versioned.ts"
import type { NotWritten } from "../../foundation/errors/errors.ts"
import { writePrivately } from "../../foundation/files/writePrivately.ts"

/** What stands in a file of its own beside a session: what was sent, who is signed in, what programs moved. */
export type BesideSession = "mcp" | "sent" | "siwx"

const fileOf = (session: string, part: BesideSession): string => `${session.replace(/\.json$/, "")}.${part}.json`

/** The stored entries, unread: an unreadable file, or one of another version, has none. */
export const readBeside = (session: string, part: BesideSession): ReadonlyArray<unknown> => {
  try {
    const stored = readVersioned(readFileSync(fileOf(session, part), "utf8"))
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

/** Writes them, readable by the user only (0600). */
export const writeBeside = (
  session: string,
  part: BesideSession,
  all: ReadonlyArray<unknown>
): Effect.Effect<void, NotWritten> => writePrivately(fileOf(session, part), writeVersioned(all))
