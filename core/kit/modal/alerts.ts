import type { Alert, RaisedAlert } from "./events.ts"

/* Texts are fetched when an alert is raised: this file imports nothing from other chunks. */

/** The texts of an alert. `long` says what happened and what to do; `{detail}` is replaced by the facts of the case. */
export interface AlertEntry {
  readonly short: string
  readonly long: string
  readonly variant: Alert["variant"]
}

const createErrorAlert = (short: string, long: string): AlertEntry => ({ short, long, variant: "error" })
const createMultiWalletAlert = (long: string): AlertEntry => ({
  short: "Multi-Wallet Not Enabled",
  long,
  variant: "info"
})

/**
 * Every alert by its key. Shown as a banner in debug mode, and printed to the console. docs/spec/kit.md#modal-alerts.
 */
export const alerts = {
  SWITCH_NETWORK_NOT_FOUND: createErrorAlert(
    "Network Not Found",
    "The network is not configured. Add it to the `networks` option: {detail}"
  ),
  ORIGIN_NOT_ALLOWED: createErrorAlert(
    "Origin Not Allowed",
    "The origin {detail} is not on the project's list. Add it in the project's settings, under allowed domains."
  ),
  IFRAME_LOAD_FAILED: createErrorAlert(
    "Network Error - Could not load embedded wallet",
    "The embedded wallet did not load. Check the network and any blocker, and try again later."
  ),
  IFRAME_REQUEST_TIMEOUT: createErrorAlert(
    "Embedded Wallet Request Timed Out",
    "The embedded wallet did not answer in time. Try again later."
  ),
  UNVERIFIED_DOMAIN: createErrorAlert(
    "Unverified Domain",
    "The embedded wallet does not serve this domain. Add it in the project's settings, under allowed domains."
  ),
  JWT_TOKEN_NOT_VALID: createErrorAlert(
    "Session Expired",
    "The relay refused the session's token as not valid yet. Check the time settings of this device, then connect again."
  ),
  INVALID_PROJECT_ID: createErrorAlert(
    "Invalid Project ID",
    "The service does not know the project id. Compare `projectId` with the one in the project's settings."
  ),
  PROJECT_ID_NOT_CONFIGURED: createErrorAlert(
    "Project ID Not Configured",
    "`projectId` is missing. Email, social logins, the wallet catalogue and WalletConnect need one; wallets on this page work without it."
  ),
  SERVER_ERROR_APP_CONFIGURATION: createErrorAlert(
    "Server Error",
    "The App Configuration could not be fetched; local settings apply. {detail}"
  ),
  RATE_LIMITED_APP_CONFIGURATION: createErrorAlert(
    "Rate Limited",
    "The App Configuration was requested too often; local settings apply. Try again in a few minutes."
  ),
  "MULTI_WALLET_NOT_ENABLED.DEFAULT": createMultiWalletAlert(
    "Several wallets at once need the multiWallet feature. Enable it in the project configuration."
  ),
  "MULTI_WALLET_NOT_ENABLED.CONNECTIONS_HOOK": createMultiWalletAlert(
    "`useConnections` switches between wallets only with the multiWallet feature. Enable it in the project configuration."
  ),
  "MULTI_WALLET_NOT_ENABLED.CONNECTION_HOOK": createMultiWalletAlert(
    "`useConnection` switches between wallets only with the multiWallet feature. Enable it in the project configuration."
  ),
  LOCAL_CONFIGURATION_IGNORED: {
    short: "Local configuration ignored",
    variant: "warning",
    long: "The project's configuration overrides these local settings: {detail}. Change them there, or remove them here."
  },
  ANALYTICS_FORBIDDEN: createErrorAlert(
    "Invalid App Configuration",
    "Events of this origin are rejected: it is missing from the project's list. Add it in the project's settings."
  )
} as const satisfies Readonly<Record<string, AlertEntry>>

/** The name of an alert in the catalogue. */
export type AlertKey = keyof typeof alerts

/** The alerts for the reasons to abandon an embedded wallet. docs/spec/embedded.md#frame-alerts. */
export const frameAlerts = {
  iframe_load_failed: "IFRAME_LOAD_FAILED",
  iframe_request_timeout: "IFRAME_REQUEST_TIMEOUT",
  unverified_domain: "UNVERIFIED_DOMAIN"
} as const satisfies Readonly<Record<string, AlertKey>>

/** Returns an alert's text from its key and the facts of the case. For an unknown key the text is the facts. */
export const getAlert = ({ facts, key }: RaisedAlert): Alert => {
  const entry = Object.hasOwn(alerts, key) ? alerts[key as AlertKey] : undefined
  return entry === undefined
    ? { key, variant: "error", short: key, detail: facts }
    : {
        key,
        variant: entry.variant,
        short: entry.short,
        detail: entry.long.replace("{detail}", () => facts).trim(),
        facts
      }
}
