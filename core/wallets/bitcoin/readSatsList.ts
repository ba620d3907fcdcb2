import { each, getField, string, struct } from "../../foundation/data/decode.ts"
import { sanitizeName } from "../../foundation/text/plain.ts"
import { readIcon } from "../connectors/announcement.ts"
import { isReservedId } from "../connectors/ids.ts"
import type { Connector } from "../connectors/schema.ts"

/** The maximum number of wallets of one page's list that are read. */
const maxEntries = 64

const readEntry = struct({ id: string(128), name: string(256) })

/** A wallet on sats-connect's list. Its id is the path of its provider from the page's global object. */
const readListed = (entry: unknown): Connector | undefined => {
  const read = readEntry(entry)
  const name = sanitizeName(read?.name ?? "") || "Unknown"
  if (read === undefined || isReservedId(name) || !/^[\w$]+(\.[\w$]+){0,3}$/.test(read.id) || isReservedId(read.id))
    return undefined
  return { id: read.id, type: "ANNOUNCED", name, chain: "bip122", icon: readIcon(getField(entry, "icon")) }
}

/** Returns the wallets on sats-connect's list (`window.btc_providers`). Drops invalid entries. */
export const readSatsList = (list: unknown): ReadonlyArray<Connector> => each(readListed, maxEntries)(list) ?? []

/** Returns the value at a path below an object; undefined if it is missing. */
export const getAtPath = (root: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>((parent, name) => (Object.hasOwn(Object(parent), name) ? getField(parent, name) : undefined), root)

/** OKX's wallet in the form of a listed one. docs/spec/wallets.md#connectors-ids. */
export const okxConnector: Connector = { id: "okx", type: "ANNOUNCED", name: "OKX Wallet", chain: "bip122", icon: "" }
