import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { accountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { isSameToken } from "../../../core/onchain/money/pickTokens.ts"
import { lendingStart } from "../../../core/onchain/funding/lendingState.ts"
import { listHeldTokens } from "../../../core/onchain/send/heldTokens.ts"
import { chainRx, selectRx } from "../../foundation/state/atoms.ts"
import { tokenRx } from "../account/atoms.ts"
import type { TransferParts } from "../send/TransferReview.tsx"

const lendingRx = selectRx(({ lending }) => lending)

/**
 * Returns the transfer from a second wallet, the parts that its review draws once the wallet is lender,
 * and whether its code has loaded. `asset`: the token, if the receiver holds it.
 */
export const useLending = () => {
  const joined = useRxValue(lendingRx)
  const lending = joined ?? lendingStart
  const { networks } = useRxValue(chainRx)
  const room = useRxValue(tokenRx)
  const { lender, receiver } = lending
  if (receiver === null) return { isReady: joined !== undefined, lending, parts: undefined, asset: undefined }
  const { network: id } = splitAccountId(receiver)
  const network = findNetwork(networks, id)
  // Pictures and prices are read from the receiver's holdings: the payer's are unknown.
  const { tokens } = listHeldTokens(receiver, network, undefined, room)
  const [coin] = tokens
  const asset = tokens.find(({ address }) =>
    address === null ? lending.token === null : isSameToken(address, lending.token)
  )
  const parts: TransferParts | undefined =
    coin && lender ? { account: accountId(id, lender.accounts[0].address), network, coin } : undefined
  return { isReady: true, lending, parts, asset }
}
