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
 * Among the kit's own keys: the social account that is signed in with, the one that Telegram was left for, and what its
 * result has to carry.
 */
export const socialKeys = { connected: "connected_social", left: "social_provider", state: "social_state" } as const

/** The keys that go when the visitor leaves. docs/spec/embedded.md#frame-sign-out. */
export const clearedKeys = [loginKeys.used, loginKeys.email, loginKeys.lastChain, loginKeys.userName] as const

/** A key of the embedded wallet in storage. `storageName` keeps two kits on one page apart. */
export const loginKey = (storageName: string, key: string): string =>
  `@appkit-wallet/${storageName && `${storageName}:`}${key}`

/** The time of the last email, from storage: undefined text, or a time that is none, counts as none. */
export const parseSentTime = (text: string | null): number | null => {
  const at = Number(text ?? Number.NaN)
  return text !== null && Number.isSafeInteger(at) && at > 0 ? at : null
}
