import * as Effect from "effect/Effect"
import { hasGateway } from "../../../core/chain/rpc/gateway.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { formatTable } from "../../foundation/text/table.ts"

/** `networks`: lists the known networks, and whether the chain service has a node for them. Sends no request. */
export const networks = Effect.map(
  Effect.flatMap(Store, ({ state }) => state),
  ({ chain }): Report => ({
    data: {
      networks: chain.networks.map(({ explorerUrl, id, name, nativeCurrency, testnet }) => ({
        id,
        name,
        currency: nativeCurrency,
        explorerUrl: explorerUrl ?? null,
        testnet,
        gateway: hasGateway(id)
      }))
    },
    lines: formatTable(
      [{ title: "Network" }, { title: "Id" }, { title: "Coin" }, { title: "Gateway" }],
      chain.networks.map(({ id, name, nativeCurrency }) => [
        name,
        id,
        nativeCurrency.symbol,
        hasGateway(id) ? "yes" : "no"
      ])
    )
  })
)
