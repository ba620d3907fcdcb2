import type { Device } from "../../foundation/platform/device.ts"
import type { SocialProvider } from "./providers.ts"

/**
 * Returns the social logins that work on this device. docs/spec/kit.md#config-social-logins-by-platform: providers
 * refuse Telegram's own browser. Empty if social logins are off.
 */
export const listSocials = (
  device: Device,
  socials: ReadonlyArray<SocialProvider> | false
): ReadonlyArray<SocialProvider> => {
  const { android, ios, mac, telegram } = device
  const dropped: ReadonlyArray<SocialProvider> = [
    ...(telegram && ios ? ["google" as const] : []),
    ...(telegram && (mac || android) ? ["x" as const] : []),
    ...(telegram && android ? ["facebook" as const] : [])
  ]
  return (socials || []).filter((social) => !dropped.includes(social))
}
