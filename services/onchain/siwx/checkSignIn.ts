import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import { toChecksumAddress } from "../../../core/chain/evm/checksum.ts"
import { accountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import {
  SignatureInvalid,
  type SignInExpired,
  SignInMisfit,
  type SignInTooEarly,
  SignInUnchecked
} from "../../../core/onchain/siwx/errors.ts"
import type { SignInMessage } from "../../../core/onchain/siwx/fields.ts"
import { parseMessage } from "../../../core/onchain/siwx/message.ts"
import { requireAccount, requireTimely, type VerifiedSignIn } from "../../../core/onchain/siwx/session.ts"
import { isThisMachine } from "../../../core/foundation/platform/isThisMachine.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { isSigned, type ReadContract } from "../verifier/Verifiers.ts"

/** A sign-in that a page sends to its server, with the values that the server expects. */
export interface SignInProof {
  /** The text that the wallet showed, unchanged. */
  readonly message: string
  readonly signature: string
  /** The site's own host, with its port if it has one. */
  readonly domain: string
  /**
   * The nonce that the server issued for this sign-in; or a function that redeems it once and returns whether it was
   * issued. It is called last, when everything else is valid, so that a visitor cannot use up another visitor's nonce.
   */
  readonly nonce: string | ((nonce: string) => boolean | Promise<boolean>)
  /** The current time in epoch milliseconds. */
  readonly now: number
  /** Nodes by network (CAIP-2), which verify contract accounts. Not needed for accounts with keys. */
  readonly rpc?: Readonly<Record<string, string>> | undefined
}

const isText = (value: unknown): boolean => typeof value === "string"

/** The rules of a proof's fields. A server may pass them on from a request without validation. */
const fields: Readonly<Record<keyof SignInProof, readonly [fits: (value: unknown) => boolean, rule: string]>> = {
  message: [isText, "text"],
  signature: [isText, "text"],
  domain: [(value) => isText(value) && value !== "", "this site's host, as text"],
  nonce: [
    (value) => (isText(value) && value !== "") || typeof value === "function",
    "the issued nonce, or a function that redeems it"
  ],
  now: [(value) => Number.isFinite(value), "the current time, in epoch milliseconds"],
  rpc: [(value) => value === undefined || isRecord(value), "nodes by network (CAIP-2)"]
}

const requireProof = (proof: unknown): Either.Either<void, SignInMisfit> => {
  const record = isRecord(proof) ? proof : {}
  const wrong = Object.entries(fields).find(([name, [fits]]) => !fits(record[name]))
  return wrong === undefined ? Either.void : Either.left(new SignInMisfit({ field: wrong[0], rule: wrong[1][1] }))
}

const toUnchecked = (network: NetworkId, cause: unknown): SignInUnchecked => new SignInUnchecked({ network, cause })

/** Fails unless the URI is a page of this site over https, or over http on this machine. */
const requireOwnPage = ({ scheme, uri }: SignInMessage, domain: string): Either.Either<void, SignInMisfit> => {
  if (!URL.canParse(uri)) return Either.left(new SignInMisfit({ field: "uri", rule: `a page of this site, ${domain}` }))
  const url = new URL(uri)
  if (url.host !== domain)
    return Either.left(new SignInMisfit({ field: "uri", rule: `a page of this site, ${domain}` }))
  const isSafe = (protocol: string): boolean => protocol === "https:" || (protocol === "http:" && isThisMachine(url))
  if (!isSafe(url.protocol)) return Either.left(new SignInMisfit({ field: "uri", rule: "a page over https" }))
  return scheme === undefined || isSafe(`${scheme}:`)
    ? Either.void
    : Either.left(new SignInMisfit({ field: "scheme", rule: "https" }))
}

/** Returns an account's id in canonical form: an EVM address with its checksum (EIP-55). */
const toCanonicalAccount = (account: AccountId): AccountId => {
  const { address, network } = splitAccountId(account)
  return network.startsWith("eip155:") ? accountId(network, toChecksumAddress(address)) : account
}

/**
 * Verifies a sign-in on a server: domain, page, time, signature and nonce, in this order. Fails with the first error;
 * with `SignInUnchecked` if a contract account cannot be verified or the nonce cannot be redeemed, which implies
 * nothing about the signature. For any input, it fails only with these errors.
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
    if (message.domain !== domain) return yield* new SignInMisfit({ field: "domain", rule: `this site's, ${domain}` })
    yield* requireOwnPage(message, domain)
    yield* requireTimely(message, now)
    const account = toCanonicalAccount(yield* requireAccount(message))
    const read: ReadContract<SignInUnchecked> = (network, call) => callNode(network, rpc[network], call, post)
    if (!(yield* isSigned({ account, message: text, signature }, read))) return yield* new SignatureInvalid({})
    const isOwn: unknown = yield* Effect.tryPromise({
      try: async () => (typeof nonce === "string" ? nonce === message.nonce : nonce(message.nonce)),
      catch: (cause) => toUnchecked(splitAccountId(account).network, cause)
    })
    // Only `true` counts: objects and texts are truthy, too.
    if (isOwn !== true)
      return yield* new SignInMisfit({ field: "nonce", rule: "the one that was given out for this sign-in" })
    const { networkName: _, scheme: __, ...data } = message
    return { account, data }
  }).pipe(Effect.catchAllDefect((cause) => Effect.fail(new SignatureInvalid({ cause }))))

/** Calls a node, which must be of that network. Null if the contract reverts. */
const callNode = (
  network: NetworkId,
  url: string | undefined,
  call: unknown,
  post: (url: string, body: string) => Promise<unknown>
): Effect.Effect<string | null, SignInUnchecked> =>
  Effect.gen(function* () {
    const failUnchecked = (cause?: unknown): SignInUnchecked => toUnchecked(network, cause)
    if (url === undefined) return yield* failUnchecked()
    const ask = (method: string, params: ReadonlyArray<unknown>) =>
      Effect.tryPromise({
        try: () => post(url, JSON.stringify({ jsonrpc: "2.0", id: 1, method, params })),
        catch: failUnchecked
      })
    const chain = yield* ask("eth_chainId", [])
    const id = isRecord(chain) ? chain["result"] : undefined
    if (typeof id !== "string" || `eip155:${Number(id)}` !== network) return yield* failUnchecked()
    const answer = yield* ask("eth_call", [call, "latest"])
    if (isRecord(answer) && typeof answer["result"] === "string") return answer["result"]
    const { code } = isRecord(answer) && isRecord(answer["error"]) ? answer["error"] : {}
    return code === 3 ? null : yield* failUnchecked(answer)
  })
