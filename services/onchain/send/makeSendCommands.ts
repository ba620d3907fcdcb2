import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { type LatchkeyError, toFailureData } from "../../../core/foundation/errors/failure.ts"
import { toPlainNumber } from "../../../core/onchain/money/typedAmount.ts"
import type { SendReview } from "../../../core/onchain/send/events.ts"
import type { SendCommands } from "../../../core/onchain/send/SendCommands.ts"
import { isAskingFor, mayPress, mayReview, sendStart } from "../../../core/onchain/send/state.ts"
import type { KitEvent } from "../../../core/event.ts"
import { type KitState, shownView } from "../../../core/state.ts"
import { activeConnection } from "../../../core/wallets/connection/state.ts"
import type { SentSummary } from "../../../core/wallets/signing/sentRecord.ts"
import type { Intent } from "../../../core/wallets/signing/intent.ts"
import { failWithMissingCode } from "../../foundation/chunks/codeMissing.ts"
import { follow } from "../../foundation/store/follow.ts"
import { runInScope } from "../../foundation/store/runInScope.ts"
import { Store } from "../../foundation/store/Store.ts"
import { createContextChanged } from "../../wallets/connectors/createContextChanged.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { Intents } from "../../wallets/signing/Intents.ts"
import { Receivers } from "./Receivers.ts"
import { reportSends } from "./reportSends.ts"
import { sendChecked } from "./sendChecked.ts"
import { type Sends, stepOf } from "./Sends.ts"
import { type Transfer, Transfers } from "./Transfers.ts"

/** A transfer that is shown, and the intent that a press confirms. */
interface Reviewed {
  readonly transfer: Transfer
  readonly intent: Intent
}

const reportStop = (store: Store["Type"], intentId: string | null) => (error: LatchkeyError) =>
  store.dispatch({ _tag: "SendStopped", intentId, error: toFailureData(error) })

/** Checks the draft, creates its intent, and returns both. */
const review = Effect.gen(function* () {
  const store = yield* Store
  const { account, form } = store.getState().send ?? sendStart
  const connectorId = account === null ? undefined : getConnector(store.getState(), account)
  if (account === null || connectorId === undefined) return yield* createContextChanged()
  const amount = form.isMax ? null : toPlainNumber(form.amount)
  const transfer = yield* (yield* Transfers).check(account, { to: form.to, token: form.token, amount })
  const steps = [stepOf(account, transfer.request, transfer.capabilities)] as const
  const intent = yield* (yield* Intents).show({ account, connectorId, kind: "send", steps })
  const requests = yield* WalletRequests
  yield* requests.readAhead(account)
  yield* Effect.catchTag(requests.screen(intent), "KitMissing", failWithMissingCode)
  return { transfer, intent }
})

/** Asks the wallet for a transfer that was shown. Returns its hash. */
const ask = Effect.fnUntraced(function* ({ intent, transfer }: Reviewed) {
  const { account, amount, token } = transfer
  yield* (yield* Receivers).requireSame(account, transfer)
  const asking = (yield* WalletRequests).through(intent.connectorId)
  const sent = { network: splitAccountId(account).network, token: token.address ?? token.symbol, amount }
  return yield* sendChecked(transfer, asking, intent).pipe(reportSends(yield* Store, [sent]))
})

/** Reports a review, and shows it if the form is still visible. */
const reportReviewed = (store: Store["Type"], reviewed: Reviewed) =>
  store.dispatch(
    { _tag: "SendReviewed", review: toReview(reviewed) },
    ...(isChecking(store.getState()) ? ([{ _tag: "Pushed", view: { _tag: "WalletSendPreview" } }] as const) : [])
  )

/** Reports a sent transfer, and shows its confirmation if its review is still visible. */
const reportSent = (store: Store["Type"], { intent, transfer }: Reviewed, hash: string) =>
  Effect.suspend(() => {
    const { modal, send } = store.getState()
    const intentId = intent.id
    const isInView = isAskingFor(send ?? sendStart, intentId) && shownView({ modal })._tag === "WalletSendPreview"
    return store.dispatch(
      { _tag: "SendDone", intentId, hash },
      { _tag: "SentSummarized", hash, summary: toSummary(transfer) },
      ...(isInView
        ? ([{ _tag: "WentBack" }, { _tag: "Replaced", view: { _tag: "WalletSendConfirmed" } }] as const)
        : [])
    )
  })

