import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { idle, latest } from "../../../core/foundation/data/remote.ts"
import { isSameToken } from "../../../core/onchain/money/pickTokens.ts"
import type { PurchaseCurrency } from "../../../core/onchain/onramp/events.ts"
import { findPurchaseNetwork, isCoin } from "../../../core/onchain/onramp/offer.ts"
import { tokenRx } from "../account/atoms.ts"
import { useAccountId } from "../account/useAccountId.ts"
import { TokenPicture } from "../money/TokenPicture.tsx"

/** A currency to buy: the picture of the token if the account holds it, else the mark of a coin's chain, or a letter. */
export function PurchasePicture({
  currency,
  network
}: {
  readonly currency: PurchaseCurrency
  readonly network: NetworkId
}) {
  const account = useAccountId()
  const balances = useRxValue(tokenRx)?.balances
  const contract = findPurchaseNetwork(currency, network)?.contract ?? ""
  const address = isCoin(contract) ? null : contract
  const held = account === undefined ? [] : (latest(balances?.[account] ?? idle) ?? [])
  const token = held.find((item) => isSameToken(item.address ?? null, address))
  return <TokenPicture symbol={currency.symbol} iconUrl={token?.iconUrl} isCoin={address === null} network={network} />
}
