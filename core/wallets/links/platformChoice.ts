import type { Device } from "../../foundation/platform/device.ts"
import type { Wallet } from "../connectors/schema.ts"

/** How a wallet of the catalogue can be reached. */
export type Reach = "browser" | "mobile" | "qrcode" | "web" | "desktop" | "unsupported"

/**
 * Returns every method to reach a wallet from this device, best first: an installed extension, its app (by link on a
 * phone, by QR code elsewhere), its web page, its desktop program. A wallet that only exists as a browser extension,
 * and is not installed in this browser, is unsupported. Without a wallet it is the QR code.
 */
export const reaches = (wallet: Wallet | null, device: Device, installed: boolean): readonly [Reach, ...Reach[]] => {
  if (wallet === null) return ["qrcode"]
  const [best, ...others]: ReadonlyArray<Reach> = [
    ...(installed ? ["browser" as const] : []),
    ...(wallet.mobileLink === undefined ? [] : [device.mobile ? ("mobile" as const) : ("qrcode" as const)]),
    ...(wallet.webappLink === undefined ? [] : ["web" as const]),
    ...(wallet.desktopLink === undefined || device.mobile ? [] : ["desktop" as const])
  ]
  if (best === undefined) return ["unsupported"]
  return !installed && wallet.rdns !== undefined ? [best, ...others, "unsupported"] : [best, ...others]
}

/** Returns the best method to reach a wallet. */
export const platformSupport = (wallet: Wallet | null, device: Device, installed: boolean): Reach =>
  reaches(wallet, device, installed)[0]
