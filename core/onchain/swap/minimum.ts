import * as Either from "effect/Either"
import { splitAccountId } from "../../chain/network/caip.ts"
import { caller, getCoinsWrapped, readSwap } from "../shapes/swapCalls.ts"
import type { WarningName } from "../money/warning.ts"
import { isCoin } from "../token/tokenId.ts"
import type { TransactionRequest } from "../../wallets/requests/request.ts"
import type { SwapApproval } from "./checkBuilt.ts"
import { SwapImpactHigh, SwapMisprepared, SwapPriceMoved, SwapUnproven, SwapWouldFail } from "./errors.ts"
import type { SwapQuote } from "./events.ts"
import { formatUnits, parseUnits } from "../../foundation/text/units.ts"

/** Milliseconds after which a built swap is no longer sent to a wallet. */
export const builtLife = 30_000

/** A loss above this percentage of the worth, or an unknown loss, has to be accepted. */
const impactTick = 15_00n

/** Returns true if a quote's loss has to be accepted. docs/spec/onchain.md#swap-amounts. */
export const isImpactHigh = ({ priceImpact }: Pick<SwapQuote, "priceImpact">): boolean =>
  priceImpact === null || (parseUnits(priceImpact, 2) ?? 0n) > impactTick

/** Fails unless the loss is small, or accepted. */
export const requireImpact = (
  quote: SwapQuote,
  accept: ReadonlyArray<WarningName>
): Either.Either<void, SwapImpactHigh> =>
  isImpactHigh(quote) && !accept.includes("high-impact")
    ? Either.left(
        new SwapImpactHigh({ impact: quote.priceImpact === null ? "how much is not known" : `${quote.priceImpact} %` })
      )
    : Either.void

/** A percentage is sent in hundredths, and this is the maximum. */
const mostHundredths = 5_000n

/**
 * Returns the remaining slippage between the current output of a swap and the displayed minimum, in hundredths of a
 * percent, truncated. Fails with `SwapPriceMoved` if nothing remains. docs/spec/onchain.md#swap-minimum.
 */
export const computeRemainingSlippage = (
  quote: Pick<SwapQuote, "minimum" | "minimumUnits" | "to">,
  nowUnits: bigint
): Either.Either<bigint, SwapPriceMoved> => {
  const remaining = nowUnits > 0n ? ((nowUnits - BigInt(quote.minimumUnits)) * 10_000n) / nowUnits : 0n
  return remaining > 0n
    ? Either.right(remaining < mostHundredths ? remaining : mostHundredths)
    : Either.left(
        new SwapPriceMoved({
          minimum: quote.minimum,
          now: formatUnits(nowUnits, quote.to.decimals),
          symbol: quote.to.symbol
        })
      )
}

/** A built swap, and its preceding approvals. */
export interface BuiltSwap {
  readonly quote: SwapQuote
  readonly request: TransactionRequest
  readonly approvals: ReadonlyArray<SwapApproval>
}

type Proof = Either.Either<boolean, SwapMisprepared>
const refuse = (field: SwapMisprepared["field"]): Either.Either<never, SwapMisprepared> =>
  Either.left(new SwapMisprepared({ field }))
const isSameText = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/**
 * Returns true if the call itself guarantees the account the displayed minimum: the function of a known router that
 * does so. Returns false for an unknown function. Fails if the call guarantees less, guarantees it to another account,
 * or is for another trade.
 */
export const isProvenByCall = ({ approvals, quote, request }: BuiltSwap): Proof => {
  const { address, network } = splitAccountId(quote.account)
  const swap = readSwap({ data: request.data, to: request.to, value: BigInt(request.value) })
  if (swap === undefined) return Either.right(false)
  const spender = approvals.at(-1)?.spender
  if (spender !== undefined && !isSameText(spender, request.to)) return refuse("spender")
  if (swap.receiver !== caller && !isSameText(swap.receiver, address)) return refuse("receiver")
  const amount = BigInt(quote.amountUnits)
  if (swap.isExactOut === true ? swap.paid > amount : swap.paid !== amount) return refuse("amount")
  const value = BigInt(request.value)
  // A token other than the wrapped coin would be paid in addition to the coins: the network has to simulate it.
  if (value > 0n && swap.pay !== undefined && getCoinsWrapped({ ...request, network }) !== value)
    return Either.right(false)
  if (!isSide(quote.from.id, value > 0n ? undefined : swap.pay) || !isSide(quote.to.id, swap.get)) return refuse("data")
  return swap.got < BigInt(quote.minimumUnits) ? refuse("minimum") : Either.right(true)
}

/** Returns true if a side of a call is a token of the quote; without an address it is the coin. */
const isSide = (id: SwapQuote["from"]["id"], address: string | undefined): boolean =>
  isCoin(id) ? address === undefined : address !== undefined && isSameText(address, splitAccountId(id).address)

/** One simulated call: whether it succeeded, its answer, and its events. */
export interface TriedCall {
  readonly status: "0x0" | "0x1"
  readonly returnData: string
  readonly reason?: string | undefined
  readonly logs: ReadonlyArray<{
    readonly address: string
    readonly topics: ReadonlyArray<string>
    readonly data: string
  }>
}

/** `Transfer(address,address,uint256)`, of ERC-20 with three topics, and of ERC-721 with four. */
const transferTopic = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"

/**
 * Returns true if the simulation of the approvals and the swap moved the displayed amounts: at least the minimum to the
 * account, nothing from it but the given amount, and an exact approval used up (`getAllowanceLeft`). Fails otherwise.
 */
export const isProvenBySimulation = (
  { approvals, quote }: BuiltSwap,
  { allowanceLeft, swap }: { readonly swap: TriedCall; readonly allowanceLeft: bigint | undefined }
): Either.Either<true, SwapMisprepared | SwapWouldFail> => {
  if (swap.status === "0x0") return Either.left(new SwapWouldFail({ reason: swap.reason ?? "it fails there" }))
  const account = splitAccountId(quote.account).address
  const [sent, wanted] = [quote.from, quote.to].map(({ id }) => splitAccountId(id).address)
  let [paid, got] = [0n, 0n]
  for (const { address, data, topics } of swap.logs) {
    const [topic, from = "", to = ""] = topics
    if (topic !== transferTopic) continue
    const amount = /^0x[0-9a-f]{64}$/i.test(data) ? BigInt(data) : 1n
    if (isWord(from, account)) {
      if (!isSameText(address, sent ?? "") && amount > 0n) return refuse("data")
      paid += amount
    }
    if (isWord(to, account) && isSameText(address, wanted ?? "") && topics.length === 3) got += amount
  }
  if (paid > BigInt(quote.amountUnits)) return refuse("amount")
  if (got === 0n) return refuse("receiver")
  if (got < BigInt(quote.minimumUnits)) return refuse("minimum")
  const last = approvals.at(-1)
  if (last?.allows === "amount" && allowanceLeft !== undefined && allowanceLeft > 0n) return refuse("spender")
  return Either.right(true)
}

const isWord = (word: string, address: string): boolean => isSameText(word, `0x${address.slice(2).padStart(64, "0")}`)

/** Fails unless the minimum is proven, or its absence is accepted. */
export const requireProof = (
  isProven: boolean,
  accept: ReadonlyArray<WarningName>
): Either.Either<void, SwapUnproven> =>
  isProven || accept.includes("unproven-minimum") ? Either.void : Either.left(new SwapUnproven())
