/**
 * An EIP-1193 provider. If it has `on`, its events `accountsChanged`, `chainChanged` and `disconnect` are followed. Any
 * type of request is accepted, because it differs between SDKs.
 */
export interface AnnouncedProvider {
  readonly request: (request: never) => Promise<unknown>
}

/** The name, picture and id under which an announced provider is listed. */
export interface ProviderInfo {
  /** The name of its row. */
  readonly name: string
  /** Its picture, as a `data:image/…` address of at most 64 kB: a picture is never fetched to list a wallet. */
  readonly icon: string
  /**
   * Its reverse domain name, which is the connector's id. Keep it the same on every visit: it restores the connection.
   */
  readonly rdns: string
}

const patterns = {
  name: /\S/,
  icon: /^data:image\/[a-z0-9.+-]+[;,]/i,
  rdns: /^[a-z0-9-]+(\.[a-z0-9_-]+)+$/i
}
const example = '{ name: "Example Passkey", rdns: "com.example.passkey", icon: "data:image/svg+xml,…" }'

/**
 * Lists a wallet that lives in the page itself, such as the embedded wallet of an SDK, in every kit of this page and in
 * other libraries that follow EIP-6963. Its row asks the provider for accounts when the visitor presses it, and its
 * connection is restored like any other; the option `walletOrder` sets its position. Returns a function that ends the
 * announcement; kits that already list the wallet keep it. Does nothing on a server.
 *
 * Throws a `TypeError` that names the field and an example if the provider or the info cannot be listed.
 *
 * @example
 * ```ts
 * import { announceProvider, createLatchkey, mainnet } from "latchkey"
 *
 * declare const provider: { request: (request: { method: string; params?: unknown }) => Promise<unknown> }
 * announceProvider(provider, {
 *   name: "Example Passkey",
 *   rdns: "com.example.passkey",
 *   icon: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"
 * })
 * createLatchkey({ networks: [mainnet], walletOrder: ["com.example.passkey"] })
 * ```
 */
export const announceProvider = (provider: AnnouncedProvider, own: ProviderInfo): (() => void) => {
  if (typeof provider?.request !== "function")
    throw new TypeError("announceProvider: the provider must have a function `request` (EIP-1193).")
  const { icon, name, rdns } = Object(own) as Partial<ProviderInfo>
  const values = { name, icon, rdns }
  for (const key of ["name", "icon", "rdns"] as const)
    if (typeof values[key] !== "string" || !patterns[key].test(values[key]))
      throw new TypeError(`announceProvider: \`${key}\` is not valid. An example: ${example}.`)
  if (typeof window === "undefined") return () => {}
  // EIP-6963: announced now, and again to each library that asks for wallets.
  const info = Object.freeze({ uuid: globalThis.crypto.randomUUID?.() ?? rdns, name, icon, rdns })
  const detail = Object.freeze({ info, provider })
  const announce = (): boolean => window.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }))
  announce()
  window.addEventListener("eip6963:requestProvider", announce)
  return () => window.removeEventListener("eip6963:requestProvider", announce)
}
