import type * as Effect from "effect/Effect"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { limits, millis } from "../../../core/foundation/data/limits.ts"
import type { StoredSent } from "../../../core/onchain/receipt/events.ts"
import type { NotWritten } from "../../foundation/errors/errors.ts"
import { readSessionEntries, writeSessionEntries } from "./sessionEntries.ts"

/**
 * Adds a transaction to the records next to a session: the newest 99, each for seven days. Records that another run
 * stored in the meantime are kept. docs/spec/onchain.md#receipt-sent-records.
 */
export const keepSent = (session: string, record: StoredSent): Effect.Effect<void, NotWritten> =>
  writeSessionEntries(
    session,
    "sent",
    [
      record,
      ...readSessionEntries(session, "sent").filter(
        (entry) =>
          isRecord(entry) && typeof entry["sentAt"] === "number" && record.sentAt - entry["sentAt"] < millis.sentKept
      )
    ].slice(0, limits.pendingTransactions)
  )
