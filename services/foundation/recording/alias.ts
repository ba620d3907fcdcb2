import type { Endpoints, KitSettings } from "../platform/Settings.ts"

/** Returns the URL that replaces the endpoint with this name in recordings. It does not resolve. */
export const getReplacementUrl = (name: string): string =>
  name === "chainService"
    ? "https://chain-service.replay"
    : name.startsWith("rpc/")
      ? `https://rpc.replay/${name.slice(4)}`
      : `https://${name}.replay`

/**
 * The endpoints of a replay. Networks keep the URLs of their nodes, which have names too; no request is sent to them.
 */
export const replayEndpoints: Endpoints = {
  api: getReplacementUrl("api"),
  chainService: getReplacementUrl("chainService"),
  bitcoin: getReplacementUrl("bitcoin")
}

/** The root of an endpoint, and its name in recordings. */
export interface Alias {
  readonly name: string
  readonly root: string
}

/**
 * Returns the names of a kit's endpoints: `api`, `chainService`, `bitcoin`, `rpc/<network>` for a network's first node,
 * `rpc/<network>/2` for its second, in the network's own order. Longer roots come first.
 */
export const getAliases = (
  { endpoints }: KitSettings,
  rpcUrls: Readonly<Record<string, ReadonlyArray<string>>> = {}
): ReadonlyArray<Alias> => {
  const nodes = Object.entries(rpcUrls).flatMap(([id, roots]) =>
    roots.map((root, i) => ({ name: i === 0 ? `rpc/${id}` : `rpc/${id}/${i + 1}`, root }))
  )
  const configured = Object.entries(endpoints.rpc ?? {}).map(([id, root]) => ({ name: `rpc/${id}`, root }))
  const own = [
    { name: "api", root: endpoints.api },
    { name: "chainService", root: endpoints.chainService },
    { name: "bitcoin", root: endpoints.bitcoin }
  ]
  const all = [...own, ...configured, ...nodes].filter(
    (alias): alias is Alias => alias.root !== undefined && alias.root !== ""
  )
  return [
    ...all,
    ...[...new Set(all.map(({ name }) => name))].map((name) => ({ name, root: getReplacementUrl(name) }))
  ].sort((a, b) => b.root.length - a.root.length)
}
