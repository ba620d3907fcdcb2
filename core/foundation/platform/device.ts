/** The properties of a device that the platform rules need. */
export interface Device {
  readonly mobile: boolean
  readonly ios: boolean
  readonly android: boolean
  readonly mac: boolean
  readonly safari: boolean
  readonly telegram: boolean
  /** True if there is a provider at `window.ethereum`. */
  readonly injected: boolean
}

/** A terminal or a server. */
export const noDevice: Device = {
  mobile: false,
  ios: false,
  android: false,
  mac: false,
  safari: false,
  telegram: false,
  injected: false
}

/** Reads a user agent. `coarse`: the primary pointer is a finger. */
export const readDevice = (userAgent: string, coarse: boolean, telegram: boolean, injected: boolean): Device => {
  const has = (pattern: RegExp): boolean => pattern.test(userAgent)
  return {
    mobile: coarse || has(/android|webos|iphone|ipad|ipod|blackberry|opera mini/i),
    ios: has(/iphone|ipad/i),
    android: has(/android/i),
    mac: has(/macintosh/i) && !has(/safari/i),
    safari: has(/safari/i) && !has(/chrome|chromium|android/i),
    telegram,
    injected
  }
}
