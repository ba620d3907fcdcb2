import type { Network } from "../../../core/chain/network/schema.ts"
import { rpcEndpoints } from "../../../core/chain/rpc/endpoints.ts"
import type { KitSettings } from "../../../services/foundation/platform/Settings.ts"
import type { Flags } from "../../foundation/flags/flags.ts"

/** An endpoint by its name in recordings, without path or query, which may contain a key. */
export interface EndpointInUse {
  readonly name: string
  readonly origin: string
  /** The flag or default that configured it. */
  readonly from: string
}

/**
 * Returns the endpoints of this run: the two services, WalletConnect's relay, the Bitcoin explorer, and the nodes of
 * one network in order.
 */
export const getEndpointsInUse = (
  flags: Flags,
  { endpoints, projectId }: KitSettings,
  network: Network
): ReadonlyArray<EndpointInUse> => {
  const sourceName = sourceNames[flags.source._tag]
  const services = [
    ["api", endpoints.api, flags.apiUrl === undefined ? sourceName : "--api-url"],
    ["chainService", endpoints.chainService, flags.chainServiceUrl === undefined ? sourceName : "--chain-service-url"],
    ["relay", endpoints.relay, flags.relayUrl === undefined ? sourceName : "--relay-url"],
    ["bitcoin", endpoints.bitcoin, flags.bitcoinUrl === undefined ? sourceName : "--bitcoin-url"]
  ] as const
  const own = endpoints.rpc?.[network.id]
  const gateway = getOrigin(endpoints.chainService ?? "")
  const nodes = rpcEndpoints(network, endpoints, projectId).map(({ bodyType, url }, i) => ({
    name: `rpc/${network.id}${i === 0 ? "" : `/${i + 1}`}`,
    origin: getOrigin(url),
    from:
      url === own
        ? flags.rpcUrl === undefined
          ? sourceName
          : "--rpc-url"
        : bodyType === "text/plain" && getOrigin(url) === gateway
          ? "the chain service's gateway"
          : "the network's own"
  }))
  return [
    ...services.flatMap(([name, url, from]) => (url === undefined ? [] : [{ name, origin: getOrigin(url), from }])),
    ...nodes
  ]
}

const sourceNames = { fixtures: "the recordings", sandbox: "the sandbox", live: "the public ones" } as const

const getOrigin = (url: string): string => (URL.canParse(url) ? new URL(url).origin : "")
