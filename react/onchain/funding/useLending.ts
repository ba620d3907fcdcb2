import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { accountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { lendingStart } from "../../../core/onchain/funding/lendingState.ts"
import { listHeldTokens } from "../../../core/onchain/send/heldTokens.ts"
import { chainRx, selectRx } from "../../foundation/state/atoms.ts"
import { tokenRx } from "../account/atoms.ts"
import type { TransferParts } from "../send/TransferReview.tsx"

const lendingRx = selectRx(({ lending }) => lending)

/**
 * Returns the transfer from a second wallet, the parts that its review draws once the wallet is lender,
 * and whether its code has loaded.
 */
export const useLending = () => {
  const joined = useRxValue(lendingRx)
  const lending = joined ?? lendingStart
  const { networks } = useRxValue(chainRx)
  const room = useRxValue(tokenRx)
  const { lender, receiver } = lending
  if (lender === null || receiver === null) return { isReady: joined !== undefined, lending, parts: undefined }
  const { network: id } = splitAccountId(receiver)
  const network = findNetwork(networks, id)
  // Only the price of the coin is read from the receiver's holdings: the payer's are unknown.
  const [known] = listHeldTokens(receiver, network, undefined, room).tokens
  const account = accountId(id, lender.accounts[0].address)
  const parts: TransferParts | undefined = known && { account, network, coin: known }
  return { isReady: true, lending, parts }
}
