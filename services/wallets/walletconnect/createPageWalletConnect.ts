import * as Effect from "effect/Effect"
import type { ProposalOverride } from "../../../core/wallets/walletconnect/optionalNamespaces.ts"
import { Online } from "../../foundation/platform/Online.ts"
import { type WalletConnectOptions, walletConnectConnector } from "./walletConnectConnector.ts"

/** A page's WalletConnect options. */
export interface PageOptions extends Pick<WalletConnectOptions, "projectId" | "storageName" | "relayClient"> {
  readonly endpoints: { readonly relay?: string | undefined }
  readonly metadata: WalletConnectOptions["metadata"] | null
  readonly walletConnect: ProposalOverride
}

/** Creates WalletConnect from a page's options, with the host's identity that wallets show. */
export const createPageWalletConnect = ({
  endpoints,
  metadata,
  projectId,
  relayClient,
  storageName,
  walletConnect
}: PageOptions) =>
  walletConnectConnector({
    projectId,
    relayClient,
    storageName,
    relay: endpoints.relay ?? "",
    origin: location.origin,
    override: walletConnect,
    metadata: {
      ...(metadata ?? { name: document.title, description: "", icons: [] }),
      url: metadata?.url || location.origin
    }
  }).pipe(Effect.provide(Online.layerHere))
