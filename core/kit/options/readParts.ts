import type { AskingNodes } from "../../chain/rpc/askingNodes.ts"
import { evmNetworkId } from "../../chain/network/caip.ts"
import { isNetworkId, type NetworkId } from "../../chain/network/ids.ts"
import { toNetwork } from "../../chain/network/network.ts"
import type { Network } from "../../chain/network/schema.ts"
import type { Wallet } from "../../wallets/connectors/schema.ts"
import {
  anything,
  array,
  boolean,
  type Decoder,
  literal,
  number,
  optional,
  record,
  string,
  struct
} from "../../foundation/data/decode.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { sanitizeName } from "../../foundation/text/plain.ts"
import { isThisMachine } from "../../foundation/platform/isThisMachine.ts"
import { getSafeUrl } from "../../foundation/text/getSafeUrl.ts"
import { appLink, webLink } from "../../wallets/links/links.ts"
import type { Endpoints } from "../../foundation/http/endpoints.ts"

/** Records that an option is invalid. */
export type Problem = (field: string) => void

const text = string(4096)
const decodeId: Decoder<number | string> = (value) =>
  Number.isSafeInteger(value) ? number(value) : string(128)(value) || undefined
const decodeDecimals: Decoder<number> = (value) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 77 ? Number(value) : undefined
const decodeCaip: Decoder<NetworkId> = (value) => (typeof value === "string" && isNetworkId(value) ? value : undefined)

const readNetwork = struct({
  id: decodeId,
  name: string(128),
  nativeCurrency: struct({ name: string(128), symbol: string(32), decimals: decodeDecimals }),
  rpcUrls: struct({ default: struct({ http: array(text, 64) }) }),
  blockExplorers: optional(struct({ default: struct({ url: text }) })),
  testnet: optional(boolean),
  caipNetworkId: optional(decodeCaip),
  assets: optional(struct({ imageId: optional(text), imageUrl: optional(text) }))
})

const readImages = record(text, 1024)
const readRpcUrls = record(array(struct({ url: text }), 16), 1024)

/** Returns the valid networks, one per id, the host's own endpoints before the network's; records the invalid ones. */
export const readNetworks = (
  input: unknown,
  images: unknown,
  rpcUrls: unknown,
  problem: Problem
): ReadonlyArray<Network> => {
  const list = array(anything, 1024)(input)
  if (list === undefined) problem("networks")
  const getImage = readImages(images ?? {})
  if (getImage === undefined) problem("chainImages")
  const custom = readRpcUrls(rpcUrls ?? {})
  if (custom === undefined) problem("customRpcUrls")
  const seen = new Set<string>()
  return (list ?? []).flatMap((item, index): ReadonlyArray<Network> => {
    const read = readNetwork(item)
    const network = read && toNetwork(read)
    // A number below 1, or a text that is not a number, is not the id of a chain.
    const hasValidChainId = network?.namespace !== "eip155" || evmNetworkId(network.id.slice(7)) === network.id
    if (read === undefined || network === undefined || !hasValidChainId) {
      const isNamed = isRecord(item) && item["name"] !== undefined
      const part = !hasValidChainId ? ".id" : isNamed && item["rpcUrls"] === undefined ? ".rpcUrls" : ""
      problem(`networks[${index}]${part}`)
      return []
    }
    if (seen.has(network.id)) return []
    seen.add(network.id)
    const own = custom?.[network.id]?.map(({ url }) => url) ?? []
    const imageUrl = getImage?.[String(read.id)] ?? getImage?.[network.id]
    const rpc = {
      rpcUrls: [...new Set([...own, ...network.rpcUrls])],
      ...(own.length === 0 ? {} : { customRpcUrls: own })
    }
    return [{ ...network, ...rpc, ...(imageUrl === undefined ? {} : { imageUrl }) }]
  })
}

/** Returns a decoder of a service's base URL: encrypted, or on this machine. Removes the trailing slash. */
const root =
  (...schemes: ReadonlyArray<string>): Decoder<string> =>
  (value) => {
    try {
      const url = new URL(typeof value === "string" ? value : "")
      const fits = schemes.some(
        (scheme) => url.protocol === `${scheme}s:` || (isThisMachine(url) && url.protocol === `${scheme}:`)
      )
      return fits && url.username === "" && url.password === "" ? String(value).replace(/\/+$/, "") : undefined
    } catch {
      return undefined
    }
  }

