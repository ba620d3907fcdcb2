import { requireKeys } from "../../../core/kit/host/unknownKey.ts"
import { readSnapshot as read, type ReadSnapshotOptions } from "../../../core/wallets/storage/cookie.ts"
import type { Snapshot } from "../../../core/wallets/storage/snapshot.ts"

export type { ReadSnapshotOptions, Snapshot }

/**
 * Reads the account that a page showed last from the header `cookie` of a request, as the snapshot of a page whose wallet
 * has not confirmed it yet. Undefined if there is none, or if it is malformed: the page is then drawn without an account.
 * Throws `CallMisfit` for an unknown option, and never for a header.
 */
export const readSnapshot = (
  header: string | null | undefined,
  options: ReadSnapshotOptions = {}
): Snapshot | undefined => {
  requireKeys("readSnapshot", options, ["storageName", "networks"], 'readSnapshot(cookie, { storageName: "shop" })')
  return read(header, options)
}
