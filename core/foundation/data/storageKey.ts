/** Returns the key in storage. `storageName` keeps two kits on one page apart. */
export const formatStorageKey = (storageName: string, key: string): string =>
  `@appkit/${storageName && `${storageName}:`}${key}`

/** Reads the value of one of the specification's keys: JSON, or bare text. docs/spec/wallets.md#storage-formats. */
export const readStoredText = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? "")
  } catch {
    return text
  }
}
