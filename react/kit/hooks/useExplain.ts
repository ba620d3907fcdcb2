"use client"
import type { ExplainedRequest } from "../../../core/kit/methods/shapes.ts"
import type { Words } from "../../../core/onchain/calldata/words.ts"
import type { ReadResult } from "./answers.ts"
import { type ReadOptions, useRead } from "./useRead.ts"

/**
 * Describes a request in words while a wallet is connected: a request with its method, a transaction, or typed data.
 *
 * @example
 * ```tsx
 * import { useExplain } from "latchkey/react"
 *
 * export const Preview = ({ to }: { readonly to: `0x${string}` }) => {
 *   const { data } = useExplain({ to, value: 10n ** 18n })
 *   return <p>{data?.sentence}</p>
 * }
 * ```
 */
export const useExplain = (request: ExplainedRequest, options: ReadOptions = {}): ReadResult<Words> =>
  useRead({
    name: "useExplain",
    argument: { ...toQueryKey(request), options: Object.keys(options) },
    options: options,
    enabled: options.enabled,
    load: (kit) => kit.explain(request),
    freshMillis: 30_000
  })

/** Returns the request with bigints as text, which identifies the query. */
const toQueryKey = (request: ExplainedRequest): object => ({
  text: JSON.stringify(request, (_, value: unknown) => (typeof value === "bigint" ? `${value}n` : value))
})
