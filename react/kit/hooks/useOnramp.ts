"use client"
import type { PurchaseOptions, PurchaseWish } from "../../../core/kit/methods/shapes.ts"
import type { ShownQuote } from "../../../core/onchain/onramp/events.ts"
import type { ReadResult } from "./answers.ts"
import { networkText, type ReadOptions, useRead } from "./useRead.ts"

/** What can be bought, and what an amount buys: null without an amount, or where nothing is sold. */
export interface Purchasable {
  readonly options: PurchaseOptions
  readonly quote: ShownQuote | null
}

/** Reads what can be bought on a network and, with an amount, its quote once typing has paused. */
export const useOnramp = ({
  amount = "",
  enabled,
  network,
  ...wish
}: ReadOptions & Partial<PurchaseWish> = {}): ReadResult<Purchasable> =>
  useRead({
    name: "useOnramp",
    argument: { ...wish, amount, network: networkText(network) },
    enabled,
    load: async (kit) => {
      const [options, quote] = await Promise.all([
        kit.getOnrampOptions({ network }),
        /[1-9]/.test(amount) ? kit.getOnrampQuote({ ...wish, network, amount }) : null
      ])
      return { options, quote }
    },
    freshMillis: 15_000,
    waitMillis: amount === "" ? 0 : 300
  })
