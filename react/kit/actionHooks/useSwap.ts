"use client"
import { useEffect, useState } from "react"
import type { PerformedSwap, SwapOffer, SwapPerformance } from "../../../core/kit/methods/shapes.ts"
import type { Snapshot } from "../../../core/wallets/storage/snapshot.ts"
import { useSnapshot } from "../shell/LatchkeyProvider.tsx"
import { type Act, type ActState, useAct } from "./useAct.ts"

/** What swaps, and where that stands. */
export type Swapping = Act<"swap", SwapPerformance, PerformedSwap> & {
  /** Undefined before the first swap, and when nothing goes on. */
  readonly step: "approving" | "swapping" | "following" | undefined
  /** The quote that is swapped, or was. */
  readonly quote: SwapOffer | undefined
  /** The quote is older than it is good for: a swap asks for the price anew, and gives the minimum or nothing. */
  readonly isExpired: boolean
}

/** Performs a quoted swap: `swap` never rejects, `swapAsync` does. After unmount it goes on, and its record stays. */
export const useSwap = (): Swapping => {
  const [begun, setBegun] = useState<{ readonly quote: SwapOffer; readonly at: number }>()
  const act = useAct("swap", (kit, performance: SwapPerformance) => {
    if (performance.quote) setBegun({ quote: performance.quote, at: Date.now() })
    return kit.swap(performance)
  })
  const sent = useSnapshot().sent
  const isExpired = useExpired(begun?.quote.goodUntil)
  const quote = act.status === "idle" ? undefined : begun?.quote
  return { ...act, step: begun === undefined ? undefined : stepOf(act, begun, sent), quote, isExpired }
}

const stepOf = (
  { data, status }: ActState<PerformedSwap>,
  { at, quote }: { readonly quote: SwapOffer; readonly at: number },
  sent: Snapshot["sent"] = []
): Swapping["step"] => {
  if (status === "pending") {
    const isAllowed = sent.some(
      ({ end, kind, sentAt }) => kind === "approve" && sentAt >= at && end.status === "confirmed"
    )
    return quote.approval === "needed" && !isAllowed ? "approving" : "swapping"
  }
  const record = sent.find((one) => (one.hash ?? one.batchId) === data?.hash)
  return status === "success" && record?.end.status === "pending" ? "following" : undefined
}

/** A timer waits no longer than this. */
const mostWait = 2 ** 31 - 1

/** Whether a time has passed, told when it does. */
const useExpired = (until: number | undefined): boolean => {
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (until === undefined) return
    const timer = setTimeout(() => setNow(Date.now()), Math.min(mostWait, Math.max(0, until - Date.now()) + 1))
    return () => clearTimeout(timer)
  }, [until])
  return until !== undefined && now > until
}
