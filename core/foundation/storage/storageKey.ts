import { isRecord } from "../data/isRecord.ts"

/** Returns the key in storage. `storageName` keeps two kits on one page apart. */
export const storageKey = (storageName: string, key: string): string =>
  `@appkit/${storageName && `${storageName}:`}${key}`

/**
 * Reads what stands under one of the specification's keys: JSON, or bare text. What version 0.1.0 wrote there, its own
 * form with a version, is read as its value. docs/spec/wallets.md#storage-formats.
 */
export const readStoredText = (text: string | null): unknown => {
  try {
    const value: unknown = JSON.parse(text ?? "")
    return isRecord(value) && value["v"] === 1 && "value" in value ? value["value"] : value
  } catch {
    return text
  }
}
