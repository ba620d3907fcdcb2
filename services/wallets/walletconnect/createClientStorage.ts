import * as Effect from "effect/Effect"
import { formatStorageKey } from "../../../core/foundation/data/storageKey.ts"
import { readClientState } from "../../../core/wallets/walletconnect/clientState.ts"
import type { Storage } from "../../foundation/storage/Storage.ts"

/** The storage of the WalletConnect client's state. */
export interface ClientStorage {
  readonly getKeys: () => Promise<Array<string>>
  readonly getEntries: <A = unknown>() => Promise<Array<[string, A]>>
  readonly getItem: <A = unknown>(key: string) => Promise<A | undefined>
  readonly setItem: <A = unknown>(key: string, value: A) => Promise<void>
  readonly removeItem: (key: string) => Promise<void>
  /** Deletes everything that the client stored: it starts again as a new one. */
  readonly clear: () => Promise<void>
}

/**
 * Stores the client's state in the kit's own storage, under the kit's name: JSON, about 8 kB in all for a session. A
 * value that is not JSON reads as absent. Listings return the keys that this client has used: it has no others.
 */
export const createClientStorage = (storage: Storage["Type"], storageName: string): ClientStorage => {
  const touched = new Set<string>()
  const toStorageKey = (key: string): string => {
    touched.add(key)
    return formatStorageKey(storageName, key)
  }
  const getItem = <A>(key: string): Promise<A | undefined> =>
    Effect.runPromise(
      Effect.map(storage.get(toStorageKey(key)), (text) => readClientState(key, parseJson(text)) as A | undefined)
    )
  const removeItem = (key: string): Promise<void> => Effect.runPromise(storage.remove(toStorageKey(key)))
  return {
    getItem,
    removeItem,
    setItem: (key, value) => Effect.runPromise(Effect.asVoid(storage.set(toStorageKey(key), JSON.stringify(value)))),
    getKeys: async () => [...touched],
    getEntries: async <A>() => {
      const entries = await Promise.all([...touched].map(async (key) => [key, await getItem<A>(key)] as const))
      return entries.flatMap(([key, value]): Array<[string, A]> => (value === undefined ? [] : [[key, value]]))
    },
    clear: async () => void (await Promise.all([...touched].map(removeItem)))
  }
}

const parseJson = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
