"use client"
import type { SwapOffer } from "../../../core/kit/methods/shapes.ts"
import type { ReadingMethods } from "../../../core/kit/methodTable/methods.ts"
import type { ReadResult } from "./answers.ts"
import { type ReadOptions, useRead } from "./useRead.ts"

/** Reads what an amount of one token gives of another, once typing has paused; nothing while there is no amount. */
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
