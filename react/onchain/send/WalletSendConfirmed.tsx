import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { formatBrief } from "../../../core/onchain/money/exactAmount.ts"
import { displaySymbol } from "../../../core/onchain/money/pickTokens.ts"
import { toOutcome, getSentId } from "../../../core/onchain/receipt/state.ts"
import { canGoBackRx, useDispatch, useText } from "../../foundation/state/atoms.ts"
import { Moment } from "../../foundation/ui/Moment.tsx"
import { Page } from "../../foundation/ui/Page.tsx"
import { Blank, BlankLine } from "../../foundation/ui/Blank.tsx"
import { ReceiptWays } from "../money/HashWays.tsx"
import { getMomentLook, useCanceledTitle, useReceiptWords } from "../money/useReceiptWords.ts"
import { receiptRx, sendRx } from "./useSend.ts"
import { css } from "./WalletSend.tsx"

/** Follows a sent transfer to its outcome. docs/spec/onchain.md#send-flow. */
export function WalletSendConfirmed() {
  const send = useRxValue(sendRx)
  const receipts = useRxValue(receiptRx)
  const text = useText()
  const words = useReceiptWords()
  const canceledTitle = useCanceledTitle()
  if (send === undefined || send.hash === null || send.review === null)
    return (
      <Page css={css} className="send">
        <Blank className="lead moment" label={text("modal.loading")}>
          <div className="ring">
            <i className="disc" />
          </div>
          <BlankLine width={144} isTitle />
          <BlankLine width={112} />
          <BlankLine width={176} />
        </Blank>
      </Page>
    )
  const { hash, review } = send
  const { account, amount, iconUrl, name, to } = review
  const { network } = splitAccountId(account)
  const record = receipts?.sent.find((item) => getSentId(item) === hash)
  const end = record?.end ?? { status: "pending" as const }
  const what = `${formatBrief(amount)} ${displaySymbol(review.symbol)}`
  const who = name ?? truncateAddress(to)
  const look = toOutcome(end)
  const title =
    look === "canceled"
      ? canceledTitle(end)
      : text(look === "failed" ? "send.failed" : look === "done" ? "send.sent" : "send.sending", { amount: what })
  return (
    <Page css={css} className="send" bare foot={<NextSteps account={account} />}>
      <Moment
        name={displaySymbol(review.symbol)}
        icon={iconUrl}
        round
        title={title}
        more={[
          ...(look === "canceled" ? [] : [text("send.toWhom", { who })]),
          words({ end, network, sentAt: record?.sentAt })
        ].join("\n")}
        {...getMomentLook(look)}
      >
        <ReceiptWays hash={hash} network={network} end={end} />
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
