import * as Layer from "effect/Layer"
import { WalletRequests } from "../../../services/wallets/requests/WalletRequests.ts"
import { connectionLayer } from "./connect.ts"

/** The connection services, and what asks the wallets that they connect. */
export const walletLayer = Layer.provideMerge(WalletRequests.layer, connectionLayer)
