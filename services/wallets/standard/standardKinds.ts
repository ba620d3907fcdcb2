import type { PageStandardWallet } from "../connectors/standardWallet.ts"
import { supportsBitcoin } from "../../../core/wallets/bitcoin/supportsBitcoin.ts"
import type { Namespace, NetworkId } from "../../../core/chain/network/ids.ts"
import { supportsSolana } from "../../../core/wallets/solana/supportsSolana.ts"
import type { StandardWallet } from "../../../core/wallets/connectors/standard.ts"
import type { Provider } from "../connectors/Connectors.ts"
import { lazyProvider } from "../connectors/lazyProvider.ts"

/** What one namespace makes of such wallets. */
export interface StandardKind {
  /** Whether the wallet supports any of these networks. */
  readonly fits: (wallet: StandardWallet, networks: ReadonlyArray<NetworkId>) => boolean
  /** The adapter for it; its code loads on the first call. */
  readonly provider: (here: PageStandardWallet) => Provider
}

/** The namespaces that support wallets of the wallet-standard. */
export const standardKinds: Readonly<Partial<Record<Namespace, StandardKind>>> = {
  solana: {
    fits: supportsSolana,
    provider: (here) =>
      lazyProvider(() => import("../solana/solanaProvider.ts").then(({ solanaProvider }) => solanaProvider(here)))
  },
  bip122: {
    fits: supportsBitcoin,
    provider: (here) =>
      lazyProvider(() =>
        import("../bitcoin/standardDialect.ts").then(({ bitcoinStandardProvider }) => bitcoinStandardProvider(here))
      )
  }
}
