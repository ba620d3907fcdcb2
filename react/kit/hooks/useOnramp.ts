"use client"
import type { PurchaseOptions, PurchaseParams } from "../../../core/kit/methods/shapes.ts"
import type { ShownQuote } from "../../../core/onchain/onramp/events.ts"
import type { ReadResult } from "./answers.ts"
import { formatNetwork, type ReadOptions, useRead } from "./useRead.ts"

/**
 * The purchasable coins, currencies and providers, and the quote for an amount: null without an amount, or if nothing
 * is sold on the network.
 */
export interface Purchasable {
  readonly options: PurchaseOptions
  readonly quote: ShownQuote | null
}

/**
 * Reads the purchase options of a network and, with an amount, its quote 300 ms after the last change.
 *
 * @example
 * ```tsx
 * import { useOnramp } from "latchkey/react"
 *
 * export const Buy = ({ amount }: { readonly amount: string }) => {
 *   const { data } = useOnramp({ amount, currency: "USD" })
 *   return <p>{data?.options.providers.length} providers</p>
 * }
 * ```
 */
export const useOnramp = ({
  amount = "",
  enabled,
  network,
  ...purchase
}: ReadOptions & Partial<PurchaseParams> = {}): ReadResult<Purchasable> =>
  useRead({
    name: "useOnramp",
    argument: { ...purchase, amount, network: formatNetwork(network) },
    enabled,
    load: async (kit) => {
      const [options, quote] = await Promise.all([
        kit.getOnrampOptions({ network }),
        /[1-9]/.test(amount) ? kit.getOnrampQuote({ ...purchase, network, amount }) : null
      ])
      return { options, quote }
    },
    freshMillis: 15_000,
    waitMillis: amount === "" ? 0 : 300
  })
