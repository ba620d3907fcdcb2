"use client"
import type { NetworkName } from "../../../core/kit/methods/shapes.ts"
import type { Capabilities } from "../../../core/wallets/requests/capabilities.ts"
import type { ReadResult } from "./answers.ts"
import { networkText, type ReadOptions, useRead } from "./useRead.ts"

/** Reads what the wallet in use can do on a network, by default its own. */
export const useCapabilities = ({
  enabled,
  ...at
}: ReadOptions & { readonly network?: NetworkName | undefined } = {}): ReadResult<Capabilities> =>
  useRead({
    name: "useCapabilities",
    argument: { ...at, network: networkText(at.network) },
    enabled,
    load: (kit) => kit.capabilities(at.network),
    freshMillis: 300_000
  })
