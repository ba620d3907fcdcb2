import type { Namespace, NetworkId } from "../../../core/chain/network/ids.ts"
import type { NetworkInput } from "../../../core/chain/network/network.ts"
import type { NetworkName } from "../../../core/kit/methods/shapes.ts"
import type { LateMethods } from "../../../core/kit/methods/methods.ts"
import type { CookieOptions } from "../../../core/wallets/storage/cookie.ts"
import type { Snapshot } from "../../../core/wallets/storage/snapshot.ts"
import type { KitEvent } from "../../../core/event.ts"
import type { featureTable } from "../../../core/kit/options/optionWords.ts"
import type { Filling, ShortView } from "../../../core/kit/modal/hostView.ts"
import type { OpenableView, View } from "../../../core/kit/modal/views.ts"
import type { ProviderListeners } from "../../../services/kit/host/notifyListeners.ts"
import type { HostCallbacks } from "../../../services/kit/host/tellCallbacks.ts"
import type { Frame } from "../frame/createFrame.ts"
import type { ThemeChange, ThemeTokens, ThemeVariables } from "../theme/ThemeChange.ts"
import type { HostLocale, WordsByLocale } from "../locale/HostLocale.ts"
import type { Speech } from "../locale/Speech.ts"
import type { ButtonLink } from "./ButtonLink.ts"
import type { ForwardedName, OwnName, SignInOptions } from "./methods.ts"
import type { WalletProvider } from "./walletProvider.ts"

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
export interface LatchkeyOptions extends SignInOptions, HostCallbacks {
  /** At least one. viem's chain objects unchanged, or ours. */
  readonly networks: readonly [NetworkInput, ...ReadonlyArray<NetworkInput>]
  readonly defaultNetwork?: NetworkInput | undefined
  readonly metadata?:
    | {
        readonly name: string
        readonly description?: string
        readonly url: string
        readonly icons?: ReadonlyArray<string>
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
  readonly themeVariables?: ThemeVariables | undefined
  /** The page's own design, by the names of shadcn/ui. `themeVariables` come first. */
  readonly themeTokens?: ThemeTokens | undefined
  readonly featuredWalletIds?: ReadonlyArray<string> | undefined
  readonly includeWalletIds?: ReadonlyArray<string> | undefined
  readonly excludeWalletIds?: ReadonlyArray<string> | undefined
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
  readonly chainImages?: Readonly<Record<string, string>> | undefined
  /**
   * How JSON-RPC requests are sent: simultaneous ones batched into one POST; a network's endpoints pinged every 4 s
   * while they are used, the stable and fast ones tried first.
   */
  readonly rpc?: { readonly batch?: boolean | undefined; readonly rank?: boolean | undefined } | undefined
  readonly customRpcUrls?: Readonly<Partial<Record<NetworkId, ReadonlyArray<{ readonly url: string }>>>> | undefined
  readonly termsConditionsUrl?: string | undefined
  readonly privacyPolicyUrl?: string | undefined
  readonly allowUnsupportedChain?: boolean | undefined
  readonly enableNetworkSwitch?: boolean | undefined
  readonly enableReconnect?: boolean | undefined
  /**
   * When the kit's code loads, before the modal is opened: `intent` (the default) when the pointer, a finger or the focus
   * comes to a ConnectButton; `visible` when a ConnectButton is in sight; `idle` once the page is quiet, for pages whose
   * visitors are on phones. Nothing is requested from any other host by it.
   */
  readonly prepare?: "intent" | "visible" | "idle" | undefined
  readonly enableEIP6963?: boolean | undefined
  readonly enableInjected?: boolean | undefined
  readonly enableWallets?: boolean | undefined
  /** On by default if there is a project id. */
  readonly enableWalletConnect?: boolean | undefined
  readonly enableWalletGuide?: boolean | undefined
  /** Only shows WalletConnect's views; the host pairs by itself (`open({ uri })`) or lets the kit do it. */
  readonly manualWCControl?: boolean | undefined
  /** The modal is part of the page: it is always open in the element that `open({ into })` names. */
  readonly enableEmbedded?: boolean | undefined
  readonly enableCoinbase?: boolean | undefined
  readonly experimental_preferUniversalLinks?: boolean | undefined
  /** Your own WalletConnect proposal: lists by namespace, nodes by network id. */
  readonly universalProviderConfigOverride?: ProposalOptions | undefined
  readonly debug?: boolean | undefined
  readonly basic?: boolean | undefined
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

/** What to open. Without a view the kit chooses: the account once there is one. */
export interface OpenOptions extends Filling {
  /** By its name, or by a short one. What fills it in is shown as filled in by the page, and nothing goes out by it. */
  readonly view?: OpenableView | ShortView | undefined
  readonly namespace?: Namespace | undefined
  /** The element that gets the focus back; the focused element by default. */
  readonly opener?: HTMLElement | null | undefined
  /** With `enableEmbedded`: the element of the page that contains the modal. Only the first opening uses it. */
  readonly into?: HTMLElement | undefined
  /** With `manualWCControl`: the host's own pairing, shown as a code and as links. */
  readonly uri?: string | undefined
}

/** Which wallet to connect. */
export interface ConnectOptions {
  /** For announced wallets their rdns, `walletConnect` for WalletConnect. */
  readonly connectorId: string
  /** Which of its namespaces to connect; by default the active one. */
  readonly namespace?: Namespace | undefined
  /** With WalletConnect: the wallet of the catalogue that the visitor chose. */
  readonly walletId?: string | undefined
}

/** A sign-in by email, without a view. */
export interface EmailConnectOptions {
  readonly wallet: "email"
  readonly email: string
  /** Called once a code was sent; resolves with what the visitor read. A code that is refused rejects the call. */
  readonly code: () => Promise<string>
}

/** Which of the connected wallets becomes the active one. */
export interface ConnectionChoice {
  readonly connectorId: string
  readonly namespace: Namespace
  /** The hook that it was chosen through: a refusal names it to the page's developers. */
  readonly hook?: "useConnections" | undefined
}

/** Which wallet to disconnect; all of them by default. */
export interface DisconnectOptions {
  readonly connectorId?: string | undefined
  readonly namespace?: Namespace | undefined
  /** An open modal stays, on a wallet that is left or on Connect. Otherwise it closes. */
  readonly keepOpen?: boolean | undefined
}

/**
 * A kit. A plain value: create it once, outside your components, and pass it on. Promises reject with tagged errors of
 * the catalogue: invalid arguments with `CallMisfit`, before anything is loaded or a wallet is asked.
 */
export interface Latchkey extends LateMethods {
  /** Shows the modal at once. Rejects with `KitMissing` if the kit's code cannot be loaded. */
  readonly open: (options?: OpenOptions) => Promise<void>
  /** Hides the modal. */
  readonly close: () => void
  /** Connects a wallet by its connector id (for announced wallets: its rdns), or by an email. */
  readonly connect: (options: ConnectOptions | EmailConnectOptions) => Promise<void>
  /** Disconnects one wallet, or all of them. */
  readonly disconnect: (options?: DisconnectOptions) => Promise<void>
  /** `network`: one that is configured, by its chain number, its CAIP-2 id, or itself. */
  readonly switchNetwork: (network: NetworkName) => Promise<void>
  /** Makes a connected wallet the active one, and its namespace the active one. */
  readonly switchConnection: (connection: ConnectionChoice) => Promise<void>
  /** Removes a namespace: its networks and its wallets. The last one is never removed. */
  readonly removeNamespace: (namespace: Namespace) => Promise<void>
  /** Returns an EIP-1193 provider for the active wallet of a namespace: it rejects with numeric codes. */
  readonly provider: (namespace: Namespace) => WalletProvider
  /**
   * Changes the mode, or mode, variables and tokens, of an open modal too. An invalid theme changes nothing, and is
   * reported to the page's `reportError`.
   */
  readonly setTheme: (theme: "dark" | "light" | "auto" | ThemeChange) => void
  /**
   * Speaks another language from now on; takes what the option `locale` takes. An open modal stays open. Fulfilled once
   * its words are there; rejects with `KitMissing` if they cannot be loaded, and what was spoken stays.
   */
  readonly setLocale: (locale: string | HostLocale) => Promise<void>
  /** Loads and starts the kit ahead of time, e.g. on hover. Safe to call often; `open` shows a failure. */
  readonly prepare: () => void
  /**
   * Returns the kit's log as a file, one JSON document a line, to download or to send with a bug report: errors only,
   * with `debug` everything. It contains no secrets. Nothing is printed to the console.
   */
  readonly log: () => Promise<Blob>
  /** Returns what the page shows now: status, account, network, connections, and whether the modal is open. */
  readonly getSnapshot: () => Snapshot
  /**
   * Calls the listener after each change. Errors it throws go to the page's `reportError`; the other listeners are
   * called all the same.
   */
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Removes everything: listeners, running work, the modal's element. Listeners hear once more, of a kit without a
   * wallet. Calls that wait reject with `KitDisposed`, and so does every later one.
   */
  readonly dispose: () => Promise<void>
}

/** The running kit as the shell sees it once the kit chunk has loaded. Changes are reported through `publish` only. */
export interface RunningKit extends Pick<Latchkey, OwnName> {
  /**
   * Any of the methods that it implements, by its name. `seen`: what the page showed at the time of the call. A wallet is
   * only asked while this is unchanged.
   */
  readonly call: (name: ForwardedName, argument: never, seen: Snapshot) => Promise<unknown>
  /**
   * `filled`: the view with what the host filled in, as the shell's checks have read it. A view that depends on what the
   * project offers waits until that is known.
   */
  readonly open: (
    options: Pick<OpenOptions, "view" | "namespace" | "uri"> & { readonly filled?: View | undefined }
  ) => void | Promise<void>
  readonly close: () => void
  readonly request: (
    namespace: string,
    call: { readonly method: string; readonly params?: unknown },
    seen: Snapshot
  ) => Promise<unknown>
  readonly setTheme: (theme: ThemeChange) => void
  readonly dispose: () => Promise<void>
}

/**
 * The kit chunk's only entry. Rejects with `ConfigInvalid` if the options are invalid. The theme of `link` is that of the
 * options, unless it was changed since.
 */
export type StartKit = (
  options: LatchkeyOptions,
  frame: Frame,
  publish: (snapshot: Snapshot) => void,
  listeners: Readonly<ProviderListeners>,
  link: ButtonLink,
  speech: Speech
) => RunningKit | Promise<never>
