import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useEffect, useState } from "react"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { idle, latest } from "../../../core/foundation/data/remote.ts"
import { compareDecimals } from "../../../core/foundation/text/decimal.ts"
import { showAmount } from "../../../core/foundation/text/format.ts"
import { formatBrief, formatExact } from "../../../core/onchain/money/exactAmount.ts"
import { isWarningName } from "../../../core/onchain/money/warning.ts"
import { isImpactHigh } from "../../../core/onchain/swap/minimum.ts"
import { isUnderWay } from "../../../core/onchain/swap/state.ts"
import type { SwapPhase, SwapQuote, SwapState, SwapTerms } from "../../../core/onchain/swap/events.ts"
import { displayedConnection } from "../../../core/wallets/connection/state.ts"
import parts from "../../foundation/parts/parts.css?inline"
import { chainRx, connectionRx, useDispatch, useSentence, useText } from "../../foundation/state/atoms.ts"
import { useCommands } from "../../foundation/state/useCommands.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import { isCoin } from "../../../core/onchain/token/tokenId.ts"
import { TokenPicture } from "../money/TokenPicture.tsx"
import { type Block, ConfirmButton } from "../money/ConfirmButton.tsx"
import { Figure, Figures } from "../money/Figures.tsx"
import address from "../money/address.css?inline"
import money from "../money/money.css?inline"
import { useSponsorWords, useTicks, type Warning, Warnings } from "../money/Warnings.tsx"
import { WholeAddress } from "../money/WholeAddress.tsx"
import { ApprovalChoice } from "./ApprovalChoice.tsx"
import { swapRx } from "./atoms.ts"
import { Impact } from "./Impact.tsx"
import own from "./swap.css?inline"
import { Fee } from "./SwapFacts.tsx"
import { SwapEnd } from "./SwapEnd.tsx"
import { NextSteps, Steps, SwapProblem } from "./SwapProgress.tsx"

const css = parts + money + address + own

/** Reviews the swap: what is paid, what is expected, the minimum, and the spender. Then follows its outcome. */
export function SwapPreview() {
  const swap = useRxValue(swapRx)
  if (swap === undefined) return null
  const { phase } = swap
  if (phase._tag === "Following") return <SwapEnd phase={phase} css={css} />
  const quote = phase._tag === "None" ? latest(swap.quote ?? idle) : phase.quote
  return quote === undefined ? (
    <Page css={css} className="swap">
      {null}
    </Page>
  ) : (
    <Review swap={swap} quote={quote} />
  )
}

function Review({ quote, swap }: { readonly quote: SwapQuote; readonly swap: SwapState }) {
  const text = useText()
  const [ticked, setTicked] = useState<ReadonlyArray<string>>([])
  const warnings = useWarnings(quote, swap.phase)
  const { block, list } = useTicks(warnings, ticked, text("swap.tickFirst"))
  const commands = useCommands("swap")
  const confirm = (): void => commands()?.confirm(quote, ticked.filter(isWarningName))
  const { from, to } = quote
  const terms = latest(swap.terms)
  const sponsor = useSponsorWords(getSponsorship(swap), useWalletName())
  // Until the steps are known, shows those of most approvals, so that the facts below do not move.
  const steps = terms ?? (quote.approval === "not-needed" ? noSteps : { ...noSteps, approvals: 1 })
  return (
    <Page
      css={css}
      className="swap"
      bare
      still
      foot={
        swap.phase._tag === "Failed" ? (
          <NextSteps
            phase={swap.phase}
            confirm={confirm}
            block={block}
            isOtherAccount={quote.account !== swap.form.account}
          />
        ) : (
          <Press quote={quote} swap={swap} block={block} confirm={confirm} />
        )
      }
    >
      <Side token={from} amount={formatExact(quote.amount)} label={text("swap.pay")} />
      <span className="leads" aria-hidden="true" />
      <Side token={to} amount={formatBrief(quote.received)} label={text("swap.getAbout")} />
      {swap.phase._tag === "Failed" && <SwapProblem phase={swap.phase} />}
      <Warnings
        all={warnings}
        list={list}
        ticked={ticked}
        tick={(id, isTicked) => setTicked(isTicked ? [...ticked, id] : ticked.filter((tickedId) => tickedId !== id))}
      />
      <Warnings all={sponsor.notes} ticked={ticked} tick={() => undefined} />
      {steps.approvals > 0 && <Steps swap={swap} terms={steps} />}
      <ReviewFacts quote={quote} swap={swap} terms={terms} />
      {quote.approval !== "not-needed" && terms?.spender != null && !isUnderWay(swap) && (
        <ApprovalChoice form={swap.form} quote={quote} terms={terms} />
      )}
    </Page>
  )
}

/** One side of the swap: a token and its formatted amount. */
function Side({
  amount,
  label,
  token
}: {
  readonly token: SwapQuote["from"]
  readonly amount: string
  readonly label: string
}) {
  return (
    <div className="deal">
      <TokenPicture symbol={token.symbol} iconUrl={token.logoUrl} isCoin={isCoin(token.id)} />
      <span>
        <strong>
          <bdi dir="ltr">{`${amount} ${token.symbol}`}</bdi>
        </strong>
        <span className="sub">{label}</span>
      </span>
    </div>
  )
}

