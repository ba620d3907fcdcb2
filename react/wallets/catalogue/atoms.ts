import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import { selectRx } from "../../foundation/state/atoms.ts"

/** The active namespace. */
export const namespaceRx = selectRx(({ chain }) => splitNetworkId(chain.active).namespace)
/** The namespace that a wallet is looked for: who is connected elsewhere has come to one without. Null: any will do. */
export const lookedForRx = selectRx(({ chain, connection: { connections } }) => {
  const { namespace } = splitNetworkId(chain.active)
  return connections.length > 0 && connections.every((one) => one.namespace !== namespace) ? namespace : null
})
