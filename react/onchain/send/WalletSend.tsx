import { useEffect, useState } from "react"
import * as Either from "effect/Either"
import { compareDecimals } from "../../../core/foundation/text/decimal.ts"
import { toAsciiDigits } from "../../../core/foundation/text/plain.ts"
import { showAmount, showWorth } from "../../../core/foundation/text/format.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import { roundUpToSignificant } from "../../../core/foundation/text/significantDigits.ts"
import { parseUnits } from "../../../core/foundation/text/units.ts"
import { displaySymbol } from "../../../core/onchain/money/pickTokens.ts"
import { computeWorth } from "../../../core/foundation/text/worth.ts"
import { toPlainNumber, readTypedAmount } from "../../../core/onchain/money/typedAmount.ts"
import { computeMaximum } from "../../../core/onchain/send/fee.ts"
import { Empty } from "../../foundation/parts/Empty.tsx"
import { Note } from "../../foundation/ui/Note.tsx"
import parts from "../../foundation/parts/parts.css?inline"
import { useDispatch, useSay, useSentence, useText } from "../../foundation/state/atoms.ts"
import { useFailureText } from "../../foundation/state/failureTexts.ts"
import { useCommands } from "../../foundation/state/useCommands.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { Page } from "../../foundation/ui/Page.tsx"
import { receiveIcon } from "../account/actionIcons.ts"
import { AmountField, LoadingForm } from "../money/AmountField.tsx"
import { Figure, Figures, FilledIn } from "../money/Figures.tsx"
import address from "../money/address.css?inline"
import money from "../money/money.css?inline"
import { AddMissing, getMissing, useFunding } from "../account/AddMissing.tsx"
import { useFaultWords } from "../money/useFaultWords.ts"
import { ReceiverPanel } from "./ReceiverPanel.tsx"
import own from "./send.css?inline"
import { type Draft, useDraft, useTransferFeeWords } from "./useSend.ts"
import { endSentence } from "../../foundation/state/endSentence.ts"

export const css = parts + money + address + own

/** The form to send: the token, the amount and the receiver. docs/spec/onchain.md#send-flow. */
export function WalletSend() {
  const draft = useDraft()
  const hasFunding = useFunding()
  const dispatch = useDispatch()
  const text = useText()
  if (draft === undefined)
    return (
      <Page
        css={css}
        className="send"
        bare
        foot={
          <button type="button" className="btn fill" aria-disabled="true">
            {text("modal.loading")}
          </button>
        }
      >
        <LoadingForm label={text("modal.loading")} joint={<Icon path={receiveIcon} />} />
      </Page>
    )
  const { isLoading, tokens } = draft
  const isEmpty = !isLoading && tokens.every(({ held }) => held !== undefined && !/[1-9]/.test(held))
  return isEmpty ? (
    <Page css={css} className="send">
      <Empty drawing="coins" title={text("send.none")} more={text("send.noneNext")}>
        {hasFunding ? (
          <AddMissing token={draft.send.form.token} isSmall />
        ) : (
          <button
            type="button"
            className="btn small"
            onClick={() => dispatch({ _tag: "Pushed", view: { _tag: "WalletReceive" } })}
          >
            {text("view.WalletReceive")}
          </button>
        )}
      </Empty>
    </Page>
  ) : (
    <Form draft={draft} />
  )
}

/** Failures of the last check that are shown at the amount. */
const amountFailures: ReadonlySet<string> = new Set(["SendAmountMisfit", "SendNotCovered"])
const receiverFailures =
  /^(SendMisfit|ReceiverMistyped|ReceiverElsewhere|ReceiverLost|Ens.*|ReceiverNotFound|ReceiverMoved|Name.*)$/

function Form({ draft }: { readonly draft: Draft }) {
  const { coin, network, send, token } = draft
  const { fee, form, isFeeRequested, isFeePaid, isFilledIn } = send
  const dispatch = useDispatch()
  const text = useText()
  const feeWords = useTransferFeeWords(draft)
  const symbol = displaySymbol(token.symbol)
  const { isElsewhere, missing, reason, receiverFault, wrong } = useFormFaults(draft)
  const hasFunding = useFunding()
  const worth = computeWorth(toPlainNumber(form.amount.trim() || "0"), token.price)
  const max = useMax(draft)
  return (
    <Page
      css={css}
      className="send"
      bare
      foot={
        hasFunding && missing !== undefined ? (
          <AddMissing token={form.token} amount={missing} words={text("money.addFunds", { symbol })} />
        ) : (
          <ReviewButton draft={draft} reason={reason} />
        )
      }
    >
      {isFilledIn && <FilledIn words={text("send.filledIn", { app: location.host })} />}
      <AmountField
        label={text("send.amount")}
        amount={form.amount}
        type={(amount) => dispatch({ _tag: "SendFilled", form: { amount } })}
        token={token}
        choose={() => dispatch({ _tag: "Pushed", view: { _tag: "WalletSendSelectToken" } })}
        holding={
          token.held === undefined
            ? text("send.unknown")
            : text("send.have", { balance: showAmount(token.held, symbol) })
        }
        worth={<bdi dir="ltr">{worth === null ? "—" : showWorth(worth)}</bdi>}
        max={max === undefined ? undefined : () => dispatch({ _tag: "SendFilled", form: { amount: max, isMax: true } })}
        wrong={wrong}
      />
      <span className="joint" aria-hidden="true">
        <Icon path={receiveIcon} />
      </span>
      <ReceiverPanel draft={draft} wrong={receiverFault} />
      {isElsewhere && <Problem draft={draft} />}
      <Figures>
        <Figure name={text("send.fee")} isLoading={!isFeeRequested}>
          {isFeePaid ? text("money.feePaid") : feeWords(fee).about}
        </Figure>
      </Figures>
      {form.isMax && token.address === null && fee !== null && (
        <p className="by keeps">
          {text("send.keeps", {
            fee: `${roundUpToSignificant(formatUnits(BigInt(fee.most), network.nativeCurrency.decimals), 4)} ${coin.symbol}`
          })}
        </p>
      )}
    </Page>
  )
}

