"use client"
import type { ReadFor } from "../../../core/kit/methods/shapes.ts"
import type { NameProfile } from "../../../core/onchain/name/events.ts"
import type { ReadResult } from "./answers.ts"
import { type ReadOptions, useRead } from "./useRead.ts"

/** Reads the names that are registered for the connected account, or the given one. */
export const useNames = ({ enabled, ...at }: ReadFor & ReadOptions = {}): ReadResult<ReadonlyArray<NameProfile>> =>
  useRead({
    name: "useNames",
    argument: at,
    network: at.network,
    namespace: at.namespace,
    enabled,
    load: (kit) => kit.getNames(at),
    freshMillis: 300_000
  })
