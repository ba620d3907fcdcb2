import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import { checksumAddress } from "../../../core/chain/evm/checksum.ts"
import { accountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import {
  signatureInvalid,
  type SignatureInvalid,
  type SignInExpired,
  type SignInMisfit,
  type SignInTooEarly,
  SignInUnchecked,
  toSignInMisfit
} from "../../../core/onchain/siwx/errors.ts"
import type { SignInMessage } from "../../../core/onchain/siwx/fields.ts"
import { parseMessage } from "../../../core/onchain/siwx/message.ts"
import { requireAccount, requireTimely, type VerifiedSignIn } from "../../../core/onchain/siwx/session.ts"
import { isThisMachine } from "../../../core/foundation/platform/thisMachine.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { isSigned, type ReadContract } from "../verifier/Verifiers.ts"

/** A sign-in as a page sends it to its server, and what the server knows of it. */
export interface SignInProof {
  /** The text as the wallet showed it, unchanged. */
  readonly message: string
  readonly signature: string
  /** The site's own host, with its port where it has one. */
  readonly domain: string
  /**
   * The nonce that the server gave out for this sign-in; or a function that takes it back, once, and says whether it
   * was one: asked last, when all else is right, so that nobody can use up another visitor's.
   */
  readonly nonce: string | ((nonce: string) => boolean | Promise<boolean>)
  /** The present time, epoch milliseconds. */
  readonly now: number
  /** Nodes by network (CAIP-2): a contract's account is asked there. Accounts of keys need none. */
  readonly rpc?: Readonly<Record<string, string>> | undefined
}

const isText = (value: unknown): boolean => typeof value === "string"

/** The rules of a proof's fields, which a server may have passed on from a request without a look. */
const fields: Readonly<Record<keyof SignInProof, readonly [fits: (value: unknown) => boolean, rule: string]>> = {
  message: [isText, "text"],
  signature: [isText, "text"],
  domain: [(value) => isText(value) && value !== "", "this site's host, as text"],
  nonce: [
    (value) => (isText(value) && value !== "") || typeof value === "function",
    "the nonce that was given out, or a function that takes it back"
  ],
  now: [(value) => Number.isFinite(value), "the present time, in epoch milliseconds"],
  rpc: [(value) => value === undefined || isRecord(value), "nodes by network (CAIP-2)"]
}

const requireProof = (proof: unknown): Either.Either<void, SignInMisfit> => {
  const given = isRecord(proof) ? proof : {}
  const wrong = Object.entries(fields).find(([name, [fits]]) => !fits(given[name]))
  return wrong === undefined ? Either.void : Either.left(toSignInMisfit(wrong[0], wrong[1][1]))
}

const toUnchecked = (network: NetworkId, cause: unknown): SignInUnchecked => new SignInUnchecked({ network, cause })

/** Fails unless the URI is a page of this site, over https; over http only on this machine. */
const requireOwnPage = ({ scheme, uri }: SignInMessage, domain: string): Either.Either<void, SignInMisfit> => {
  if (!URL.canParse(uri)) return Either.left(toSignInMisfit("uri", `a page of this site, ${domain}`))
  const url = new URL(uri)
  if (url.host !== domain) return Either.left(toSignInMisfit("uri", `a page of this site, ${domain}`))
  const isSafe = (protocol: string): boolean => protocol === "https:" || (protocol === "http:" && isThisMachine(url))
  if (!isSafe(url.protocol)) return Either.left(toSignInMisfit("uri", "a page over https"))
  return scheme === undefined || isSafe(`${scheme}:`) ? Either.void : Either.left(toSignInMisfit("scheme", "https"))
}

/** Returns an account's id in its one form: an EVM address has the letters of its checksum (EIP-55). */
const canonical = (account: AccountId): AccountId => {
  const { address, network } = splitAccountId(account)
  return network.startsWith("eip155:") ? accountId(network, checksumAddress(address)) : account
}

/**
 * Checks a sign-in on a server: domain, page, time, signature and nonce, in this order. Fails with the first that is not
 * right; with `SignInUnchecked` if a contract's account cannot be asked, or the nonce cannot be taken back, which says
 * nothing of the signature. Whatever it is given, it fails only with these errors.
 */
export const checkSignIn = (
  proof: SignInProof,
  post: (url: string, body: string) => Promise<unknown>
): Effect.Effect<
  VerifiedSignIn,
  KitMissing | SignatureInvalid | SignInExpired | SignInMisfit | SignInTooEarly | SignInUnchecked
> =>
  Effect.gen(function* () {
    yield* requireProof(proof)
    const { domain, message: text, nonce, now, rpc = {}, signature } = proof
    const message = yield* parseMessage(text)
    if (message.domain !== domain) return yield* toSignInMisfit("domain", `this site's, ${domain}`)
    yield* requireOwnPage(message, domain)
    yield* requireTimely(message, now)
    const account = canonical(yield* requireAccount(message))
    const read: ReadContract<SignInUnchecked> = (network, call) => asked(network, rpc[network], call, post)
    if (!(yield* isSigned({ account, message: text, signature }, read))) return yield* signatureInvalid()
    const isOwn: unknown = yield* Effect.tryPromise({
      try: async () => (typeof nonce === "string" ? nonce === message.nonce : nonce(message.nonce)),
      catch: (cause) => toUnchecked(splitAccountId(account).network, cause)
    })
    // Anything but `true` is no: an object or a text is truthy, too.
    if (isOwn !== true) return yield* toSignInMisfit("nonce", "the one that was given out for this sign-in")
    const { networkName: _, scheme: __, ...data } = message
    return { account, data }
  }).pipe(Effect.catchAllDefect((cause) => Effect.fail(signatureInvalid(cause))))

/** Asks a node, which must be of that network. Null where the contract refuses. */
const asked = (
  network: NetworkId,
  url: string | undefined,
  call: unknown,
  post: (url: string, body: string) => Promise<unknown>
): Effect.Effect<string | null, SignInUnchecked> =>
  Effect.gen(function* () {
    const unchecked = (cause?: unknown): SignInUnchecked => toUnchecked(network, cause)
    if (url === undefined) return yield* unchecked()
    const ask = (method: string, params: ReadonlyArray<unknown>) =>
      Effect.tryPromise({
        try: () => post(url, JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })),
        catch: unchecked
      })
    const chain = yield* ask("eth_chainId", [])
    const id = isRecord(chain) ? chain["result"] : undefined
    if (typeof id !== "string" || `eip155:${Number(id)}` !== network) return yield* unchecked()
    const answer = yield* ask("eth_call", [call, "latest"])
    if (isRecord(answer) && typeof answer["result"] === "string") return answer["result"]
    const { code } = isRecord(answer) && isRecord(answer["error"]) ? answer["error"] : {}
    return code === 3 ? null : yield* unchecked(answer)
  })
