import { isRecord } from "./isRecord.ts"

/** The version of the kit's own stored shapes, written with every value; values of other versions are ignored. */
export const storageVersion = 1

/** Returns the key of a value that only this kit stores. docs/spec/foundation.md#storage-keys. */
export const ownKey = (storageName: string, key: string): string =>
  storageName === "" ? `@latchkey/${key}` : `@latchkey/${storageName}:${key}`

/** Returns a value as it is stored under the kit's own keys: JSON with its version. */
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
