import * as Effect from "effect/Effect"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
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
import { parseMessage } from "../../../core/onchain/siwx/message.ts"
import { requireAccount, requireTimely, type VerifiedSignIn } from "../../../core/onchain/siwx/session.ts"
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

/**
 * Checks a sign-in on a server: domain, time, signature and nonce, in this order. Fails with the first that is not
 * right; with `SignInUnchecked` where a contract's account cannot be asked, which says nothing of the signature.
 */
export const checkSignIn = (
  { domain, message: text, nonce, now, rpc = {}, signature }: SignInProof,
  post: (url: string, body: string) => Promise<unknown>
): Effect.Effect<
  VerifiedSignIn,
  KitMissing | SignatureInvalid | SignInExpired | SignInMisfit | SignInTooEarly | SignInUnchecked
> =>
  Effect.gen(function* () {
    const message = yield* parseMessage(text)
    if (message.domain !== domain) return yield* toSignInMisfit("domain", `this site's, ${domain}`)
    if (!URL.canParse(message.uri) || new URL(message.uri).host !== domain)
      return yield* toSignInMisfit("uri", `a page of this site, ${domain}`)
    yield* requireTimely(message, now)
    const account = yield* requireAccount(message)
    const read: ReadContract<SignInUnchecked> = (network, call) => asked(network, rpc[network], call, post)
    if (!(yield* isSigned({ account, message: text, signature }, read))) return yield* signatureInvalid()
    const isOwn = yield* Effect.promise(async () =>
      typeof nonce === "string" ? nonce === message.nonce : nonce(message.nonce)
    )
    if (!isOwn) return yield* toSignInMisfit("nonce", "the one that was given out for this sign-in")
    const { networkName: _, scheme: __, ...data } = message
    return { account, data }
  })

/** Asks a node, which must be of that network. Null where the contract refuses. */
const asked = (
  network: NetworkId,
  url: string | undefined,
  call: unknown,
  post: (url: string, body: string) => Promise<unknown>
): Effect.Effect<string | null, SignInUnchecked> =>
  Effect.gen(function* () {
    const unchecked = (cause?: unknown): SignInUnchecked => new SignInUnchecked({ network, cause })
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
