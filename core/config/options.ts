import * as Either from "effect/Either"
import type { NetworkId } from "../chain/ids.ts"
import { type Network } from "../chain/network.ts"
import { array, boolean, type Decoder, literal, optional, record, string, struct } from "../decode.ts"
import { near } from "../text/near.ts"
import type { ThemeState } from "../theme/state.ts"
import { checkThemeVariables } from "../theme/variables.ts"
import { type Endpoints, endpointsOf } from "./endpoints.ts"
import { BothSignIns, ConfigInvalid, type OptionProblem } from "./errors.ts"
import { readFeatures } from "./readFeatures.ts"
import { readCustomWallets, readEndpoints, readNetworks, readPageUrl } from "./readParts.ts"
import { type OptionName, optionTable } from "./optionTable.ts"
import { type ConfigState, configStart } from "./state.ts"

/** A host page, as wallets are told of it. */
export interface Metadata {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: ReadonlyArray<string>
}

/** A host's options, checked and with their defaults. */
export interface Options {
  readonly config: ConfigState
  readonly theme: ThemeState
  /** One per id, in the host's order, the host's own endpoints first. */
  readonly networks: readonly [Network, ...Array<Network>]
  /** Where a visitor starts: the default network, else the first. */
  readonly active: NetworkId
  /** Empty when the host has none. */
  readonly projectId: string
  readonly metadata: Metadata | null
  readonly endpoints: Endpoints
  readonly storageName: string
  /** What the host should know, one sentence each; nothing stops for it. */
  readonly warnings: ReadonlyArray<string>
}

const text = string(4096)
const texts = array(string(256), 1024)
const readMetadata = struct({
  name: text, url: readPageUrl, description: optional(text), icons: optional(array(text, 16))
})

/**
 * Reads a host's options. Wrong ones are all found at once: `ConfigInvalid` names each field and what it should be; an
 * unknown name comes with the one that was probably meant. Spec §3 (Configuration), §5.
 */
export const readOptions = (input: unknown): Either.Either<Options, ConfigInvalid | BothSignIns> => {
  const given = record<unknown>((value) => value ?? null, 256)(input)
  if (given === undefined) return Either.left(invalid([{ field: "options", expected: "must be an object, e.g. { networks: [mainnet] }" }]))
  const problems: Array<OptionProblem> = []
  const warnings: Array<string> = []
  const has = (name: OptionName): boolean => given[name] !== undefined && given[name] !== null
  const problem = (field: string, expected: string): void => void problems.push({ field, expected })
  const read = <A>(name: OptionName, of: Decoder<A>, fallback: A): A => {
    if (!has(name)) return fallback
    const value = of(given[name])
    if (value === undefined) problem(name, optionTable[name].says)
    return value ?? fallback
  }
  const flag = (name: OptionName & keyof ConfigState, fallback: boolean): boolean => read(name, boolean, fallback)

  if (has("siwx") && has("siweConfig")) return Either.left(new BothSignIns())
  for (const name of Object.keys(given)) {
    const entry = Object.hasOwn(optionTable, name) ? optionTable[name as OptionName] : undefined
    if (entry === undefined) problem(name, unknown(name, Object.keys(optionTable)))
    else if (!has(name as OptionName)) continue
    else if (entry.status === "refused" || name === "siwx" || name === "siweConfig") problem(name, entry.says)
    else if (entry.status === "coming") warnings.push(`Option \`${name}\` ${entry.says}`)
  }

  const networks = has("networks") ? readNetworks(given["networks"], given["chainImages"], given["customRpcUrls"], problem) : []
  const [first] = networks
  if (first === undefined && !problems.some(({ field }) => field.startsWith("networks"))) problem("networks", optionTable.networks.says)
  const wanted = has("defaultNetwork") ? readNetworks([given["defaultNetwork"]], undefined, undefined, () => {})[0] : first
  const active = networks.find(({ id }) => id === wanted?.id)
  if (has("defaultNetwork") && first !== undefined && active === undefined) problem("defaultNetwork", optionTable.defaultNetwork.says)

  const projectId = read("projectId", string(256), "").trim()
  const own = readEndpoints(given["endpoints"], problem)
  const { dropped, variables } = checkThemeVariables(read("themeVariables", record<unknown>((value) => value ?? null, 256), {}))
  if (dropped.length > 0) warnings.push(`These theme variables are unknown or no safe CSS values: ${dropped.join(", ")}`)
  const endpoints = endpointsOf(projectId, own)
  const { features, warnings: featureWarnings } = readFeatures(given["features"], problem)
  const metadata = read("metadata", readMetadata, undefined)
  const storageName = read("storageName", (value) => (typeof value === "string" && /^[^:]{0,64}$/.test(value) ? value : undefined), "")
  read("onEvent", (value) => (typeof value === "function" ? true : undefined), true)
  const config: ConfigState = {
    ...configStart,
    debug: flag("debug", false),
    basic: flag("basic", false),
    enableNetworkSwitch: flag("enableNetworkSwitch", true),
    enableReconnect: flag("enableReconnect", true),
    enableEIP6963: flag("enableEIP6963", true),
    enableInjected: flag("enableInjected", true),
    enableWallets: flag("enableWallets", true),
    enableWalletConnect: flag("enableWalletConnect", true),
    enableWalletGuide: flag("enableWalletGuide", true),
    allowUnsupportedChain: flag("allowUnsupportedChain", false),
    allWallets: read("allWallets", literal("SHOW", "HIDE", "ONLY_MOBILE"), features.allWallets ? "SHOW" : "HIDE"),
    featuredWalletIds: read("featuredWalletIds", texts, []),
    includeWalletIds: read("includeWalletIds", texts, []),
    excludeWalletIds: read("excludeWalletIds", texts, []),
    customWallets: readCustomWallets(given["customWallets"], problem),
    features,
    termsConditionsUrl: read<string | null>("termsConditionsUrl", readPageUrl, null),
    privacyPolicyUrl: read<string | null>("privacyPolicyUrl", readPageUrl, null),
    catalogue: endpoints.api !== undefined
  }
  const theme: ThemeState = { mode: read("themeMode", literal("dark", "light", "auto"), "dark"), variables }
  if (first === undefined || problems.length > 0) return Either.left(invalid(problems))
  return Either.right({
    config, theme, networks: [first, ...networks.slice(1)], active: active?.id ?? first.id, projectId, endpoints, storageName,
    metadata: metadata === undefined ? null
      : { name: metadata.name, url: metadata.url, description: metadata.description ?? "", icons: metadata.icons ?? [] },
    warnings: [...warnings, ...featureWarnings]
  })
}

/** What is said of a name nobody knows. */
export const unknown = (name: string, known: ReadonlyArray<string>): string => {
  const meant = near(name, known)
  return meant === undefined ? "is not known" : `is not known. Did you mean \`${meant}\`?`
}

const invalid = (problems: ReadonlyArray<OptionProblem>): ConfigInvalid => {
  const [{ expected, field } = { field: "options", expected: "must be an object" }] = problems
  return new ConfigInvalid({ field, expected, problems })
}
