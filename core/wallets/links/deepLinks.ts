import type { Device } from "../../foundation/platform/device.ts"
import type { Wallet } from "../connectors/schema.ts"
import { appLink, webLink } from "./links.ts"

/**
 * Where a wallet is opened (`redirect`, with the pairing in it: a secret), and what may be remembered of it (`href`),
 * so that later requests can open it again.
 */
export interface DeepLink {
  readonly redirect: string
  readonly href: string
}

/** The ways of opening a wallet by a link. */
export type LinkKind = "mobile" | "desktop" | "web"

type LinkDevice = Pick<Device, "android" | "telegram">

const slashed = (link: string): string => (link.endsWith("/") ? link : `${link}/`)

/**
 * The pairing URI as it stands in a link: Telegram on Android decodes once on its way, so it is encoded twice there.
 */
const encoded = (uri: string, { android, telegram }: LinkDevice): string =>
  telegram && android ? encodeURIComponent(encodeURIComponent(uri)) : encodeURIComponent(uri)

const isPairing = (uri: string): boolean => uri.startsWith("wc:") && uri.length <= 4096

/** A wallet's web page or universal link with the pairing in it. Undefined for a link that may not be followed. */
export const universalLink = (link: string | undefined, uri: string, device: LinkDevice): DeepLink | undefined => {
  const web = webLink(link)
  if (web === undefined || !isPairing(uri)) return undefined
  return { redirect: `${slashed(web)}wc?uri=${encoded(uri, device)}`, href: slashed(web) }
}

/**
 * A wallet's own scheme with the pairing in it; an https link is a universal one. A bare scheme is completed. Undefined
 * for a link that could run, read or fetch, and for what is no pairing.
 */
export const nativeLink = (link: string | undefined, uri: string, device: LinkDevice): DeepLink | undefined => {
  if (link !== undefined && /^https?:/i.test(link.trim())) return universalLink(link, uri, device)
  const app = appLink(link)
  if (app === undefined || !isPairing(uri)) return undefined
  return { redirect: `${slashed(app)}wc?uri=${encoded(uri, device)}`, href: slashed(app) }
}

/**
 * The link of each kind that opens a wallet with a pairing. Undefined where the wallet has none that may be followed.
 * `universal`: an app is opened by its https link where it has one, and not by its own scheme.
 */
export const pairingLink = (
  kind: LinkKind,
  wallet: Pick<Wallet, "desktopLink" | "mobileLink" | "universalLink" | "webappLink">,
  uri: string,
  device: LinkDevice,
  universal = false
): DeepLink | undefined =>
  kind === "web"
    ? universalLink(wallet.webappLink, uri, device)
    : kind === "mobile" && universal && wallet.universalLink !== undefined
      ? universalLink(wallet.universalLink, uri, device)
      : nativeLink(kind === "mobile" ? wallet.mobileLink : wallet.desktopLink, uri, device)

/**
 * Where a link opens: Telegram leaves its own window, a framed page its frame. `popup`: a window that was opened for
 * it.
 */
export const linkTarget = (at: {
  readonly telegram: boolean
  readonly framed: boolean
  readonly popup?: boolean
  readonly socialLogin?: boolean
}): "_top" | "_self" | "_blank" | "popupWindow" =>
  at.popup === true
    ? "popupWindow"
    : at.telegram
      ? at.socialLogin === true
        ? "_top"
        : "_blank"
      : at.framed
        ? "_top"
        : "_self"

/** What an opened wallet learns of this page: nothing. The features of a window, and a link's `rel`. */
export const linkFeatures = "noreferrer noopener"
