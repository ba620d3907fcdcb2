import { type Decoder, each, string } from "../../foundation/data/decode.ts"
import type { Namespace } from "../../chain/network/ids.ts"
import { plainName } from "../../foundation/text/plain.ts"
import { readIcon } from "./announcement.ts"
import type { Connector } from "./schema.ts"
import { isReservedId } from "./ids.ts"

/** What a wallet of the wallet-standard says of itself, read once: its getters may throw and its fields be anything. */
export interface StandardWallet {
  readonly name: string
  /** A `data:image/` URI, else empty. */
  readonly icon: string
  /** The chains it knows, as it names them: `solana:mainnet`, `bitcoin:mainnet`. */
  readonly chains: ReadonlyArray<string>
  /** The names of its features: `standard:connect`, `solana:signMessage`. */
  readonly features: ReadonlyArray<string>
}

/** Fields of one wallet that are looked at, at most. */
const most = 128
const names = each(string(128), most)

/** A field of anything; undefined where there is none, or where looking throws. */
export const fieldOf = (of: unknown, name: string): unknown => {
  try {
    return typeof of === "object" && of !== null ? (of as Readonly<Record<string, unknown>>)[name] : undefined
  } catch {
    return undefined
  }
}

const keysOf = (of: unknown): ReadonlyArray<string> => {
  try {
    return typeof of === "object" && of !== null ? Object.keys(of) : []
  } catch {
    return []
  }
}

const text: Decoder<string> = string()

/**
 * Reads a wallet. Null when it has no name to know it by, or the name of a connector of ours, 'WalletConnect' among
 * them.
 */
export const readStandardWallet = (wallet: unknown): StandardWallet | null => {
  const name = plainName(text(fieldOf(wallet, "name")) ?? "")
  if (name === "" || isReservedId(name)) return null
  return {
    name,
    icon: readIcon(fieldOf(wallet, "icon")),
    chains: names(fieldOf(wallet, "chains")) ?? [],
    features: keysOf(fieldOf(wallet, "features")).slice(0, most)
  }
}

/**
 * The wallet on the list, on one namespace. Its name is its id: the wallet-standard has none, and calls names unique.
 */
export const standardConnector = ({ icon, name }: StandardWallet, chain: Namespace): Connector => ({
  id: name,
  type: "ANNOUNCED",
  name,
  chain,
  icon
})

/** A wallet's own function of one feature, e.g. `connect` of `standard:connect`, bound to it. */
export const featureOf = (
  wallet: unknown,
  feature: string,
  name: string
): ((...args: ReadonlyArray<unknown>) => unknown) | undefined => {
  const held = fieldOf(fieldOf(wallet, "features"), feature)
  const found = fieldOf(held, name)
  return typeof found === "function" ? (...args) => Reflect.apply(found, held, args) : undefined
}
