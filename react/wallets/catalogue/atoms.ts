import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import { selectRx } from "../../foundation/state/atoms.ts"

/** The active namespace. */
export const namespaceRx = selectRx(({ chain }) => splitNetworkId(chain.active).namespace)
/**
 * The namespace to connect a wallet on, if the visitor is connected elsewhere and came to one without a wallet. Null:
 * any namespace.
 */
export const searchedNamespaceRx = selectRx(({ chain, connection: { connections } }) => {
  const { namespace } = splitNetworkId(chain.active)
  return connections.length > 0 && connections.every((one) => one.namespace !== namespace) ? namespace : null
})
