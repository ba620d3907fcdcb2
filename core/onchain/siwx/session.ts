import * as Either from "effect/Either"
import { accountId, splitAccountId } from "../../chain/network/caip.ts"
import type { AccountId, Namespace } from "../../chain/network/ids.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { SignInExpired, type SignInMisfit, SignInTooEarly } from "./errors.ts"
import { toFieldMisfit, getNetwork, type SignInData, getTime } from "./fields.ts"

/** A sign-in: its data, the message text, and the account's signature of that text. */
export interface SignInSession {
  readonly data: SignInData
  readonly message: string
  readonly signature: string
}

/** A verified sign-in: its account (CAIP-10), and the fields of its text. */
export interface VerifiedSignIn {
  readonly account: AccountId
  readonly data: SignInData
}

/** Returns the account that a message signs in; undefined if its chain is invalid. */
export const accountOfSignIn = ({
  accountAddress,
  chainId
}: Pick<SignInData, "accountAddress" | "chainId">): AccountId | undefined => {
  const network = getNetwork(chainId)
  return network === undefined ? undefined : accountId(network, accountAddress)
}

/** Returns the account that a message signs in; fails if its chain is invalid. */
export const requireAccount = (
  data: Pick<SignInData, "accountAddress" | "chainId">
): Either.Either<AccountId, SignInMisfit> => {
  const account = accountOfSignIn(data)
  return account === undefined ? Either.left(toFieldMisfit("chainId")) : Either.right(account)
}

/**
 * Returns why a message is not valid now; undefined if it is. It is valid from `notBefore` until just before
 * `expirationTime`.
 */
export const untimely = (
  { expirationTime, notBefore }: SignInData,
  now: number
): SignInExpired | SignInTooEarly | undefined =>
  notBefore !== undefined && !(timeAt(notBefore) <= now)
    ? new SignInTooEarly({ at: notBefore })
    : expirationTime !== undefined && !(timeAt(expirationTime) > now)
      ? new SignInExpired({ at: expirationTime })
      : undefined

/** How far a visitor's clock may be ahead, in milliseconds. */
const clockMillis = 300_000

/** Fails for a message that is not valid now, or was issued more than five minutes from now. */
export const requireTimely = (data: SignInData, now: number): Either.Either<void, SignInExpired | SignInTooEarly> => {
  const { expirationTime: _, ...validFields } = data
  const failure = untimely(data, now) ?? untimely({ ...validFields, notBefore: data.issuedAt }, now + clockMillis)
  return failure === undefined ? Either.void : Either.left(failure)
}

/** Reads the sessions from a host's function: invalid items are dropped. */
export const readSessions = (value: unknown): ReadonlyArray<SignInSession> =>
  Array.isArray(value) ? value.filter(isSession) : []

const isSession = (value: unknown): value is SignInSession => {
  const { data, message, signature } = isRecord(value) ? value : {}
  const { accountAddress, chainId, issuedAt } = isRecord(data) ? data : {}
  return [message, signature, accountAddress, chainId, issuedAt].every((text) => typeof text === "string")
}

/**
 * Returns the stored sessions that currently sign in this account: the same chain and the same address, started
 * (`notBefore`, else `issuedAt`) and not expired.
 */
export const findSessions = (
  sessions: ReadonlyArray<SignInSession>,
  account: AccountId,
  now: number
): ReadonlyArray<SignInSession> =>
  sessions.filter(
    ({ data }) =>
      isOf(data, account) && timeAt(data.notBefore ?? data.issuedAt) <= now && untimely(data, now) === undefined
  )

/**
 * Returns the remaining sessions when an account signs out: those that share only the chain, or only the address,
 * belong to others and stay.
 */
export const removeSessions = (
  sessions: ReadonlyArray<SignInSession>,
  account: AccountId
): ReadonlyArray<SignInSession> => sessions.filter(({ data }) => !isOf(data, account))

/** Returns true if at least one verifier supports the message's namespace, and all of these confirm it. */
export const isVerified = (
  namespace: Namespace,
  verdicts: ReadonlyArray<{ readonly namespace: Namespace; readonly passed: boolean }>
): boolean => {
  const matching = verdicts.filter((verdict) => verdict.namespace === namespace)
  return matching.length > 0 && matching.every(({ passed }) => passed)
}

/** An invalid time is neither before nor after any other. */
const timeAt = (text: string): number => getTime(text) ?? Number.NaN

const isOf = (data: SignInData, account: AccountId): boolean => {
  const own = accountOfSignIn(data)
  if (own === undefined) return false
  const [a, b] = [splitAccountId(own), splitAccountId(account)]
  return (
    a.network === b.network &&
    (a.network.startsWith("eip155:") ? a.address.toLowerCase() === b.address.toLowerCase() : a.address === b.address)
  )
}
