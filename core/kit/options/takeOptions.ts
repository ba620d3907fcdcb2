import type { ShownTokens } from "../../onchain/account/shownToken.ts"
import type { NetworkId } from "../../chain/network/ids.ts"
import type { Network } from "../../chain/network/schema.ts"
import type { ThemeState } from "../theme/events.ts"
import type { ConfigState } from "../config/events.ts"
import {
  array,
  boolean,
  type Decoder,
  literal,
  optional,
  record,
  string,
  struct
} from "../../foundation/data/decode.ts"
import { checkThemeVariables } from "../theme/variables.ts"
import { type Endpoints, endpointsOf } from "../../foundation/http/endpoints.ts"
import {
  readAccountTypes,
  readAddresses,
  readAskingNodes,
  readCustomWallets,
  readEndpoints,
  readNetworks,
  readPageUrl,
  readPictures,
  readTokens,
  readWholeUrl,
  readProposalOverride
} from "./readParts.ts"
import type { SignInPlugin, SiweConfig } from "../../onchain/siwx/plugin.ts"
import type { AskingNodes } from "../../chain/rpc/askingNodes.ts"
import type { ProposalOverride } from "../../wallets/walletconnect/optionalNamespaces.ts"
import { configStart } from "../config/state.ts"
import { takeFeatures } from "../features/takeFeatures.ts"

/** The host page's description for wallets. */
export interface Metadata {
  readonly name: string
  readonly description: string
  /** Empty if the host names none: the page's origin is told. */
  readonly url: string
  readonly icons: ReadonlyArray<string>
}

/** A host's options, checked and with defaults. */
export interface Options {
  readonly config: ConfigState
  readonly theme: ThemeState
  /** One per id, in the host's order, the host's own endpoints first. */
  readonly networks: readonly [Network, ...Array<Network>]
  /** The network a visitor starts on: the default network, else the first. */
  readonly active: NetworkId
  /** Empty if the host has none. */
  readonly projectId: string
  readonly metadata: Metadata | null
  readonly endpoints: Endpoints
  /** Pictures of the page's wallets by their connectors' ids. */
  readonly connectorImages: Readonly<Record<string, string>>
  /** The tokens whose balance is shown in place of the coin's, by network. */
  readonly tokens: ShownTokens
  /** The host's own parts of the WalletConnect proposal. */
  readonly walletConnect: ProposalOverride
  readonly rpc: AskingNodes
  /** The host's sign-in, one of the two; null without one. */
  readonly signIn: { readonly siwx: SignInPlugin } | { readonly siweConfig: SiweConfig } | null
  readonly storageName: string
  /** The host's requests to any wallet are shown before the wallet gets them. */
  readonly reviewRequests: boolean
  /** Whether the embedded wallet's frame writes a log of its own. */
  readonly enableAuthLogger: boolean
  /** Origins that may frame the page while a visitor signs. */
  readonly allowedAncestors: ReadonlyArray<string>
}

/** The result of reading a host's options. */
export interface Taken {
  /** Null if a field is invalid. */
  readonly options: Options | null
  /** The invalid fields, by their dotted paths. What each should be is in `core/kit/options/optionWords.ts`. */
  readonly wrong: ReadonlyArray<string>
  /** The ignored fields; none of them stops the kit. */
  readonly ignored: ReadonlyArray<string>
}

const text = string(4096)
const texts = array(string(256), 1024)
const any: Decoder<unknown> = (value) => value ?? null

/** A sign-in of the host's: it is known by the function that makes its texts. */
const makingTexts = <A>(value: unknown): A | undefined =>
  typeof Object(value).createMessage === "function" ? (value as A) : undefined

/** Options that are copied to the configuration unchanged. */
const plain = {
  debug: boolean,
  basic: boolean,
  enableNetworkSwitch: boolean,
  enableReconnect: boolean,
  enableEIP6963: boolean,
  enableInjected: boolean,
  enableWallets: boolean,
  enableWalletConnect: boolean,
  enableWalletGuide: boolean,
  allowUnsupportedChain: boolean,
  manualWCControl: boolean,
  enableEmbedded: boolean,
  enableCoinbase: boolean,
  defaultAccountTypes: readAccountTypes,
  allWallets: literal("SHOW", "HIDE", "ONLY_MOBILE"),
  featuredWalletIds: texts,
  includeWalletIds: texts,
  excludeWalletIds: texts,
  termsConditionsUrl: readPageUrl,
  privacyPolicyUrl: readPageUrl,
  addressBook: readAddresses
} satisfies { readonly [K in keyof ConfigState]?: Decoder<ConfigState[K]> }

const callback = (value: unknown) => (typeof value === "function" ? true : undefined)

