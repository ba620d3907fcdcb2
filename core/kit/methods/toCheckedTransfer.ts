import { splitAccountId } from "../../chain/network/caip.ts"
import type { AccountId } from "../../chain/network/ids.ts"
import type { Words } from "../../onchain/calldata/words.ts"
import type { SendReview } from "../../onchain/send/events.ts"
import type { Sponsorship } from "../../wallets/signing/sponsorship.ts"
import type { TransferFee } from "../../onchain/send/fee.ts"
import type { CheckedTransfer } from "./shapes.ts"
import { getUnitsBalance } from "./toBalance.ts"

/** A transfer in the form of the services. */
interface Checked {
  readonly account: AccountId
  readonly address: string
  readonly name: string | null
  readonly token: { readonly address: string | null; readonly symbol: string; readonly decimals: number }
  readonly units: bigint
  readonly fee: TransferFee | null
  readonly sponsorship: Sponsorship | null
  readonly words: Words
  readonly warnings: SendReview["warnings"]
}

/** Returns a checked transfer as a host sees it. */
export const toCheckedTransfer = (
  { account, address: to, fee, name, sponsorship, token, units, warnings, words }: Checked,
  coin: { readonly symbol: string; readonly decimals: number }
): CheckedTransfer => {
  const { address: from, network } = splitAccountId(account)
  const toCoinBalance = (digits: string) => getUnitsBalance(BigInt(digits), coin.decimals, coin.symbol)
  return {
    network,
    from,
    to,
    name,
    ...(token.address === null ? {} : { token: token.address }),
    amount: getUnitsBalance(units, token.decimals, token.symbol),
    fee: fee && {
      about: toCoinBalance(fee.about),
      most: toCoinBalance(fee.most),
      hasDataFee: fee.hasDataFee,
      ...(fee.rent === undefined ? {} : { rent: toCoinBalance(fee.rent) })
    },
    sponsorship,
    words: { sentence: words.sentence, risk: words.risk },
    warnings: warnings.map((warning) => warning.name)
  }
}
