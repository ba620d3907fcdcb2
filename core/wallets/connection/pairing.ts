import type { Device } from "../../foundation/platform/device.ts"

/** How long a WalletConnect pairing can be used, milliseconds. docs/spec/wallets.md#walletconnect-pairing-expiry. */
export const pairingMillis = 240_000
/** How long before its end a pairing counts as expired, milliseconds. */
export const pairingMarginMillis = 10_000

/** Returns when a pairing created at `now` expires, epoch milliseconds. */
export const pairingExpiry = (now: number): number => now + pairingMillis

/**
 * Returns whether a pairing has expired, or will within 10 s. A pairing without an expiry counts as expired.
 * docs/spec/wallets.md#walletconnect-pairing-expiry.
 */
export const isPairingExpired = (expiry: number | null, now: number): boolean =>
  expiry === null || expiry - now <= pairingMarginMillis

/**
 * Returns whether a pending pairing is reused: on Telegram and in iOS Safari, until it expires.
 * docs/spec/wallets.md#walletconnect-pairing-reuse.
 */
export const reusesPairing = (
  device: Pick<Device, "telegram" | "ios" | "safari">,
  expiry: number | null,
  now: number
): boolean => (device.telegram || (device.ios && device.safari)) && !isPairingExpired(expiry, now)