/** The button that starts the review. `reason`: what is missing; while the wallet is asked, Cancel. */
function ReviewButton({
  draft: { send, wallet },
  reason
}: {
  readonly draft: Draft
  readonly reason?: string | undefined
}) {
  const commands = useCommands("send")
  const text = useText()
  const isChecking = send.phase === "Checking"
  return send.phase === "Asking" ? (
    <>
      <button type="button" className="btn ink" aria-disabled>
        <span className="spin" aria-hidden="true" />
        {text("send.approve", { wallet })}
      </button>
      <button type="button" className="btn plain" onClick={() => commands()?.leave()}>
        {text("send.cancel")}
      </button>
    </>
  ) : (
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
  )
}

/**
 * Returns the faults of the form. `wrong`: the fault of the amount; `reason`: why the form cannot be reviewed;
 * `isElsewhere`: the last failure is shown below the form, since it concerns neither the amount nor the receiver;
 * `missing`: the amount that the account lacks.
 */
const useFormFaults = (draft: Draft) => {
  const { send, token } = draft
  const { error, form, receiver } = send
  const text = useText()
  const getSentence = useSentence()
  const symbol = displaySymbol(token.symbol)
  const problem = useAmountProblem(draft)
  const isTooMuch = token.held !== undefined && compareDecimals(toPlainNumber(form.amount), token.held) > 0
  const ofAmount = error !== null && amountFailures.has(error.tag)
  const ofReceiver = error !== null && receiverFailures.test(error.tag)
  const wrong =
    problem ??
    (isTooMuch && form.amount !== ""
      ? text("send.have", { balance: showAmount(token.held ?? "0", symbol) })
      : ofAmount
        ? endSentence(getSentence(error))
        : undefined)
  const reason =
    form.amount.trim() === ""
      ? text("send.enterAmount")
      : problem !== undefined
        ? text("money.checkAmount")
        : isTooMuch
          ? text("send.notEnough", { symbol })
          : form.to.trim() === "" || receiver?.error != null
            ? text("send.chooseReceiver")
            : undefined
  const receiverFault = ofReceiver ? getSentence(error) : undefined
  const missing = isTooMuch && problem === undefined ? getMissing(toPlainNumber(form.amount), token.held) : undefined
  return { wrong, reason, receiverFault, missing, isElsewhere: error !== null && !ofAmount && !ofReceiver }
}

/** Says why the transfer cannot continue, and what to do next. */
export function Problem({ draft: { send, wallet } }: { readonly draft: Draft }) {
  const text = useText()
  const { error } = send
  const isDeclined = error?.tag === "RequestRejected"
  const failureText = useFailureText(isDeclined ? null : error)
  const hasFunding = useFunding()
  const words = isDeclined ? text("send.declined", { wallet }) : failureText
  useSay(words)
  return words === "" ? null : (
    <Note look="careful">
      <p>{words}</p>
      {hasFunding && error?.tag === "SendFeeNotCovered" && <AddMissing token={null} isSmall />}
    </Note>
  )
}

/** Returns the fault of the amount in itself, once typing has paused. */
const useAmountProblem = ({ send: { form }, token }: Draft): string | undefined => {
  const text = useText()
  const faultWords = useFaultWords()
  const [paused, pause] = useState(form.amount)
  useEffect(() => {
    const timer = setTimeout(() => pause(form.amount), 300)
    return () => clearTimeout(timer)
  }, [form.amount])
  const { decimals } = token
  // If the decimals are unknown, the token's contract decides later: no token has more than 77.
  const read = readTypedAmount(form.amount, decimals ?? 77)
  const fault = Either.isLeft(read) ? read.left : undefined
  if (fault === undefined || fault === "empty" || paused !== form.amount) return undefined
  if (fault === "zero" && /^\d+$/.test(toAsciiDigits(form.amount.trim()))) return undefined
  return (
    faultWords(fault, form.amount) ??
    (decimals === undefined
      ? text("send.enterAmount")
      : text("send.misfit", { symbol: displaySymbol(token.symbol), decimals }))
  )
}

/** Returns the maximum that can be sent, computed from the values shown; undefined while they are unknown. */
const useMax = ({ network, send: { fee, isFeePaid }, token: { address, held } }: Draft): string | undefined => {
  if (held === undefined || !/[1-9]/.test(held)) return undefined
  if (address !== null || isFeePaid) return held
  const { decimals } = network.nativeCurrency
  const units = parseUnits(held, decimals)
  if (units === undefined || fee === null) return undefined
  const maximum = computeMaximum(units, fee)
  return maximum === 0n ? undefined : formatUnits(maximum, decimals)
}
