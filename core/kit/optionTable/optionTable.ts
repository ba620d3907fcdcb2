import type { HostOptionsOf, OptionList, ValuesOf } from "./optionKinds.ts"

/* Each option, with its kind and its default: `[kind, default]`, or `[kind]` without a default. */

/** The options that the state of a kit has under the same name (`ConfigState`). */
export const stateOptions = {
  /** Keeps every event in the log, and alerts developers in the page. */
  debug: ["flag", false],
  /** Disables all remote features of the project. */
  basic: ["flag", false],
  /** True if the visitor may change the network. On by default. */
  enableNetworkSwitch: ["flag", true],
  /** True if the wallets of the last visit are restored. On by default. */
  enableReconnect: ["flag", true],
  /** True if wallets that announce themselves (EIP-6963) are found. On by default. */
  enableEIP6963: ["flag", true],
  /**
   * True if wallets that only inject a provider into the page, without announcing themselves, are found. On by default.
   */
  enableInjected: ["flag", true],
  /** True if wallets are listed, next to email and social accounts. On by default. */
  enableWallets: ["flag", true],
  /** True if WalletConnect is offered. On by default if there is a project id. */
  enableWalletConnect: ["flag", true],
  /** True if visitors without a wallet are offered one, with an explanation. On by default. */
  enableWalletGuide: ["flag", true],
  /** True if Coinbase Wallet is listed where it is found. On by default. */
  enableCoinbase: ["flag", true],
  /**
   * True if a transfer or swap that is pending when the modal closes is shown at the page's corner. On by default.
   */
  enableProgress: ["flag", true],
  /** Makes the modal part of the page: always open, inside the element that is passed to `open({ into })`. */
  enableEmbedded: ["flag", false],
  /** Shows only WalletConnect's views. The host pairs (`open({ uri })`), or lets the kit pair. */
  manualWCControl: ["flag", false],
  /** Accepts a wallet on a network outside `networks`. By default, the visitor is asked to switch. */
  allowUnsupportedChain: ["flag", false],
  /** Wallets of the catalogue that are listed first, in this order. */
  featuredWalletIds: ["walletIds", []],
  /** Wallets on the page that come first in their group, in this order, by id: `["com.example.passkey"]`. */
  walletOrder: ["connectorIds", []],
  /** Lists only these catalogue wallets. */
  includeWalletIds: ["walletIds", []],
  /** Wallets of the catalogue that are not listed. */
  excludeWalletIds: ["walletIds", []],
  /** The page's terms, linked in Connect. */
  termsConditionsUrl: ["page", null],
  /** The page's privacy policy, linked in Connect. */
  privacyPolicyUrl: ["page", null],
  /**
   * Addresses that the page vouches for, bare or as account ids. They count as known, like the visitor's own accounts
   * and the receivers of their confirmed sends. An address that looks like a known one raises a warning.
   */
  addressBook: ["addressBook", []],
  /**
   * Where names of accounts come from: `both` (the default) asks the name service, then ENS; `service`, `ens`, or `off`.
   * A name that a visitor types is resolved in any case.
   */
  identity: ["identity", "both"],
  /**
   * True if an ENS name that a visitor types may be resolved by the server that the name's owner chose (EIP-3668). That
   * server sees the visitor's IP address. On by default.
   */
  ensGateways: ["flag", true],
  /** The account type of the embedded wallet until its visitor chooses: on EVM networks `smartAccount`, or `eoa`. */
  defaultAccountTypes: ["defaultAccountTypes", {}]
} as const satisfies OptionList

/** The options that the kit's services take under the same name (`Options`). */
export const serviceOptions = {
  /** Separates this kit's storage from another kit's on the same page. */
  storageName: ["storageName", ""],
  /** Pictures that replace those of wallets on the page: https addresses by connector id, as in `kit.connectors()`. */
  connectorImages: ["connectorImages", {}],
  /**
   * The token whose balance the button and the account show in place of the network's own coin: its contract and a
   * picture, by chain id. If its balance cannot be read, the coin's is shown.
   */
  tokens: ["tokens", {}],
  /**
   * Your paymaster services (ERC-7677) by network id: an address, or `{ url, context }`. They pay the network fees of
   * `send`, `swap`, `approve`, `sendCalls` and the views. Visitors see who pays before they confirm.
   */
  sponsor: ["sponsor", {}],
  /**
   * Shows each request of the page that signs or sends in a view of the kit, in words, before a wallet receives it. Off
   * by default, because a wallet shows its own prompt. Grants of permissions are always shown.
   */
  reviewRequests: ["flag", false],
  /**
   * Ways to fund the account that you add to the view AddFunds (`features: { pay: true }`), in this order, at most 16.
   */
  fundingOptions: ["fundingOptions", []],
  /**
   * Your own check of each request that signs or sends, from your page or from a view of the kit, before it is
   * reviewed: `async (request) => ({ verdict: "warn", reason: "This address was reported" })`. A warning is shown in
   * your site's name; `block` rejects the request with `ScreenBlocked`. Without an answer within 2 s, the request
   * continues (but see `screenRequired`).
   */
  screen: ["screen"],
  /** True if a request is rejected with `ScreenUnanswered` when `screen` gives no answer. Off by default. */
  screenRequired: ["flag", false],
  /** True if the embedded wallet writes its own log. On by default. */
  enableAuthLogger: ["flag", true],
  /** Origins of sites that may frame your page while a visitor signs, e.g. `https://shop.example`. No patterns. */
  allowedAncestors: ["allowedAncestors", []]
} as const satisfies OptionList

