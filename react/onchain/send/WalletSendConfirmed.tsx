import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { formatExact } from "../../../core/onchain/money/exactAmount.ts"
import { displaySymbol } from "../../../core/onchain/money/pickTokens.ts"
import { toOutcome, sentId } from "../../../core/onchain/receipt/state.ts"
import { canGoBackRx, useDispatch, useText } from "../../foundation/state/atoms.ts"
import { crossIcon } from "../../foundation/parts/viewIcons.ts"
import { doneIcon } from "../../foundation/ui/icons.ts"
import { Moment } from "../../foundation/ui/Moment.tsx"
import { Page } from "../../foundation/ui/Page.tsx"
import { Skeleton } from "../../foundation/ui/Skeleton.tsx"
import { ReceiptWays } from "../money/HashWays.tsx"
import { useReceiptWords } from "../money/useReceiptWords.ts"
import { receiptRx, sendRx } from "./useSend.ts"
import { css } from "./WalletSend.tsx"

/** Follows a sent transfer to its outcome. docs/spec/onchain.md#send-flow. */
export function WalletSendConfirmed() {
  const send = useRxValue(sendRx)
  const receipts = useRxValue(receiptRx)
  const text = useText()
  const words = useReceiptWords()
  if (send === undefined || send.hash === null || send.review === null)
    return (
      <Page css={css} className="send">
        <Skeleton label={text("modal.loading")} rows={2} />
      </Page>
    )
  const { hash, review } = send
  const { account, amount, iconUrl, name, to } = review
  const { network } = splitAccountId(account)
  const end = receipts?.sent.find((record) => sentId(record) === hash)?.end ?? { status: "pending" as const }
  const what = `${formatExact(amount)} ${displaySymbol(review.symbol)}`
  const who = name ?? truncateAddress(to)
  const look = toOutcome(end)
  const title = text(look === "failed" ? "send.failed" : look === "done" ? "send.sent" : "send.sending", {
    amount: what
  })
  return (
    <Page css={css} className="send" bare foot={<NextSteps account={account} />}>
      <Moment
        name={displaySymbol(review.symbol)}
        icon={iconUrl}
        round
        title={title}
        more={`${text("send.toWhom", { who })}\n${words(end, network)}`}
        state={look}
        badge={look === "done" ? ["good", doneIcon] : look === "failed" ? ["", crossIcon] : undefined}
      >
        <ReceiptWays hash={hash} network={network} />
      </Moment>
    </Page>
  )
}

/** The buttons to send again, and to leave the view. */
function NextSteps({ account }: { readonly account: AccountId }) {
  const canGoBack = useRxValue(canGoBackRx)
  const dispatch = useDispatch()
  const text = useText()
  return (
    <div className="pair">
      <button
        type="button"
        className="btn fill"
        onClick={() => dispatch({ _tag: "SendBegun", account }, { _tag: "Replaced", view: { _tag: "WalletSend" } })}
      >
        {text("send.another")}
      </button>
      <button
        type="button"
        className="btn ink"
        onClick={() => dispatch(canGoBack ? { _tag: "WentBack" } : { _tag: "Replaced", view: { _tag: "Account" } })}
      >
        {text("send.done")}
      </button>
    </div>
  )
}
