import * as Effect from "effect/Effect"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { Network } from "../../../core/chain/network/schema.ts"
import { Store } from "../../../services/foundation/store/Store.ts"

/** Returns a network as lines name it: `Polygon (eip155:137)`. */
export const formatNetwork = (networks: ReadonlyArray<Network>, network: NetworkId): string =>
  `${findNetwork(networks, network).name} (${network})`

/** The run's network, and its name in lines. */
export const activeNetwork = Effect.map(
  Effect.flatMap(Store, ({ state }) => state),
  ({ chain }) => ({ network: chain.active, networkName: formatNetwork(chain.networks, chain.active) })
)
