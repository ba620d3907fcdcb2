/** Durations of docs/spec/embedded.md#social-login, milliseconds. They load with what uses them. */
export const socialMillis = {
  /** From the press to the provider's address. */
  start: 45_000,
  /** Between two looks at the sign-in window. */
  poll: 1_000,
  /** A window that is gone by then was cut off. */
  cut: 1_500,
  /** How long a page that was reloaded waits for the result of its window. */
  reload: 600_000
} as const
