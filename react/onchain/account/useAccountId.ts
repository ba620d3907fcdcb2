import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { accountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { displayedConnection } from "../../../core/wallets/connection/state.ts"
import { chainRx, connectionRx } from "../../foundation/state/atoms.ts"

/** Returns the account shown by the views; undefined while no wallet is connected. */
export const useAccountId = (): AccountId | undefined => {
  const { namespace } = splitNetworkId(useRxValue(chainRx).active)
  const connection = displayedConnection(useRxValue(connectionRx), namespace)
  return connection && accountId(connection.network, connection.accounts[0].address)
}