/** The others, each read separately. */
const special = {
  projectId: string(256),
  metadata: struct({
    name: text,
    url: optional(readWholeUrl),
    description: optional(text),
    icons: optional(array(text, 16))
  }),
  themeMode: literal("dark", "light", "auto"),
  themeVariables: record(any, 256),
  themeTokens: record(any, 256),
  prepare: literal("intent", "visible", "idle"),
  storageName: (value: unknown) => (typeof value === "string" && /^[^:]{0,64}$/.test(value) ? value : undefined),
  onConnect: callback,
  onDisconnect: callback,
  onChange: callback,
  onError: callback,
  onEvent: callback,
  avatar: callback,
  development: boolean,
  experimental_preferUniversalLinks: boolean,
  reviewRequests: boolean,
  enableAuthLogger: boolean,
  allowedAncestors: texts,
  connectorImages: readPictures,
  tokens: readTokens,
  siwx: makingTexts<SignInPlugin>,
  siweConfig: makingTexts<SiweConfig>,
  universalProviderConfigOverride: readProposalOverride,
  // Read below, together with what they depend on.
  networks: any,
  // What reads these takes anything; a developer is told of what does not fit (`optionLines`).
  locale: any,
  words: any,
  cookie: any,
  disclaimer: any,
  defaultNetwork: any,
  chainImages: any,
  customRpcUrls: any,
  customWallets: any,
  endpoints: any,
  features: any,
  rpc: any
}
const readers = { ...plain, ...special }
type Given = { readonly [K in keyof typeof special]?: NonNullable<ReturnType<(typeof special)[K]>> }

/**
 * Reads a host's options without messages for invalid ones: a page whose options are valid never loads those. Finds all
 * mistakes at once. `debug` stands where the host says nothing of it. docs/spec/kit.md#config-options.
 */
export const takeOptions = (input: unknown, debug = false): Taken => {
  const all = record(any, 256)(input)
  if (all === undefined) return { options: null, wrong: ["options"], ignored: [] }
  const wrong: Array<string> = []
  const ignored: Array<string> = []
  const problem = (field: string): void => void wrong.push(field)
  const read: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(all)) {
    if (value === null && Object.hasOwn(readers, name)) continue
    if (!Object.hasOwn(readers, name)) problem(name)
    else {
      read[name] = readers[name as keyof typeof readers](value)
      if (read[name] === undefined) problem(name)
    }
  }
  const given = read as Given
  const own = Object.fromEntries(
    Object.keys(plain)
      .filter((name) => read[name] !== undefined)
      .map((name) => [name, read[name]])
  )

  const networks =
    given.networks === undefined ? [] : readNetworks(given.networks, given.chainImages, given.customRpcUrls, problem)
  const [first] = networks
  if (first === undefined && !wrong.some((field) => field.startsWith("networks"))) problem("networks")
  const preferred =
    given.defaultNetwork === undefined ? first : readNetworks([given.defaultNetwork], undefined, undefined, () => {})[0]
  const active = networks.find(({ id }) => id === preferred?.id)
  if (given.defaultNetwork !== undefined && first !== undefined && active === undefined) problem("defaultNetwork")

  const projectId = given.projectId?.trim() ?? ""
  const endpoints = endpointsOf(projectId, readEndpoints(given.endpoints, problem))
  const rpc = readAskingNodes(given.rpc, problem)
  const { dropped, variables } = checkThemeVariables(given.themeVariables ?? {})
  ignored.push(...dropped.map((name) => `themeVariables.${name}`))
  const features = takeFeatures(given.features, wrong, ignored)
  const customWallets = readCustomWallets(given.customWallets, problem, (field) => ignored.push(field))
  const { siweConfig, siwx } = given
  if (siwx && siweConfig) wrong.push("siwx", "siweConfig")
  if (first === undefined || wrong.length > 0) return { options: null, wrong, ignored }

  const config: ConfigState = {
    ...configStart,
    debug,
    allWallets: features.allWallets ? "SHOW" : "HIDE",
    ...own,
    preferUniversalLinks: given.experimental_preferUniversalLinks ?? false,
    customWallets,
    features,
    signIn: siwx !== undefined || (siweConfig !== undefined && siweConfig.enabled !== false),
    catalogue: endpoints.api !== undefined,
    chainService: endpoints.chainService !== undefined
  }
  return {
    wrong,
    ignored,
    options: {
      config,
      networks: [first, ...networks.slice(1)],
      active: active?.id ?? first.id,
      projectId,
      endpoints,
      rpc,
      signIn: siwx ? { siwx } : siweConfig && siweConfig.enabled !== false ? { siweConfig } : null,
      connectorImages: given.connectorImages ?? {},
      tokens: given.tokens ?? {},
      walletConnect: given.universalProviderConfigOverride ?? {},
      theme: { mode: given.themeMode ?? "dark", variables },
      storageName: given.storageName ?? "",
      reviewRequests: given.reviewRequests ?? false,
      enableAuthLogger: given.enableAuthLogger ?? true,
      allowedAncestors: given.allowedAncestors ?? [],
      metadata: given.metadata ? { description: "", icons: [], url: "", ...given.metadata } : null
    }
  }
}
