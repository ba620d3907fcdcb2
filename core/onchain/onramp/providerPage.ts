import { parseUrl, safeUrl } from "../../foundation/text/safeUrl.ts"

/** The hosts of the providers' pages. docs/spec/onchain.md#onramp-page-call */
const providerHosts: ReadonlySet<string> = new Set(["meldcrypto.com", "www.meldcrypto.com", "pay.coinbase.com"])

/**
 * Returns the URL of a provider's page if it may be opened: encrypted or on this machine, without a user name or
 * password, on a provider's host or with the origin of the chain service that named it. Empty otherwise.
 */
export const providerPage = (text: string, chainService: string | undefined): string => {
  const [page, own] = [parseUrl(safeUrl(text)), parseUrl(chainService)]
  if (page === undefined) return ""
  const isProvider = page.protocol === "https:" && page.port === "" && providerHosts.has(page.hostname)
  return isProvider || page.origin === own?.origin ? page.href : ""
}
