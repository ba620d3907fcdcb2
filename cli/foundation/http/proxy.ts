import { isThisMachine } from "../../../core/foundation/platform/isThisMachine.ts"

export type Env = Readonly<Record<string, string | undefined>>

/** Returns a variable of the environment in lower case or upper case; lower case wins, as in curl. */
const findVariable = (env: Env, name: string): readonly [name: string, value: string] | undefined => {
  for (const variable of [name, name.toUpperCase()]) {
    const value = env[variable]?.trim()
    if (value) return [variable, value]
  }
  return undefined
}

/** A proxy and the variable that names it. */
export interface Proxy {
  readonly variable: string
  /** Undefined if the variable is not the address of an HTTP proxy. */
  readonly url: URL | undefined
}

const readProxy = (entry: readonly [string, string] | undefined): Proxy | undefined => {
  if (entry === undefined) return undefined
  const [variable, value] = entry
  const text = value.includes("://") ? value : `http://${value}`
  const url = URL.canParse(text) ? new URL(text) : undefined
  return { variable, url: url !== undefined && /^https?:$/.test(url.protocol) ? url : undefined }
}

/** Returns the proxies in the environment: for `https:` and `wss:`, and for `http:` and `ws:`. */
export const findProxies = (env: Env): ReadonlyArray<Proxy> =>
  ["https_proxy", "http_proxy"].flatMap((name) => readProxy(findVariable(env, name)) ?? [])

const getPort = ({ port, protocol }: URL): string => port || (/^(?:https|wss):$/.test(protocol) ? "443" : "80")

/**
 * Returns true if NO_PROXY excludes an address. NO_PROXY is `*` or a comma-separated list of hosts, which include their
 * subdomains; an entry with a port only applies to that port.
 */
const isExcluded = (url: URL, env: Env): boolean => {
  const host = url.hostname.replace(/^\[|\]$/g, "").toLowerCase()
  return (findVariable(env, "no_proxy")?.[1] ?? "").split(/[\s,]+/).some((entry) => {
    if (entry === "*") return true
    const [, name = "", port] = /^\[?(.*?)\]?(?::(\d+))?$/.exec(entry.toLowerCase()) ?? []
    const own = name.replace(/^\*?\./, "")
    if (own === "" || (port !== undefined && port !== getPort(url))) return false
    return host === own || host.endsWith(`.${own}`)
  })
}

/**
 * Returns the proxy for an address; undefined without a proxy, for this machine, and for addresses that NO_PROXY
 * excludes.
 */
export const getProxy = (url: URL, env: Env): Proxy | undefined =>
  isThisMachine(url) || isExcluded(url, env)
    ? undefined
    : readProxy(findVariable(env, /^(?:https|wss):$/.test(url.protocol) ? "https_proxy" : "http_proxy"))
