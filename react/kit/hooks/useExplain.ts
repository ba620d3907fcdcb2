"use client"
import type { ExplainedRequest } from "../../../core/kit/methods/shapes.ts"
import type { Words } from "../../../core/onchain/calldata/words.ts"
import type { ReadResult } from "./answers.ts"
import { type ReadOptions, useRead } from "./useRead.ts"

/** Tells a request in words while a wallet is connected: a request with its method, a transaction, or typed data. */
export const useExplain = (request: ExplainedRequest, options: ReadOptions = {}): ReadResult<Words> =>
  useRead({
    name: "useExplain",
    argument: { ...plain(request), options: Object.keys(options) },
    given: options,
    enabled: options.enabled,
    load: (kit) => kit.explain(request),
    freshMillis: 30_000
  })

/** The same with its bigints as text, which name the question. */
const plain = (request: ExplainedRequest): object => ({
  text: JSON.stringify(request, (_, value: unknown) => (typeof value === "bigint" ? `${value}n` : value))
})
