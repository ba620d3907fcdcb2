import type { NetworkId } from "../network/ids.ts"
import type { Network } from "../network/schema.ts"
import { publicEndpoints, type RunEndpoints } from "../../foundation/http/endpoints.ts"
import { hasGateway } from "./gateway.ts"

/** One JSON-RPC endpoint of a network. */
export interface RpcEndpoint {
  readonly url: string
  /** `text/plain` for the gateway, which avoids a CORS preflight. */
  readonly bodyType: "application/json" | "text/plain"
}

const parseUrl = (text: string): URL | undefined => {
  try {
    const url = new URL(text)
    return /^https?:$/.test(url.protocol) ? url : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the chain service's JSON-RPC URL for one network. Ids are inserted unchanged, since Solana's are
 * case-sensitive.
 */
const getGatewayUrl = (root: string, network: NetworkId): string => `${root}/v1/?chainId=${encodeURIComponent(network)}`

/**
 * Returns a network's endpoints, best first: those from the host, the gateway if there is a project and it serves the
 * network, then the network's own. `endpoints.rpc` replaces the network's own; with `rpcOnly` it is the only one. A URL
 * on the gateway's host gets the project id if it is missing. Duplicates and anything but http(s) URLs are dropped.
 * docs/spec/chain.md#rpc-endpoints.
 */
export const rpcEndpoints = (
  { customRpcUrls = [], id, rpcUrls }: Pick<Network, "id" | "rpcUrls" | "customRpcUrls">,
  { chainService, rpc, rpcOnly }: RunEndpoints,
  projectId: string
): ReadonlyArray<RpcEndpoint> => {
  const own = rpc !== undefined && Object.hasOwn(rpc, id) ? rpc[id] : undefined
  const alone = rpcOnly === "all" || rpcOnly === id
  const gateway =
    !alone && chainService !== undefined && projectId !== "" && hasGateway(id) ? [getGatewayUrl(chainService, id)] : []
  const hosts = new Set([chainService, publicEndpoints.chainService].map((root) => parseUrl(root ?? "")?.host))
  const found = new Map<string, RpcEndpoint>()
  for (const text of [
    ...(own === undefined ? [] : [own]),
    ...customRpcUrls,
    ...gateway,
    ...(own === undefined && !alone ? rpcUrls : [])
  ]) {
    const url = parseUrl(text)
    if (url === undefined) continue
    const isGateway = hosts.has(url.host) && /^\/v1\/?$/.test(url.pathname)
    if (isGateway && projectId !== "" && !url.searchParams.has("projectId"))
      url.searchParams.append("projectId", projectId)
    if (found.has(url.href)) continue
    found.set(url.href, { url: isGateway ? url.href : text, bodyType: isGateway ? "text/plain" : "application/json" })
  }
  return [...found.values()]
}
