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
  /** True if wallets are found that only leave a provider on the page. On by default. */
  enableInjected: ["flag", true],
  /** True if wallets are listed at all, next to email and social accounts. On by default. */
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
  /** The modal is part of the page: it is always open in the element that `open({ into })` names. */
  enableEmbedded: ["flag", false],
  /** Only shows WalletConnect's views; the host pairs (`open({ uri })`) or lets the kit do it. */
  manualWCControl: ["flag", false],
  /** Accepts a wallet on a network outside `networks`; by default its visitor is asked to switch. */
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
   * Addresses that the page vouches for, bare or as account ids: they count as known, like the visitor's own accounts
   * and the receivers of their confirmed sends. An address that looks like a known one raises a warning.
   */
  addressBook: ["addressBook", []],
  /**
   * Where names of accounts come from: `both` (the default) asks the name service, then ENS; `service`, `ens`, or `off`.
   * A name that a visitor types is resolved in any case.
   */
  identity: ["identity", "both"],
  /**
   * True if a name of ENS that a visitor types may be read from the server that the name's owner chose (EIP-3668). That
   * server sees the visitor's address on the internet. On by default.
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
   * Your paymaster services (ERC-7677) by network id, which pay the network fees of `send`, `swap`, `approve`,
   * `sendCalls` and the views: an address, or `{ url, context }`. Before they confirm, visitors see who pays.
   */
  sponsor: ["sponsor", {}],
  /**
   * Shows each request of the page that signs or sends in the kit's own view, in words, before a wallet receives it.
   * Off by default: a wallet shows its own prompt. Grants of permissions are always shown.
   */
  reviewRequests: ["flag", false],
  /**
   * Ways to fund the account that you add to the view AddFunds (`features: { pay: true }`), in this order, at most 16.
   */
  fundingOptions: ["fundingOptions", []],
  /**
   * Your own check of each request that signs or sends, from your page or from a view of the kit, before it is reviewed:
   * `async (request) => ({ verdict: "warn", reason: "This address was reported" })`. A warning is shown as your site's
   * word; `block` ends the request with `ScreenBlocked`. It has 2 s, and without an answer the request continues.
   */
  screen: ["screen"],
  /** True if a request ends with `ScreenUnanswered` when `screen` gives no answer. Off by default. */
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
  /** Base URLs of the remote services, without a trailing slash, replacing the public ones. */
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
   * How JSON-RPC requests are sent: simultaneous ones batched into one POST; a network's endpoints pinged every 4 s
   * while they are used, the stable and fast ones tried first.
   */
  rpc: ["rpc"],
  /** The mode of the modal and the buttons; `auto` follows the system. Dark by default. */
  themeMode: ["themeMode", "dark"],
  /** Opens wallet apps by https links where they have both. */
  experimental_preferUniversalLinks: ["flag", false],
  /** Your own WalletConnect proposal: lists by namespace, nodes by network id. */
  universalProviderConfigOverride: ["universalProviderConfigOverride", {}],
  /** Sign-in with a wallet, e.g. `signIn()` of `latchkey/siwx`. */
  siwx: ["siwx"],
  /** Sign-in configuration as in earlier kits (EVM only). Cannot be combined with `siwx`. */
  siweConfig: ["siweConfig"],
  /**
   * When the kit's code loads before the modal is opened: `intent` (the default) when the pointer, a finger or the
   * focus reaches a ConnectButton; `visible` loads the file of the first view when a ConnectButton is in sight, and the
   * rest as `intent`; `idle` loads all of it once the page is quiet, for pages whose visitors are on phones. No other
   * host receives a request because of it.
   */
  prepare: ["prepare"],
  /**
   * True if the account is stored in a cookie of the page, so that your server renders it in its first answer
   * (`latchkey/server`). It then goes to your server with each request. `false` removes a stored one.
   */
  cookie: ["cookie"],
  /**
   * True if mistakes are printed to the console during development. By default on if a bundler resolves the entry for
   * development, as Vite, webpack and Next do; `true` enables it for others, `false` disables it.
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
