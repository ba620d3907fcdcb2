import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import { makeFailuresYieldable } from "../../../core/foundation/errors/yieldable.ts"
import { requireKeys } from "../../../core/kit/host/unknownKey.ts"
import type { VerifiedSignIn } from "../../../core/onchain/siwx/session.ts"
import { checkSignIn, type SignInProof } from "../../../services/onchain/siwx/checkSignIn.ts"

makeFailuresYieldable()

export type { SignInData } from "../../../core/onchain/siwx/fields.ts"
export type { SignInProof, VerifiedSignIn }

const proofKeys: ReadonlyArray<keyof SignInProof> = ["message", "signature", "domain", "nonce", "now", "rpc"]

/**
 * Verifies a sign-in on your own server, for Ethereum, Solana and Bitcoin accounts. Resolves to the account (CAIP-10)
 * and the fields of the message. Rejects with a tagged error: `SignInMisfit` for another domain or nonce,
 * `SignInExpired`, `SignInTooEarly`, `SignatureInvalid`, or `SignInUnchecked` if a contract account could not be
 * verified.
 *
 * @example
 * ```ts
 * import { verifySignIn } from "latchkey/siwx/server"
 *
 * export const login = async (message: string, signature: string, nonce: string) => {
 *   const proof = { message, signature, nonce, domain: "app.example.com", now: Date.now() }
 *   return (await verifySignIn(proof)).account
 * }
 * ```
 */
export const verifySignIn = async (proof: SignInProof): Promise<VerifiedSignIn> => {
  requireKeys("verifySignIn", proof, proofKeys, "verifySignIn({ message, signature, domain, nonce, now: Date.now() })")
  const end = await Effect.runPromise(Effect.either(checkSignIn(proof, post)))
  if (Either.isLeft(end)) throw end.left
  return end.right
}

const post = async (url: string, body: string): Promise<unknown> => {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
    signal: AbortSignal.timeout(10_000)
  })
  return response.json()
}
