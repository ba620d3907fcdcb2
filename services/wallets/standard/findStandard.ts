import * as Layer from "effect/Layer"
import type { Network } from "../../../core/chain/network/schema.ts"
import { lazyLayer } from "../../foundation/chunks/lazyLayer.ts"

/** Looks for wallets of the wallet-standard if networks of their namespaces are configured. */
export const findStandard = (networks: ReadonlyArray<Network>) =>
  networks.some(({ namespace }) => namespace === "solana" || namespace === "bip122")
    ? lazyLayer(() => import("./standard.ts").then(({ standardLayer }) => standardLayer()))
    : Layer.empty
