import type { RemoteFeatures } from "./schema.ts"

/**
 * Basic mode disables all remote features, and nothing is offered before the configuration is known.
 * docs/spec/kit.md#config-remote-over-local.
 */
export const noRemoteFeatures: RemoteFeatures = {
  email: false,
  socials: false,
  swaps: false,
  onramp: false,
  activity: false,
  reownBranding: false,
  multiWallet: false
}
