"use client"
import type { PublicIdentity } from "../../../core/kit/methods/shapes.ts"
import type { ReadingMethods } from "../../../core/kit/methodTable/methods.ts"
import type { ReadResult } from "./answers.ts"
import { type ReadOptions, useRead } from "./useRead.ts"

/**
 * Reads the public name and avatar of an address.
 *
 * @example
 * ```tsx
 * import { useIdentity } from "latchkey/react"
 *
 * export const Name = ({ address }: { readonly address: string }) => {
 *   const { data } = useIdentity({ address })
 *   return <span>{data?.name ?? address}</span>
 * }
 * ```
 */
export const useIdentity = ({
  enabled,
  ...options
}: Parameters<ReadingMethods["getIdentity"]>[0] & ReadOptions): ReadResult<PublicIdentity> =>
  useRead({
    name: "useIdentity",
    argument: options,
    network: options.network,
    namespace: options.namespace,
    enabled,
    load: (kit) => kit.getIdentity(options),
    freshMillis: 300_000
  })
