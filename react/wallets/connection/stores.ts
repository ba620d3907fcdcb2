import type { Device } from "../../../core/foundation/platform/device.ts"
import type { Wallet } from "../../../core/wallets/connectors/schema.ts"
import { browserIcon, globeIcon, phoneIcon } from "../../foundation/parts/viewIcons.ts"
import type { TextKey } from "../../foundation/locales/Language.ts"

/** The places to get a wallet: the field of the link, its text key, its icon, and its devices. */
const stores = [
  ["chromeStore", "store.chrome", browserIcon, "desktop"],
  ["appStore", "store.ios", phoneIcon, "ios"],
  ["playStore", "store.android", phoneIcon, "android"],
  ["webappLink", "store.webapp", browserIcon, "any"],
  ["homepage", "store.home", globeIcon, "any"]
] as const satisfies ReadonlyArray<readonly [keyof Wallet, TextKey, string, string]>

/** A place to get a wallet. */
export interface Store {
  readonly href: string
  readonly words: TextKey
  readonly sign: string
  readonly isForPhones: boolean
}

/** Returns the places to get the wallet on a device. A phone gets no browser extension and only its own store. */
export const listStores = (wallet: Wallet, { android, ios, mobile }: Device): ReadonlyArray<Store> => {
  const fits = { desktop: !mobile, ios: ios || !mobile, android: android || !mobile, any: true }
  return stores.flatMap(([field, words, sign, where]) => {
    const href = wallet[field]
    return href !== undefined && fits[where] ? [{ href, words, sign, isForPhones: sign === phoneIcon }] : []
  })
}

/** Returns the link for a phone to scan: a site that lists every store, else the only store. */
export const getPhoneLink = ({ appStore, homepage, playStore }: Wallet): string | undefined =>
  appStore !== undefined && playStore !== undefined ? (homepage ?? appStore) : (appStore ?? playStore)
