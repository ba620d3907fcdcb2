/**
 * Durations of docs/spec/embedded.md#social-login, milliseconds. In a file of their own, so that they load only with social login.
 */
export const socialMillis = {
  /** From the press until the provider's address is known. */
  start: 45_000,
  /** The interval of checks of the sign-in window. */
  poll: 1_000,
  /** A window that is gone by then was severed. */
  cut: 1_500,
  /** How long a page that was reloaded waits for the result of its window. */
  reload: 600_000
} as const
