import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import * as Layer from "effect/Layer"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import type { KitEvent } from "../../../core/event.ts"
import { accountId, splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { isSymbol } from "../../../core/onchain/send/findContract.ts"
import { createTokenNotFound } from "../../../core/onchain/token/errors.ts"
import { readReceiver } from "../../../core/onchain/send/receiver.ts"
import { sendStart, stepSend } from "../../../core/onchain/send/state.ts"
import { type KitState, shownView } from "../../../core/state.ts"
import { activeConnection } from "../../../core/wallets/connection/state.ts"
import { ContextChanged } from "../../../core/wallets/requests/errors.ts"
import { OutcomeUnknown } from "../../../core/wallets/signing/errors.ts"
import { getIntent } from "../../../core/wallets/signing/state.ts"
import { Names } from "../name/Names.ts"
import { batchedReadsLayer } from "../../chain/rpc/batchedReads.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { follow } from "../../foundation/store/follow.ts"
import { followViews } from "../../foundation/store/followViews.ts"
import { Store } from "../../foundation/store/Store.ts"
import { makeSendCommands, createWithdrawal } from "./makeSendCommands.ts"
import { Receivers } from "./Receivers.ts"
import { Sends } from "./Sends.ts"
import { Transfers } from "./Transfers.ts"

/** Checks and sends transfers for views, host calls and commands. */
export const transferLayer = Transfers.layer.pipe(
  Layer.provideMerge(Layer.mergeAll(Sends.layer, Receivers.layer)),
  Layer.provideMerge(Names.layer),
  Layer.provideMerge(SupportedChains.layer)
)

/** Like `transferLayer`, for a page: simultaneous reads leave as one request. */
export const pageTransferLayer = Layer.provide(transferLayer, batchedReadsLayer)

type View = ReturnType<typeof shownView>

/** Returns the sending account: the active network's. */
const findSender = ({ chain, connection }: KitState): AccountId | null => {
  const active = activeConnection(connection, splitNetworkId(chain.active).namespace)
  return active === undefined ? null : accountId(active.network, active.accounts[0].address)
}

const sendViews = /^WalletSend/

/** Returns the event that fills the form with the view's parameters; undefined if there are no parameters. */
const toFillEvent = (view: View): KitEvent | undefined => {
  if (view._tag !== "WalletSend") return undefined
  const { amount, byHost = false, to, token } = view
  const form = {
    ...(amount === undefined ? {} : { amount }),
    ...(to === undefined ? {} : { to }),
    ...(token === undefined ? {} : { token })
  }
  return Object.keys(form).length === 0 ? undefined : { _tag: "SendFilled", form, byHost }
}

/** Returns why a draft ends with its account: a wallet that was asked for its transfer may still send it. */
const createEnd = ({ send, signing }: KitState): ContextChanged | OutcomeUnknown => {
  const intent = send?.phase === "Asking" ? getIntent(signing, send.review?.intentId ?? "") : undefined
  const [method] = intent?.shown.methods ?? []
  return intent === undefined || method === undefined || intent.asked === 0
    ? new ContextChanged({})
    : new OutcomeUnknown({ method })
}

/** Starts a draft for each account that becomes active, and fills it with the parameters of views. */
const followDrafts = Effect.gen(function* () {
  const store = yield* Store
  yield* follow(findSender, (account) =>
    Effect.suspend(() => {
      const state = store.getState()
      if (state.send?.account === account) return Effect.void
      const wasShown = state.send?.phase === "Reviewing" || state.send?.phase === "Asking"
      const isPreview = shownView(state)._tag === "WalletSendPreview"
      return store.dispatch(
        ...createWithdrawal(state),
        { _tag: "SendBegun", account },
        ...(isPreview ? ([{ _tag: "WentBack" }] as const) : []),
        ...(wasShown
          ? ([{ _tag: "SendStopped", intentId: null, error: toFailureData(createEnd(state)) }] as const)
          : [])
      )
    })
  )
  yield* followViews((view) => {
    const event = toFillEvent(view)
    if (event === undefined) return
    // Ends a draft of another account before the new one starts.
    const state = store.getState()
    const account = findSender(state)
    if (state.send?.account !== account) store.plain.dispatch({ _tag: "SendBegun", account })
    store.plain.dispatch(event)
  })
})

/** Resolves a token that the host named by its symbol when there is an account that may hold it. */
const followSymbols = Effect.gen(function* () {
  const store = yield* Store
  const transfers = yield* Transfers
  yield* follow(
    ({ send }) => (send?.account != null && send.form.token !== null && isSymbol(send.form.token) ? send : undefined),
    (draft) => {
      const { account = null, form } = draft ?? {}
      const symbol = form?.token
      if (account === null || symbol == null) return Effect.void
      return Effect.flatMap(transfers.findBySymbol(account, symbol), (token) => {
        const { send } = store.getState()
        if (send?.account !== account || send.form.token !== symbol) return Effect.void
        const createError = () => toFailureData(createTokenNotFound(symbol, splitAccountId(account).network))
        return store.dispatch(
          token === undefined
            ? { _tag: "SendStopped", intentId: null, error: createError() }
            : { _tag: "SendFilled", form: { token }, byHost: send.isFilledIn }
        )
      })
    },
    (a, b) => a?.form.token === b?.form.token && a?.account === b?.account
  )
})

/** Looks up the typed receiver when typing pauses. */
const followReceivers = Effect.gen(function* () {
  const store = yield* Store
  const receivers = yield* Receivers
  const lookupFiber = yield* FiberHandle.make()
  yield* follow(
    ({ send }) =>
      send === undefined || send.account === null ? "" : JSON.stringify([send.account, send.form.to.trim()]),
    () => {
      const { account, form } = store.getState().send ?? sendStart
      const typed = form.to.trim()
      if (account === null || typed === "") return FiberHandle.clear(lookupFiber)
      const isName = readReceiver(splitAccountId(account).network, typed).form === "name"
      const lookup = Effect.matchEffect(receivers.get(account, typed), {
        onSuccess: ({ address, name }) =>
          store.dispatch({ _tag: "ReceiverLooked", receiver: { typed, address, name, error: null } }),
        onFailure: (error) =>
          store.dispatch({
            _tag: "ReceiverLooked",
            receiver: { typed, address: null, name: null, error: toFailureData(error) }
          })
      })
      return FiberHandle.run(lookupFiber, isName ? Effect.delay(lookup, millis.searchWait) : lookup)
    }
  )
})

/** Reads the fee of the selected token and the earlier receivers while a view of a transfer is visible. */
const followFees = Effect.gen(function* () {
  const store = yield* Store
  const transfers = yield* Transfers
  const receivers = yield* Receivers
  const readFiber = yield* FiberHandle.make()
  yield* follow(
    (state) =>
      state.send?.account != null &&
      !state.send.isFeeRequested &&
      state.send.phase !== "Sent" &&
      sendViews.test(shownView(state)._tag)
        ? JSON.stringify([state.send.account, state.send.form.token])
        : "",
    (requested) => {
      const { account, form } = store.getState().send ?? sendStart
      if (requested === "" || account === null) return Effect.void
      const fee = Effect.flatMap(transfers.fee(account, form.token), (found) =>
        store.dispatch({ _tag: "SendFeeTold", ...found })
      )
      const earlier = Effect.flatMap(receivers.getEarlier(account), (all) =>
        store.dispatch({ _tag: "EarlierReceiversFound", account, all })
      )
      return FiberHandle.run(readFiber, Effect.zipRight(fee, earlier))
    }
  )
})

/** The room of the Send views: its commands, and the effects that follow the form. docs/spec/onchain.md#send-flow. */
const sendRoom = Layer.scopedDiscard(
  Effect.gen(function* () {
    const store = yield* Store
    const commands = yield* makeSendCommands
    yield* store.join({ name: "send", start: sendStart, step: stepSend, commands })
    yield* followDrafts
    yield* followSymbols
    yield* followReceivers
    yield* followFees
  })
)

/** The services of the Send views. Needs those of the account, the network, and wallet requests. */
export const sendLayer = Layer.provideMerge(sendRoom, pageTransferLayer)
