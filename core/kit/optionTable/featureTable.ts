import { walletFeatures } from "./featureNames.ts"
import type { OptionList } from "./optionKinds.ts"

/*
 * Each name inside `features`, with its kind and its default, as in `optionTable.ts`.
 */

/**
 * The features that only the host decides. No analytics unless the host turns it on
 * (docs/spec/kit.md#analytics-switch).
 */
export const hostFeatures = {
  receive: ["flag", true],
  send: ["flag", true],
  emailShowWallets: ["flag", true],
  analytics: ["flag", false],
  allWallets: ["flag", true],
  legalCheckbox: ["flag", false],
  smartSessions: ["flag", false],
  collapseWallets: ["flag", false],
  pay: ["flag", false],
  connectMethodsOrder: ["connectMethods", null],
  connectorTypeOrder: ["walletGroups", []],
  walletFeaturesOrder: ["walletFeatures", walletFeatures]
} as const satisfies OptionList

/**
 * The features that the project's configuration decides; the host's value is used where the project decides nothing.
 */
export const projectFeatures = {
  email: ["flag"],
  socials: ["socials"],
  swaps: ["providers"],
  onramp: ["providers"],
  activity: ["flag"],
  reownBranding: ["flag"],
  multiWallet: ["flag"]
} as const satisfies OptionList

/** Features that are accepted but not read yet. */
const unreadFeatures = {
  emailCapture: ["unread"],
  payWithExchange: ["unread"],
  payments: ["unread"],
  reownAuthentication: ["unread"],
  headless: ["unread"]
} as const satisfies OptionList

/** Every name inside `features`. `history` is the name of `activity` in older projects. */
export const featureTable = { ...hostFeatures, ...projectFeatures, ...unreadFeatures, history: ["flag"] } as const

const waiting: ReadonlySet<string> = new Set([
  ...Object.keys(unreadFeatures),
  "smartSessions",
  "collapseWallets",
  "reownBranding",
  "multiWallet"
])
/** Returns whether a feature is accepted, but has no effect until its view exists. */
export const isWaiting = (name: string): boolean => waiting.has(name)
