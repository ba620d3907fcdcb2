import { isRecord } from "./isRecord.ts"

/** Version of the stored shapes, written with every value; a value of another version is ignored. */
export const storageVersion = 1

/** Returns the key in storage. `storageName` keeps two kits on one page apart. */
export const storageKey = (storageName: string, key: string): string =>
  storageName === "" ? `@appkit/${key}` : `@appkit/${storageName}:${key}`

/** Returns a value as it is stored: JSON with its version. */
export const writeVersioned = (value: unknown): string => JSON.stringify({ v: storageVersion, value })

/** Reads a stored value that this version wrote; returns undefined for anything else. */
export const readVersioned = (text: string | null): unknown => {
  try {
    const stored: unknown = text === null ? undefined : JSON.parse(text)
    return isRecord(stored) && stored["v"] === storageVersion ? stored["value"] : undefined
  } catch {
    return undefined
  }
}
