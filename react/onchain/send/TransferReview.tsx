import type { ComponentProps, ReactNode } from "react"
import { formatExact } from "../../../core/onchain/money/exactAmount.ts"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { addDecimals } from "../../../core/foundation/text/decimal.ts"
import { showWorth } from "../../../core/foundation/text/format.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import { displaySymbol } from "../../../core/onchain/money/pickTokens.ts"
import { computeWorth } from "../../../core/foundation/text/worth.ts"
import type { SendReview } from "../../../core/onchain/send/events.ts"
import { ChainMark } from "../../chain/network/ChainMark.tsx"
import { Blank, BlankFacts, BlankLine } from "../../foundation/ui/Blank.tsx"
import { Avatar } from "../../foundation/parts/Avatar.tsx"
import { useText } from "../../foundation/state/atoms.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import { TokenPicture } from "../money/TokenPicture.tsx"
import { ConfirmButton } from "../money/ConfirmButton.tsx"
import { Figure, Figures } from "../money/Figures.tsx"
import { useScreenWarning } from "../approval/useScreenWarning.ts"
import { useSponsorWords, useTicks, type Warning, Warnings } from "../money/Warnings.tsx"
import { AddressPair, WholeAddress } from "../money/WholeAddress.tsx"
import { type Draft, useTransferFeeWords } from "./useSend.ts"
import { css } from "./WalletSend.tsx"

/** A placeholder in the shape of the review: the amount, the receiver, and the facts. */
export function LoadingReview({ label }: { readonly label: string }) {
  return (
    <Blank label={label}>
      <div className="deal">
        <i className="disc" />
        <span>
          <BlankLine width={112} isTitle />
          <BlankLine width={72} />
        </span>
      </div>
      <span className="leads" />
      <div className="deal">
        <i className="disc" />
        <span>
          <BlankLine width={148} isTitle />
          <BlankLine width={208} />
          <BlankLine width={184} />
        </span>
      </div>
      <BlankFacts className="figures panel" widths={[104, 88, 72, 80]} />
    </Blank>
  )
}

/** The account, network and coin of a transfer. */
export type TransferParts = Pick<Draft, "account" | "coin" | "network">

/** Shows a transfer before it is sent: the amount, the receiver, the warnings and the costs. */
export function TransferReview({
  confirm,
  draft,
  isAsking,
  leave,
  problem,
  review,
  tick,
  ticked,
  wallet
}: {
  readonly draft: TransferParts
  readonly review: SendReview
  /** The wallet's name. */
  readonly wallet: string
  readonly isAsking: boolean
  readonly ticked: ReadonlyArray<string>
  readonly tick: (warning: string, isTicked: boolean) => void
  readonly confirm: () => void
  readonly leave: () => void
  /** Why the transfer cannot continue. */
  readonly problem: ReactNode
}) {
  const { amount, price } = review
  const text = useText()
  const screenWarning = useScreenWarning(review.intentId)
  const warnings = [...screenWarning, ...useWarnings(review)]
  const sponsor = useSponsorWords(review.sponsorship, wallet)
  const { block, list } = useTicks(warnings, ticked, text("send.tickFirst"))
  const worth = computeWorth(amount, price)
  const what = `${formatExact(amount)} ${displaySymbol(review.symbol)}`
  return (
    <Page
      css={css}
      className="send"
      bare
      still
      foot={
        <ReviewFoot
          terms={JSON.stringify([review, screenWarning])}
          isAsking={isAsking}
          block={block}
          words={isAsking ? text("send.approve", { wallet }) : text("send.press", { amount: what })}
          confirm={confirm}
          leave={leave}
        />
      }
    >
      <Sides review={review} what={what} worth={worth} />
      {problem}
      <Warnings all={warnings} list={list} ticked={ticked} tick={tick} />
      <Warnings all={sponsor.notes} ticked={ticked} tick={tick} />
      <ReviewFacts draft={draft} paid={sponsor.paid} review={review} worth={worth} />
      <Warnings all={[{ id: "final", look: "info", sentence: text("send.final") }]} ticked={ticked} tick={tick} />
    </Page>
  )
}

/** The amount and its worth, above the receiver. */
function Sides({
  review: { iconUrl, name, symbol, to, token },
  what,
  worth
}: {
  readonly review: SendReview
  readonly what: string
  readonly worth: string | null
}) {
  const text = useText()
  return (
    <>
      <Deal
        picture={<TokenPicture symbol={displaySymbol(symbol)} iconUrl={iconUrl} isCoin={token === null} />}
        title={what}
      >
        <span className="sub">
          <bdi dir="ltr">{worth === null ? "—" : showWorth(worth)}</bdi>
        </span>
      </Deal>
      <span className="leads" aria-hidden="true" />
      <Deal picture={<Avatar address={to} small />} title={name}>
        {name === null && <span className="sub">{text("send.to")}</span>}
        <WholeAddress address={to} />
      </Deal>
    </>
  )
}

