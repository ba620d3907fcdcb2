"use client"
import type { SwapOffer } from "../../../core/kit/methods/shapes.ts"
import type { ReadingMethods } from "../../../core/kit/methodTable/methods.ts"
import type { ReadResult } from "./answers.ts"
import { type ReadOptions, useRead } from "./useRead.ts"

/**
 * Reads a quote for swapping an amount of one token to another, 300 ms after the last change. Requests nothing while
 * the amount is empty or 0.
 *
 * @example
 * ```tsx
 * import { useSwapQuote } from "latchkey/react"
 *
 * export const Quote = ({ amount }: { readonly amount: string }) => {
 *   const { data, error } = useSwapQuote({ from: "ETH", to: "USDC", amount })
 *   return <p>{error ? error.message : data?.received.formatted}</p>
 * }
 * ```
 */
export const useSwapQuote = ({
  enabled = true,
  ...swap
}: Parameters<ReadingMethods["getSwapQuote"]>[0] & ReadOptions): ReadResult<SwapOffer> =>
  useRead({
    name: "useSwapQuote",
    argument: swap,
    network: swap.network,
    namespace: swap.namespace,
    enabled: enabled && /[1-9]/.test(swap.amount),
    load: (kit) => kit.getSwapQuote(swap),
    freshMillis: 15_000,
    waitMillis: 300
  })
