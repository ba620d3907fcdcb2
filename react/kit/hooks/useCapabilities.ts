"use client"
import type { NetworkName } from "../../../core/kit/methods/shapes.ts"
import type { Capabilities } from "../../../core/wallets/requests/capabilities.ts"
import type { ReadResult } from "./answers.ts"
import { formatNetwork, type ReadOptions, useRead } from "./useRead.ts"

/**
 * Reads the capabilities of the active wallet on a network (EIP-5792).
 *
 * @default network the wallet's current network
 * @example
 * ```tsx
 * import { useCapabilities } from "latchkey/react"
 *
 * export const Batches = () => {
 *   const { data } = useCapabilities({ network: 1 })
 *   return <pre>{JSON.stringify(data)}</pre>
 * }
 * ```
 */
export const useCapabilities = ({
  enabled,
  ...options
}: ReadOptions & { readonly network?: NetworkName | undefined } = {}): ReadResult<Capabilities> =>
  useRead({
    name: "useCapabilities",
    argument: { ...options, network: formatNetwork(options.network) },
    enabled,
    load: (kit) => kit.capabilities(options.network),
    freshMillis: 300_000
  })
