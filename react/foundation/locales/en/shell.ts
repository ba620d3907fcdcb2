/** Texts that the host's page shows before the kit has loaded. */
export const shellTexts = {
  "button.connect": "Connect wallet",
  "connect.login": "Log in or sign up",
  "modal.close": "Close",
  "modal.loading": "Loading",
  "modal.missing": "The wallet window could not be loaded. Check your connection, then try again.",
  "modal.again": "Try again"
} as const
