import * as Effect from "effect/Effect"
import type { Options } from "../../../core/kit/config/takeOptions.ts"
import { Online } from "../../foundation/platform/Online.ts"
import { walletConnectProvider } from "./walletConnectProvider.ts"

/** WalletConnect as a page uses it, told of the host what wallets show. */
export const pageWalletConnect = ({ endpoints, metadata, projectId, storageName, walletConnect }: Options) =>
  walletConnectProvider({
    projectId, storageName, relay: endpoints.relay ?? "", origin: location.origin, override: walletConnect,
    metadata: metadata ?? { name: document.title, description: "", url: location.origin, icons: [] }
  }).pipe(Effect.provide(Online.layerHere))
