import * as Layer from "effect/Layer"
import type { Network } from "../../../core/chain/network/schema.ts"
import { lazyLayer } from "../../foundation/chunks/lazyLayer.ts"

/** Looks for Bitcoin wallets that do not announce themselves if a Bitcoin network is configured. */
export const findBitcoin = (networks: ReadonlyArray<Network>) =>
  networks.some(({ namespace }) => namespace === "bip122")
    ? lazyLayer(() => import("./discover.ts").then(({ bitcoinDiscoveryLayer }) => bitcoinDiscoveryLayer))
    : Layer.empty
