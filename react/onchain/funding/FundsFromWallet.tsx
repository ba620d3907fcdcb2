import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { compareDecimals } from "../../../core/foundation/text/decimal.ts"
import { showAmount, showWorth } from "../../../core/foundation/text/format.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { listLenders } from "../../../core/onchain/funding/lenders.ts"
import type { LendingState } from "../../../core/onchain/funding/lendingEvents.ts"
import { getNeededId } from "../../../core/onchain/funding/needed.ts"
import { formatBrief } from "../../../core/onchain/money/exactAmount.ts"
import { displaySymbol, type PickedToken } from "../../../core/onchain/money/pickTokens.ts"
import { computeWorth } from "../../../core/foundation/text/worth.ts"
import { toPlainNumber } from "../../../core/onchain/money/typedAmount.ts"
import { getSentId, toOutcome } from "../../../core/onchain/receipt/state.ts"
import { connectionRx, selectRx, useDispatch, useText, walletRx } from "../../foundation/state/atoms.ts"
import { Empty } from "../../foundation/parts/Empty.tsx"
import { useCommands } from "../../foundation/state/useCommands.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { nextIcon } from "../../foundation/ui/icons.ts"
import { Moment } from "../../foundation/ui/Moment.tsx"
import { Page } from "../../foundation/ui/Page.tsx"
import { Picture } from "../../foundation/ui/Picture.tsx"
import { Row } from "../../foundation/ui/Row.tsx"
import { SkeletonRow } from "../../foundation/ui/Skeleton.tsx"
import { receiptRx } from "../account/atoms.ts"
import { useAccountId } from "../account/useAccountId.ts"
import { AmountField } from "../money/AmountField.tsx"
import { Figure, Figures } from "../money/Figures.tsx"
import { ReceiptWays } from "../money/HashWays.tsx"
import { getMomentLook, useReceiptWords } from "../money/useReceiptWords.ts"
import type { TransferParts } from "../send/TransferReview.tsx"
import { css } from "../send/WalletSend.tsx"
import { getPicture } from "../../wallets/catalogue/pictureOf.ts"
import { LendingProblem } from "./LendingProblem.tsx"
import { useLending } from "./useLending.ts"

const symbolsRx = selectRx(({ funding }) => funding?.symbols)
const requestedRx = selectRx(({ modal }) => modal.history.findLast(({ _tag }) => _tag === "FundsFromWallet"))

/** One transfer to the account from another wallet on this page: the wallet, the amount, and the outcome. */
export function FundsFromWallet() {
  const account = useAccountId()
  const { asset, isReady, lending, parts } = useLending()
  const dispatch = useDispatch()
  const text = useText()
  if (account === undefined) return null
  if (!isReady)
    return (
      <Page css={css}>
        <SkeletonRow />
        <SkeletonRow />
      </Page>
    )
  const { phase, wallet } = lending
  if (phase === "Sent") return <Sent lending={lending} icon={asset?.iconUrl} />
  if (parts !== undefined && phase !== "Asking") return <Form asset={asset} lending={lending} parts={parts} />
  if (phase === "Choosing") return <Choice account={account} lending={lending} />
  return (
    <Page
      css={css}
      bare
      foot={
        <button type="button" className="btn plain" onClick={() => dispatch({ _tag: "WentBack" })}>
          {text("modal.cancel")}
        </button>
      }
    >
      <WaitingFor connectorId={lending.connectorId} wallet={wallet} />
    </Page>
  )
}

function WaitingFor({ connectorId, wallet }: { readonly connectorId: string; readonly wallet: string }) {
  const { connectors } = useRxValue(walletRx)
  const text = useText()
  const connector = connectors.find(({ id }) => id === connectorId)
  return (
    <Moment
      name={wallet}
      {...(connector && getPicture(connector))}
      state="busy"
      title={text("send.approve", { wallet })}
      more={text("funds.once")}
    />
  )
}

/** The wallets on this page that are not connected. */
function Choice({ account, lending }: { readonly account: AccountId; readonly lending: LendingState }) {
  const { connectors } = useRxValue(walletRx)
  const connection = useRxValue(connectionRx)
  const requested = useRxValue(requestedRx)
  const commands = useCommands("lending")
  const text = useText()
  const lenders = listLenders(connectors, connection, "eip155")
  const { amount = "", token = null } = requested?._tag === "FundsFromWallet" ? requested : {}
  if (lenders.length === 0)
    return (
      <Page css={css}>
        <Empty drawing="plug" title={text("funds.noWallet")} more={text("funds.noWalletNext")} />
      </Page>
    )
  return (
    <Page css={css}>
      <p className="by">{text("funds.once")}</p>
      <ul aria-label={text("view.FundsFromWallet")}>
        {lenders.map((lender) => (
          <li key={lender.id}>
            <Row
              picture={<Picture name={lender.name} {...getPicture(lender)} />}
              name={<bdi>{lender.name}</bdi>}
              end={<Icon path={nextIcon} flip />}
              press={() =>
                commands()?.lend({ connectorId: lender.id, wallet: lender.name, receiver: account, token, amount })
              }
            />
          </li>
        ))}
      </ul>
      <LendingProblem error={lending.error} wallet={lending.wallet} />
    </Page>
  )
}

