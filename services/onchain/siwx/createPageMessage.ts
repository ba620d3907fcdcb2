import * as Either from "effect/Either"
import { formatMessage } from "../../../core/onchain/siwx/message.ts"
import type { SignInSubject } from "../../../core/onchain/siwx/plugin.ts"

/** The account that signs in, with the host's settings for the text. */
interface PageMessage extends SignInSubject {
  readonly nonce: string
  /** An ISO 8601 time. */
  readonly notBefore?: string | undefined
  readonly statement?: string | undefined
  /** How long the sign-in is valid after `notBefore`, by default after now. */
  readonly expiresInMillis?: number | undefined
  readonly resources?: ReadonlyArray<string> | undefined
}

/** Returns the text of a sign-in to this page, issued now. Throws the first rule that it breaks. */
export const createPageMessage = ({
  accountAddress,
  chainId,
  expiresInMillis,
  nonce,
  notBefore,
  resources,
  statement
}: PageMessage): string => {
  const now = Date.now()
  const validFrom = notBefore === undefined ? now : Date.parse(notBefore)
  return Either.getOrThrowWith(
    formatMessage({
      accountAddress,
      chainId,
      domain: location.host,
      networkName: "Ethereum",
      uri: location.origin,
      version: "1",
      nonce,
      issuedAt: new Date(now).toISOString(),
      ...(statement === undefined ? {} : { statement }),
      ...(notBefore === undefined ? {} : { notBefore }),
      ...(expiresInMillis === undefined ? {} : { expirationTime: new Date(validFrom + expiresInMillis).toISOString() }),
      ...(resources === undefined ? {} : { resources })
    }),
    (misfit) => misfit
  )
}
