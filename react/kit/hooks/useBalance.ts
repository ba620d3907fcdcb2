"use client"
import type { Balance, ReadFor } from "../../../core/kit/methods/shapes.ts"
import type { ReadResult } from "./answers.ts"
import { type ReadOptions, useRead } from "./useRead.ts"

/** Reads what the connected account, or the given one, holds of its network's coin, or of a token. */
export const useBalance = ({
  enabled,
  ...at
}: ReadFor & ReadOptions & { readonly token?: string | undefined } = {}): ReadResult<Balance> =>
  useRead({
    name: "useBalance",
    argument: at,
    network: at.network,
    namespace: at.namespace,
    enabled,
    load: (kit) => kit.getBalance(at),
    freshMillis: 30_000,
    moves: true
  })
