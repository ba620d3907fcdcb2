/** The keys of the embedded wallet, as an earlier kit wrote them. docs/spec/foundation.md#storage-keys. */
export const loginKeys = {
  email: "EMAIL",
  used: "EMAIL_LOGIN_USED_KEY",
  lastChain: "LAST_USED_CHAIN_KEY",
  lastSent: "LAST_EMAIL_LOGIN_TIME",
  userName: "SOCIAL_USERNAME",
  smartNetworks: "SMART_ACCOUNT_ENABLED_NETWORKS"
} as const

/**
 * Keys among the kit's own: the social account that is signed in with, the account for which Telegram was left, and the
 * state that its result must carry.
 */
export const socialKeys = { connected: "connected_social", left: "social_provider", state: "social_state" } as const

/** The keys that are removed when the visitor signs out. docs/spec/embedded.md#frame-sign-out. */
export const clearedKeys = [loginKeys.used, loginKeys.email, loginKeys.lastChain, loginKeys.userName] as const

/** A key of the embedded wallet in storage. `storageName` keeps two kits on one page apart. */
export const getLoginKey = (storageName: string, key: string): string =>
  `@appkit-wallet/${storageName && `${storageName}:`}${key}`

/** Parses the stored time of the last email. Returns null if it is missing or invalid. */
export const parseSentTime = (text: string | null): number | null => {
  const time = Number(text ?? Number.NaN)
  return text !== null && Number.isSafeInteger(time) && time > 0 ? time : null
}
