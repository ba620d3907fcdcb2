"use client"
import type { ReadFor } from "../../../core/kit/methods/shapes.ts"
import type { SmartSession } from "../../../core/onchain/session/events.ts"
import type { ReadResult } from "./answers.ts"
import { type ReadOptions, useRead } from "./useRead.ts"

/** Reads the sessions in which apps may act for the connected account, or the given one. */
export const useSmartSessions = ({
  enabled,
  ...at
}: ReadFor & ReadOptions = {}): ReadResult<ReadonlyArray<SmartSession>> =>
  useRead({
    name: "useSmartSessions",
    argument: at,
    network: at.network,
    namespace: at.namespace,
    enabled,
    load: (kit) => kit.getSmartSessions(at),
    freshMillis: 30_000
  })
