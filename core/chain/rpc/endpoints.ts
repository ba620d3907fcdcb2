import type { NetworkId } from "../network/ids.ts"
import type { Network } from "../network/schema.ts"
import { type Endpoints, publicEndpoints } from "../../foundation/http/endpoints.ts"
import { hasGateway } from "./gateway.ts"

/** One place where a network's JSON-RPC is answered. */
export interface RpcEndpoint {
  readonly url: string
  /** `text/plain` for the gateway, which spares a page the preflight. */
  readonly bodyType: "application/json" | "text/plain"
}

const parsed = (text: string): URL | undefined => {
  try {
    const url = new URL(text)
    return /^https?:$/.test(url.protocol) ? url : undefined
  } catch {
    return undefined
  }
}

/** The chain service's JSON-RPC for one network. Ids go into it as they are: Solana's tell upper from lower case. */
const gatewayUrl = (root: string, network: NetworkId): string => `${root}/v1/?chainId=${encodeURIComponent(network)}`

/**
 * Where a network can be asked, best first: what the host gave, the gateway for a project if it serves the network, the
 * network's own endpoints. `endpoints.rpc` stands in place of the network's own. A URL of the gateway's host gets the
 * project id if it has none; what is no http(s) URL, or is there already, is left out.
 * docs/spec/chain.md#rpc-endpoints.
 */
export const rpcEndpoints = (
  { customRpcUrls = [], id, rpcUrls }: Pick<Network, "id" | "rpcUrls" | "customRpcUrls">,
  { chainService, rpc }: Endpoints,
  projectId: string
): ReadonlyArray<RpcEndpoint> => {
  const own = rpc !== undefined && Object.hasOwn(rpc, id) ? rpc[id] : undefined
  const gateway = chainService !== undefined && projectId !== "" && hasGateway(id) ? [gatewayUrl(chainService, id)] : []
  const hosts = new Set([chainService, publicEndpoints.chainService].map((root) => parsed(root ?? "")?.host))
  const found = new Map<string, RpcEndpoint>()
  for (const text of [
    ...(own === undefined ? [] : [own]),
    ...customRpcUrls,
    ...gateway,
    ...(own === undefined ? rpcUrls : [])
  ]) {
    const url = parsed(text)
    if (url === undefined) continue
    const isGateway = hosts.has(url.host) && /^\/v1\/?$/.test(url.pathname)
    if (isGateway && projectId !== "" && !url.searchParams.has("projectId"))
      url.searchParams.append("projectId", projectId)
    if (found.has(url.href)) continue
    found.set(url.href, { url: isGateway ? url.href : text, bodyType: isGateway ? "text/plain" : "application/json" })
  }
  return [...found.values()]
}
