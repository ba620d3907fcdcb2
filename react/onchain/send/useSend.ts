import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { Network } from "../../../core/chain/network/schema.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import { shortenToSignificant, roundUpToSignificant } from "../../../core/foundation/text/significantDigits.ts"
import { showWorth } from "../../../core/foundation/text/format.ts"
import { showWorthUp } from "../../../core/foundation/text/showWorthUp.ts"
import { isSameToken, type PickedToken } from "../../../core/onchain/money/pickTokens.ts"
import { computeWorth } from "../../../core/onchain/money/typedAmount.ts"
import { listHeldTokens } from "../../../core/onchain/send/heldTokens.ts"
import type { SendState } from "../../../core/onchain/send/events.ts"
import { activeConnection } from "../../../core/wallets/connection/state.ts"
import { chainRx, connectionRx, selectRx, useText } from "../../foundation/state/atoms.ts"
import { accountRx, tokenRx } from "../account/atoms.ts"

/** The draft of a transfer; undefined until its code has loaded. */
export const sendRx = selectRx(({ send }) => send)
export const receiptRx = selectRx(({ receipt }) => receipt)

/** A draft together with its account, network and tokens. */
export interface Draft {
  readonly send: SendState
  readonly account: AccountId
  readonly network: Network
  /** The wallet's name. */
  readonly wallet: string
  readonly isComing: boolean
  readonly tokens: ReadonlyArray<PickedToken>
  readonly coin: PickedToken
  readonly token: PickedToken
}

/** Returns the draft for the views; undefined until it has loaded. */
export const useDraft = (): Draft | undefined => {
  const send = useRxValue(sendRx)
  const { networks } = useRxValue(chainRx)
  const connection = useRxValue(connectionRx)
  const natives = useRxValue(accountRx)
  const room = useRxValue(tokenRx)
  if (send === undefined || send.account === null) return undefined
  const { account } = send
  const network = findNetwork(networks, splitAccountId(account).network)
  const { isComing, tokens } = listHeldTokens(account, network, natives, room)
  const [coin] = tokens
  if (coin === undefined) return undefined
  const wallet = activeConnection(connection, network.namespace)?.name ?? ""
  const selected = tokens.find(({ address }) => isSameToken(address, send.form.token))
  const unlisted = { address: send.form.token, symbol: "", name: "", price: null }
  return { send, account, network, wallet, isComing, tokens, coin, token: selected ?? unlisted }
}

/** The cost of a transfer in words. `most` is null if it equals `about` or is unknown. */
interface FeeWords {
  readonly about: string
  readonly most: string | null
}

/** Returns a function that describes the cost of a transfer, about and at most: in dollars if the coin has a price. */
export const useFeeWords = ({
  coin,
  network
}: Pick<Draft, "coin" | "network">): ((fee: SendState["fee"]) => FeeWords) => {
  const text = useText()
  const formatFee = (units: string, shorten: typeof shortenToSignificant, inDollars: typeof showWorth): string => {
    const amount = formatUnits(BigInt(units), network.nativeCurrency.decimals)
    const worth = computeWorth(amount, coin.price)
    return worth === null ? `${shorten(amount, 4)} ${coin.symbol}` : inDollars(worth)
  }
  return (fee) => {
    if (fee === null) return { about: text("send.feeUnknown"), most: null }
    const [about, most] = [
      formatFee(fee.about, shortenToSignificant, showWorth),
      formatFee(fee.most, roundUpToSignificant, showWorthUp)
    ]
    return {
      about: text(fee.hasDataFee ? "send.feeData" : "send.feeAbout", { fee: about }),
      most: about === most ? null : text(fee.hasDataFee ? "send.feeMargin" : "send.feeMost", { fee: most })
    }
  }
}
