import { isRecord } from "../../foundation/data/isRecord.ts"
import { readStoredText, formatStorageKey } from "../../foundation/data/storageKey.ts"
import { isNamespace, isNetworkId, type Namespace, type NetworkId } from "../../chain/network/ids.ts"
import type { Account, Connection } from "../connection/events.ts"
import type { storageKeys } from "./keys.ts"

/*
 * Reads the values stored between visits, in plain code: the shell reads them before the kit's code has loaded, and
 * both must read them the same way. `storedSchema` describes the same shapes; a property test checks that the two
 * agree.
 */

/**
 * The storage key of the modal's height: that of the first view's card, in pixels. All kits of a page share it.
 * docs/spec/kit.md#modal-size-and-motion.
 */
export const heightKey = "@latchkey/modal_height"

/** Returns the text stored under a key. */
export type ReadText = (key: string) => string | null

/** Keys are written as literals below: the shell would otherwise contain the whole table of keys. */
type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

/**
 * Returns the positions of the capital hex digits of an address. They are stored with the address, so that the shell,
 * which cannot compute a checksum, recognizes a spelling that the kit did not write.
 */
export const toCapitals = (address: string): string => address.replace(/[^A-F]/g, "-")

/** Returns the lists of a record by namespace. */
const getLists = (stored: unknown): ReadonlyArray<readonly [Namespace, ReadonlyArray<unknown>]> =>
  Object.entries<unknown>(isRecord(stored) && Object(stored)).filter(
    (entry): entry is [Namespace, ReadonlyArray<unknown>] => isNamespace(entry[0]) && Array.isArray(entry[1])
  )

const isTexts = (list: ReadonlyArray<unknown>): list is ReadonlyArray<string> =>
  list.every((item) => typeof item === "string")

const isText = (value: unknown, maximum: number): value is string =>
  typeof value === "string" && !!value && value.length <= maximum

/**
 * Reads the additional stored details of an account, and its address in the kit's form. The shell only shows addresses,
 * so its reader only checks that the kit stored the address in this spelling.
 */
export type ReadDetails = (account: Readonly<Record<string, unknown>>, namespace: Namespace) => Partial<Account>

const readConnection = (namespace: Namespace, value: unknown, details?: ReadDetails): Connection | undefined => {
  const readAccount = (value: unknown): Account | false =>
    isRecord(value) &&
    isText(value["address"], 128) &&
    /^[0-9A-Za-z]+$/.test(value["address"]) && { address: value["address"], ...details?.(value, namespace) }
  if (!isRecord(value)) return undefined
  const { accounts, caipNetwork, connectorId, icon, name } = value
  const network = isRecord(caipNetwork) && caipNetwork["caipNetworkId"]
  const own = Array.isArray(accounts) ? accounts.slice(0, 64).map(readAccount) : []
  return isText(connectorId, 256) &&
    isNetworkId(network) &&
    network.startsWith(`${namespace}:`) &&
    own[0] &&
    !own.includes(false)
    ? {
        connectorId,
        namespace,
        network,
        name: isText(name, 64) ? name : connectorId,
        icon: typeof icon === "string" && icon.startsWith("data:image/") ? icon : "",
        accounts: own as unknown as Connection["accounts"] // At least one account, all of them valid.
      }
    : undefined
}

/** Reads connections in their stored form, by namespace. */
export const readConnections = (stored: unknown, details?: ReadDetails): ReadonlyArray<Connection> =>
  getLists(stored).flatMap(([namespace, list]) =>
    list
      .slice(0, 16)
      .map((stored) => readConnection(namespace, stored, details))
      .filter((connection) => !!connection)
  )

/** The parts of an earlier visit that concern connections. */
export interface StoredConnections {
  readonly connections: ReadonlyArray<Connection>
  readonly disconnectedIds: Readonly<Partial<Record<Namespace, ReadonlyArray<string>>>>
  readonly network: NetworkId | null
}

/**
 * Reads the values that an earlier visit stored. Drops invalid ones; never throws.
 * docs/spec/wallets.md#storage-reading-at-start.
 */
export const readStored = (read: ReadText, storageName: string, details?: ReadDetails): StoredConnections => {
  const readValue = (key: StorageKey): unknown => readStoredText(read(formatStorageKey(storageName, key)))
  const disconnectedIds: StoredConnections["disconnectedIds"] = Object.fromEntries(
    getLists(readValue("disconnected_connector_ids")).filter(
      (entry): entry is [Namespace, ReadonlyArray<string>] => entry[1].length <= 64 && isTexts(entry[1])
    )
  )
  const connections =
    readValue("connection_status") === "connected" ? readConnections(readValue("connections"), details) : []
  const network = readValue("active_caip_network_id")
  return {
    connections: connections.filter(
      (connection) =>
        !disconnectedIds[connection.namespace]?.some((id) => id.toLowerCase() === connection.connectorId.toLowerCase())
    ),
    disconnectedIds,
    network: isNetworkId(network) ? network : null
  }
}
