import * as Either from "effect/Either"
import { splitAccountId } from "../../chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../chain/network/ids.ts"
import { toLoaded, toLoading, toFailed, latest, type Remote, idle } from "../../foundation/data/remote.ts"
import type { OtherEvent } from "../../foundation/data/step.ts"
import { toFailureData } from "../../foundation/errors/failure.ts"
import { isCoin, isSameToken, getTokenId } from "../token/tokenId.ts"
import { toPlainNumber } from "../money/typedAmount.ts"
import { defaultSlippage, readSlippage, readSwapAmount } from "./amounts.ts"
import { endWithAccount } from "./endWithAccount.ts"
import type { SwapEvent, SwapForm, SwapPhase, SwapQuote, SwapState, SwapToken } from "./events.ts"

const none: SwapPhase = { _tag: "None" }
const emptyForm: SwapForm = {
  account: null,
  from: null,
  to: null,
  amount: "",
  slippage: defaultSlippage,
  approval: "exact",
  batch: "auto"
}

export const swapStart: SwapState = {
  tokens: {},
  form: emptyForm,
  quote: idle,
  terms: idle,
  phase: none,
  side: "to",
  requested: null,
  isFilledIn: false,
  isPaused: false,
  isFeePaid: false,
  approved: null
}

/** Returns true if a transaction of the swap is in progress. */
export const isUnderWay = ({ phase }: SwapState): boolean =>
  phase._tag === "Proving" || phase._tag === "Approving" || phase._tag === "Swapping"

/** Updates the swap. An answer for a form other than the current one is stale and ignored. */
export const stepSwap = (swap: SwapState, event: SwapEvent | OtherEvent): SwapState =>
  stepPhase(stepQuote(stepForm(swap, event), event), event)

/** Updates the tokens and the form, which does not change while a transaction is in progress. */
const stepForm = (swap: SwapState, event: SwapEvent | OtherEvent): SwapState => {
  const { form } = swap
  switch (event._tag) {
    case "SwapTokensAsked":
      return putTokens(swap, event.network, toLoading(swap.tokens[event.network] ?? idle))
    case "SwapTokensArrived":
      return withCoin(selectRequested(putTokens(swap, event.network, toLoaded(event.tokens))), event.network)
    case "SwapTokensFailed":
      return putTokens(swap, event.network, toFailed(swap.tokens[event.network] ?? idle, event.error))
    case "SwapAccountSet":
      return event.account === form.account
        ? swap
        : {
            ...setForm(swap, onAccount(form, event.account)),
            requested: null,
            isFilledIn: false,
            isFeePaid: false,
            phase: endWithAccount(swap, event.account, event.isReviewed === true)
          }
    case "SwapPayerSet":
      return event.account === form.account ? { ...swap, isFeePaid: event.isPaid } : swap
    case "SwapFilled": {
      const { amount, from, slippage, to } = event
      const filled = editForm(swap, { ...form, from: null, to: null, amount, slippage: slippage || form.slippage })
      return filled === swap ? swap : selectRequested({ ...filled, requested: { from, to }, isFilledIn: true })
    }
    case "SwapSourceChosen":
      return editForm(swap, { ...form, from: event.token, to: isSame(event.token, form.to) ? form.from : form.to })
    case "SwapTargetChosen":
      return editForm(swap, { ...form, to: event.token, from: isSame(event.token, form.from) ? form.to : form.from })
    case "SwapTurned":
      return editForm(swap, {
        ...form,
        from: form.to,
        to: form.from,
        amount: latest(swap.quote)?.received ?? form.amount
      })
    case "SwapAmountTyped":
      return event.amount === form.amount ? swap : editForm(swap, { ...form, amount: event.amount })
    case "SwapSlippageChosen":
      return event.slippage === form.slippage ? swap : editForm(swap, { ...form, slippage: event.slippage })
    case "SwapApprovalChosen":
      return isUnderWay(swap) ? swap : { ...swap, form: { ...form, approval: event.approval } }
    case "SwapBatchChosen":
      return isUnderWay(swap) ? swap : { ...swap, form: { ...form, batch: event.batch } }
    case "SwapChoosing":
      return { ...swap, side: event.side }
    default:
      return swap
  }
}