const http = root("http")
/** Returns the name of a host: no scheme, no port, at least two labels. */
const getHostName: Decoder<string> = (value) =>
  typeof value === "string" && /^([a-z\d-]+\.)+[a-z][a-z\d-]+$/i.test(value) ? value.toLowerCase() : undefined
const readers: Readonly<Record<keyof Omit<Endpoints, "rpc">, Decoder<string | ReadonlyArray<string>>>> = {
  onrampHosts: array(getHostName, 64),
  api: http,
  chainService: http,
  analytics: http,
  secureSite: http,
  relay: root("ws"),
  safe: http,
  bitcoin: http,
  // Ends with the hash of the folder's index, without which it is not read; `formatOptionLines` reports that.
  descriptors: http
}

/** Reads the host's own service URLs. */
export const readEndpoints = (input: unknown, problem: Problem): Endpoints => {
  if (input === undefined || input === null) return {}
  const fields = record(anything, 16)(input)
  if (fields === undefined) problem("endpoints")
  const entries = Object.entries(fields ?? {})
    .filter(([, value]) => value !== null)
    .map(([name, value]) => {
      const read =
        name === "rpc"
          ? record(http, 1024)(value)
          : Object.hasOwn(readers, name)
            ? readers[name as keyof typeof readers](value)
            : undefined
      if (read === undefined) problem(`endpoints.${name}`)
      return [name, read]
    })
  return Object.fromEntries(entries)
}

/** Reads the host's options for JSON-RPC requests; empty without them. */
export const readAskingNodes = (input: unknown, problem: Problem): AskingNodes => {
  const fields = record(anything, 16)(input ?? {})
  if (fields === undefined) problem("rpc")
  return Object.fromEntries(
    Object.entries(fields ?? {}).map(([name, value]) => {
      if (!/^(batch|rank)$/.test(name) || boolean(value ?? false) === undefined) problem(`rpc.${name}`)
      return [name, value === true]
    })
  )
}

const link = optional<string>((value) => (value === null ? "" : string(2048)(value)))
const readWallet = struct({
  id: string(128),
  name: string(128),
  homepage: link,
  image_id: link,
  image_url: link,
  mobile_link: link,
  link_mode: link,
  desktop_link: link,
  webapp_link: link,
  app_store: link,
  play_store: link,
  chrome_store: link,
  rdns: link,
  chains: optional(array(string(64), 256)),
  badge_type: optional(literal("none", "certified"))
})

const present = <A>(name: string, value: A | undefined): Readonly<Record<string, A>> =>
  value === undefined || value === "" ? {} : { [name]: value }

/**
 * Reads the host's own wallets, in the catalogue's field names (docs/spec/wallets.md#catalogue-wallet-fields). Drops
 * links that may not be followed and a picture that may not be loaded. Warns of a wallet without links, which a visitor
 * cannot get.
 */
export const readCustomWallets = (
  input: unknown,
  problem: Problem,
  warn: (field: string) => void
): ReadonlyArray<Wallet> => {
  const list = array(anything, 256)(input ?? [])
  if (list === undefined) problem("customWallets")
  return (list ?? []).flatMap((item, index): ReadonlyArray<Wallet> => {
    const read = readWallet(item)
    const name = sanitizeName(read?.name ?? "")
    if (read === undefined || name === "" || read.id === "") {
      problem(`customWallets[${index}]`)
      return []
    }
    const links = {
      ...present("homepage", webLink(read.homepage)),
      ...present("mobileLink", appLink(read.mobile_link)),
      ...present("desktopLink", appLink(read.desktop_link)),
      ...present("webappLink", webLink(read.webapp_link)),
      ...present("universalLink", webLink(read.link_mode)),
      ...present("appStore", webLink(read.app_store)),
      ...present("playStore", webLink(read.play_store)),
      ...present("chromeStore", webLink(read.chrome_store))
    }
    if (Object.keys(links).length === 0) warn(`customWallets[${index}]`)
    return [
      {
        id: read.id,
        name,
        chains: read.chains ?? [],
        ...present("rdns", read.rdns),
        ...present("imageId", read.image_id),
        ...present("imageUrl", getSafeUrl(read.image_url)),
        ...links,
        ...present("badge", read.badge_type)
      }
    ]
  })
}
