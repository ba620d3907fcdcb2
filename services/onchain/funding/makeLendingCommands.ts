import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import { accountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { type LatchkeyError, toFailureData } from "../../../core/foundation/errors/failure.ts"
import type { LendingCommands } from "../../../core/onchain/funding/LendingCommands.ts"
import type { LendingState } from "../../../core/onchain/funding/lendingEvents.ts"
import { lendingStart, canPressLender } from "../../../core/onchain/funding/lendingState.ts"
import { toPlainNumber } from "../../../core/onchain/money/typedAmount.ts"
import type { SendReview } from "../../../core/onchain/send/events.ts"
import { type KitState, shownView } from "../../../core/state.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { OutcomeUnknown } from "../../../core/wallets/signing/errors.ts"
import type { Intent } from "../../../core/wallets/signing/intent.ts"
import { failWithMissingCode } from "../../foundation/chunks/codeMissing.ts"
import { follow } from "../../foundation/store/follow.ts"
import { runInScope } from "../../foundation/store/runInScope.ts"
import { Store } from "../../foundation/store/Store.ts"
import { createContextChanged } from "../../wallets/connectors/createContextChanged.ts"
import type { WalletChange } from "../../wallets/connectors/Connector.ts"
import type { Connectors } from "../../wallets/connectors/Connectors.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { Intents } from "../../wallets/signing/Intents.ts"
import { Sends, stepOf } from "../send/Sends.ts"
import { type Transfer, Transfers } from "../send/Transfers.ts"
import { borrowWallet, changeLender, isSameLender, readBorrowed } from "./borrowWallet.ts"
import { getFunded } from "./fundingView.ts"

/** A transfer that is shown, and the intent that a press confirms. */
interface Reviewed {
  readonly transfer: Transfer
  readonly intent: Intent
}

const getLending = (state: KitState): LendingState => state.lending ?? lendingStart
const getPayer = ({ accounts, network }: Connection): AccountId => accountId(network, accounts[0].address)

/** Checks the transfer to the visitor's account, creates its intent, and returns both. */
const review = Effect.gen(function* () {
  const store = yield* Store
  const { amount, lender, receiver, token } = getLending(store.getState())
  if (lender === null || receiver === null || getFunded(store.getState()) !== receiver)
    return yield* createContextChanged()
  const payer = getPayer(lender)
  const to = splitAccountId(receiver).address
  const transfer = yield* (yield* Transfers).check(payer, { to, token, amount: toPlainNumber(amount) })
  const steps = [stepOf(payer, transfer.request)] as const
  const intent = yield* (yield* Intents).show({ account: payer, connectorId: lender.connectorId, kind: "send", steps })
  const requests = yield* WalletRequests
  yield* requests.readAhead(payer)
  yield* Effect.catchTag(requests.screen(intent), "KitMissing", failWithMissingCode)
  return { transfer, intent }
})

/**
 * Asks the borrowed wallet for a transfer that was shown. Returns its hash. The wallet is asked for its account first:
 * it may have switched without an event.
 */
const ask = Effect.fnUntraced(function* ({ intent, transfer }: Reviewed) {
  const store = yield* Store
  const { lender, receiver } = getLending(store.getState())
  const current = lender && (yield* readBorrowed(lender))
  if (!lender || !current || !isSameLender(lender, current) || getFunded(store.getState()) !== receiver)
    return yield* createContextChanged()
  return yield* (yield* Sends).send(transfer.account, transfer.request, yield* WalletRequests, intent)
})

/** The visitor's own account may be a contract: its code is no reason to doubt the receiver. */
const toReview = ({ intent, transfer }: Reviewed): SendReview => {
  const { account, address, amount, fee, name, sponsorship, token, warnings, words } = transfer
  return {
    intentId: intent.id,
    account,
    token: token.address,
    symbol: token.symbol,
    iconUrl: token.iconUrl,
    amount,
    price: token.price,
    to: address,
    name,
    fee,
    sponsorship,
    words,
    warnings: warnings.filter((warning) => warning.name !== "contract-receiver")
  }
}

const isShown = (state: KitState): boolean =>
  state.modal.open && /^(FundsFromWallet|FundsPreview)$/.test(shownView(state)._tag)

/** Releases the wallet, and shows why, unless the visitor left or the transfer has ended. */
const end = (error: LatchkeyError | null) =>
  Effect.flatMap(Store, (store) => {
    const isPreview = shownView(store.getState())._tag === "FundsPreview"
    return store.dispatch(
      { _tag: "LenderReleased", error: error && toFailureData(error) },
      ...(isPreview ? ([{ _tag: "WentBack" }] as const) : [])
    )
  })

/** Borrows the wallet until the fiber ends, and reads the maximum that it can send. */
const borrow = (requested: Parameters<LendingCommands["lend"]>[0], onChange: (change: WalletChange) => void) =>
  Effect.scoped(
    Effect.gen(function* () {
      const store = yield* Store
      const connection = yield* borrowWallet(requested, onChange)
      yield* store.dispatch({ _tag: "LenderConnected", connection })
      const readMaximum = (yield* Transfers).most(getPayer(connection), requested.token)
      yield* Effect.ignore(
        Effect.flatMap(readMaximum, (all) =>
          all === undefined ? Effect.void : store.dispatch({ _tag: "LenderMostRead", most: all })
        )
      )
      return yield* Effect.never
    })
  ).pipe(Effect.catchAll(end))

/** Records a sent transfer, shows it if its review is still visible, and releases the wallet. */
const reportSent = (hash: string, { intent, transfer }: Reviewed) =>
  Effect.flatMap(Store, (store) => {
    const { address: to, amount, token } = transfer
    const isPreview = shownView(store.getState())._tag === "FundsPreview"
    return store.dispatch(
      { _tag: "LentSent", intentId: intent.id, hash },
      { _tag: "SentSummarized", hash, summary: { amount, symbol: token.symbol, token: token.address, to } },
      ...(isPreview ? ([{ _tag: "WentBack" }] as const) : []),
      { _tag: "LenderReleased", error: null }
    )
  })

/**
 * Releases the wallet when nothing holds it: the views, or a request that it has not answered. Ends the transfer if
 * another account or network of the visitor is in use: it would fund the earlier one.
 */
const followLoan = Effect.fnUntraced(function* (
  loan: FiberHandle.FiberHandle<unknown>,
  checking: FiberHandle.FiberHandle<unknown>
) {
  const store = yield* Store
  const scope = yield* Effect.scope
  const select = (state: KitState): string => {
    const { lender, phase } = getLending(state)
    return `${isShown(state)} ${lender === null} ${phase} ${shownView(state)._tag === "FundsPreview"}`
  }
  yield* follow(select, () =>
    Effect.suspend(() => {
      const state = store.getState()
      const { lender, phase } = getLending(state)
      if (!isShown(state) && phase !== "Asking" && phase !== "Choosing")
        return Effect.zipRight(FiberHandle.clear(checking), end(null))
      // A wallet that still shows its prompt is released when it answers.
      if (lender === null && phase !== "Connecting") return Effect.forkIn(FiberHandle.clear(loan), scope)
      return phase === "Reviewing" && shownView(state)._tag === "FundsFromWallet"
        ? store.dispatch({ _tag: "LentReviewLeft" })
        : Effect.void
    })
  )
  yield* follow(getFunded, (funded) => {
    const { phase, receiver } = getLending(store.getState())
    return receiver === null || receiver === funded || phase === "Asking" || phase === "Sent"
      ? Effect.void
      : end(createContextChanged())
  })
})

/** Creates the commands of a transfer from a second wallet, which run in the current scope. */
export const makeLendingCommands = Effect.gen(function* () {
  const store = yield* Store
  const run = yield* runInScope<Connectors | Intents | Sends | Store | Transfers | WalletRequests>()
  /** The fiber that holds the borrowed wallet. Interrupting it releases the wallet. */
  const loan = yield* FiberHandle.make()
  const checking = yield* FiberHandle.make()
  let reviewed: Reviewed | undefined
  yield* followLoan(loan, checking)

  const stop = (error: LatchkeyError) => store.dispatch({ _tag: "LentStopped", error: toFailureData(error) })
  /**
   * Releases a borrowed wallet that changes before it is asked. While it is asked, only records its new state, which
   * the press compares; a wallet that leaves then may have sent the transfer.
   */
  const onChange = (change: WalletChange): void => {
    const { lender, phase } = getLending(store.getState())
    const connection = lender === null ? undefined : changeLender(lender, change)
    if (lender === null || (connection !== undefined && isSameLender(lender, connection))) return
    if (phase === "Asking" && connection !== undefined) store.plain.dispatch({ _tag: "LenderChanged", connection })
    else if (phase === "Asking") run(end(new OutcomeUnknown({ method: "eth_sendTransaction" })))
    else run(end(createContextChanged()))
  }
  const show = (next: Reviewed) => {
    reviewed = next
    const preview = { _tag: "Pushed", view: { _tag: "FundsPreview" } } as const
    return store.dispatch({ _tag: "LentReviewed", review: toReview(next) }, preview)
  }

  const commands: LendingCommands = {
    lend: (requested) => {
      const { phase } = getLending(store.getState())
      if (!isShown(store.getState()) || (phase !== "Choosing" && phase !== "Sent")) return
      store.plain.dispatch({ _tag: "LenderChosen", ...requested })
      run(FiberHandle.run(loan, borrow(requested, onChange)))
    },
    review: () => {
      if (getLending(store.getState()).phase !== "Filling") return
      store.plain.dispatch({ _tag: "LentReviewAsked" })
      run(FiberHandle.run(checking, Effect.matchEffect(review, { onSuccess: show, onFailure: stop })))
    },
    confirm: (intentId) => {
      const confirmed = reviewed
      if (confirmed?.intent.id !== intentId || !canPressLender(getLending(store.getState()), intentId)) return
      store.plain.dispatch({ _tag: "LentPressed", intentId }, { _tag: "IntentConfirmed", id: intentId })
      run(
        Effect.matchEffect(ask(confirmed), {
          onSuccess: (hash) => reportSent(hash, confirmed),
          onFailure: (error) => (error._tag === "RequestRejected" ? stop(error) : end(error))
        })
      )
    }
  }
  return commands
})