/** Updates the quote of the form, and the terms of the reviewed quote. */
const stepQuote = (swap: SwapState, event: SwapEvent | OtherEvent): SwapState => {
  const { form } = swap
  switch (event._tag) {
    case "SwapQuoteAsked":
      return isUnderWay(swap) ? swap : setForm(swap, form)
    case "SwapQuoteArrived":
      return isSameForm(event.form, form) && swap.quote._tag === "Asking"
        ? { ...swap, quote: toLoaded(event.quote) }
        : swap
    case "SwapQuoteFailed":
      return isSameForm(event.form, form) && swap.quote._tag === "Asking"
        ? { ...swap, quote: toFailed(swap.quote, event.error) }
        : swap
    case "SwapTermsAsked":
      return { ...swap, terms: toLoading(idle) } // those of an earlier review may have another payer or spender
    case "SwapTermsArrived":
      return { ...swap, terms: toLoaded(event.terms), isFeePaid: event.terms.sponsorship === "paid" }
    case "SwapTermsFailed":
      return { ...swap, terms: toFailed(idle, event.error) }
    case "SwapTouched":
      return swap.isPaused ? { ...setForm(swap, form), isPaused: false } : swap
    case "SwapPaused":
      return swap.isPaused ? swap : { ...swap, isPaused: true }
    default:
      return swap
  }
}

/** Updates the phase: from the press to the sent swap, or to its failure. */
const stepPhase = (swap: SwapState, event: SwapEvent | OtherEvent): SwapState => {
  const { form } = swap
  switch (event._tag) {
    case "SwapProving":
      return { ...swap, phase: { _tag: "Proving", quote: event.quote, allowed: getAllowanceLeft(swap, event.quote) } }
    case "SwapApproving": {
      const { amountUnits, nth, of: count, spender } = event
      return advancePhase(swap, (agreed) => ({ _tag: "Approving", ...agreed, spender, amountUnits, nth, of: count }))
    }
    case "SwapApproved": {
      const { amountUnits, spender } = event
      const allowed = /^0*$/.test(amountUnits) ? null : { spender, amountUnits }
      const proving = advancePhase(swap, ({ quote }) => ({ _tag: "Proving", quote, allowed }))
      return proving.phase._tag === "Proving" ? { ...proving, approved: proving.phase } : swap
    }
    case "SwapSending":
      return advancePhase(swap, (agreed) => ({ _tag: "Swapping", ...agreed, isBatch: event.isBatch }))
    case "SwapSent": {
      const { batchId, hash } = event
      const following = advancePhase(swap, (agreed) => ({ _tag: "Following", ...agreed, allowed: null, hash, batchId }))
      const sent = { ...following, approved: null }
      return isDraftOf(swap) ? { ...sent, form: { ...form, amount: "", batch: "auto" }, quote: idle } : sent
    }
    case "SwapFailed":
      return advancePhase(swap, (agreed) => ({ _tag: "Failed", ...agreed, during: event.during, error: event.error }))
    case "SwapPhaseLeft":
      return swap.phase._tag === "None" ? swap : { ...setForm(swap, form), phase: none }
    default:
      return swap
  }
}

/** Advances the agreed swap; without one, nothing changes. */
const advancePhase = (swap: SwapState, to: (agreed: Agreed) => SwapPhase): SwapState => {
  const { phase } = swap
  return phase._tag === "None" ? swap : { ...swap, phase: to({ quote: phase.quote, allowed: phase.allowed }) }
}
/** Returns the remaining approval of an earlier try by the same account, for the given token of a quote. */
const getAllowanceLeft = ({ approved }: SwapState, { account, from }: SwapQuote): Agreed["allowed"] =>
  approved?.quote.account === account && approved.quote.from.id === from.id ? approved.allowed : null
type Agreed = Pick<Exclude<SwapPhase, { readonly _tag: "None" }>, "allowed" | "quote">

/** Returns true if the agreed swap is the one in the form: the host may have swapped something else. */
const isDraftOf = ({ form, phase }: SwapState): boolean =>
  phase._tag !== "None" &&
  isSame(form.from, phase.quote.from) &&
  isSame(form.to, phase.quote.to) &&
  toPlainNumber(form.amount).trim() === phase.quote.amount

