import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { ComponentProps } from "react"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { idle, latest } from "../../../core/foundation/data/remote.ts"
import { isSameToken } from "../../../core/onchain/money/pickTokens.ts"
import { isCoin } from "../../../core/onchain/onramp/offer.ts"
import { tokenRx } from "../account/atoms.ts"
import { TokenPicture } from "../money/TokenPicture.tsx"

/** A currency to buy: the picture of the token if the account holds it, else the mark of a coin's chain, or a letter. */
export function PurchasePicture({
  account,
  contract,
  ...picture
}: {
  /** The account that buys; null while it is not known. */
  readonly account: AccountId | null
  readonly symbol: string
  /** The contract on the network; zeros for its coin; undefined if the currency is not sold there. */
  readonly contract: string | undefined
  readonly network: NetworkId
  readonly size?: ComponentProps<typeof TokenPicture>["size"]
}) {
  const balances = useRxValue(tokenRx)?.balances
  const address = contract !== undefined && isCoin(contract) ? null : contract
  const holdings = account === null ? [] : (latest(balances?.[account] ?? idle) ?? [])
  const token = address === undefined ? undefined : holdings.find((item) => isSameToken(item.address ?? null, address))
  return <TokenPicture {...picture} iconUrl={token?.iconUrl} isCoin={address === null} />
}
