import type { SendReview } from "../../../core/onchain/send/events.ts"
import { useDispatch, useText } from "../../foundation/state/atoms.ts"
import { useCommands } from "../../foundation/state/useCommands.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import { LoadingReview, TransferReview } from "./TransferReview.tsx"
import { type Draft, useDraft } from "./useSend.ts"
import { css, Problem } from "./WalletSend.tsx"

/** Reviews the transfer before it is sent. docs/spec/onchain.md#send-flow. */
export function WalletSendPreview() {
  const draft = useDraft()
  const text = useText()
  return draft === undefined || draft.send.review === null ? (
    <Page css={css} className="send">
      <LoadingReview label={text("modal.loading")} />
    </Page>
  ) : (
    <Review draft={draft} review={draft.send.review} />
  )
}

function Review({ draft, review }: { readonly draft: Draft; readonly review: SendReview }) {
  const { send, wallet } = draft
  const dispatch = useDispatch()
  const commands = useCommands("send")
  return (
    <TransferReview
      draft={draft}
      review={review}
      wallet={wallet}
      isAsking={send.phase === "Asking"}
      ticked={send.ticked}
      tick={(warning, isTicked) => dispatch({ _tag: "SendTicked", warning, on: isTicked })}
      confirm={() => commands()?.confirm(review.intentId)}
      leave={() => commands()?.leave()}
      problem={<Problem draft={draft} />}
    />
  )
}