/** Returns the token of the transfer, as the amount field draws it. */
const useLenderToken = (
  { most, token }: LendingState,
  { coin, network }: TransferParts,
  asset: PickedToken | undefined
): PickedToken => {
  const symbols = useRxValue(symbolsRx)
  if (asset !== undefined || token === null) return { ...(asset ?? coin), held: most ?? undefined }
  const symbol = symbols?.[getNeededId(network.id, token)] || truncateAddress(token)
  return { address: token, symbol, name: symbol, held: most ?? undefined, price: null }
}

/** The amount, the wallet that pays and the account that receives. */
function Form({
  asset,
  lending,
  parts
}: {
  readonly asset: PickedToken | undefined
  readonly lending: LendingState
  readonly parts: TransferParts
}) {
  const token = useLenderToken(lending, parts, asset)
  const commands = useCommands("lending")
  const dispatch = useDispatch()
  const text = useText()
  const { amount, error, most, phase, wallet } = lending
  const typed = toPlainNumber(amount.trim() || "0")
  const symbol = displaySymbol(token.symbol)
  const isTooMuch = most !== null && /^[\d.]+$/.test(typed) && compareDecimals(typed, most) > 0
  const isChecking = phase === "Checking"
  const reason = !/[1-9]/.test(typed)
    ? text("send.enterAmount")
    : isTooMuch
      ? text("send.notEnough", { symbol })
      : undefined
  const type = (next: string): void => dispatch({ _tag: "LentAmountTyped", amount: next })
  const worth = computeWorth(typed, token.price)
  return (
    <Page
      css={css}
      className="send"
      bare
      foot={
        <button
          type="button"
          className={reason === undefined ? "btn ink" : "btn fill"}
          aria-disabled={reason !== undefined || isChecking || undefined}
          onClick={() => {
            if (reason === undefined) commands()?.review()
          }}
        >
          {isChecking && <span className="spin" aria-hidden="true" />}
          {reason ?? text(isChecking ? "money.checking" : "send.review")}
        </button>
      }
    >
      <AmountField
        label={text("send.amount")}
        amount={amount}
        type={type}
        token={token}
        holding={most === null ? text("send.unknown") : text("send.have", { balance: showAmount(most, symbol) })}
        worth={<bdi dir="ltr">{worth === null ? "—" : showWorth(worth)}</bdi>}
        max={most === null ? undefined : () => type(most)}
        wrong={isTooMuch && most !== null ? text("send.have", { balance: showAmount(most, symbol) }) : undefined}
      />
      <Sides lending={lending} parts={parts} />
      <LendingProblem error={error} wallet={wallet} />
    </Page>
  )
}

/** The wallet that pays, the account that receives, and their network. */
function Sides({
  lending: { receiver, wallet },
  parts
}: {
  readonly lending: LendingState
  readonly parts: TransferParts
}) {
  const text = useText()
  return (
    <Figures>
      <Figure name={text("send.from")}>
        <bdi>{wallet}</bdi> <bdi dir="ltr">{truncateAddress(splitAccountId(parts.account).address)}</bdi>
      </Figure>
      <Figure name={text("send.to")}>
        {text("funds.yours")}{" "}
        <bdi dir="ltr">{receiver === null ? "" : truncateAddress(splitAccountId(receiver).address)}</bdi>
      </Figure>
      <Figure name={text("send.network")}>{parts.network.name}</Figure>
    </Figures>
  )
}

/** Follows the sent transfer to its outcome. */
function Sent({
  icon,
  lending: { hash, review, wallet }
}: {
  readonly icon: string | undefined
  readonly lending: LendingState
}) {
  const receipts = useRxValue(receiptRx)
  const dispatch = useDispatch()
  const text = useText()
  const words = useReceiptWords()
  if (hash === null || review === null) return null
  const { network } = splitAccountId(review.account)
  const record = receipts?.sent.find((item) => getSentId(item) === hash)
  const end = record?.end ?? { status: "pending" as const }
  const look = toOutcome(end)
  const amount = `${formatBrief(review.amount)} ${displaySymbol(review.symbol)}`
  const title = text(look === "failed" ? "send.failed" : look === "done" ? "funds.added" : "send.sending", { amount })
  return (
    <Page
      css={css}
      className="send"
      bare
      foot={
        <button type="button" className="btn ink" onClick={() => dispatch({ _tag: "WentBack" }, { _tag: "WentBack" })}>
          {text("send.done")}
        </button>
      }
    >
      <Moment
        name={displaySymbol(review.symbol)}
        icon={review.iconUrl ?? icon}
        round
        title={title}
        more={[text("funds.released", { wallet }), words({ end, network, sentAt: record?.sentAt })].join("\n")}
        {...getMomentLook(look)}
      >
        <ReceiptWays hash={hash} network={network} end={end} />
      </Moment>
    </Page>
  )
}
