import type { RemoteFeatures } from "./schema.ts"

/** Basic mode disables all remote features; and nothing is offered before something is known. Spec §6. */
export const noRemoteFeatures: RemoteFeatures = {
  email: false, socials: false, swaps: false, onramp: false, activity: false, reownBranding: false, multiWallet: false
}
