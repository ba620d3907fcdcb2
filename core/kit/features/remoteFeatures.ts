import type { SocialProvider } from "./localFeatures.ts"

/** What the visitor is offered. A list is false when it is off. Spec §6. */
export interface RemoteFeatures {
  readonly email: boolean
  readonly socials: ReadonlyArray<SocialProvider> | false
  readonly swaps: ReadonlyArray<string> | false
  readonly onramp: ReadonlyArray<string> | false
  readonly activity: boolean
  readonly reownBranding: boolean
  readonly multiWallet: boolean
}

/** Basic mode disables all remote features; and nothing is offered before something is known. Spec §6. */
export const noRemoteFeatures: RemoteFeatures = {
  email: false, socials: false, swaps: false, onramp: false, activity: false, reownBranding: false, multiWallet: false
}

/** One feature as the project's remote configuration has it. Spec §7. */
export interface RemoteFeature {
  readonly id: string
  readonly isEnabled: boolean
  readonly config: ReadonlyArray<string> | null
}
