import type { NetworkId } from "../../../core/chain/network/ids.ts"
import type { NetworkInput } from "../../../core/chain/network/network.ts"
import type { CookieOptions } from "../../../core/wallets/storage/cookie.ts"
import type { KitEvent } from "../../../core/event.ts"
import type { featureTable } from "../../../core/kit/options/optionWords.ts"
import type { HostDrawing } from "../drawing/HostDrawing.ts"
import type { HostCallbacks } from "../../../services/kit/host/tellCallbacks.ts"
import type { ThemeTokens, ThemeVariables } from "../theme/ThemeChange.ts"
import type { HostLocale, WordsByLocale } from "../locale/HostLocale.ts"
import type { SignInPlugin, SiweConfig } from "../../../core/onchain/siwx/plugin.ts"

type FeatureName = keyof typeof featureTable
type FeatureValue<Name extends FeatureName> = Name extends `${string}Order`
  ? ReadonlyArray<string>
  : Name extends "socials" | "swaps" | "onramp"
    ? false | ReadonlyArray<string>
    : boolean

/** A host's own parts of the WalletConnect proposal. */
export interface ProposalOptions {
  readonly methods?: Readonly<Record<string, ReadonlyArray<string>>> | undefined
  readonly chains?: Readonly<Record<string, ReadonlyArray<string>>> | undefined
  readonly events?: Readonly<Record<string, ReadonlyArray<string>>> | undefined
  readonly rpcMap?: Readonly<Record<string, string>> | undefined
  readonly defaultChain?: string | undefined
}

/**
 * The host's options. Plain data and callbacks: hosts never see Effect. Names are the specification's
 * docs/spec/kit.md#config-options.
 */
