import { toChecksumAddress, readChecksum } from "../../../core/chain/evm/checksum.ts"
import { requireKeys } from "../../../core/kit/host/unknownKey.ts"
import { readSnapshot as read, type ReadSnapshotOptions } from "../../../core/wallets/storage/cookie.ts"
import type { Snapshot } from "../../../core/wallets/storage/snapshot.ts"

export type { ReadSnapshotOptions, Snapshot }

/** Adds the checksum to EVM addresses. Returns undefined if the checksum of an address is wrong. */
const withChecksums = (snapshot: Snapshot): Snapshot | undefined => {
  const { account } = snapshot
  if (account?.namespace !== "eip155") return snapshot
  const read = readChecksum(account.address, String(account.chainId))
  if (read === undefined) return undefined
  const address = toChecksumAddress(read)
  return {
    ...snapshot,
    account: { ...account, address },
    connections: snapshot.connections.map((item) => ({ ...item, address, addresses: [address] }))
  }
}

/**
 * Reads the last shown account from a request's `cookie` header, as the snapshot of a page whose wallet has not
 * confirmed the account yet. Undefined if there is no account or if the cookie is malformed. Throws `CallMisfit` for an
 * unknown option; never throws for a header.
 *
 * @param header - the value of the request's `cookie` header
 * @example
 * ```ts
 * import { readSnapshot } from "latchkey/server"
 *
 * export const loadState = (request: Request) => readSnapshot(request.headers.get("cookie"))
 * ```
 */
export const readSnapshot = (
  header: string | null | undefined,
  options: ReadSnapshotOptions = {}
): Snapshot | undefined => {
  requireKeys("readSnapshot", options, ["storageName", "networks"], 'readSnapshot(cookie, { storageName: "shop" })')
  const snapshot = read(header, options)
  return snapshot === undefined ? undefined : withChecksums(snapshot)
}
