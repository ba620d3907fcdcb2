import { latest, type Remote } from "../../foundation/data/remote.ts"
import type { LocalFeatures, RemoteFeature, RemoteFeatures, RequestedFeatures } from "./schema.ts"
import { type SocialProvider, socialProviders } from "../../embedded/social/providers.ts"
import { socialOrder } from "../optionTable/featureNames.ts"
import { noRemoteFeatures } from "./remoteFeatures.ts"

/** The inputs of the features in effect: the kit's options and the project's configuration. */
export interface FeatureOptions {
  readonly basic: boolean
  readonly manualWCControl: boolean
  readonly catalogue: boolean
  readonly features: LocalFeatures
  readonly remote: Remote<ReadonlyArray<RemoteFeature>>
}

/** The features if neither the project nor the host configures any. */
export const remoteDefaults: RemoteFeatures = {
  email: true,
  socials: socialOrder,
  swaps: ["1inch"],
  onramp: ["meld"],
  activity: true,
  reownBranding: true,
  multiWallet: false
}

/** The offered features, once the project has answered. */
export interface ResolvedFeatures {
  readonly features: RemoteFeatures
  /** The host's settings that the project's configuration overrode, as listed in the warning. */
  readonly ignored: ReadonlyArray<string>
}

/**
 * Returns the features of a kit. The project's configuration takes precedence over the host's, and the overridden
 * settings are listed. If the project has an entry without a configuration, or if fetching failed, the host's option or
 * the default applies. No remote feature is offered until the configuration is known, nor in basic mode, under manual
 * control or without a project.
 */
export const resolveFeatures = (config: FeatureOptions): ResolvedFeatures => {
  if (config.basic || config.manualWCControl || !config.catalogue) return { features: noRemoteFeatures, ignored: [] }
  const entries = latest(config.remote)
  const { ignored, resolved } =
    entries !== undefined
      ? fromProject(entries, config.features.requested)
      : { resolved: resolveUnfetched(config.remote, config.features), ignored: [] }
  return { features: config.features.pay ? { ...resolved, email: false, socials: false } : resolved, ignored }
}

const resolveUnfetched = (remote: Remote<unknown>, { requested }: LocalFeatures): RemoteFeatures =>
  remote._tag === "Failed" ? fillInDefaults(requested) : noRemoteFeatures

const fillInDefaults = (requested: RequestedFeatures): RemoteFeatures => ({
  email: requested.email ?? remoteDefaults.email,
  socials: requested.socials ?? remoteDefaults.socials,
  swaps: requested.swaps ?? remoteDefaults.swaps,
  onramp: requested.onramp ?? remoteDefaults.onramp,
  activity: requested.activity ?? remoteDefaults.activity,
  reownBranding: requested.reownBranding ?? remoteDefaults.reownBranding,
  multiWallet: remoteDefaults.multiWallet
})

/** The entry of the project's configuration that decides each feature, and the host's name for it. */
export const featureEntries: {
  readonly [Name in keyof RemoteFeatures]: { readonly id: string; readonly item: string }
} = {
  email: { id: "social_login", item: '"features.email"' },
  socials: { id: "social_login", item: '"features.socials"' },
  swaps: { id: "swap", item: '"features.swaps"' },
  onramp: { id: "onramp", item: '"features.onramp"' },
  activity: { id: "activity", item: '"features.history" (now "activity")' },
  reownBranding: { id: "reown_branding", item: '"features.reownBranding"' },
  multiWallet: { id: "multi_wallet", item: '"features.multiWallet"' }
}
const names = Object.keys(featureEntries) as ReadonlyArray<keyof RemoteFeatures>

const fromProject = (entries: ReadonlyArray<RemoteFeature>, requested: RequestedFeatures) => {
  const fallback = fillInDefaults(requested)
  const getEntry = (name: keyof RemoteFeatures): RemoteFeature | undefined =>
    entries.find(({ id }) => id === featureEntries[name].id)
  const getEntryOptions = (name: keyof RemoteFeatures): ReadonlyArray<string> => {
    const entry = getEntry(name)
    return entry?.isEnabled === true ? (entry.config ?? []) : []
  }
  const flag = (name: "activity" | "reownBranding" | "multiWallet"): boolean => getEntry(name)?.isEnabled ?? false
  const list = (name: "swaps" | "onramp" | "socials"): ReadonlyArray<string> | false =>
    getEntryOptions(name).length === 0 ? false : getEntryOptions(name)
  const socials = getEntryOptions("socials").filter((social): social is SocialProvider =>
    (socialProviders as ReadonlyArray<string>).includes(social)
  )
  const choices: RemoteFeatures = {
    email: getEntryOptions("email").includes("email"),
    socials: socials.length === 0 ? false : socials,
    swaps: list("swaps"),
    onramp: list("onramp"),
    activity: flag("activity"),
    reownBranding: flag("reownBranding"),
    multiWallet: flag("multiWallet")
  }
  const hasNoDecision = (name: keyof RemoteFeatures): boolean => getEntry(name)?.config === null
  const resolved = Object.fromEntries(names.map((name) => [name, (hasNoDecision(name) ? fallback : choices)[name]]))
  return {
    resolved: { ...choices, ...resolved } as RemoteFeatures,
    ignored: names
      .filter((name) => requested[name] !== undefined && !hasNoDecision(name))
      .map((name) => featureEntries[name].item)
  }
}
