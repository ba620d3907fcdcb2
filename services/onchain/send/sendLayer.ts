import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import * as Layer from "effect/Layer"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import type { KitEvent } from "../../../core/event.ts"
import { accountId, splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { plainTyped } from "../../../core/onchain/money/typedAmount.ts"
import type { SendReview } from "../../../core/onchain/send/events.ts"
import { isSymbol } from "../../../core/onchain/send/heldTokens.ts"
import { tokenNotFound } from "../../../core/onchain/token/errors.ts"
import { readReceiver } from "../../../core/onchain/send/receiver.ts"
import { sendStart, stepSend } from "../../../core/onchain/send/state.ts"
import { type KitState, shownView } from "../../../core/state.ts"
import { activeConnection } from "../../../core/wallets/connection/state.ts"
import type { Intent } from "../../../core/wallets/signing/intent.ts"
import { Names } from "../name/Names.ts"
import { batchedReadsLayer } from "../../chain/rpc/batchedReads.ts"
import { SupportedChains } from "../../chain/network/SupportedChains.ts"
import { follow } from "../../foundation/store/follow.ts"
import { makeKeyedFibers } from "../../foundation/store/keyedFibers.ts"
import { hearViews } from "../../foundation/store/hearViews.ts"
import { Store } from "../../foundation/store/Store.ts"
import { contextChanged } from "../../wallets/connectors/requireAccount.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { Intents } from "../../wallets/signing/Intents.ts"
import { Receivers } from "./Receivers.ts"
import { Sends, stepOf } from "./Sends.ts"
import { type Transfer, Transfers } from "./Transfers.ts"

/** What checks and sends a transfer, for views, a host's calls and commands. */
export const transferLayer = Transfers.layer.pipe(
  Layer.provideMerge(Layer.mergeAll(Sends.layer, Receivers.layer)),
  Layer.provideMerge(Names.layer),
  Layer.provideMerge(SupportedChains.layer)
)

/** The same in a page, where what is read at one moment goes out as one request. */
export const pageTransferLayer = Layer.provide(transferLayer, batchedReadsLayer)

type View = ReturnType<typeof shownView>

/** The account that sends: the active network's. */
const senderIn = ({ chain, connection }: KitState): AccountId | null => {
  const active = activeConnection(connection, splitNetworkId(chain.active).namespace)
  return active === undefined ? null : accountId(active.network, active.accounts[0].address)
}

const sendViews = /^WalletSend/

/** What a view was opened with, as an event of the room; undefined if it brings nothing. */
const filledBy = (view: View): KitEvent | undefined => {
  if (view._tag !== "WalletSend") return undefined
  const { amount, byHost = false, to, token } = view
  const form = {
    ...(amount === undefined ? {} : { amount }),
    ...(to === undefined ? {} : { to }),
    ...(token === undefined ? {} : { token })
  }
  return Object.keys(form).length === 0 ? undefined : { _tag: "SendFilled", form, byHost }
}

/**
 * The room of a transfer that a visitor makes: looks up the receiver and the fee, checks what is to be reviewed, and asks
 * the wallet once for what was pressed. docs/spec/onchain.md#send-flow.
 */
const sendRoom = Layer.scopedDiscard(
  Effect.gen(function* () {
    const store = yield* Store
    const intents = yield* Intents
    const wallet = yield* WalletRequests
    const transfers = yield* Transfers
    const receivers = yield* Receivers
    const sends = yield* Sends
    /** What stands before the press, by the intent. */
    const shown = new Map<string, { readonly transfer: Transfer; readonly intent: Intent }>()
    yield* store.join({ name: "send", start: sendStart, step: stepSend })

    yield* follow(senderIn, (account) =>
      Effect.suspend(() => {
        const state = store.now()
        if (state.send?.account === account) return Effect.void
        const wasShown = state.send?.phase === "Reviewing" || state.send?.phase === "Asking"
        const isPreview = shownView(state)._tag === "WalletSendPreview"
        return store.dispatch(
          { _tag: "SendBegun", account },
          ...(isPreview ? ([{ _tag: "WentBack" }] as const) : []),
          ...(wasShown
            ? ([{ _tag: "SendStopped", intentId: null, error: toFailureData(contextChanged()) }] as const)
            : [])
        )
      })
    )
    yield* hearViews((view) => {
      const event = filledBy(view)
      if (event === undefined) return
      // A draft of another account ends before the new one begins.
      const state = store.now()
      const account = senderIn(state)
      if (state.send?.account !== account) store.move({ _tag: "SendBegun", account })
      store.move(event)
    })

    // A host may name a token by its symbol before there is an account that it could be a token of.
    yield* follow(
      ({ send }) => (send?.account != null && send.form.token !== null && isSymbol(send.form.token) ? send : undefined),
      (named) => {
        const { account = null, form } = named ?? {}
        const symbol = form?.token
        if (account === null || symbol == null) return Effect.void
        return Effect.flatMap(transfers.named(account, symbol), (token) => {
          const { send } = store.now()
          if (send?.account !== account || send.form.token !== symbol) return Effect.void
          const error = () => toFailureData(tokenNotFound(symbol, splitAccountId(account).network))
          return store.dispatch(
            token === undefined
              ? { _tag: "SendStopped", intentId: null, error: error() }
              : { _tag: "SendFilled", form: { token }, byHost: send.isFilledIn }
          )
        })
      },
      (a, b) => a?.form.token === b?.form.token && a?.account === b?.account
    )

    const looking = yield* FiberHandle.make()
    yield* follow(
      ({ send }) =>
        send === undefined || send.account === null ? "" : JSON.stringify([send.account, send.form.to.trim()]),
      () => {
        const { account, form } = store.now().send ?? sendStart
        const typed = form.to.trim()
        if (account === null || typed === "") return FiberHandle.clear(looking)
        const asks = readReceiver(splitAccountId(account).network, typed).form === "name"
        const found = Effect.matchEffect(receivers.of(account, typed), {
          onSuccess: ({ address, name }) =>
            store.dispatch({ _tag: "ReceiverLooked", receiver: { typed, address, name, error: null } }),
          onFailure: (error) =>
            store.dispatch({
              _tag: "ReceiverLooked",
              receiver: { typed, address: null, name: null, error: toFailureData(error) }
            })
        })
        return FiberHandle.run(looking, asks ? Effect.delay(found, millis.searchWait) : found)
      }
    )

    const pricing = yield* FiberHandle.make()
    yield* follow(
      (state) =>
        state.send?.account != null &&
        !state.send.isFeeAsked &&
        state.send.phase !== "Sent" &&
        sendViews.test(shownView(state)._tag)
          ? JSON.stringify([state.send.account, state.send.form.token])
          : "",
      (wanted) => {
        const { account, form } = store.now().send ?? sendStart
        if (wanted === "" || account === null) return Effect.void
        const told = Effect.flatMap(transfers.fee(account, form.token), (fee) =>
          store.dispatch({ _tag: "SendFeeTold", fee })
        )
        const earlier = Effect.flatMap(receivers.earlier(account), (all) =>
          store.dispatch({ _tag: "EarlierReceiversFound", account, all })
        )
        return FiberHandle.run(pricing, Effect.zipRight(told, earlier))
      }
    )

    const review = Effect.fnUntraced(function* () {
      const { account, form } = store.now().send ?? sendStart
      const connection = account === null ? undefined : activeConnection(store.now().connection, namespaceOf(account))
      if (account === null || connection === undefined) return yield* contextChanged()
      const transfer = yield* transfers.check(account, {
        to: form.to,
        token: form.token,
        amount: form.isMax ? null : plainTyped(form.amount)
      })
      const { amount, fee, request, token, warnings, words } = transfer
      const intent = yield* intents.show({
        account,
        connectorId: connection.connectorId,
        kind: "send",
        steps: [stepOf(account, request)]
      })
      yield* wallet.readAhead(account)
      shown.clear()
      shown.set(intent.id, { transfer, intent })
      const reviewed: SendReview = {
        intentId: intent.id,
        account,
        token: token.address,
        symbol: token.symbol,
        iconUrl: token.iconUrl,
        amount,
        price: token.price,
        to: transfer.address,
        name: transfer.name,
        fee,
        words,
        warnings
      }
      const view: View = { _tag: "WalletSendPreview" }
      const isThere = shownView(store.now())._tag === "WalletSend"
      yield* store.dispatch(
        { _tag: "SendReviewed", review: reviewed },
        ...(isThere ? ([{ _tag: "Pushed", view }] as const) : [])
      )
    })
    const checking = yield* FiberHandle.make()
    yield* follow(
      ({ send }) => send?.phase === "Checking",
      (isChecking) =>
        isChecking
          ? FiberHandle.run(
              checking,
              Effect.catchAll(review(), (error) =>
                store.dispatch({ _tag: "SendStopped", intentId: null, error: toFailureData(error) })
              )
            )
          : FiberHandle.clear(checking)
    )

    const ask = Effect.fnUntraced(function* (intentId: string) {
      const held = shown.get(intentId)
      if (held === undefined) return yield* contextChanged()
      const { intent, transfer } = held
      const { account, amount, request, token } = transfer
      const sent = { network: splitAccountId(account).network, token: token.address ?? token.symbol, amount }
      yield* receivers.requireSame(account, transfer)
      yield* intents.confirm(intentId)
      yield* store.dispatch({ _tag: "SendStarted", ...sent })
      return yield* sends.send(account, request, wallet.through(intent.connectorId), intent).pipe(
        Effect.tap(() => store.dispatch({ _tag: "SendSucceeded", ...sent })),
        Effect.tapError((error) => store.dispatch({ _tag: "SendFailed", ...sent, error: toFailureData(error) }))
      )
    })
    /** A wallet that is asked is not left alone by whoever asks next. */
    const asking = makeKeyedFibers<string>()
    yield* follow(
      ({ send }) => (send?.phase === "Asking" ? (send.review?.intentId ?? "") : ""),
      (intentId) =>
        intentId === ""
          ? Effect.void
          : asking.run(
              intentId,
              Effect.matchEffect(ask(intentId), {
                onSuccess: (hash) =>
                  Effect.suspend(() => {
                    const { send } = store.now()
                    const isWaiting = send?.phase === "Asking" && send.review?.intentId === intentId
                    const isThere = isWaiting && shownView(store.now())._tag === "WalletSendPreview"
                    return store.dispatch(
                      { _tag: "SendDone", intentId, hash },
                      ...(isThere
                        ? ([{ _tag: "WentBack" }, { _tag: "Replaced", view: { _tag: "WalletSendConfirmed" } }] as const)
                        : [])
                    )
                  }),
                onFailure: (error) => store.dispatch({ _tag: "SendStopped", intentId, error: toFailureData(error) })
              })
            )
    )
  })
)

const namespaceOf = (account: AccountId) => splitNetworkId(splitAccountId(account).network).namespace

/** The services behind the views of a transfer. Needs the account's, the network's, and what asks wallets. */
export const sendLayer = Layer.provideMerge(sendRoom, pageTransferLayer)