/** The button that confirms the transfer; while the wallet is asked, Cancel. */
function ReviewFoot({
  block,
  confirm,
  isAsking,
  leave,
  terms,
  words
}: {
  readonly terms: string
  readonly isAsking: boolean
  readonly block: ComponentProps<typeof ConfirmButton>["block"]
  readonly words: string
  readonly confirm: () => void
  readonly leave: () => void
}) {
  const text = useText()
  return (
    <>
      <ConfirmButton terms={terms} busy={isAsking} block={block} press={confirm}>
        {words}
      </ConfirmButton>
      {isAsking && (
        <button type="button" className="btn plain" onClick={leave}>
          {text("send.cancel")}
        </button>
      )}
    </>
  )
}

/** One side of the transfer: the amount, or the receiver. `title` is null for a receiver without a name. */
function Deal({
  children,
  picture,
  title
}: {
  readonly picture: ReactNode
  readonly title: string | null
  readonly children: ReactNode
}) {
  return (
    <div className="deal">
      {picture}
      <span>
        {title !== null && (
          <strong>
            <bdi>{title}</bdi>
          </strong>
        )}
        {children}
      </span>
    </div>
  )
}

/** The account, the network and the costs. `worth`: of the amount, in dollars. */
function ReviewFacts({
  draft,
  paid,
  review: { fee, symbol },
  worth
}: {
  readonly draft: TransferParts
  readonly review: SendReview
  /** The words in place of the fee, if the site pays it. */
  readonly paid: ReturnType<typeof useSponsorWords>["paid"]
  readonly worth: string | null
}) {
  const { account, coin, network } = draft
  const text = useText()
  const costs = useTransferFeeWords(draft)(fee)
  const toCoins = (units: string | undefined): string | null =>
    units === undefined ? null : formatUnits(BigInt(units), network.nativeCurrency.decimals)
  const [about, rent] = [toCoins(fee?.about), toCoins(fee?.rent)]
  const feeWorth = about === null ? null : computeWorth(about, coin.price)
  const rentWorth = rent === null ? null : computeWorth(rent, coin.price)
  const { address } = splitAccountId(account)
  return (
    <Figures inPanel>
      <Figure name={text("send.from")}>
        <bdi dir="ltr" title={address}>
          {truncateAddress(address)}
        </bdi>
      </Figure>
      <Figure name={text("send.network")}>
        <span className="on">
          <ChainMark network={network} size="s24 round" />
          {network.name}
        </span>
      </Figure>
      <Figure name={text("send.fee")}>
        {paid ?? costs.about}
        {paid === null && costs.most !== null && <small>{costs.most}</small>}
      </Figure>
      {rent !== null && (
        <Figure name={text("send.rent", { symbol: displaySymbol(symbol) })}>
          <bdi dir="ltr">{rentWorth === null ? `${rent} ${coin.symbol}` : showWorth(rentWorth)}</bdi>
        </Figure>
      )}
      {worth !== null && feeWorth !== null && (
        <Figure name={text("send.total")}>
          {showWorth(addDecimals(addDecimals(worth, feeWorth), rentWorth ?? "0"))}
        </Figure>
      )}
    </Figures>
  )
}

/** Returns the warnings of a review. The note that applies to every transfer is shown below the facts. */
const useWarnings = ({ name: receiver, symbol, to, warnings }: SendReview): ReadonlyArray<Warning> => {
  const text = useText()
  const looks: Readonly<Record<SendReview["warnings"][number]["name"], Omit<Warning, "id">>> = {
    "own-address": { look: "info", sentence: text("send.own") },
    "contract-receiver": {
      look: "careful",
      sentence: text("send.contract", { symbol: displaySymbol(symbol) }),
      tick: text("send.contractTick")
    },
    "looks-alike": { look: "danger", sentence: text("send.alike"), tick: text("send.alikeTick") },
    "name-moved": {
      look: "danger",
      sentence: text("send.moved", { name: receiver ?? to }),
      tick: text("send.movedTick")
    }
  }
  const getPair = (known: string) => (
    <AddressPair address={to} known={known} words={[text("send.thisOne"), text("send.knownOne")]} />
  )
  return warnings.map(({ known, name }) => ({
    id: name,
    ...looks[name],
    more: known === undefined ? undefined : getPair(known)
  }))
}
