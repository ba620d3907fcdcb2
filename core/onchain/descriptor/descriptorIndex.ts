import type { NetworkId } from "../../chain/network/ids.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"

/** A descriptor's file in a folder, and its required hash. */
export interface DescriptorFile {
  readonly file: string
  /** 64 hexadecimal digits. */
  readonly sha256: string
}

/** The maximum number of descriptors of one contract that are read. */
const mostFiles = 8

/**
 * Returns the files of a contract in a folder's index; empty if the index is invalid. A name that is not a file
 * directly in the folder is ignored. docs/spec/onchain.md#descriptor-folder.
 */
export const listFiles = (index: unknown, network: NetworkId, address: string): ReadonlyArray<DescriptorFile> => {
  const contracts = isRecord(index) && index["version"] === 1 ? index["contracts"] : undefined
  const key = `${network}:${address.toLowerCase()}`
  const all: unknown = isRecord(contracts) && Object.hasOwn(contracts, key) ? contracts[key] : []
  if (!Array.isArray(all)) return []
  return all.slice(0, mostFiles).flatMap((entry: unknown) => {
    const [file, sha256] = isRecord(entry) ? [entry["file"], entry["sha256"]] : []
    return typeof file === "string" &&
      /^[\w-]{1,64}\.json$/.test(file) &&
      typeof sha256 === "string" &&
      /^[0-9a-f]{64}$/.test(sha256)
      ? [{ file, sha256 }]
      : []
  })
}
