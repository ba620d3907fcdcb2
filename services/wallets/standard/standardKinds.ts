import type { PageStandardWallet } from "../connectors/standardWallet.ts"
import { supportsBitcoin } from "../../../core/wallets/bitcoin/supportsBitcoin.ts"
import type { Namespace, NetworkId } from "../../../core/chain/network/ids.ts"
import { supportsSolana } from "../../../core/wallets/solana/supportsSolana.ts"
import type { StandardWallet } from "../../../core/wallets/connectors/standard.ts"
import type { WalletConnector } from "../connectors/Connector.ts"
import { importChunk } from "../../foundation/chunks/importChunk.ts"
import { createLazyConnector } from "../connectors/lazyConnector.ts"

/** How wallets of the wallet-standard are supported on one namespace. */
export interface StandardKind {
  /** Returns true if the wallet supports any of these networks. */
  readonly fits: (wallet: StandardWallet, networks: ReadonlyArray<NetworkId>) => boolean
  /** Creates the connector of a wallet; its code loads on the first call. */
  readonly connector: (page: PageStandardWallet) => WalletConnector
}

/** The namespaces that support wallets of the wallet-standard. */
export const standardKinds: Readonly<Partial<Record<Namespace, StandardKind>>> = {
  solana: {
    fits: supportsSolana,
    connector: (page) =>
      createLazyConnector(() =>
        importChunk(() => import("../solana/createSolanaConnector.ts")).then(({ createSolanaConnector }) =>
          createSolanaConnector(page)
        )
      )
  },
  bip122: {
    fits: supportsBitcoin,
    connector: (page) =>
      createLazyConnector(() =>
        importChunk(() => import("../bitcoin/standardDialect.ts")).then(({ createBitcoinStandardConnector }) =>
          createBitcoinStandardConnector(page)
        )
      )
  }
}
