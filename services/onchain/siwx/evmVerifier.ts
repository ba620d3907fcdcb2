import * as Effect from "effect/Effect"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { sameId } from "../../../core/wallets/connection/state.ts"
import { isRefusal } from "../../../core/chain/rpc/refusal.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { isMagicValue, isSignatureText, isValidSignatureCall } from "../../../core/onchain/siwx/contractSignature.ts"
import type { Rpc, RpcFailure } from "../../chain/rpc/Rpc.ts"

/**
 * Whether an EVM account signed a text (EIP-191): first by the address's key, without the network; otherwise, since the
 * address may be a contract's, by calling the contract (EIP-1271) on the account's network.
 */
export const signedByEvm = Effect.fn("siwx.signedByEvm")(function* (
  rpc: Rpc["Type"],
  account: AccountId,
  message: string,
  signature: string
): Effect.fn.Return<boolean, RpcFailure> {
  if (!isSignatureText(signature)) return false
  const { address, network } = splitAccountId(account)
  const { hashMessage, recoverMessageAddress } = yield* Effect.promise(() => import("viem/utils"))
  // A signature that no key can have made may still be a contract's.
  const signer = yield* Effect.orElseSucceed(
    Effect.tryPromise(() => recoverMessageAddress({ message, signature })),
    () => ""
  )
  if (sameId(signer, address)) return true
  const call = { to: address, data: isValidSignatureCall(hashMessage(message), signature) }
  return yield* rpc.read({ network, method: "eth_call", params: [call, "latest"], result: Schema.String }).pipe(
    Effect.map(isMagicValue),
    // A contract that reverts does not accept the signature.
    Effect.catchTag("RpcError", (error) => (isRefusal(error) ? Effect.succeed(false) : error))
  )
})
