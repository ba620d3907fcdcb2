import type { Namespace } from "../../../core/chain/network/ids.ts"
import type { NetworkInput } from "../../../core/chain/network/network.ts"
import type { Snapshot } from "../../../core/wallets/storage/snapshot.ts"
import type { KitEvent } from "../../../core/event.ts"
import type { OpenableView } from "../../../core/kit/modal/view.ts"
import type { Ear } from "../../../services/kit/host/tellEars.ts"
import type { Frame } from "../frame/createFrame.ts"

/**
 * What a host tells the kit. Plain data and callbacks: hosts never meet Effect. Names are the specification's
 * docs/spec/kit.md#config-options.
 */
export interface LatchkeyOptions {
  /** At least one. viem's chain objects as they are, or ours. */
  readonly networks: ReadonlyArray<NetworkInput>
  readonly defaultNetwork?: NetworkInput | undefined
  readonly metadata?:
    | {
        readonly name: string
        readonly description?: string
        readonly url: string
        readonly icons?: ReadonlyArray<string>
      }
    | undefined
  /** Additive: without one nothing remote is used, and every wallet on the page still works. */
  readonly projectId?: string | undefined
  /** Roots of the remote services, no trailing slash, in place of the public ones. */
  readonly endpoints?:
    | {
        readonly api?: string | undefined
        readonly chainService?: string | undefined
        /** Event service; asked only with `features: { analytics: true }`. */
        readonly analytics?: string | undefined
        /** WalletConnect's relay, `wss:`. */
        readonly relay?: string | undefined
        /**
         * The page that holds Safes, where it is not Safe's own: framed by it, and by no other, your page offers the
         * Safe as a wallet.
         */
        readonly safe?: string | undefined
        readonly rpc?: Readonly<Record<string, string>> | undefined
      }
    | undefined
  readonly themeMode?: "dark" | "light" | "auto" | undefined
  readonly themeVariables?: Readonly<Record<string, string | number>> | undefined
  readonly featuredWalletIds?: ReadonlyArray<string> | undefined
  readonly includeWalletIds?: ReadonlyArray<string> | undefined
  readonly excludeWalletIds?: ReadonlyArray<string> | undefined
  readonly allWallets?: "SHOW" | "HIDE" | "ONLY_MOBILE" | undefined
  /** Wallets of the host's own, listed beside the catalogue's. */
  readonly customWallets?:
    | ReadonlyArray<{
        readonly id: string
        readonly name: string
        readonly homepage?: string | undefined
        readonly rdns?: string | undefined
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
   * How nodes are asked: questions of one moment in one POST; a network's endpoints pinged every 4 s while they are
   * used, the steady and quick ones first.
   */
  readonly rpc?: { readonly batch?: boolean | undefined; readonly rank?: boolean | undefined } | undefined
  readonly customRpcUrls?: Readonly<Record<string, ReadonlyArray<{ readonly url: string }>>> | undefined
  readonly termsConditionsUrl?: string | undefined
  readonly privacyPolicyUrl?: string | undefined
  readonly allowUnsupportedChain?: boolean | undefined
  readonly enableNetworkSwitch?: boolean | undefined
  readonly enableReconnect?: boolean | undefined
  readonly enableEIP6963?: boolean | undefined
  readonly enableInjected?: boolean | undefined
  readonly enableWallets?: boolean | undefined
  /** On by default where there is a project id. */
  readonly enableWalletConnect?: boolean | undefined
  readonly enableWalletGuide?: boolean | undefined
  /** Shows WalletConnect's views alone; the host pairs by itself (`open({ uri })`) or lets the kit do it. */
  readonly manualWCControl?: boolean | undefined
  /** The modal is a part of the page: it stands open in the element that `open({ into })` names. */
  readonly enableEmbedded?: boolean | undefined
  readonly enableCoinbase?: boolean | undefined
  readonly experimental_preferUniversalLinks?: boolean | undefined
  /** What WalletConnect proposes to wallets, in your own words: lists by namespace, nodes by network id. */
  readonly universalProviderConfigOverride?:
    | {
        readonly methods?: Readonly<Record<string, ReadonlyArray<string>>> | undefined
        readonly chains?: Readonly<Record<string, ReadonlyArray<string>>> | undefined
        readonly events?: Readonly<Record<string, ReadonlyArray<string>>> | undefined
        readonly rpcMap?: Readonly<Record<string, string>> | undefined
        readonly defaultChain?: string | undefined
      }
    | undefined
  readonly debug?: boolean | undefined
  readonly basic?: boolean | undefined
  readonly features?: Readonly<Record<string, unknown>> | undefined
  /** Keeps this kit's place in storage apart from another kit's on the same page. */
  readonly storageName?: string | undefined
  /** Every event of the kit, as plain data. */
  readonly onEvent?: ((event: KitEvent) => void) | undefined
}

/** What to open. Without a view the kit chooses: the account once there is one. */
export interface OpenOptions {
  readonly view?: OpenableView | undefined
  readonly namespace?: string | undefined
  /** Who gets the focus back; the focused element by default. */
  readonly opener?: HTMLElement | null | undefined
  /**
   * With `enableEmbedded`: the element of the page that the modal becomes a part of. Heard once, by the first opening.
   */
  readonly into?: HTMLElement | undefined
  /** With `manualWCControl`: the host's own pairing, to be shown as a code and as links. */
  readonly uri?: string | undefined
}

/**
 * What to send: `amount` in whole coins or tokens, as decimal text; `token` by its address, the network's own coin
 * without it.
 */
export interface SendOptions {
  readonly to: string
  readonly amount: string
  readonly token?: string | undefined
  readonly namespace?: Namespace | undefined
}

/** Which wallet to connect. */
export interface ConnectOptions {
  /** For announced wallets their rdns, `walletConnect` for WalletConnect. */
  readonly connectorId: string
  /** Which of the namespaces it serves; by default the one in use. */
  readonly namespace?: Namespace | undefined
  /** With WalletConnect: the wallet of the catalogue that the visitor chose. */
  readonly walletId?: string | undefined
}

/** Which wallet to let go of; all of them by default. */
export interface DisconnectOptions {
  readonly connectorId?: string | undefined
  readonly namespace?: Namespace | undefined
}

/** What a provider tells, and with what (EIP-1193). Chain ids are hex on EVM, CAIP-2 ids elsewhere. */
export interface WalletProviderEvents {
  readonly connect: { readonly chainId: string }
  /** An error with the code 4900. */
  readonly disconnect: Error & { readonly code: number }
  readonly chainChanged: string
  readonly accountsChanged: Array<string>
}

/**
 * An EIP-1193 provider of the wallet in use, whichever that is when it is asked. `eth_requestAccounts` opens the modal
 * where nobody is connected; accounts and chain are answered without the wallet. All but what is known to read goes out
 * once, and only for the wallet, account and network that were there when it was asked, with the account written in.
 */
export interface WalletProvider {
  readonly request: (call: { readonly method: string; readonly params?: unknown }) => Promise<unknown>
  readonly on: <E extends keyof WalletProviderEvents>(
    event: E,
    listener: (value: WalletProviderEvents[E]) => void
  ) => void
  readonly removeListener: <E extends keyof WalletProviderEvents>(
    event: E,
    listener: (value: WalletProviderEvents[E]) => void
  ) => void
}

/**
 * A kit. A plain value: make it once, outside your components, and pass it on. Promises reject with tagged errors of
 * the catalogue: what does not fit a method with `CallMisfit`, before anything is loaded or a wallet is asked.
 */
export interface Latchkey {
  /** Shows the modal at once. Rejects with `KitMissing` when the kit's code cannot be loaded. */
  readonly open: (options?: OpenOptions) => Promise<void>
  readonly close: () => void
  /** Connects a wallet by its connector id (for announced wallets: its rdns). */
  readonly connect: (options: ConnectOptions) => Promise<void>
  /** Lets go of one wallet, or of all. */
  readonly disconnect: (options?: DisconnectOptions) => Promise<void>
  /** `network`: a CAIP-2 id, e.g. `eip155:137`, of a configured network. */
  readonly switchNetwork: (network: string) => Promise<void>
  /** Makes a connected wallet the one in use, and its namespace the active one. */
  readonly switchConnection: (connection: {
    readonly connectorId: string
    readonly namespace: Namespace
  }) => Promise<void>
  /** Takes a namespace away: its networks and its wallets. The last one stays. */
  readonly removeNamespace: (namespace: Namespace) => Promise<void>
  /**
   * Signs text, once: hex on EVM, base58 on Solana, as the wallet gives it on Bitcoin. For the account that the
   * snapshot shows in the call; `ContextChanged` when wallet, account or network are others by the time the wallet
   * would be asked.
   */
  readonly signMessage: (asked: {
    readonly message: string
    readonly namespace?: Namespace | undefined
  }) => Promise<string>
  /**
   * Sends coins or a token, once, for the account that the snapshot shows, as `signMessage`. Gives the transaction's
   * hash: it is in no block yet.
   */
  readonly send: (asked: SendOptions) => Promise<string>
  /** The wallet in use on a namespace, by EIP-1193: rejects with numeric codes. */
  readonly provider: (namespace: string) => WalletProvider
  /** What is no theme changes nothing, and goes to the page's `reportError`. */
  readonly setTheme: (mode: "dark" | "light" | "auto") => void
  /** Loads and starts the kit ahead of time, e.g. on hover. Safe to call often; a failure shows on `open`. */
  readonly prepare: () => void
  /**
   * The kit's log as a file, one JSON document a line, to download or to send along with a bug report: errors alone,
   * with `debug` everything. No secret is in it. Nothing is printed to the console.
   */
  readonly log: () => Promise<Blob>
  readonly getSnapshot: () => Snapshot
  /**
   * Calls the listener after each change. What it throws goes to the page's `reportError`: the others hear all the
   * same.
   */
  readonly subscribe: (listener: () => void) => () => void
  /** Takes everything back: listeners, running work, the modal's element. The kit stays silent from then on. */
  readonly dispose: () => Promise<void>
}

/** Methods that the running kit answers; the shell passes them on. */
export type ForwardedName =
  | "connect"
  | "disconnect"
  | "switchNetwork"
  | "switchConnection"
  | "removeNamespace"
  | "signMessage"
  | "send"
  | "log"

/** What the shell holds once the kit chunk has arrived. Changes come back through `publish` alone. */
export interface RunningKit extends Pick<Latchkey, Exclude<ForwardedName, "send" | "signMessage">> {
  /** `seen`: what the page showed in the call. A wallet is asked only while that is still so. */
  readonly signMessage: (asked: Parameters<Latchkey["signMessage"]>[0], seen: Snapshot) => Promise<string>
  readonly send: (asked: SendOptions, seen: Snapshot) => Promise<string>
  readonly open: (options: Pick<OpenOptions, "view" | "namespace" | "uri">) => void
  readonly close: () => void
  readonly request: (
    namespace: string,
    call: { readonly method: string; readonly params?: unknown },
    seen: Snapshot
  ) => Promise<unknown>
  readonly setTheme: (mode: "dark" | "light" | "auto") => void
  readonly dispose: () => Promise<void>
}

/** The kit chunk's one entry. Rejects with `ConfigInvalid` when the options are wrong. */
export type StartKit = (
  options: LatchkeyOptions,
  frame: Frame,
  publish: (snapshot: Snapshot) => void,
  ears: ReadonlySet<Ear>
) => RunningKit | Promise<never>
