import type { LocalFeatures } from "./schema.ts"
import { walletFeatures } from "./featureNames.ts"

/**
 * Default order of docs/spec/kit.md#config-feature-flags. No analytics unless the host turns it on
 * (docs/spec/kit.md#analytics-switch).
 */
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
