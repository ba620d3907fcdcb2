import { isThisMachine } from "../../../core/foundation/platform/thisMachine.ts"

export type Env = Readonly<Record<string, string | undefined>>

/** The variables that name a proxy, in lower case or upper case; lower case wins, as in curl. */
const valueOf = (env: Env, name: string): readonly [name: string, value: string] | undefined => {
  for (const one of [name, name.toUpperCase()]) {
    const value = env[one]?.trim()
    if (value) return [one, value]
  }
  return undefined
}

/** A proxy and the variable that named it. */
export interface Proxy {
  readonly variable: string
  /** Undefined if the variable has no address of an HTTP proxy. */
  readonly url: URL | undefined
}

const read = (named: readonly [string, string] | undefined): Proxy | undefined => {
  if (named === undefined) return undefined
  const [variable, value] = named
  const text = value.includes("://") ? value : `http://${value}`
  const url = URL.canParse(text) ? new URL(text) : undefined
  return { variable, url: url !== undefined && /^https?:$/.test(url.protocol) ? url : undefined }
}

/** Returns the proxies that the environment names: for `https:` and `wss:`, and for `http:` and `ws:`. */
export const proxiesIn = (env: Env): ReadonlyArray<Proxy> =>
  ["https_proxy", "http_proxy"].flatMap((name) => read(valueOf(env, name)) ?? [])

const portOf = ({ port, protocol }: URL): string => port || (/^(?:https|wss):$/.test(protocol) ? "443" : "80")

/**
 * Whether NO_PROXY excepts an address: `*`, or names separated by commas, each a host with all below it, with a port where
 * it counts for that port only.
 */
const isExcepted = (url: URL, env: Env): boolean => {
  const host = url.hostname.replace(/^\[|\]$/g, "").toLowerCase()
  return (valueOf(env, "no_proxy")?.[1] ?? "").split(/[\s,]+/).some((entry) => {
    if (entry === "*") return true
    const [, name = "", port] = /^\[?(.*?)\]?(?::(\d+))?$/.exec(entry.toLowerCase()) ?? []
    const own = name.replace(/^\*?\./, "")
    if (own === "" || (port !== undefined && port !== portOf(url))) return false
    return host === own || host.endsWith(`.${own}`)
  })
}

/** Returns the proxy for an address; undefined without one, for this machine, and for what NO_PROXY excepts. */
export const proxyFor = (url: URL, env: Env): Proxy | undefined =>
  isThisMachine(url) || isExcepted(url, env)
    ? undefined
    : read(valueOf(env, /^(?:https|wss):$/.test(url.protocol) ? "https_proxy" : "http_proxy"))
