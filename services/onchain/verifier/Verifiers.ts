import * as Effect from "effect/Effect"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { isSignatureText } from "../../../core/onchain/siwx/contractSignature.ts"
import { isVerified } from "../../../core/onchain/siwx/session.ts"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"
import type { ReadOnlyCall } from "./contractSigned.ts"

/** A text, and the signature that its account claims. */
export interface SignedText {
  readonly account: AccountId
  readonly message: string
  readonly signature: string
}

/** Runs a call on a network's node without sending a transaction. Returns null if the contract reverts. */
export type ReadContract<E> = (network: NetworkId, call: ReadOnlyCall) => Effect.Effect<string | null, E>

/** Verifiers by namespace, each in its own chunk. */
const verifiers = [
  {
    namespace: "eip155",
    passes: <E>({ account, message, signature }: SignedText, read: ReadContract<E>) =>
      Effect.gen(function* () {
        if (!isSignatureText(signature)) return false
        const { address, network } = splitAccountId(account)
        const { getEvmKeyVerdict } = yield* loadChunk(() => import("./evmKey.ts"))
        const verdict = getEvmKeyVerdict(address, message, signature)
        if (verdict !== "other") return verdict === "signed"
        const { buildContractCheck } = yield* loadChunk(() => import("./contractSigned.ts"))
        const { call, isAccepted } = buildContractCheck(address, message, signature)
        const answer = yield* read(network, call)
        return answer !== null && isAccepted(answer)
      })
  },
  {
    namespace: "solana",
    passes: ({ account, message, signature }: SignedText) =>
      Effect.flatMap(
        loadChunk(() => import("./solanaKey.ts")),
        ({ isSignedBySolanaKey }) =>
          Effect.promise(() => isSignedBySolanaKey(splitAccountId(account).address, message, signature))
      )
  },
  {
    namespace: "bip122",
    passes: ({ account, message, signature }: SignedText) =>
      Effect.map(
        loadChunk(() => import("./bitcoinKey.ts")),
        ({ isSignedByBitcoinKey }) => isSignedByBitcoinKey(splitAccountId(account).address, message, signature)
      )
  }
] as const

/**
 * True if an account signed a text: verified by its key without a request; on EVM networks otherwise by its contract,
 * with a request to a node. Fails if the node does not answer, which does not make the signature invalid. False if the
 * namespace has no verifier.
 */
export const isSigned = <E>(signed: SignedText, read: ReadContract<E>): Effect.Effect<boolean, E | KitMissing> => {
  const { namespace } = splitNetworkId(splitAccountId(signed.account).network)
  return Effect.map(
    Effect.forEach(
      verifiers.filter((verifier) => verifier.namespace === namespace),
      (verifier) => Effect.map(verifier.passes(signed, read), (passed) => ({ namespace: verifier.namespace, passed }))
    ),
    (verdicts) => isVerified(namespace, verdicts)
  )
}
