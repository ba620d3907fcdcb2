import type { Network } from "../../../core/chain/network/schema.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import type { PlainStore } from "../../foundation/store/plainStore.ts"
import type { PageOptions } from "./createPageWalletConnect.ts"

/** The options that decide whether WalletConnect is offered. */
export interface WalletConnectPage extends PageOptions {
  readonly networks: readonly [Network, ...Array<Network>]
  readonly config: { readonly enableWalletConnect: boolean }
}

/** Returns true if WalletConnect is offered: without a project there is no access to the relay. */
export const isOffered = ({ config, endpoints, projectId }: WalletConnectPage): boolean =>
  config.enableWalletConnect && projectId !== "" && endpoints.relay !== undefined

/** Lists WalletConnect if there is a project and a relay. docs/spec/wallets.md#walletconnect-where-it-is-offered. */
export const listWalletConnect = (options: WalletConnectPage, store: Pick<PlainStore, "dispatch">): void => {
  if (!isOffered(options)) return
  const [{ namespace: chain }] = options.networks
  store.dispatch({
    _tag: "WalletsAnnounced",
    connectors: [
      {
        id: connectorIds.walletConnect,
        type: "WALLET_CONNECT",
        name: "WalletConnect",
        chain,
        icon: "",
        imageId: "ef1a1fcf-7fe8-4d69-bd6d-fda1345b4400"
      }
    ]
  })
}
