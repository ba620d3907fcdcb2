"use client"
import { useEffect, useState } from "react"
import type { PerformedSwap, SwapOffer, SwapPerformance } from "../../../core/kit/methods/shapes.ts"
import type { Snapshot } from "../../../core/wallets/storage/snapshot.ts"
import { useSnapshot } from "../shell/LatchkeyProvider.tsx"
import { type Act, type ActState, useAct } from "./useAct.ts"

/** The result of `useSwap`: the action and its progress. */
export type Swapping = Act<"swap", SwapPerformance, PerformedSwap> & {
  /** The current step. Undefined before the first swap and after it has finished. */
  readonly step: "approving" | "swapping" | "following" | undefined
  /** The quote of the last swap. */
  readonly quote: SwapOffer | undefined
  /** True if the quote has expired. A swap then requests a new price and fails if it is below the minimum. */
  readonly isExpired: boolean
}

/**
 * Performs a quoted swap. `swap` never rejects; `swapAsync` does. A swap continues after the component is unmounted,
 * and `useTransactions` keeps its record.
 *
 * @example
 * ```tsx
 * import { useSwap, useSwapQuote } from "latchkey/react"
 *
 * export const Swap = () => {
 *   const { data: quote } = useSwapQuote({ from: "ETH", to: "USDC", amount: "0.1" })
 *   const { step, swap } = useSwap()
 *   return (
 *     <button disabled={!quote || step !== undefined} onClick={() => quote && swap({ quote })}>
 *       {step ?? `Get ${quote?.received.formatted ?? "…"} USDC`}
 *     </button>
 *   )
 * }
 * ```
 */
export const useSwap = (): Swapping => {
  const [started, setStarted] = useState<{ readonly quote: SwapOffer; readonly startedAt: number }>()
  const act = useAct("swap", (kit, performance: SwapPerformance) => {
    if (performance.quote) setStarted({ quote: performance.quote, startedAt: Date.now() })
    return kit.swap(performance)
  })
  const { transactions } = useSnapshot()
  const isExpired = useExpired(started?.quote.goodUntil)
  const quote = act.status === "idle" ? undefined : started?.quote
  return { ...act, step: started === undefined ? undefined : stepOf(act, started, transactions), quote, isExpired }
}

const stepOf = (
  { data, status }: ActState<PerformedSwap>,
  { quote, startedAt }: { readonly quote: SwapOffer; readonly startedAt: number },
  transactions: Snapshot["transactions"] = []
): Swapping["step"] => {
  if (status === "pending") {
    const isAllowed = transactions.some(
      ({ kind, sentAt, status: outcome }) => kind === "approve" && sentAt >= startedAt && outcome === "confirmed"
    )
    return quote.approval === "needed" && !isAllowed ? "approving" : "swapping"
  }
  const record = transactions.find((item) => (item.hash ?? item.batchId) === data?.hash)
  return status === "success" && record?.status === "pending" ? "following" : undefined
}

/** The longest delay of a timer in ms. */
const maxDelay = 2 ** 31 - 1

/** Returns true once a time (epoch ms) has passed, and renders again at that moment. */
const useExpired = (until: number | undefined): boolean => {
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (until === undefined) return
    const timer = setTimeout(() => setNow(Date.now()), Math.min(maxDelay, Math.max(0, until - Date.now()) + 1))
    return () => clearTimeout(timer)
  }, [until])
  return until !== undefined && now > until
}
