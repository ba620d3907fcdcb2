"use client"
import type { Balance, ReadFor } from "../../../core/kit/methods/shapes.ts"
import type { ReadResult } from "./answers.ts"
import { type ReadOptions, useRead } from "./useRead.ts"

/**
 * Reads the balance of the connected account, or of the passed one: the network's coin, or the token with the address
 * `token`. Read again after a transaction from this page.
 *
 * @example
 * ```tsx
 * import { useBalance } from "latchkey/react"
 *
 * export const Balance = () => {
 *   const { data, error } = useBalance()
 *   return <p>{error ? error.message : data && `${data.formatted} ${data.symbol}`}</p>
 * }
 * ```
 */
export const useBalance = ({
  enabled,
  ...options
}: ReadFor & ReadOptions & { readonly token?: string | undefined } = {}): ReadResult<Balance> =>
  useRead({
    name: "useBalance",
    argument: options,
    network: options.network,
    namespace: options.namespace,
    enabled,
    load: (kit) => kit.getBalance(options),
    freshMillis: 30_000,
    isChangedBySending: true
  })
