"use client"
import type { ReadFor, Token } from "../../../core/kit/methods/shapes.ts"
import type { ReadResult } from "./answers.ts"
import { type ReadOptions, useRead } from "./useRead.ts"

/** Reads the tokens that the connected account, or the given one, holds. */
export const useTokens = ({ enabled, ...at }: ReadFor & ReadOptions = {}): ReadResult<ReadonlyArray<Token>> =>
  useRead({
    name: "useTokens",
    argument: at,
    network: at.network,
    namespace: at.namespace,
    enabled,
    load: (kit) => kit.getTokens(at),
    freshMillis: 30_000,
    moves: true
  })
