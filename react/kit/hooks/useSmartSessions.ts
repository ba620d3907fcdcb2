"use client"
import type { ReadFor } from "../../../core/kit/methods/shapes.ts"
import type { SmartSession } from "../../../core/onchain/session/events.ts"
import type { ReadResult } from "./answers.ts"
import { type ReadOptions, useRead } from "./useRead.ts"

/**
 * Reads the smart sessions of the connected account, or of the passed one.
 *
 * @example
 * ```tsx
 * import { useSmartSessions } from "latchkey/react"
 *
 * export const Sessions = () => {
 *   const { data = [] } = useSmartSessions()
 *   return <p>{data.length} sessions</p>
 * }
 * ```
 */
export const useSmartSessions = ({
  enabled,
  ...options
}: ReadFor & ReadOptions = {}): ReadResult<ReadonlyArray<SmartSession>> =>
  useRead({
    name: "useSmartSessions",
    argument: options,
    network: options.network,
    namespace: options.namespace,
    enabled,
    load: (kit) => kit.getSmartSessions(options),
    freshMillis: 30_000
  })
