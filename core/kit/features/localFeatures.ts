import type { LocalFeatures } from "./schema.ts"
import { walletFeatures } from "./featureNames.ts"

/** Default order of spec §9. No analytics unless the host turns it on (design section 8). */
export const localFeatures: LocalFeatures = {
  receive: true,
  send: true,
  emailShowWallets: true,
  analytics: false,
  allWallets: true,
  legalCheckbox: false,
  smartSessions: false,
  collapseWallets: false,
  pay: false,
  connectMethodsOrder: null,
  connectorTypeOrder: [],
  walletFeaturesOrder: walletFeatures,
  wished: {}
}
