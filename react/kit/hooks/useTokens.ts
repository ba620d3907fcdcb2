"use client"
import type { ReadFor, Token } from "../../../core/kit/methods/shapes.ts"
import type { ReadResult } from "./answers.ts"
import { type ReadOptions, useRead } from "./useRead.ts"

/**
 * Reads the tokens of the connected account, or of the passed one. Read again after a transaction from this page.
 *
 * @example
 * ```tsx
 * import { useTokens } from "latchkey/react"
 *
 * export const Tokens = () => {
 *   const { data = [] } = useTokens()
 *   return data.map(({ formatted, id, symbol }) => (
 *     <p key={id}>
 *       {formatted} {symbol}
 *     </p>
 *   ))
 * }
 * ```
 */
export const useTokens = ({ enabled, ...options }: ReadFor & ReadOptions = {}): ReadResult<ReadonlyArray<Token>> =>
  useRead({
    name: "useTokens",
    argument: options,
    network: options.network,
    namespace: options.namespace,
    enabled,
    load: (kit) => kit.getTokens(options),
    freshMillis: 30_000,
    isChangedBySending: true
  })
