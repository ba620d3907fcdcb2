import { ConnectionRejected, ConnectorNotFound, FailedToConnect, WalletBusy } from "../../../core/wallets/connection/errors.ts"
import { type Entry, knownEntry, type FailureData, filled } from "../../../core/foundation/errors/failure.ts"

/** Failures that a view may meet, by their tags. */
export type Failures = Readonly<Record<string, { readonly entry: Entry }>>

/** What connecting can end in. */
export const connectFailures: Failures = { ConnectionRejected, ConnectorNotFound, FailedToConnect, WalletBusy }

/** The catalogue's short sentence of a failure; its code when nobody here knows it. */
export const sentenceOf = (failures: Failures, { code, data, tag }: FailureData): string => {
  const entry = failures[tag]?.entry ?? knownEntry(tag)
  return entry === undefined ? code : filled(entry.short, data)
}
