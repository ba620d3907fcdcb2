import * as Either from "effect/Either"
import { parseUrl, getSafeUrl } from "../../foundation/text/getSafeUrl.ts"
import { OnrampHostUnknown } from "./errors.ts"
import { providerHosts } from "./providers.ts"

/** Pages that may be opened in addition to those of the known providers. */
export interface OwnPages {
  /** The chain service: pages with its origin may be opened. */
  readonly chainService?: string | undefined
  /** Additional hosts of providers' pages. */
  readonly onrampHosts?: ReadonlyArray<string> | undefined
}

/**
 * Returns the URL of a provider's page if it may be opened: encrypted, on the default port and without a user name or
 * password, on a provider's host or its subdomain; or with the origin of the chain service that returned it.
 * docs/spec/onchain.md#onramp-page-call.
 */
export const checkProviderPage = (
  text: string,
  { chainService, onrampHosts = [] }: OwnPages
): Either.Either<string, OnrampHostUnknown> => {
  const [page, own] = [parseUrl(getSafeUrl(text)), parseUrl(chainService)]
  if (page === undefined) return Either.left(new OnrampHostUnknown({ host: "" }))
  const isListed = [...providerHosts, ...onrampHosts].some(
    (host) => page.hostname === host || page.hostname.endsWith(`.${host}`)
  )
  const isProvider = page.protocol === "https:" && page.port === "" && isListed
  return isProvider || page.origin === own?.origin
    ? Either.right(page.href)
    : Either.left(new OnrampHostUnknown({ host: page.hostname }))
}
