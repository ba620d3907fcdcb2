import * as Effect from "effect/Effect"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { isSignatureText } from "../../../core/onchain/siwx/contractSignature.ts"
import { isVerified } from "../../../core/onchain/siwx/session.ts"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"
import type { ReadOnlyCall } from "./contractSigned.ts"

/** A text, and what stands for its account's signature. */
export interface SignedText {
  readonly account: AccountId
  readonly message: string
  readonly signature: string
}

/** Runs a call on a network's node, without sending anything. Returns null where the contract refuses. */
export type ReadContract<E> = (network: NetworkId, call: ReadOnlyCall) => Effect.Effect<string | null, E>

/** Verifiers by namespace, each in a chunk of its own. */
const verifiers = [
  {
    namespace: "eip155",
    passes: <E>({ account, message, signature }: SignedText, read: ReadContract<E>) =>
      Effect.gen(function* () {
        if (!isSignatureText(signature)) return false
        const { address, network } = splitAccountId(account)
        const { verdictOfEvmKey } = yield* loadChunk(() => import("./evmKey.ts"))
        const verdict = verdictOfEvmKey(address, message, signature)
        if (verdict !== "other") return verdict === "signed"
        const { contractQuestion } = yield* loadChunk(() => import("./contractSigned.ts"))
        const { call, isYes } = contractQuestion(address, message, signature)
        const answer = yield* read(network, call)
        return answer !== null && isYes(answer)
      })
  },
  {
    namespace: "solana",
    passes: ({ account, message, signature }: SignedText) =>
      Effect.flatMap(
        loadChunk(() => import("./solanaKey.ts")),
        ({ signedBySolanaKey }) =>
          Effect.promise(() => signedBySolanaKey(splitAccountId(account).address, message, signature))
      )
  },
  {
    namespace: "bip122",
    passes: ({ account, message, signature }: SignedText) =>
      Effect.map(
        loadChunk(() => import("./bitcoinKey.ts")),
        ({ signedByBitcoinKey }) => signedByBitcoinKey(splitAccountId(account).address, message, signature)
      )
  }
] as const

/**
 * Whether an account signed a text: by its key, without asking anybody; on EVM networks otherwise as a contract, which a
 * node is asked for. A node that does not answer fails, and does not make the signature invalid. False where no verifier
 * is for the namespace.
 */
export const isSigned = <E>(signed: SignedText, read: ReadContract<E>): Effect.Effect<boolean, E | KitMissing> => {
  const { namespace } = splitNetworkId(splitAccountId(signed.account).network)
  return Effect.map(
    Effect.forEach(
      verifiers.filter((one) => one.namespace === namespace),
      (one) => Effect.map(one.passes(signed, read), (passed) => ({ namespace: one.namespace, passed }))
    ),
    (verdicts) => isVerified(namespace, verdicts)
  )
}
