import type { Device } from "../../../core/foundation/platform/device.ts"
import type { Wallet } from "../../../core/wallets/connectors/schema.ts"
import { browserIcon, globeIcon, phoneIcon } from "../../foundation/parts/viewIcons.ts"
import type { TextKey } from "../../foundation/locales/Language.ts"

/** Where a wallet can be had: the field of its address, its words, its sign, the devices it is for. */
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

/** Returns where the wallet can be had for a device. A phone is offered no browser extension, and its own store alone. */
export const storesFor = (wallet: Wallet, { android, ios, mobile }: Device): ReadonlyArray<Store> => {
  const fits = { desktop: !mobile, ios: ios || !mobile, android: android || !mobile, any: true }
  return stores.flatMap(([field, words, sign, where]) => {
    const href = wallet[field]
    return href !== undefined && fits[where] ? [{ href, words, sign, isForPhones: sign === phoneIcon }] : []
  })
}

/** Returns the address that a phone reads from a code: a site that knows every store, else the only store there is. */
export const phoneLink = ({ appStore, homepage, playStore }: Wallet): string | undefined =>
  appStore !== undefined && playStore !== undefined ? (homepage ?? appStore) : (appStore ?? playStore)
