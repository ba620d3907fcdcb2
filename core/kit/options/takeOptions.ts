import type { NetworkId } from "../../chain/network/ids.ts"
import type { Network } from "../../chain/network/schema.ts"
import type { AskingNodes } from "../../chain/rpc/askingNodes.ts"
import { anything, record } from "../../foundation/data/decode.ts"
import { type Endpoints, getEndpoints } from "../../foundation/http/endpoints.ts"
import type { SignInPlugin, SiweConfig } from "../../onchain/siwx/plugin.ts"
import type { ProposalOverride } from "../../wallets/walletconnect/optionalNamespaces.ts"
import type { ConfigState } from "../config/events.ts"
import { configStart } from "../config/state.ts"
import { takeFeatures } from "../features/takeFeatures.ts"
import { readValue, type ValuesOf, getValues } from "../optionTable/optionKinds.ts"
import { optionTable, type ServiceOptions, serviceOptions, stateOptions } from "../optionTable/optionTable.ts"
import type { ThemeState } from "../theme/events.ts"
import { checkThemeVariables } from "../theme/variables.ts"
import { type Problem, readAskingNodes, readCustomWallets, readEndpoints, readNetworks } from "./readParts.ts"

/** The host page's description for wallets. */
export interface Metadata {
  readonly name: string
  readonly description: string
  /** Empty by default: then the page's origin is reported. */
  readonly url: string
  readonly icons: ReadonlyArray<string>
}

/** A host's options, checked and with defaults. */
export interface Options extends ServiceOptions {
  readonly config: ConfigState
  readonly theme: ThemeState
  /** One per id, in the host's order, the host's own endpoints first. */
  readonly networks: readonly [Network, ...Array<Network>]
  /** The network on which a visitor starts: the default network, else the first. */
  readonly active: NetworkId
  /** Empty without a project id. */
  readonly projectId: string
  readonly metadata: Metadata | null
  readonly endpoints: Endpoints
  /** The host's own parts of the WalletConnect proposal. */
  readonly walletConnect: ProposalOverride
  readonly rpc: AskingNodes
  /** The host's sign-in, one of the two; null without one. */
  readonly signIn: { readonly siwx: SignInPlugin } | { readonly siweConfig: SiweConfig } | null
}

/** The result of reading a host's options. */
export interface TakenOptions {
  /** Null if a field is invalid. */
  readonly options: Options | null
  /** The invalid fields, by their dotted paths. The expected values are in `core/kit/options/optionWords.ts`. */
  readonly wrong: ReadonlyArray<string>
  /** The ignored fields, which do not stop the kit. */
  readonly ignored: ReadonlyArray<string>
}

const isOption = (name: string): name is keyof typeof optionTable => Object.hasOwn(optionTable, name)

/** Reads each option by its kind. `problem` records unknown names and invalid values; null counts as missing. */
const readByKind = (all: Readonly<Record<string, unknown>>, problem: Problem): Readonly<Record<string, unknown>> => {
  const read: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(all)) {
    if (!isOption(name)) problem(name)
    else if (value !== null) {
      try {
        read[name] = readValue(optionTable[name][0], value)
      } catch {
        // A getter in it throws.
      }
      if (read[name] === undefined) problem(name)
    }
  }
  return read
}

/** Reads the networks, and the one on which a visitor starts. Adds the invalid fields to `wrong`. */
const takeNetworks = (values: ValuesOf<typeof optionTable>, wrong: Array<string>) => {
  const addProblem = (field: string): void => void wrong.push(field)
  const { chainImages, customRpcUrls, defaultNetwork } = values
  const networks =
    values.networks === undefined ? [] : readNetworks(values.networks, chainImages, customRpcUrls, addProblem)
  const [first] = networks
  if (first === undefined && !wrong.some((field) => field.startsWith("networks"))) addProblem("networks")
  const preferred =
    defaultNetwork === undefined ? first : readNetworks([defaultNetwork], undefined, undefined, () => {})[0]
  const active = networks.find(({ id }) => id === preferred?.id)
  if (defaultNetwork !== undefined && first !== undefined && active === undefined) addProblem("defaultNetwork")
  return { first, networks, active: active ?? first }
}

/**
 * Reads a host's options without messages for invalid ones, which a page with valid options never loads. Finds all
 * mistakes at once. `debug` applies if the host does not set it. docs/spec/kit.md#config-options.
 */
export const takeOptions = (input: unknown, debug = false): TakenOptions => {
  const all = record(anything, 256)(input)
  if (all === undefined) return { options: null, wrong: ["options"], ignored: [] }
  const wrong: Array<string> = []
  const ignored: Array<string> = []
  const addProblem = (field: string): void => void wrong.push(field)
  const read = readByKind(all, addProblem)
  const values = getValues(optionTable, read)
  const { active, first, networks } = takeNetworks(values, wrong)
  const projectId = values.projectId.trim()
  const endpoints = getEndpoints(projectId, readEndpoints(values.endpoints, addProblem))
  const rpc = readAskingNodes(values.rpc, addProblem)
  const { dropped, variables } = checkThemeVariables(values.themeVariables ?? {})
  ignored.push(...dropped.map((name) => `themeVariables.${name}`))
  const features = takeFeatures(values.features, wrong, ignored)
  const customWallets = readCustomWallets(values.customWallets, addProblem, (field) => ignored.push(field))
  const { siweConfig, siwx } = values
  if (siwx && siweConfig) wrong.push("siwx", "siweConfig")
  if (first === undefined || wrong.length > 0) return { options: null, wrong, ignored }

  const config: ConfigState = {
    ...configStart,
    ...getValues(stateOptions, { debug, ...read }),
    allWallets: values.allWallets ?? (features.allWallets ? "SHOW" : "HIDE"),
    preferUniversalLinks: values.experimental_preferUniversalLinks,
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
      ...getValues(serviceOptions, read),
      config,
      networks: [first, ...networks.slice(1)],
      active: active?.id ?? first.id,
      projectId,
      endpoints,
      rpc,
      signIn: siwx ? { siwx } : siweConfig && siweConfig.enabled !== false ? { siweConfig } : null,
      walletConnect: values.universalProviderConfigOverride,
      theme: { mode: values.themeMode, variables },
      metadata: values.metadata ? { description: "", icons: [], url: "", ...values.metadata } : null
    }
  }
}
