import { checksumAddress, readChecksum } from "../../../core/chain/evm/checksum.ts"
import { requireKeys } from "../../../core/kit/host/unknownKey.ts"
import { readSnapshot as read, type ReadSnapshotOptions } from "../../../core/wallets/storage/cookie.ts"
import type { Snapshot } from "../../../core/wallets/storage/snapshot.ts"

export type { ReadSnapshotOptions, Snapshot }

/** Gives EVM addresses their checksum; undefined for one whose capital letters belong to another address. */
const withChecksums = (snapshot: Snapshot): Snapshot | undefined => {
  const { account } = snapshot
  if (account?.namespace !== "eip155") return snapshot
  const read = readChecksum(account.address, String(account.chainId))
  if (read === undefined) return undefined
  const address = checksumAddress(read)
  return {
    ...snapshot,
    account: { ...account, address },
    connections: snapshot.connections.map((one) => ({ ...one, address, addresses: [address] }))
  }
}

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
  const snapshot = read(header, options)
  return snapshot === undefined ? undefined : withChecksums(snapshot)
}
