import * as Effect from "effect/Effect"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { sameId } from "../../../core/wallets/connection/state.ts"
import { isRefusal } from "../../../core/chain/rpc/refusal.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { isMagicValue, isSignatureText, isValidSignatureCall } from "../../../core/onchain/siwx/contractSignature.ts"
import type { Rpc, RpcFailure } from "../../chain/rpc/Rpc.ts"

/**
 * Whether an EVM account signed a text (EIP-191): by the key of the address, which asks nobody; else, as the address
 * may be a contract's, by the contract's own word (EIP-1271), asked on the account's network.
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
  // What no key can have made may still be a contract's signature.
  const signer = yield* Effect.orElseSucceed(
    Effect.tryPromise(() => recoverMessageAddress({ message, signature })),
    () => ""
  )
  if (sameId(signer, address)) return true
  const call = { to: address, data: isValidSignatureCall(hashMessage(message), signature) }
  return yield* rpc.read({ network, method: "eth_call", params: [call, "latest"], result: Schema.String }).pipe(
    Effect.map(isMagicValue),
    // A contract that reverts says no.
    Effect.catchTag("RpcError", (error) => (isRefusal(error) ? Effect.succeed(false) : error))
  )
})
