import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import { formatBrief } from "../../../core/onchain/money/exactAmount.ts"
import { isSameToken } from "../../../core/onchain/money/pickTokens.ts"
import { toOutcome } from "../../../core/onchain/receipt/state.ts"
import { isCoin } from "../../../core/onchain/token/tokenId.ts"
import type { SwapPhase } from "../../../core/onchain/swap/events.ts"
import type { SentEnd } from "../../../core/wallets/signing/sentRecord.ts"
import { useDispatch, useText } from "../../foundation/state/atoms.ts"
import { Moment } from "../../foundation/ui/Moment.tsx"
import { Page } from "../../foundation/ui/Page.tsx"
import { ReceiptWays } from "../money/HashWays.tsx"
import { getMomentLook, useCanceledTitle, useReceiptWords } from "../money/useReceiptWords.ts"
import { sentRx } from "./atoms.ts"

/** Follows a sent swap to its outcome. */
export function SwapEnd({
  css,
  phase: { batchId, hash, quote }
}: {
  readonly phase: Extract<SwapPhase, { readonly _tag: "Following" }>
  readonly css: string
}) {
  const sent = useRxValue(sentRx)
  const words = useReceiptWords()
  const canceledTitle = useCanceledTitle()
  const dispatch = useDispatch()
  const text = useText()
  const name = hash ?? batchId ?? ""
  const record = sent?.find((item) => (item.hash ?? item.batchId) === name)
  const end: SentEnd = record?.end ?? { status: "pending" }
  const { network } = splitAccountId(quote.account)
  // The received amount as reported by the chain.
  const contract = isCoin(quote.to.id) ? null : splitAccountId(quote.to.id).address
  const got = record?.changes?.find(
    ({ item, token, units }) => item === undefined && isSameToken(token, contract) && !units.startsWith("-")
  )
  const to = got === undefined ? "" : `${formatBrief(formatUnits(BigInt(got.units), quote.to.decimals))} `
  const both = { from: `${formatBrief(quote.amount)} ${quote.from.symbol}`, to: `${to}${quote.to.symbol}` }
  const look = toOutcome(end)
  const title =
    look === "canceled"
      ? canceledTitle(end)
      : text(look === "done" ? "swap.done" : look === "failed" ? "swap.failed" : "swap.following", both)
  return (
    <Page
      css={css}
      className="swap"
      bare
      foot={
        <button
          type="button"
          className="btn ink"
          // Goes back past the review and the form, which are done.
          onClick={() => dispatch({ _tag: "SwapPhaseLeft" }, { _tag: "WentBack" }, { _tag: "WentBack" })}
        >
          {text("swap.close")}
        </button>
      }
    >
      <Moment
        name={quote.to.symbol}
        icon={quote.to.logoUrl}
        round
        title={title}
        more={words({ end, network, sentAt: record?.sentAt })}
        {...getMomentLook(look)}
      >
        <ReceiptWays hash={name} network={network} end={end} />
      </Moment>
    </Page>
  )
}
