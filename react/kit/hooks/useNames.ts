"use client"
import type { ReadFor } from "../../../core/kit/methods/shapes.ts"
import type { NameProfile } from "../../../core/onchain/name/events.ts"
import type { ReadResult } from "./answers.ts"
import { type ReadOptions, useRead } from "./useRead.ts"

/**
 * Reads the names registered for the connected account, or for the passed one.
 *
 * @example
 * ```tsx
 * import { useNames } from "latchkey/react"
 *
 * export const Names = () => {
 *   const { data = [] } = useNames()
 *   return data.map(({ name }) => <p key={name}>{name}</p>)
 * }
 * ```
 */
export const useNames = ({ enabled, ...options }: ReadFor & ReadOptions = {}): ReadResult<ReadonlyArray<NameProfile>> =>
  useRead({
    name: "useNames",
    argument: options,
    network: options.network,
    namespace: options.namespace,
    enabled,
    load: (kit) => kit.getNames(options),
    freshMillis: 300_000
  })
