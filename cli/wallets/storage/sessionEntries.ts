import type * as Effect from "effect/Effect"
import { readFileSync } from "node:fs"
import { readVersioned, writeVersioned } from "../../../core/foundation/data/versioned.ts"
import type { NotWritten } from "../../foundation/errors/errors.ts"
import { writePrivately } from "../../foundation/files/writePrivately.ts"

/** A file next to a session: the sent transactions, the sign-ins, or the amounts that programs moved. */
export type SessionPart = "mcp" | "sent" | "siwx"

const getFile = (session: string, part: SessionPart): string => `${session.replace(/\.json$/, "")}.${part}.json`

/** Returns the stored entries without decoding them; empty if the file is unreadable or of another version. */
export const readSessionEntries = (session: string, part: SessionPart): ReadonlyArray<unknown> => {
  try {
    const stored = readVersioned(readFileSync(getFile(session, part), "utf8"))
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

/** Writes the entries, readable only by the user (0600). */
export const writeSessionEntries = (
  session: string,
  part: SessionPart,
  all: ReadonlyArray<unknown>
): Effect.Effect<void, NotWritten> => writePrivately(getFile(session, part), writeVersioned(all))
