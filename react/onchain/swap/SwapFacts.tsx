import { Note } from "../../foundation/ui/Note.tsx"
import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { latest } from "../../../core/foundation/data/remote.ts"
import { divideDecimals } from "../../../core/foundation/text/decimal.ts"
import { showAmount } from "../../../core/foundation/text/format.ts"
import type { SwapFee, SwapQuote, SwapState } from "../../../core/onchain/swap/events.ts"
import { chainRx, useDispatch, useSay, useSentence, useText } from "../../foundation/state/atoms.ts"
import { endSentence } from "../../foundation/state/endSentence.ts"
import { Figure, Figures } from "../money/Figures.tsx"
import { useFeeWords } from "../money/useFeeWords.ts"
import { Impact } from "./Impact.tsx"
import { Slippage } from "./Slippage.tsx"

/** The cost of a swap, or why there is no price. */
export function SwapFacts({ swap }: { readonly swap: SwapState }) {
  const text = useText()
  const sentence = useSentence()
  const dispatch = useDispatch()
  const { networks } = useRxValue(chainRx)
  const { quote } = swap
  const known = latest(quote)
  // A fault of the amount is shown at its field.
  const isAmountWrong = quote._tag === "Failed" && quote.error.tag === "SwapAmountMisfit"
  const failed = quote._tag === "Failed" && !isAmountWrong ? endSentence(sentence(quote.error)) : ""
  useSay(failed)
  // The same element in every state, so that the field keeps its focus while typing.
  const slippage = <Slippage key="slippage" slippage={swap.form.slippage} />
  if (failed !== "" && known === undefined)
    return (
      <>
        {!isSlippageWrong(swap) && (
          <Note>
            <p>{failed}</p>
            <RetryButton press={() => dispatch({ _tag: "SwapQuoteAsked" })} words={text("modal.retry")} />
          </Note>
        )}
        {slippage}
      </>
    )
  if (isAmountWrong && known === undefined) return slippage
  if (quote._tag === "Unasked") return null
  const coin = findNetwork(networks, splitAccountId(swap.form.account ?? "eip155:1:").network).nativeCurrency.symbol
  return (
    <>
      {failed !== "" && (
        <Note>
          <p>{failed}</p>
        </Note>
      )}
      {swap.isPaused && (
        <Note>
          <p>{text("swap.paused")}</p>
          <RetryButton press={() => dispatch({ _tag: "SwapTouched" })} words={text("swap.refresh")} />
        </Note>
      )}
      <CostFigures quote={known} coin={coin} isPaid={swap.isFeePaid} />
      {slippage}
    </>
  )
}

/** The rate, the minimum, the price impact and the fee; placeholders while the quote loads. */
function CostFigures({
  coin,
  isPaid,
  quote: known
}: {
  readonly quote: SwapQuote | undefined
  readonly coin: string
  /** True if the host pays the fee; null while that is looked up. */
  readonly isPaid: boolean | null
}) {
  const text = useText()
  const isLoading = known === undefined
  return (
    <Figures>
      <Figure name={text("swap.rate")} isLoading={isLoading}>
        <bdi dir="ltr">
          {known && text("swap.rateOf", { from: known.from.symbol, to: showAmount(known.rate, known.to.symbol) })}
        </bdi>
      </Figure>
      <Figure name={text("swap.atLeast")} isLoading={isLoading}>
        <bdi dir="ltr">{known && showAmount(known.minimum, known.to.symbol)}</bdi>
      </Figure>
      <Figure name={text("swap.impact")} isLoading={isLoading}>
        {known && <Impact impact={known.priceImpact} />}
      </Figure>
      <Figure name={text("swap.fee")} isLoading={isLoading || isPaid === null}>
        {isPaid ? text("money.feePaid") : known && <Fee fee={known.fee} coin={coin} />}
      </Figure>
    </Figures>
  )
}

/** The network fee of a swap: the estimate and the maximum. */
export function Fee({ coin, fee }: { readonly fee: SwapFee | null; readonly coin: string }) {
  const text = useText()
  const describe = useFeeWords()
  if (fee === null) return text("swap.feeUnknown")
  // The price of the coin: the worth of a fee is its amount times that.
  const price = fee.usd === null ? null : divideDecimals(fee.usd, fee.amount, 18)
  const { about, most } = describe({ ...fee, symbol: coin, price })
  return (
    <>
      {about}
      {most !== null && <small>{most}</small>}
    </>
  )
}

/** True if there is no price because the slippage is invalid. */
export const isSlippageWrong = ({ quote }: SwapState): boolean =>
  quote._tag === "Failed" && quote.error.tag === "SlippageMisfit"

function RetryButton({ press, words }: { readonly press: () => void; readonly words: string }) {
  return (
    <button type="button" className="btn small" onClick={press}>
      {words}
    </button>
  )
}
