import { useDispatch, useText } from "../../foundation/state/atoms.ts"
import { useCommands } from "../../foundation/state/useCommands.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import { LoadingReview, TransferReview } from "../send/TransferReview.tsx"
import { css } from "../send/WalletSend.tsx"
import { LendingProblem } from "./LendingProblem.tsx"
import { useLending } from "./useLending.ts"

/** Reviews the transfer from a second wallet to the visitor's account. */
export function FundsPreview() {
  const { asset, lending, parts } = useLending()
  const commands = useCommands("lending")
  const dispatch = useDispatch()
  const text = useText()
  const { error, phase, review, ticked, wallet } = lending
  if (parts === undefined || review === null)
    return (
      <Page css={css} className="send">
        <LoadingReview label={text("modal.loading")} />
      </Page>
    )
  return (
    <TransferReview
      draft={parts}
      review={{
        ...review,
        name: text("funds.yours"),
        iconUrl: review.iconUrl ?? asset?.iconUrl,
        price: review.price ?? asset?.price ?? null
      }}
      wallet={wallet}
      isAsking={phase === "Asking"}
      ticked={ticked}
      tick={(warning, isTicked) => dispatch({ _tag: "LentTicked", warning, on: isTicked })}
      confirm={() => commands()?.confirm(review.intentId)}
      leave={() => dispatch({ _tag: "WentBack" })}
      problem={<LendingProblem error={error} wallet={wallet} />}
    />
  )
}
