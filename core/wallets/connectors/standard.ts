import { getField, type Decoder, each, string } from "../../foundation/data/decode.ts"
import type { Namespace } from "../../chain/network/ids.ts"
import { sanitizeName } from "../../foundation/text/plain.ts"
import { readIcon } from "./announcement.ts"
import type { Connector } from "./schema.ts"
import { isReservedId } from "./ids.ts"

/**
 * A wallet-standard wallet's own description, read once: its getters may throw and its fields may contain any value.
 */
export interface StandardWallet {
  readonly name: string
  /** A `data:image/` URI, otherwise empty. */
  readonly icon: string
  /** The chains it supports, as it names them: `solana:mainnet`, `bitcoin:mainnet`. */
  readonly chains: ReadonlyArray<string>
  /** The names of its features: `standard:connect`, `solana:signMessage`. */
  readonly features: ReadonlyArray<string>
}

/** The maximum number of entries of one wallet's fields that are read. */
const maxEntries = 128
const names = each(string(128), maxEntries)

const getKeys = (object: unknown): ReadonlyArray<string> => {
  try {
    return typeof object === "object" && object !== null ? Object.keys(object) : []
  } catch {
    return []
  }
}

const text: Decoder<string> = string()

/**
 * Reads a wallet. Returns null without a name, or for the name of one of the kit's connectors, including
 * 'WalletConnect'.
 */
export const readStandardWallet = (wallet: unknown): StandardWallet | null => {
  const name = sanitizeName(text(getField(wallet, "name")) ?? "")
  if (name === "" || isReservedId(name)) return null
  return {
    name,
    icon: readIcon(getField(wallet, "icon")),
    chains: names(getField(wallet, "chains")) ?? [],
    features: getKeys(getField(wallet, "features")).slice(0, maxEntries)
  }
}

/**
 * Returns the wallet as a connector on one namespace. Its name is its id: the wallet-standard has no ids and requires
 * unique names.
 */
export const createStandardConnector = ({ icon, name }: StandardWallet, chain: Namespace): Connector => ({
  id: name,
  type: "ANNOUNCED",
  name,
  chain,
  icon
})

/** Returns a wallet's own function of one feature, e.g. `connect` of `standard:connect`, bound to the feature. */
export const getFeature = (
  wallet: unknown,
  feature: string,
  name: string
): ((...args: ReadonlyArray<unknown>) => unknown) | undefined => {
  const own = getField(getField(wallet, "features"), feature)
  const found = getField(own, name)
  return typeof found === "function" ? (...args) => Reflect.apply(found, own, args) : undefined
}