/** Returns a form that can be quoted: complete, on one network, with a valid amount and slippage. Null otherwise. */
const toQuotableForm = ({ account, amount, from, slippage, to }: SwapForm): Remote<never> | null => {
  if (account === null || from === null || to === null || amount.trim() === "" || isSame(from, to)) return null
  const { network } = splitAccountId(account)
  if ([from, to].some(({ id }) => splitAccountId(id).network !== network)) return null
  return Either.match(
    Either.all([readSwapAmount(toPlainNumber(amount), from), readSlippage(toPlainNumber(slippage))]),
    {
      onLeft: (failure) => toFailed(idle, toFailureData(failure)),
      onRight: () => toLoading(idle)
    }
  )
}

/** Requests the form's quote again. The quote of an equal form stays visible meanwhile. */
const setForm = (swap: SwapState, form: SwapForm): SwapState => {
  const next = toQuotableForm(form) ?? idle
  return { ...swap, form, quote: next._tag === "Asking" && isSameForm(form, swap.form) ? toLoading(swap.quote) : next }
}

const editForm = (swap: SwapState, form: SwapForm): SwapState =>
  isUnderWay(swap) ? swap : { ...setForm(swap, form), requested: null, isFilledIn: false, phase: none }

/** Selects the tokens that the page requested, once they are known. */
const selectRequested = (swap: SwapState): SwapState => {
  const form = getRequestedForm(swap)
  return form === undefined ? swap : { ...setForm(swap, form), requested: null }
}

/** Removes tokens of another network, which the account cannot swap. */
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

const isSame = (a: SwapToken | null, b: SwapToken | null): boolean =>
  a !== null && b !== null && isSameToken(a.id, b.id)

/** Returns true if two forms request the same swap. */
export const isSameForm = (a: SwapForm, b: SwapForm): boolean => toSwapFormKey(a) === toSwapFormKey(b)

/** Returns a form as one text, for comparison. */
export const toSwapFormKey = ({ account, amount, from, slippage, to }: SwapForm): string =>
  JSON.stringify([account, from?.id, to?.id, amount.trim(), slippage])

/** Sets the given token to the network's coin until another one is selected. */
const withCoin = (swap: SwapState, network: NetworkId): SwapState => {
  const { form } = swap
  const coin = latest(swap.tokens[network] ?? idle)?.find(({ id }) => isCoin(id))
  return form.from !== null || form.to !== null || coin === undefined || form.account === null
    ? swap
    : splitAccountId(form.account).network === network
      ? { ...swap, form: { ...form, from: coin } }
      : swap
}

const putTokens = (swap: SwapState, network: NetworkId, tokens: Remote<ReadonlyArray<SwapToken>>): SwapState => ({
  ...swap,
  tokens: { ...swap.tokens, [network]: tokens }
})

/**
 * Returns the only token that a page refers to by its symbol, its contract or its id, CAIP-10 or CAIP-19; null if there
 * is no such token, or several.
 */
const findOnlyToken = (word: string, tokens: ReadonlyArray<SwapToken>): SwapToken | null => {
  const query = word.trim().toLowerCase()
  const isNamed = ({ id, symbol }: SwapToken): boolean =>
    [symbol, id, splitAccountId(id).address, getTokenId(id)].some((name) => name.toLowerCase() === query)
  const [found, ...more] = tokens.filter(isNamed)
  return found === undefined || more.length > 0 ? null : found
}

/**
 * Returns the form with the tokens that a page requested, once those of the account's network have loaded; undefined
 * until then, and if no tokens were requested. If a word matches no token, or several, the visitor selects that side.
 */
const getRequestedForm = ({ form, tokens, requested: request }: SwapState): SwapForm | undefined => {
  const all =
    request === null || form.account === null ? undefined : latest(tokens[splitAccountId(form.account).network] ?? idle)
  if (request === null || all === undefined) return undefined
  const to = findOnlyToken(request.to, all)
  const coin =
    request.from === "" ? all.find(({ id }) => isCoin(id) && (to === null || !isSameToken(id, to.id))) : undefined
  const from = coin ?? findOnlyToken(request.from, all)
  return { ...form, from, to: from !== null && to !== null && isSameToken(from.id, to.id) ? null : to }
}
