import type { Device } from "../../foundation/platform/device.ts"
import type { Wallet } from "../connectors/schema.ts"
import { appLink, withSlash, webLink } from "./links.ts"

/**
 * The link that opens a wallet (`redirect`, which contains the pairing: a secret), and the part that may be stored
 * (`href`), so that later requests can open the wallet again.
 */
export interface DeepLink {
  readonly redirect: string
  readonly href: string
}

/** The kinds of link that open a wallet. */
export type LinkKind = "mobile" | "desktop" | "web"

type LinkDevice = Pick<Device, "android" | "telegram">

/** Encodes the pairing URI for a link. Telegram on Android decodes it once on the way, so it is encoded twice there. */
const encodePairing = (uri: string, { android, telegram }: LinkDevice): string =>
  telegram && android ? encodeURIComponent(encodeURIComponent(uri)) : encodeURIComponent(uri)

const isPairing = (uri: string): boolean => uri.startsWith("wc:") && uri.length <= 4096

/**
 * Returns a wallet's web page or universal link with the pairing in it. Undefined for a link that may not be followed.
 */
export const universalLink = (link: string | undefined, uri: string, device: LinkDevice): DeepLink | undefined => {
  const web = webLink(link)
  if (web === undefined || !isPairing(uri)) return undefined
  return { redirect: `${withSlash(web)}wc?uri=${encodePairing(uri, device)}`, href: withSlash(web) }
}

/**
 * Returns a wallet's own scheme with the pairing in it; an https link is treated as a universal one. A bare scheme is
 * completed. Undefined for a link that could run, read or fetch something, and for an invalid pairing.
 */
export const nativeLink = (link: string | undefined, uri: string, device: LinkDevice): DeepLink | undefined => {
  const app = appLink(link)
  if (app === undefined || !isPairing(uri)) return undefined
  return { redirect: `${withSlash(app)}wc?uri=${encodePairing(uri, device)}`, href: withSlash(app) }
}

/**
 * Returns the link of each kind that opens a wallet with a pairing. Undefined if the wallet has no such link that may
 * be followed. `universal`: an app is opened by its https link, if it has one, instead of its own scheme.
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
 * Returns the window in which a link opens: Telegram leaves its own window, a framed page leaves its frame. `popup`: a
 * window that was opened for the link.
 */
export const linkTarget = (place: {
  readonly telegram: boolean
  readonly framed: boolean
  readonly popup?: boolean
  readonly socialLogin?: boolean
}): "_top" | "_self" | "_blank" | "popupWindow" =>
  place.popup === true
    ? "popupWindow"
    : place.telegram
      ? place.socialLogin === true
        ? "_top"
        : "_blank"
      : place.framed
        ? "_top"
        : "_self"

/** Window features, also used as a link's `rel`: the opened wallet learns nothing about this page. */
export const linkFeatures = "noreferrer noopener"
