import { useRxValue } from "@effect-rx/rx-react/Hooks"
import * as Either from "effect/Either"
import { type ReactNode, useEffect } from "react"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import { addDecimals, compareDecimals } from "../../../core/foundation/text/decimal.ts"
import { showAmount, showWorth } from "../../../core/foundation/text/format.ts"
import { formatUnits, parseUnits } from "../../../core/foundation/text/units.ts"
import { idle, latest } from "../../../core/foundation/data/remote.ts"
import { displaySymbol } from "../../../core/onchain/money/pickTokens.ts"
import { computeWorth } from "../../../core/foundation/text/worth.ts"
import { toPlainNumber, readTypedAmount } from "../../../core/onchain/money/typedAmount.ts"
import type { SwapQuote, SwapState, SwapToken } from "../../../core/onchain/swap/events.ts"
import { isCoin } from "../../../core/onchain/token/tokenId.ts"
import { requireSwaps } from "../../../core/onchain/swap/refusal.ts"
import { offersSwaps } from "../../../core/onchain/swap/networks.ts"
import { Note } from "../../foundation/ui/Note.tsx"
import { endSentence } from "../../foundation/state/endSentence.ts"
import parts from "../../foundation/parts/parts.css?inline"
import { Empty } from "../../foundation/parts/Empty.tsx"
import { chainRx, configRx, useDispatch, useSay, useSentence, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { Page } from "../../foundation/ui/Page.tsx"
import { swapIcon } from "../account/actionIcons.ts"
import { useAccountId } from "../account/useAccountId.ts"
import { AmountField, LoadingForm } from "../money/AmountField.tsx"
import { FilledIn } from "../money/Figures.tsx"
import money from "../money/money.css?inline"
import { AddMissing, getMissing, useFunding } from "../account/AddMissing.tsx"
import { useFaultWords } from "../money/useFaultWords.ts"
import { swapRx } from "./atoms.ts"
import own from "./swap.css?inline"
import { isSlippageWrong, SwapFacts } from "./SwapFacts.tsx"
import { type SwapPick, useHoldings } from "./useHoldings.ts"

const css = parts + money + own

/** The form to swap: both tokens, the amount, and the cost. docs/spec/onchain.md#swap. */
export function Swap() {
  const swap = useRxValue(swapRx)
  const account = useAccountId()
  const dispatch = useDispatch()
  const text = useText()
  const phase = swap?.phase._tag
  useEffect(() => {
    // The last swap has ended: opening the form starts another.
    if (phase === "Following" || phase === "Failed") dispatch({ _tag: "SwapPhaseLeft" })
  }, [phase, dispatch])
  if (swap === undefined || account === undefined || swap.form.account !== account)
    return (
      <Page css={css} className="swap">
        <LoadingForm label={text("swap.quoting")} joint={<Icon path={swapIcon} />} />
      </Page>
    )
  const { network } = splitAccountId(account)
  const isUncovered = latest(swap.tokens[network] ?? idle)?.length === 0
  return offersSwaps(network) && !isUncovered ? <Form swap={swap} /> : <Unsupported network={network} />
}

/** Says that this network has no swaps, and names the networks that have. */
function Unsupported({ network }: { readonly network: NetworkId }) {
  const { networks } = useRxValue(chainRx)
  const { enableNetworkSwitch } = useRxValue(configRx)
  const dispatch = useDispatch()
  const text = useText()
  const sentence = useSentence()
  const works = networks.filter(({ id }) => id !== network && offersSwaps(id)).map(({ name }) => name)
  const supported = requireSwaps(network, false)
  const unsupported = Either.isLeft(supported) ? sentence(toFailureData(supported.left)) : ""
  useSay(unsupported)
  return (
    <Page css={css} className="swap">
      <Empty
        drawing="coins"
        title={unsupported}
        more={
          works.length > 0 && (
            <>
              {text("swap.works")} <bdi>{works.join(", ")}</bdi>
            </>
          )
        }
      >
        {enableNetworkSwitch && (
          <button
            type="button"
            className="btn small"
            onClick={() => dispatch({ _tag: "Pushed", view: { _tag: "SwitchNetwork" } })}
          >
            {text("view.SwitchNetwork")}
          </button>
        )}
      </Empty>
    </Page>
  )
}

function Form({ swap }: { readonly swap: SwapState }) {
  const dispatch = useDispatch()
  const text = useText()
  const pickOf = useHoldings()
  const { amount, from, to } = swap.form
  const quote = latest(swap.quote)
  const [give, get] = [from && pickOf(from), to && pickOf(to)]
  const coin = latest(swap.tokens[splitAccountId(swap.form.account ?? "eip155:1:").network] ?? idle)?.find(({ id }) =>
    isCoin(id)
  )
  const fault = useFault({
    from,
    amount,
    pick: give,
    coin: coin === undefined ? null : pickOf(coin),
    // An unknown data fee is only part of `most`, as a margin.
    fee: swap.isFeePaid !== false ? undefined : quote?.fee?.hasDataFee === true ? quote.fee.most : quote?.fee?.amount
  })
  const choose = (side: "from" | "to"): void =>
    dispatch({ _tag: "SwapChoosing", side }, { _tag: "Pushed", view: { _tag: "SwapSelectToken" } })
  const type = (typed: string): void => dispatch({ _tag: "SwapAmountTyped", amount: typed })
  const missing = useMissing(fault)
  const maximum = from === null || give === null ? undefined : getMost(from, give, swap.isFeePaid ? "paid" : quote)
  return (
    <Page css={css} className="swap" bare foot={missing ?? <Review swap={swap} fault={fault} />}>
      {swap.isFilledIn && <FilledIn words={text("send.filledIn", { app: location.host })} />}
      <AmountField
        label={text("swap.pay")}
        amount={amount}
        type={type}
        token={give}
        choose={() => choose("from")}
        holding={<Held pick={give} />}
        worth={<Worth amount={amount} price={give?.price} />}
        max={maximum === undefined ? undefined : () => type(maximum)}
        wrong={fault?.words}
      />
      <button
        type="button"
        className="joint"
        aria-label={text("swap.turn")}
        onClick={() => dispatch({ _tag: "SwapTurned" })}
      >
        <Icon path={swapIcon} />
      </button>
      <AmountField
        label={text("swap.get")}
        amount={quote === undefined ? "" : showAmount(quote.received)}
        token={get}
        choose={() => choose("to")}
        holding={<Held pick={get} />}
        worth={<Worth amount={quote?.received ?? ""} price={get?.price} />}
        isOld={swap.quote._tag !== "Arrived"}
      />
      <NoTokens swap={swap} />
      <SwapFacts swap={swap} />
    </Page>
  )
}

/** Says that the network's tokens could not be loaded, if no earlier list is known. */
function NoTokens({ swap: { form, tokens } }: { readonly swap: SwapState }) {
  const dispatch = useDispatch()
  const text = useText()
  const sentence = useSentence()
  const network = splitAccountId(form.account ?? "eip155:1:").network
  const listed = tokens[network]
  const words = listed?._tag === "Failed" && latest(listed) === undefined ? sentence(listed.error) : ""
  useSay(words)
  return words === "" ? null : (
    <Note>
      <p>{endSentence(words)}</p>
      <button type="button" className="btn small" onClick={() => dispatch({ _tag: "SwapTokensAsked", network })}>
        {text("modal.retry")}
      </button>
    </Note>
  )
}

/**
 * Returns the maximum to swap: for the network's coin, the balance less the highest fee, once that is known, unless the
 * host pays it.
 */
const getMost = ({ decimals }: SwapToken, { address, held }: SwapPick, quote: SwapQuote | "paid" | undefined) => {
  if (held === undefined) return undefined
  if (address !== null || quote === "paid") return held
  const [all, fee] = [parseUnits(held, decimals), parseUnits(quote?.fee?.most ?? "", decimals)]
  return all === undefined || fee === undefined || all <= fee ? undefined : formatUnits(all - fee, decimals)
}

interface Fault {
  readonly words: string
  /** The missing amount, if that is the fault. */
  readonly missing?: { readonly token: string | null; readonly symbol: string; readonly amount: string | undefined }
}

/** Returns what is missing of a token to spend an amount of it. */
const toMissing = (all: string, { address: token, held, symbol }: SwapPick): Required<Fault>["missing"] => ({
  token,
  symbol: displaySymbol(symbol),
  amount: getMissing(all, held)
})

/** Returns the fault of the amount. */
const useFault = ({
  amount,
  coin,
  fee,
  from,
  pick
}: {
  readonly from: SwapToken | null
  readonly amount: string
  readonly pick: SwapPick | null
  readonly coin: SwapPick | null
  /** The quote's fee, in whole coins. */
  readonly fee: string | undefined
}): Fault | undefined => {
  const text = useText()
  const faultWords = useFaultWords()
  if (from === null) return undefined
  const read = readTypedAmount(amount, from.decimals)
  if (Either.isLeft(read))
    return read.left === "empty"
      ? undefined
      : {
          words: faultWords(read.left, amount) ?? text("swap.misfit", { symbol: from.symbol, decimals: from.decimals })
        }
  if (pick?.held !== undefined && compareDecimals(formatUnits(read.right, from.decimals), pick.held) > 0)
    return {
      words: text("swap.tooMuch", { balance: showAmount(pick.held, from.symbol) }),
      missing: toMissing(formatUnits(read.right, from.decimals), pick)
    }
  const spent = coin?.address === pick?.address ? (read.right > 0n ? formatUnits(read.right, from.decimals) : "0") : "0"
  return coin?.held !== undefined && fee !== undefined && compareDecimals(addDecimals(spent, fee), coin.held) > 0
    ? { words: text("swap.noFee", { coin: coin.symbol }), missing: toMissing(addDecimals(spent, fee), coin) }
    : undefined
}

/** Returns the button to add what the account lacks for a swap; undefined if it lacks nothing, or if there is no way. */
const useMissing = (fault: Fault | undefined): ReactNode => {
  const text = useText()
  const hasFunding = useFunding()
  const missing = fault?.missing
  return hasFunding && missing !== undefined ? (
    <AddMissing
      token={missing.token}
      amount={missing.amount}
      words={text("money.addFunds", { symbol: missing.symbol })}
    />
  ) : undefined
}

function Held({ pick }: { readonly pick: SwapPick | null }) {
  const text = useText()
  return pick === null
    ? null
    : pick.held === undefined
      ? text("swap.unknown")
      : text("swap.have", { amount: showAmount(pick.held, pick.symbol) })
}

function Worth({ amount, price }: { readonly amount: string; readonly price: string | null | undefined }) {
  const worth = computeWorth(toPlainNumber(amount), price)
  return amount.trim() === "" ? "\u00a0" : <bdi dir="ltr">{worth === null ? "—" : showWorth(worth)}</bdi>
}

/** The button that opens the review, or says what is missing. */
function Review({ fault, swap }: { readonly swap: SwapState; readonly fault: Fault | undefined }) {
  const dispatch = useDispatch()
  const text = useText()
  const { amount, from, to } = swap.form
  const isReady = fault === undefined && swap.quote._tag !== "Failed" && latest(swap.quote ?? idle) !== undefined
  const missing =
    from === null || to === null
      ? text("swap.choose")
      : amount.trim() === ""
        ? text("swap.enter")
        : fault?.missing !== undefined
          ? text("send.notEnough", { symbol: fault.missing.symbol })
          : text(
              fault !== undefined
                ? "money.checkAmount"
                : isSlippageWrong(swap)
                  ? "swap.checkSlippage"
                  : swap.quote._tag === "Failed"
                    ? "swap.noPrice"
                    : "swap.quoting"
            )
  return (
    <button
      type="button"
      className={isReady ? "btn ink" : "btn fill"}
      aria-disabled={!isReady || undefined}
      onClick={() => isReady && dispatch({ _tag: "Pushed", view: { _tag: "SwapPreview" } })}
    >
      {!isReady && swap.quote._tag === "Asking" && <span className="spin" aria-hidden="true" />}
      {isReady ? text("swap.review") : missing}
    </button>
  )
}
