import type { NetworkId } from "../../chain/network/ids.ts"
import type { NetworkInput } from "../../chain/network/network.ts"
import type { FundingOption } from "../../onchain/funding/FundingOption.ts"
import type { Screen } from "../../onchain/approval/screening.ts"
import type { SignInPlugin, SiweConfig } from "../../onchain/siwx/plugin.ts"
import type { SponsorOption } from "../../wallets/requests/sponsor.ts"
import type { CookieOptions } from "../../wallets/storage/cookie.ts"

/** A host's own parts of the WalletConnect proposal. */
export interface ProposalOptions {
  readonly methods?: Readonly<Record<string, ReadonlyArray<string>>> | undefined
  readonly chains?: Readonly<Record<string, ReadonlyArray<string>>> | undefined
  readonly events?: Readonly<Record<string, ReadonlyArray<string>>> | undefined
  readonly rpcMap?: Readonly<Record<string, string>> | undefined
  readonly defaultChain?: string | undefined
}

/** The page's description for wallet apps. */
export interface MetadataOptions {
  readonly name: string
  readonly description?: string | undefined
  readonly url?: string | undefined
  readonly icons?: ReadonlyArray<string> | undefined
}

/** Base URLs of the remote services. */
export interface EndpointOptions {
  readonly api?: string | undefined
  readonly chainService?: string | undefined
  /** Event service; used only with `features: { analytics: true }`. */
  readonly analytics?: string | undefined
  /** WalletConnect's relay, `wss:`. */
  readonly relay?: string | undefined
  /**
   * The page that embeds Safe apps, in place of Safe's own. Your page offers the Safe as a wallet only in a frame of
   * this page.
   */
  readonly safe?: string | undefined
  /**
   * An explorer that lists the spendable outputs of a Bitcoin address (`/api/address/{address}/utxo`). It receives the
   * addresses of your visitors. Without it, no Bitcoin balance is shown.
   */
  readonly bitcoin?: string | undefined
  /**
   * The origin of the embedded wallet's site, which signs your visitors in by email in a frame. Your content security
   * policy must allow it in `frame-src`.
   */
  readonly secureSite?: string | undefined
  /** Additional hosts of on-ramp providers: pages on them and on their subdomains may be opened. */
  readonly onrampHosts?: ReadonlyArray<string> | undefined
  /** Your folder of contract descriptions (ERC-7730): its address, `#`, and the SHA-256 of its index. */
  readonly descriptors?: string | undefined
  readonly rpc?: Readonly<Partial<Record<NetworkId, string>>> | undefined
}

/** A wallet that the host adds to the list. */
export interface CustomWallet {
  readonly id: string
  readonly name: string
  readonly homepage?: string | undefined
  readonly rdns?: string | undefined
  /** The wallet's picture: an https address (`image_url`), or an id of the catalogue's pictures (`image_id`). */
  readonly image_url?: string | undefined
  readonly image_id?: string | undefined
  readonly mobile_link?: string | undefined
  readonly desktop_link?: string | undefined
  readonly webapp_link?: string | undefined
  readonly app_store?: string | undefined
  readonly play_store?: string | undefined
  readonly chrome_store?: string | undefined
}

/** The types that hosts pass, for kinds whose checked value has another type. */
export interface HostTypes {
  readonly defaultNetwork: NetworkInput
  readonly metadata: MetadataOptions
  readonly endpoints: EndpointOptions
  readonly customWallets: ReadonlyArray<CustomWallet>
  readonly fundingOptions: ReadonlyArray<FundingOption>
  readonly tokens: Readonly<Record<string, { readonly address: string; readonly image?: string | undefined }>>
  readonly sponsor: SponsorOption
  readonly defaultAccountTypes: {
    readonly eip155?: "eoa" | "smartAccount" | undefined
    readonly solana?: "eoa" | undefined
    readonly bip122?: "payment" | undefined
  }
  readonly rpc: { readonly batch?: boolean | undefined; readonly rank?: boolean | undefined }
  readonly customRpcUrls: Readonly<Partial<Record<NetworkId, ReadonlyArray<{ readonly url: string }>>>>
  readonly chainImages: Readonly<Record<string, string>>
  readonly universalProviderConfigOverride: ProposalOptions
  readonly cookie: boolean | CookieOptions
  readonly siwx: SignInPlugin
  readonly siweConfig: SiweConfig
  readonly screen: Screen
}
