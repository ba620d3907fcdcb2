import * as Layer from "effect/Layer"
import type { Network } from "../../../core/chain/network/schema.ts"
import { lazyLayer } from "../../foundation/chunks/lazyLayer.ts"

/** Looks for wallets that are recognized by their globals, if the page has any of these. */
export const findKnownInjected = ({
  config: { enableCoinbase, enableInjected },
  networks
}: {
  readonly config: { readonly enableCoinbase: boolean; readonly enableInjected: boolean }
  readonly networks: ReadonlyArray<Network>
}) =>
  enableInjected &&
  networks.some(({ namespace }) => namespace === "eip155") &&
  ["ethereum", "coinbaseWalletExtension", "okxwallet"].some((name) => name in globalThis)
    ? lazyLayer(() => import("./knownInjected.ts").then(({ knownInjectedLayer }) => knownInjectedLayer(enableCoinbase)))
    : Layer.empty
