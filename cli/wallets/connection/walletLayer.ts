import * as Layer from "effect/Layer"
import { WalletRequests } from "../../../services/wallets/requests/WalletRequests.ts"
import { connectionLayer } from "./connect.ts"

/** The connection services, and the service that sends requests to connected wallets. */
export const walletLayer = Layer.provideMerge(WalletRequests.layer, connectionLayer)
