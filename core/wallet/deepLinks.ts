import type { Namespace } from "../chain/ids.ts"
import type { Device } from "../platform.ts"
import { appLink, webLink } from "./links.ts"

/** Where a wallet is opened, and what is remembered of it (`href`), so that later requests can open it again. */
export interface DeepLink {
  readonly redirect: string
  readonly href: string
}

const slashed = (link: string): string => (link.endsWith("/") ? link : `${link}/`)

/** The pairing URI as it stands in a link: Telegram on Android decodes once on its way, so it is encoded twice there. */
const encoded = (uri: string, { android, telegram }: Pick<Device, "android" | "telegram">): string =>
  telegram && android ? encodeURIComponent(encodeURIComponent(uri)) : encodeURIComponent(uri)

const isPairing = (uri: string): boolean => uri.startsWith("wc:") && uri.length <= 4096

/** A wallet's web page or universal link with the pairing in it. Undefined for a link that may not be followed. */
export const universalLink = (link: string | undefined, uri: string, device: Pick<Device, "android" | "telegram">): DeepLink | undefined => {
  const web = webLink(link)
  if (web === undefined || !isPairing(uri)) return undefined
  return { redirect: `${slashed(web)}wc?uri=${encoded(uri, device)}`, href: slashed(web) }
}

/**
 * A wallet's own scheme with the pairing in it; an https link is a universal one. A bare scheme is completed. Undefined
 * for a link that could run, read or fetch, and for what is no pairing.
 */
export const nativeLink = (link: string | undefined, uri: string, device: Pick<Device, "android" | "telegram">): DeepLink | undefined => {
  if (link !== undefined && /^https?:/i.test(link.trim())) return universalLink(link, uri, device)
  const app = appLink(link)
  if (app === undefined || !isPairing(uri)) return undefined
  return { redirect: `${slashed(app)}wc?uri=${encoded(uri, device)}`, href: slashed(app) }
}

/** Where a link opens: Telegram leaves its own window, a framed page its frame. `popup`: a window that was opened for it. */
export const linkTarget = (at: { readonly telegram: boolean; readonly framed: boolean; readonly popup?: boolean; readonly socialLogin?: boolean }): "_top" | "_self" | "_blank" | "popupWindow" =>
  at.popup === true ? "popupWindow" : at.telegram ? (at.socialLogin === true ? "_top" : "_blank") : at.framed ? "_top" : "_self"

/** Wallets that open a page in their own browser, in place of pairing. */
const browsers = {
  a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393: {
    global: "phantom", namespaces: ["solana"], link: (page: URL) => `https://phantom.app/ul/browse/${encodeURIComponent(page.href)}?ref=${encodeURIComponent(page.origin)}`
  },
  "1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79": {
    global: "solflare", namespaces: ["solana"], link: (page: URL) => `https://solflare.com/ul/v1/browse/${encodeURIComponent(page.href)}?ref=${encodeURIComponent(page.href)}`
  },
  fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa: {
    global: "coinbaseSolana", namespaces: ["solana"], link: (page: URL) => `https://go.cb-w.com/dapp?cb_url=${encodeURIComponent(page.href)}`
  }
} as const satisfies Readonly<Record<string, { readonly global: string; readonly namespaces: ReadonlyArray<Namespace>; readonly link: (page: URL) => string }>>

/**
 * The link that opens this page inside a wallet's own browser, for the wallets that want it so. Undefined where the
 * wallet has none, works another way on the namespace, stands on the page already (`globals`), or the page is no web page.
 */
export const browseLink = (walletId: string, namespace: Namespace, page: string, globals: ReadonlySet<string>): string | undefined => {
  const wallet = Object.hasOwn(browsers, walletId) ? browsers[walletId as keyof typeof browsers] : undefined
  if (wallet === undefined || globals.has(wallet.global) || !(wallet.namespaces as ReadonlyArray<Namespace>).includes(namespace)) return undefined
  try {
    const url = new URL(page)
    return url.protocol === "https:" || url.protocol === "http:" ? wallet.link(url) : undefined
  } catch {
    return undefined
  }
}
