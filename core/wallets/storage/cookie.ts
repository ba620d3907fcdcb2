import { isAddress } from "../../chain/network/address.ts"
import { isAccountId, splitAccountId, splitNetworkId } from "../../chain/network/caip.ts"
import { toNetworkId } from "../../chain/network/toNetworkId.ts"
import { emptySnapshot, type ShownAccount, type Snapshot, toChainId } from "./snapshot.ts"

/** The maximum length of a value in bytes. Longer values are neither written nor read. */
const mostBytes = 256
/** The maximum length of a header that is searched, in characters. Browsers send no longer ones. */
const mostHeader = 16_384

/** Returns the name of the cookie of a kit. */
const getCookieName = (storageName: string): string =>
  storageName === "" ? "latchkey" : `latchkey.${encodeURIComponent(storageName)}`

/** The page's options for its cookie. */
export interface CookieOptions {
  readonly domain?: string | undefined
  /** Defaults to `/`. */
  readonly path?: string | undefined
  /** Defaults to 30 days. */
  readonly maxAgeSeconds?: number | undefined
}

/**
 * Returns the text for `document.cookie`, with which a server renders the account in its first answer: version, account
 * (CAIP-10), connector and wallet only. Without an account, returns the text that removes it. Undefined if it would be
 * too long. The cookie proves nothing: any client can write it. docs/spec/kit.md#server-cookie.
 */
export const getCookie = (
  account: ShownAccount | null,
  storageName: string,
  { domain, maxAgeSeconds = 2_592_000, path = "/" }: CookieOptions,
  isSecure: boolean
): string | undefined => {
  const parts = account && ["1", `${account.network}:${account.address}`, account.connectorId, account.wallet]
  const value = parts === null ? "" : parts.map(encodeURIComponent).join("|")
  if (value.length > mostBytes) return undefined
  return [
    `${getCookieName(storageName)}=${value}`,
    `Path=${path}`,
    ...(domain === undefined ? [] : [`Domain=${domain}`]),
    "SameSite=Lax",
    `Max-Age=${account === null ? 0 : maxAgeSeconds}`,
    ...(isSecure ? ["Secure"] : [])
  ].join("; ")
}

/** The options of a server for the kit whose cookie it reads. */
export interface ReadSnapshotOptions {
  /** The option of the same name. */
  readonly storageName?: string | undefined
  /** The page's networks, as in the options, or their ids: an account on any other is ignored. */
  readonly networks?: ReadonlyArray<unknown> | undefined
}

/**
 * Reads the account that a page showed last from the `cookie` header of a request, as the snapshot of a page whose
 * wallet has not confirmed it yet. Undefined if it is missing or malformed: then the page is rendered without an
 * account. Never throws.
 */
export const readSnapshot = (
  header: string | null | undefined,
  { networks, storageName = "" }: ReadSnapshotOptions = {}
): Snapshot | undefined => {
  if (typeof header !== "string" || header.length > mostHeader) return undefined
  const begin = `${getCookieName(storageName)}=`
  const value = header
    .split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(begin))
    ?.slice(begin.length)
  const parts = value === undefined || value.length > mostBytes ? [] : value.split("|").map(decodePart)
  const [version, id = "", connectorId, wallet] = parts
  if (parts.length !== 4 || version !== "1" || !connectorId || !wallet || !isAccountId(id)) return undefined
  const { address, network } = splitAccountId(id)
  const { namespace } = splitNetworkId(network)
  const isListed = networks === undefined || networks.some((listedNetwork) => toNetworkId(listedNetwork) === network)
  if (toNetworkId(network) === undefined || !isListed || !isAddress(namespace, address)) return undefined
  const account = { namespace, address, network, chainId: toChainId(network), connectorId, wallet }
  return {
    ...emptySnapshot,
    status: "reconnecting",
    account,
    connections: [{ ...account, addresses: [address], inUse: true, live: false }]
  }
}

/**
 * Returns the text of a part of the cookie; empty if it is malformed, or contains characters that names do not have.
 */
const decodePart = (part: string): string => {
  try {
    const text = decodeURIComponent(part)
    return /[\p{Cc}\p{Cf}]/u.test(text) ? "" : text
  } catch {
    return ""
  }
}