/** Reports a failed transfer. Goes back to the form if the host did not pay, as the review showed. */
const reportFailed = (store: Store["Type"], intentId: string, error: LatchkeyError) =>
  Effect.suspend(() => {
    const { modal, send } = store.getState()
    const isStale = error._tag === "SponsorRefused" && isAskingFor(send ?? sendStart, intentId)
    return store.dispatch(
      { _tag: "SendStopped", intentId, error: toFailureData(error) },
      ...(isStale && shownView({ modal })._tag === "WalletSendPreview" ? ([{ _tag: "WentBack" }] as const) : [])
    )
  })

const toSummary = ({ address, amount, name, token }: Transfer): SentSummary => ({
  amount,
  symbol: token.symbol,
  token: token.address,
  to: address,
  ...(name === null ? {} : { name })
})

/** Ends a check with its form: when the visitor goes back, closes, types, or switches the account. */
const endCheckWithForm = Effect.fnUntraced(function* (checkFiber: FiberHandle.FiberHandle) {
  const store = yield* Store
  yield* follow(isChecking, () =>
    isChecking(store.getState())
      ? Effect.void
      : Effect.zipRight(
          FiberHandle.clear(checkFiber),
          store.getState().send?.phase === "Checking" ? store.dispatch({ _tag: "SendLeft" }) : Effect.void
        )
  )
})

/** Creates the commands of the Send views, which run in the current scope. docs/spec/onchain.md#send-flow. */
export const makeSendCommands = Effect.gen(function* () {
  const store = yield* Store
  const run = yield* runInScope<Intents | Receivers | Sends | Store | Transfers | WalletRequests>()
  const checkFiber = yield* FiberHandle.make()
  let reviewed: Reviewed | undefined

  yield* endCheckWithForm(checkFiber)
  const show = (newReview: Reviewed) => {
    reviewed = newReview
    return reportReviewed(store, newReview)
  }

  const commands: SendCommands = {
    review: () => {
      if (!isFormShown(store.getState()) || !mayReview(store.getState().send ?? sendStart)) return
      store.plain.dispatch({ _tag: "SendReviewAsked" })
      const work = Effect.matchEffect(review, { onSuccess: show, onFailure: reportStop(store, null) })
      run(FiberHandle.run(checkFiber, work))
    },
    confirm: (intentId) => {
      const confirmed = reviewed
      if (confirmed?.intent.id !== intentId || !mayPress(store.getState().send ?? sendStart, intentId)) return
      store.plain.dispatch({ _tag: "SendPressed", intentId }, { _tag: "IntentConfirmed", id: intentId })
      const work = Effect.matchEffect(ask(confirmed), {
        onSuccess: (hash) => reportSent(store, confirmed, hash),
        onFailure: (error) => reportFailed(store, intentId, error)
      })
      run(work)
    },
    leave: () => {
      const isReview = shownView(store.getState())._tag === "WalletSendPreview"
      store.plain.dispatch(
        ...createWithdrawal(store.getState()),
        { _tag: "SendLeft" },
        ...(isReview ? ([{ _tag: "WentBack" }] as const) : [])
      )
    }
  }
  return commands
})

/** Returns the events that withdraw a transfer before its wallet is asked. */
export const createWithdrawal = ({ send }: KitState): ReadonlyArray<KitEvent> =>
  send?.phase === "Asking" && send.review !== null ? [{ _tag: "IntentWithdrawn", id: send.review.intentId }] : []

const isFormShown = ({ modal }: KitState): boolean => modal.open && shownView({ modal })._tag === "WalletSend"

const isChecking = (state: KitState): boolean => state.send?.phase === "Checking" && isFormShown(state)

/** Returns the connector for an account's network; undefined if no wallet is connected. */
const getConnector = ({ connection }: KitState, account: AccountId): string | undefined =>
  activeConnection(connection, splitNetworkId(splitAccountId(account).network).namespace)?.connectorId

const toReview = ({ intent, transfer }: Reviewed): SendReview => {
  const { account, address, amount, fee, name, sponsorship, token, warnings, words } = transfer
  const { address: contract, iconUrl, price, symbol } = token
  return {
    intentId: intent.id,
    account,
    token: contract,
    symbol,
    iconUrl,
    amount,
    price,
    to: address,
    name,
    fee,
    sponsorship,
    words,
    warnings
  }
}