/** The minimum received, the price, the fee, the network and the spender. */
function ReviewFacts({
  quote,
  swap,
  terms
}: {
  readonly quote: SwapQuote
  readonly swap: SwapState
  readonly terms: SwapTerms | undefined
}) {
  const { networks } = useRxValue(chainRx)
  const text = useText()
  const sentence = useSentence()
  const { account, fee, from, to } = quote
  const { paid } = useSponsorWords(getSponsorship(swap), useWalletName())
  const network = findNetwork(networks, splitAccountId(account).network)
  return (
    <Figures inPanel>
      <Figure name={text("swap.atLeast")}>
        <bdi dir="ltr">{`${formatExact(quote.minimum)} ${to.symbol}`}</bdi>
      </Figure>
      <Figure name={text("swap.rate")}>
        <bdi dir="ltr">{text("swap.rateOf", { from: from.symbol, to: showAmount(quote.rate, to.symbol) })}</bdi>
      </Figure>
      <Figure name={text("swap.impact")}>
        <Impact impact={quote.priceImpact} />
      </Figure>
      <Figure name={text("swap.fee")} isLoading={isPayerAsked(swap) && swap.isFeePaid === null}>
        {paid ?? <Fee fee={fee} coin={network.nativeCurrency.symbol} />}
      </Figure>
      <Figure name={text("account.network")}>{network.name}</Figure>
      {quote.approval !== "not-needed" && (
        <Figure name={text("swap.spender")} whole isLoading={terms === undefined && swap.terms._tag !== "Failed"}>
          {terms?.spender != null && <WholeAddress address={terms.spender} />}
          {swap.terms._tag === "Failed" && sentence(swap.terms.error)}
        </Figure>
      )}
    </Figures>
  )
}

/** Returns true while the review asks whether the site pays the fee, unless the form said that it does not. */
const isPayerAsked = ({ isFeePaid, terms }: SwapState): boolean =>
  isFeePaid !== false && latest(terms) === undefined && terms._tag !== "Failed"

/** Returns who pays the fee; while that is asked again, the answer that the form showed. */
const getSponsorship = (swap: SwapState) =>
  isPayerAsked(swap) && swap.isFeePaid ? "paid" : (latest(swap.terms)?.sponsorship ?? null)

const noSteps: SwapTerms = { spender: null, approvals: 0, batches: "unsupported" }

/** Returns the warnings of a review; some must be ticked first. */
const useWarnings = (quote: SwapQuote, phase: SwapPhase): ReadonlyArray<Warning> => {
  const text = useText()
  const all: Array<Warning> = []
  if (isImpactHigh(quote))
    all.push({
      id: "high-impact",
      look: "danger",
      sentence:
        quote.priceImpact === null
          ? text("swap.impactNone")
          : text("swap.impactHigh", { impact: `${quote.priceImpact}%` }),
      tick: text("swap.tick")
    })
  if (phase._tag === "Failed" && phase.error.tag === "SwapUnproven")
    all.push({ id: "unproven-minimum", look: "careful", sentence: text("swap.unproven"), tick: text("swap.tick") })
  if (compareDecimals(quote.slippage, "5") > 0)
    all.push({ id: "slippage", look: "careful", sentence: text("swap.slippageHigh") })
  return all
}

function Press({
  block,
  confirm,
  quote,
  swap
}: {
  readonly quote: SwapQuote
  readonly swap: SwapState
  readonly block: Block | undefined
  readonly confirm: () => void
}) {
  const dispatch = useDispatch()
  const text = useText()
  const wallet = useWalletName()
  const { form, phase } = swap
  const seconds = useSecondsLeft(quote.goodUntil)
  // Without a price there is nothing to confirm: a press requests one.
  const noPrice: Block | undefined =
    swap.quote._tag === "Failed"
      ? { words: text("swap.again"), press: () => dispatch({ _tag: "SwapQuoteAsked" }) }
      : undefined
  return (
    <>
      {phase._tag === "None" && (
        <p className="rate" role="timer" aria-live="off">
          {swap.isPaused
            ? text("swap.paused")
            : seconds === 0
              ? text("swap.expired")
              : text("swap.goodFor", { seconds })}
        </p>
      )}
      {swap.isPaused && phase._tag === "None" ? (
        <Refresh />
      ) : (
        <ConfirmButton
          terms={JSON.stringify([
            quote.amount,
            quote.from.id,
            quote.minimum,
            quote.to.id,
            form.approval,
            latest(swap.terms)?.sponsorship
          ])}
          busy={isUnderWay(swap) || isPayerAsked(swap)}
          block={noPrice ?? block}
          press={confirm}
        >
          {phase._tag === "Approving" || phase._tag === "Swapping"
            ? text("swap.approve", { wallet })
            : phase._tag === "Proving"
              ? text("swap.proving")
              : text("swap.press")}
        </ConfirmButton>
      )}
    </>
  )
}

function Refresh() {
  const dispatch = useDispatch()
  const text = useText()
  return (
    <button type="button" className="btn ink" onClick={() => dispatch({ _tag: "SwapTouched" })}>
      {text("swap.refresh")}
    </button>
  )
}

/** Returns the name of the wallet in use. */
const useWalletName = (): string => {
  const connection = useRxValue(connectionRx)
  const { active } = useRxValue(chainRx)
  return displayedConnection(connection, splitNetworkId(active).namespace)?.name ?? ""
}

/** Returns the seconds until the quote expires, at most 15. */
const useSecondsLeft = (goodUntil: number): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.min(15, Math.max(0, Math.ceil((goodUntil - now) / 1000)))
}
