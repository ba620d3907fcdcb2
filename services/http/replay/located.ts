import type { NetworkId } from "../../../core/chain/ids.ts"
import type { Endpoints, KitSettings } from "../../Settings.ts"

/** Endpoints that stand for recordings: they lead nowhere. */
export const replayEndpoints = (networks: ReadonlyArray<NetworkId>): Endpoints => ({
  api: "https://api.replay",
  chainService: "https://chain-service.replay",
  rpc: Object.fromEntries(networks.map((id) => [id, `https://rpc.replay/${id}`]))
})

/** An endpoint's root and the name it has in recordings. */
export interface Alias {
  readonly name: string
  readonly root: string
}

/** The names of a kit's endpoints. `rpcUrls` are those that networks bring themselves. Longer roots come first. */
export const aliasesOf = ({ endpoints }: KitSettings, rpcUrls: Readonly<Record<string, string>> = {}): ReadonlyArray<Alias> => {
  const rpc = Object.entries({ ...rpcUrls, ...endpoints.rpc }).map(([id, root]) => ({ name: `rpc/${id}`, root }))
  const own = [{ name: "api", root: endpoints.api }, { name: "chainService", root: endpoints.chainService }]
  return [...own, ...rpc]
    .filter((alias): alias is Alias => alias.root !== undefined)
    .sort((a, b) => b.root.length - a.root.length)
}

/** Where a request goes, in the words of a recording. */
export interface Located {
  readonly endpoint: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
}

const stood = "REDACTED"
/** The visitor's project is nobody's business, and our own version is no reason to record anew. */
const hidden: ReadonlySet<string> = new Set(["projectId", "sv", "clientId"])

/** Names a URL's endpoint and hides what a recording must not hold. The chain service's gateway counts as the network's node. */
export const located = (url: URL, aliases: ReadonlyArray<Alias>): Located => {
  const whole = url.origin + url.pathname
  const alias = aliases.find(({ root }) => whole === root || whole.startsWith(root.endsWith("/") ? root : `${root}/`))
  const path = alias === undefined ? whole : whole.slice(alias.root.length).replace(/^\/?/, "/")
  const gateway = alias?.name === "chainService" && /^\/v1\/?$/.test(path) ? url.searchParams.get("chainId") : null
  if (gateway !== null) return { endpoint: `rpc/${gateway}`, path: "/", query: {} }
  const query = [...url.searchParams].sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]): readonly [string, string] => [key, hidden.has(key) ? stood : value])
  return { endpoint: alias?.name ?? "elsewhere", path, query: Object.fromEntries(query) }
}
