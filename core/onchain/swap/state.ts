import * as Either from "effect/Either"
import { splitAccountId } from "../../chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../chain/network/ids.ts"
import { toLoaded, toLoading, toFailed, latest, type Remote, idle } from "../../foundation/data/remote.ts"
import type { OtherEvent } from "../../foundation/data/step.ts"
import { toFailureData } from "../../foundation/errors/failure.ts"
import { sameToken } from "../token/tokenId.ts"
import { defaultSlippage, readSlippage, readSwapAmount } from "./amounts.ts"
import type { SwapEvent, SwapForm, SwapPhase, SwapState, SwapToken } from "./events.ts"

const none: SwapPhase = { _tag: "None" }
const emptyForm: SwapForm = { account: null, from: null, to: null, amount: "", slippage: defaultSlippage }

export const swapStart: SwapState = { tokens: {}, form: emptyForm, quote: idle, phase: none }

/** Whether a transaction of the swap is in progress. */
const isUnderWay = ({ phase }: SwapState): boolean => phase._tag === "Approving" || phase._tag === "Swapping"

/** Steps the swap. An answer for a form other than the current one is outdated and changes nothing. */
export const stepSwap = (swap: SwapState, event: SwapEvent | OtherEvent): SwapState => {
  const { form } = swap
  switch (event._tag) {
    case "SwapTokensAsked":
      return putTokens(swap, event.network, toLoading(swap.tokens[event.network] ?? idle))
    case "SwapTokensArrived":
      return putTokens(swap, event.network, toLoaded(event.tokens))
    case "SwapTokensFailed":
      return putTokens(swap, event.network, toFailed(swap.tokens[event.network] ?? idle, event.error))
    case "SwapAccountSet":
      return event.account === form.account ? swap : { ...filled(swap, onAccount(form, event.account)), phase: none }
    case "SwapSourceChosen":
      return edited(swap, { ...form, from: event.token, to: isSame(event.token, form.to) ? form.from : form.to })
    case "SwapTargetChosen":
      return edited(swap, { ...form, to: event.token, from: isSame(event.token, form.from) ? form.to : form.from })
    case "SwapTurned":
      return edited(swap, {
        ...form,
        from: form.to,
        to: form.from,
        amount: latest(swap.quote)?.received ?? form.amount
      })
    case "SwapAmountTyped":
      return event.amount === form.amount ? swap : edited(swap, { ...form, amount: event.amount })
    case "SwapSlippageChosen":
      return event.slippage === form.slippage ? swap : edited(swap, { ...form, slippage: event.slippage })
    case "SwapQuoteAsked":
      return isUnderWay(swap) ? swap : filled(swap, form)
    case "SwapQuoteArrived":
      return isSameForm(event.form, form) && swap.quote._tag === "Asking"
        ? { ...swap, quote: toLoaded(event.quote) }
        : swap
    case "SwapQuoteFailed":
      return isSameForm(event.form, form) && swap.quote._tag === "Asking"
        ? { ...swap, quote: toFailed(idle, event.error) }
        : swap
    case "SwapApproving":
      return { ...swap, phase: { _tag: "Approving" } }
    case "SwapApproved":
      return filled({ ...swap, phase: none }, form)
    case "SwapSending":
      return { ...swap, phase: { _tag: "Swapping" } }
    case "SwapSent":
      return { ...swap, form: { ...form, amount: "" }, quote: idle, phase: { _tag: "Done", hash: event.hash } }
    case "SwapFailed":
      return { ...swap, phase: { _tag: "Failed", during: event.during, error: event.error } }
    case "SwapPhaseLeft":
      return swap.phase._tag === "None" ? swap : { ...swap, phase: none }
    default:
      return swap
  }
}

/** Returns a form that can be quoted: complete, on one network, with a valid amount and slippage. Null otherwise. */
const quotable = ({ account, amount, from, slippage, to }: SwapForm): Remote<never> | null => {
  if (account === null || from === null || to === null || amount.trim() === "" || isSame(from, to)) return null
  const { network } = splitAccountId(account)
  if ([from, to].some(({ id }) => splitAccountId(id).network !== network)) return null
  return Either.match(Either.all([readSwapAmount(amount, from), readSlippage(slippage)]), {
    onLeft: (failure) => toFailed(idle, toFailureData(failure)),
    onRight: () => toLoading(idle)
  })
}

/** Requests the form's quote again. That of an equal form stays visible meanwhile. */
const filled = (swap: SwapState, form: SwapForm): SwapState => {
  const next = quotable(form) ?? idle
  return { ...swap, form, quote: next._tag === "Asking" && isSameForm(form, swap.form) ? toLoading(swap.quote) : next }
}

const edited = (swap: SwapState, form: SwapForm): SwapState =>
  isUnderWay(swap) ? swap : { ...filled(swap, form), phase: none }

/** Tokens of a network other than the account's cannot be swapped by it. */
const onAccount = (form: SwapForm, account: AccountId | null): SwapForm => {
  const network = account === null ? undefined : splitAccountId(account).network
  const onNetwork = (token: SwapToken | null) =>
    token !== null && splitAccountId(token.id).network === network ? token : null
  return {
    ...form,
    account,
    from: onNetwork(form.from),
    to: onNetwork(form.to),
    amount: onNetwork(form.from) === null ? "" : form.amount
  }
}

const isSame = (a: SwapToken | null, b: SwapToken | null): boolean => a !== null && b !== null && sameToken(a.id, b.id)

/** Whether two forms ask for the same swap. */
export const isSameForm = (a: SwapForm, b: SwapForm): boolean => swapFormKey(a) === swapFormKey(b)

/** Returns a form as one text, for comparison. */
export const swapFormKey = ({ account, amount, from, slippage, to }: SwapForm): string =>
  JSON.stringify([account, from?.id, to?.id, amount.trim(), slippage])

const putTokens = (swap: SwapState, network: NetworkId, tokens: Remote<ReadonlyArray<SwapToken>>): SwapState => ({
  ...swap,
  tokens: { ...swap.tokens, [network]: tokens }
})
