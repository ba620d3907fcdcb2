import { fitsBitcoin } from "../../../core/wallets/bitcoin/fitsBitcoin.ts"
import type { Namespace, NetworkId } from "../../../core/chain/network/ids.ts"
import { fitsSolana } from "../../../core/wallets/solana/fitsSolana.ts"
import type { StandardWallet } from "../../../core/wallets/connectors/standard.ts"
import type { Provider } from "../connectors/Connectors.ts"
import { lazyProvider } from "../connectors/lazyProvider.ts"

/** A wallet of the wallet-standard as an adapter of ours gets it. */
export interface StandardWalletHere {
  /** The wallet's own object: anything at all. */
  readonly wallet: unknown
  readonly connectorId: string
  /** The configured networks of the namespace, the one to be on first; `silent`: where an earlier visit was. */
  readonly networks: (silent: boolean) => ReadonlyArray<NetworkId>
  /** Aborts for the reason `"left"` when the wallet takes itself off the page, for `"ended"` when the kit ends. */
  readonly left: AbortSignal
}

/** What one namespace makes of such wallets. */
export interface StandardKind {
  /** Whether the wallet can serve one of these networks. */
  readonly fits: (wallet: StandardWallet, networks: ReadonlyArray<NetworkId>) => boolean
  /** What talks to it; its code loads with the first call. */
  readonly provider: (here: StandardWalletHere) => Provider
}

/** The namespaces that wallets of the wallet-standard are known on. */
export const standardKinds: Readonly<Partial<Record<Namespace, StandardKind>>> = {
  solana: {
    fits: fitsSolana,
    provider: (here) =>
      lazyProvider(() => import("../solana/solanaProvider.ts").then(({ solanaProvider }) => solanaProvider(here)))
  },
  bip122: {
    fits: fitsBitcoin,
    provider: (here) =>
      lazyProvider(() =>
        import("../bitcoin/standardDialect.ts").then(({ bitcoinStandardProvider }) => bitcoinStandardProvider(here))
      )
  }
}
