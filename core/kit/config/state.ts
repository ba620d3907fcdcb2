import type { FailureData } from "../../foundation/errors/failure.ts"
import { arrived, asking, failed, type Remote, unasked } from "../../foundation/data/remote.ts"
import type { KitEvent } from "../../state.ts"
import type { Wallet } from "../../wallets/connectors/connector.ts"
import { type LocalFeatures, localFeatures } from "../features/localFeatures.ts"
import { noRemoteFeatures, type RemoteFeature, type RemoteFeatures } from "../features/remoteFeatures.ts"

/** The options of a kit that its rules look at, checked and with their defaults. Spec §6, §9. */
export interface ConfigState {
  readonly debug: boolean
  readonly basic: boolean
  /** The host drives WalletConnect itself: the modal shows its views alone. */
  readonly manualWCControl: boolean
  /** The modal is a part of the host's page and stands open. */
  readonly enableEmbedded: boolean
  /** Whether Coinbase's extension is listed where it does not announce itself. */
  readonly enableCoinbase: boolean
  /** Wallet apps are opened by their https link where they have one, and not by their own scheme. */
  readonly preferUniversalLinks: boolean
  readonly enableNetworkSwitch: boolean
  readonly enableReconnect: boolean
  readonly enableEIP6963: boolean
  readonly enableInjected: boolean
  readonly enableWallets: boolean
  readonly enableWalletConnect: boolean
  readonly enableWalletGuide: boolean
  readonly allowUnsupportedChain: boolean
  readonly allWallets: "SHOW" | "HIDE" | "ONLY_MOBILE"
  readonly featuredWalletIds: ReadonlyArray<string>
  readonly includeWalletIds: ReadonlyArray<string>
  readonly excludeWalletIds: ReadonlyArray<string>
  readonly customWallets: ReadonlyArray<Wallet>
  readonly features: LocalFeatures
  readonly termsConditionsUrl: string | null
  readonly privacyPolicyUrl: string | null
  /** Whether there is a catalogue to ask: without a project id nothing remote is used. */
  readonly catalogue: boolean
  readonly remote: Remote<ReadonlyArray<RemoteFeature>>
  readonly origins: Remote<ReadonlyArray<string>>
  /** What the visitor is offered: the project's word, else the host's, else the default (`resolveFeatures`). Spec §6. */
  readonly resolved: RemoteFeatures
}

export type ConfigEvent =
  | { readonly _tag: "ConfigAsked" }
  | { readonly _tag: "ConfigArrived"; readonly features: ReadonlyArray<RemoteFeature> }
  | { readonly _tag: "ConfigFailed"; readonly error: FailureData }
  | { readonly _tag: "OriginsArrived"; readonly origins: ReadonlyArray<string> }
  | { readonly _tag: "OriginsFailed"; readonly error: FailureData }
  | { readonly _tag: "FeaturesResolved"; readonly features: RemoteFeatures }

export const configStart: ConfigState = {
  debug: false,
  basic: false,
  manualWCControl: false,
  enableEmbedded: false,
  enableCoinbase: true,
  preferUniversalLinks: false,
  enableNetworkSwitch: true,
  enableReconnect: true,
  enableEIP6963: true,
  enableInjected: true,
  enableWallets: true,
  enableWalletConnect: true,
  enableWalletGuide: true,
  allowUnsupportedChain: false,
  allWallets: "SHOW",
  featuredWalletIds: [],
  includeWalletIds: [],
  excludeWalletIds: [],
  customWallets: [],
  features: localFeatures,
  termsConditionsUrl: null,
  privacyPolicyUrl: null,
  catalogue: false,
  remote: unasked,
  origins: unasked,
  resolved: noRemoteFeatures
}

/** Moves the configuration: what the project says of itself arrives, or does not. */
export const stepConfig = (config: ConfigState, event: KitEvent): ConfigState => {
  switch (event._tag) {
    case "ConfigAsked":
      return { ...config, remote: asking(config.remote) }
    case "ConfigArrived":
      return { ...config, remote: arrived(event.features) }
    case "ConfigFailed":
      return { ...config, remote: failed(config.remote, event.error) }
    case "OriginsArrived":
      return { ...config, origins: arrived(event.origins) }
    case "OriginsFailed":
      return { ...config, origins: failed(config.origins, event.error) }
    case "FeaturesResolved":
      return { ...config, resolved: event.features }
    default:
      return config
  }
}
