import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { Network } from "../../../core/chain/network/schema.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import { isSameToken, type PickedToken } from "../../../core/onchain/money/pickTokens.ts"
import { listHeldTokens } from "../../../core/onchain/send/heldTokens.ts"
import type { SendState } from "../../../core/onchain/send/events.ts"
import { activeConnection } from "../../../core/wallets/connection/state.ts"
import { chainRx, connectionRx, selectRx, useText } from "../../foundation/state/atoms.ts"
import { accountRx, tokenRx } from "../account/atoms.ts"
import { useFeeWords } from "../money/useFeeWords.ts"

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
  readonly isLoading: boolean
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
  const { isLoading, tokens } = listHeldTokens(account, network, natives, room)
  const [coin] = tokens
  if (coin === undefined) return undefined
  const wallet = activeConnection(connection, network.namespace)?.name ?? ""
  const selected = tokens.find(({ address }) => isSameToken(address, send.form.token))
  const unlisted = { address: send.form.token, symbol: "", name: "", price: null }
  return { send, account, network, wallet, isLoading, tokens, coin, token: selected ?? unlisted }
}

/** Returns a function that describes the cost of a transfer, about and at most. `most` is null if it equals `about`. */
export const useTransferFeeWords = ({
  coin: { price, symbol },
  network
}: Pick<Draft, "coin" | "network">): ((fee: SendState["fee"]) => ReturnType<ReturnType<typeof useFeeWords>>) => {
  const text = useText()
  const describe = useFeeWords()
  const toCoins = (units: string): string => formatUnits(BigInt(units), network.nativeCurrency.decimals)
  return (fee) =>
    fee === null
      ? { about: text("send.feeUnknown"), most: null }
      : describe({ ...fee, amount: toCoins(fee.about), most: toCoins(fee.most), symbol, price })
}