export interface LatchkeyOptions extends HostCallbacks, HostDrawing {
  /** Sign-in with a wallet, e.g. `signIn()` of `latchkey/siwx`. */
  readonly siwx?: SignInPlugin | undefined
  /** Sign-in as earlier kits had it, on EVM networks; not beside `siwx`. */
  readonly siweConfig?: SiweConfig | undefined
  /** At least one. viem's chain objects unchanged, or ours. */
  readonly networks: readonly [NetworkInput, ...ReadonlyArray<NetworkInput>]
  /** The network at the first visit; the first of `networks` by default. */
  readonly defaultNetwork?: NetworkInput | undefined
  /** What wallet apps show of the page. `url` is where it stands, its origin by default; wallets verify it. */
  readonly metadata?:
    | {
        readonly name: string
        readonly description?: string | undefined
        readonly url?: string | undefined
        readonly icons?: ReadonlyArray<string> | undefined
      }
    | undefined
  /** Optional: without one no remote service is used, and every wallet on the page still works. */
  readonly projectId?: string | undefined
  /** Base URLs of the remote services, without a trailing slash, replacing the public ones. */
  readonly endpoints?:
    | {
        readonly api?: string | undefined
        readonly chainService?: string | undefined
        /** Event service; used only with `features: { analytics: true }`. */
        readonly analytics?: string | undefined
        /** WalletConnect's relay, `wss:`. */
        readonly relay?: string | undefined
        /**
         * The page that embeds Safe apps, if it is not Safe's own: framed by it, and by no other, your page offers the
         * Safe as a wallet.
         */
        readonly safe?: string | undefined
        /**
         * An explorer that lists what a Bitcoin address can spend (`/api/address/{address}/utxo`): it is told the
         * addresses of your visitors. Without it no Bitcoin balance is shown.
         */
        readonly bitcoin?: string | undefined
        /**
         * The origin of the embedded wallet's site, which signs your visitors in by email in a frame. Your page's policy
         * needs it as `frame-src`.
         */
        readonly secureSite?: string | undefined
        /**
         * Hosts of on-ramp providers' pages beside those that are known: pages there, and on hosts below, may be opened.
         */
        readonly onrampHosts?: ReadonlyArray<string> | undefined
        /** A folder of yours with descriptions of contracts (ERC-7730): its address, `#`, and the SHA-256 of its index. */
        readonly descriptors?: string | undefined
        readonly rpc?: Readonly<Partial<Record<NetworkId, string>>> | undefined
      }
    | undefined
  /** The modal's and the buttons' mode; `auto` is the system's. Dark by default. */
  readonly themeMode?: "dark" | "light" | "auto" | undefined
  /**
   * The kit's language: a tag such as `ar-EG`, of which the nearest known one is spoken, else English; `page` (the
   * default) follows the page's `<html lang>`, `visitor` the visitor's languages. Or a language itself: one of
   * `latchkey/locales/*`, whose buttons speak at once, or one of your own, by `defineLocale`.
   */
  readonly locale?: string | HostLocale | undefined
  /**
   * Texts in place of the kit's, by their keys, in every language; those of one language stand under its tag:
   * `{ "button.connect": "Sign in", fr: { "button.connect": "Se connecter" } }`.
   */
  readonly words?: WordsByLocale | undefined
  /**
   * Whether the account is kept in a cookie of the page, so that your server draws it in its first answer
   * (`latchkey/server`). It then goes to your server with each request. `false` takes away one that was kept.
   */
  readonly cookie?: boolean | CookieOptions | undefined
  /** Accent, tint, font, corners and sizes, by the names of `docs/reference.md#theme-variables`. */
  readonly themeVariables?: ThemeVariables | undefined
  /** The page's own design, by the names of shadcn/ui. `themeVariables` come first. */
  readonly themeTokens?: ThemeTokens | undefined
  /** Wallets of the catalogue that stand first, in this order. */
  readonly featuredWalletIds?: ReadonlyArray<string> | undefined
  /** Of the catalogue, these wallets alone. */
  readonly includeWalletIds?: ReadonlyArray<string> | undefined
  /** Wallets of the catalogue that are not listed. */
  readonly excludeWalletIds?: ReadonlyArray<string> | undefined
  /** Whether the list of all wallets is offered, or on phones alone. */
  readonly allWallets?: "SHOW" | "HIDE" | "ONLY_MOBILE" | undefined
  /** The host's own wallets, listed in addition to the catalogue's. */
  readonly customWallets?:
    | ReadonlyArray<{
        readonly id: string
        readonly name: string
        readonly homepage?: string | undefined
        readonly rdns?: string | undefined
        /** Its picture: an https address (`image_url`), or an id of the catalogue's pictures (`image_id`). */
        readonly image_url?: string | undefined
        readonly image_id?: string | undefined
        readonly mobile_link?: string | undefined
        readonly desktop_link?: string | undefined
        readonly webapp_link?: string | undefined
        readonly app_store?: string | undefined
        readonly play_store?: string | undefined
        readonly chrome_store?: string | undefined
      }>
    | undefined
  /** Pictures of wallets on the page in place of their own: https addresses by connector id, `kit.connectors()` has them. */
  readonly connectorImages?: Readonly<Record<string, string>> | undefined
  /**
   * The token whose balance the button and the account show in place of the network's own coin: its contract, and a
   * picture of it, by chain id. Where it cannot be read, the coin's is shown.
   */
  readonly tokens?:
    | Readonly<Record<string, { readonly address: string; readonly image?: string | undefined }>>
    | undefined
  /** Which account of the embedded wallet is in use until its visitor chooses: on EVM networks `smartAccount`, or `eoa`. */
  readonly defaultAccountTypes?:
    | {
        readonly eip155?: "eoa" | "smartAccount" | undefined
        readonly solana?: "eoa" | undefined
        readonly bip122?: "payment" | undefined
      }
    | undefined
  /** Pictures of networks, by chain id. */
  readonly chainImages?: Readonly<Record<string, string>> | undefined
  /**
   * How JSON-RPC requests are sent: simultaneous ones batched into one POST; a network's endpoints pinged every 4 s
   * while they are used, the stable and fast ones tried first.
   */
  readonly rpc?: { readonly batch?: boolean | undefined; readonly rank?: boolean | undefined } | undefined
  /** Endpoints in place of a network's own, by network id. */
  readonly customRpcUrls?: Readonly<Partial<Record<NetworkId, ReadonlyArray<{ readonly url: string }>>>> | undefined
  /** The page's terms, linked in Connect. */
  readonly termsConditionsUrl?: string | undefined
  /** The page's privacy policy, linked in Connect. */
  readonly privacyPolicyUrl?: string | undefined
  /**
   * Addresses that the page vouches for, bare or as account ids: they count as known, next to the visitor's own accounts
   * and the receivers of their confirmed sends. An address that looks like a known one raises a warning.
   */
  readonly addressBook?: ReadonlyArray<string> | undefined
  /** Leaves a wallet alone that is on none of `networks`; otherwise its visitor is shown the way back. */
  readonly allowUnsupportedChain?: boolean | undefined
  /** Whether the visitor may change the network. On by default. */
  readonly enableNetworkSwitch?: boolean | undefined
  /** Whether the wallets of the last visit come back by themselves. On by default. */
  readonly enableReconnect?: boolean | undefined
  /**
   * When the kit's code loads, before the modal is opened: `intent` (the default) when the pointer, a finger or the focus
   * comes to a ConnectButton; `visible` loads the file of the first view when a ConnectButton is in sight, and the rest as
   * `intent`; `idle` loads all of it once the page is quiet, for pages whose visitors are on phones. Nothing is requested
   * from any other host by it.
   */
  readonly prepare?: "intent" | "visible" | "idle" | undefined
  /** Whether wallets that announce themselves (EIP-6963) are found. On by default. */
  readonly enableEIP6963?: boolean | undefined
  /** Whether wallets are found that only leave a provider on the page. On by default. */
  readonly enableInjected?: boolean | undefined
  /** Whether wallets are listed at all, beside email and social accounts. On by default. */
  readonly enableWallets?: boolean | undefined
  /** On by default if there is a project id. */
  readonly enableWalletConnect?: boolean | undefined
  /** Whether visitors without a wallet are offered one, and told what one is. On by default. */
  readonly enableWalletGuide?: boolean | undefined
  /** Only shows WalletConnect's views; the host pairs by itself (`open({ uri })`) or lets the kit do it. */
  readonly manualWCControl?: boolean | undefined
  /** The modal is part of the page: it is always open in the element that `open({ into })` names. */
  readonly enableEmbedded?: boolean | undefined
  /** Whether Coinbase Wallet is listed where it is found. On by default. */
  readonly enableCoinbase?: boolean | undefined
  /** Opens wallet apps by https links where they have both. */
  readonly experimental_preferUniversalLinks?: boolean | undefined
  /** Your own WalletConnect proposal: lists by namespace, nodes by network id. */
  readonly universalProviderConfigOverride?: ProposalOptions | undefined
  /**
   * Whether mistakes are told on the console while the page is made. By default where a bundler takes the entry for
   * development, as Vite, webpack and Next do; `true` for the others, `false` for silence.
   */
  readonly development?: boolean | undefined
  /** Keeps every event in the log, and alerts developers in the page. */
  readonly debug?: boolean | undefined
  /** No remote features: none of what the project offers. */
  readonly basic?: boolean | undefined
  /** What is offered, by name: `docs/reference.md#features`. */
  readonly features?: { readonly [Name in FeatureName]?: FeatureValue<Name> | undefined } | undefined
  /**
   * Shows each request of the page that signs or sends in the kit's own view, in words, before any wallet gets it. Off by
   * default: a wallet shows its own prompt. Grants of permissions are always shown.
   */
  readonly reviewRequests?: boolean | undefined
  /** Whether the embedded wallet writes a log of its own; it does unless it is false. */
  readonly enableAuthLogger?: boolean | undefined
  /** Origins of sites that may frame your page while a visitor signs, e.g. `https://shop.example`. No patterns. */
  readonly allowedAncestors?: ReadonlyArray<string> | undefined
  /** Separates this kit's storage from another kit's on the same page. */
  readonly storageName?: string | undefined
  /** Called with every event of the kit, as plain data. */
  readonly onEvent?: ((event: KitEvent) => void) | undefined
}