/** The options that are read together with others, or before the kit has loaded. */
export const jointOptions = {
  /** Optional: without it no remote service is used, and every wallet on the page still works. */
  projectId: ["projectId", ""],
  /** The page's description for wallet apps. `url` is its address, its origin by default; wallets verify it. */
  metadata: ["metadata"],
  /** Base URLs, without a trailing slash, that replace the public ones of the remote services. */
  endpoints: ["endpoints"],
  /** The network at the first visit; the first of `networks` by default. */
  defaultNetwork: ["defaultNetwork"],
  /** The host's own wallets, listed in addition to the catalogue's. */
  customWallets: ["customWallets"],
  /** True if the list of all wallets is offered, or only on phones. Defaults to the feature of this name. */
  allWallets: ["allWallets"],
  /** Pictures of networks, by chain id. */
  chainImages: ["chainImages"],
  /** Endpoints in place of a network's own, by network id. */
  customRpcUrls: ["customRpcUrls"],
  /**
   * How JSON-RPC requests are sent: whether simultaneous ones are batched into one POST, and whether the endpoints of a
   * network are ranked. Ranked endpoints are pinged every 4 s while in use; stable and fast ones are tried first.
   */
  rpc: ["rpc"],
  /** The mode of the modal and the buttons; `auto` follows the system. Dark by default. */
  themeMode: ["themeMode", "dark"],
  /** Opens wallet apps by their https link if they have both a link and a scheme of their own. */
  experimental_preferUniversalLinks: ["flag", false],
  /** Your own WalletConnect proposal: lists by namespace, nodes by network id. */
  universalProviderConfigOverride: ["universalProviderConfigOverride", {}],
  /** Sign-in with a wallet, e.g. `signIn()` of `latchkey/siwx`. */
  siwx: ["siwx"],
  /** Sign-in configuration as in earlier kits (EVM only). Cannot be combined with `siwx`. */
  siweConfig: ["siweConfig"],
  /**
   * When the kit's code loads before the modal is opened: `intent` (the default) when the pointer, a finger or the
   * focus reaches a ConnectButton; `visible` loads the code of the first view when a ConnectButton is in sight, and the
   * rest as `intent`; `idle` loads all of it once the page is quiet, for pages whose visitors are on phones. Loading
   * ahead sends no request to any other host.
   */
  prepare: ["prepare"],
  /**
   * True if the account is stored in a cookie of the page, so that your server can render it in its first response
   * (`latchkey/server`). The browser then sends it to your server with each request. `false` removes a stored cookie.
   */
  cookie: ["cookie"],
  /**
   * True if mistakes are printed to the console during development. By default, on if a bundler resolves the entry for
   * development, as Vite, webpack and Next do. `true` enables it for other bundlers; `false` disables it.
   */
  development: ["flag"]
} as const satisfies OptionList

/** The options with types of the page: elements, events and texts. `LatchkeyOptions` has them. */
export const pageOptions = {
  networks: ["networks"],
  locale: ["locale"],
  words: ["words"],
  themeVariables: ["themeVariables"],
  themeTokens: ["themeTokens"],
  features: ["features"],
  avatar: ["avatar"],
  disclaimer: ["disclaimer"],
  onConnect: ["callback"],
  onDisconnect: ["callback"],
  onChange: ["callback"],
  onTransaction: ["callback"],
  onError: ["callback"],
  onEvent: ["callback"]
} as const satisfies OptionList

/** Every option. */
export const optionTable = { ...pageOptions, ...jointOptions, ...stateOptions, ...serviceOptions }

/** The options of a kit without types of the page. */
export interface HostOptions
  extends HostOptionsOf<typeof stateOptions>,
    HostOptionsOf<typeof serviceOptions>,
    HostOptionsOf<typeof jointOptions> {}
/** The values that the kit's services take under the same name. */
export interface ServiceOptions extends ValuesOf<typeof serviceOptions> {}
