import * as Effect from "effect/Effect"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { UnsupportedChain } from "../../../core/chain/network/laterErrors.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { toBase58 } from "../../../core/chain/solana/base58.ts"
import { WalletAnswerMisfit } from "../../../core/wallets/requests/errors.ts"
import type { WalletRequestError, WalletRequests } from "../../wallets/requests/WalletRequests.ts"

/** Asks an account's wallet to sign text, by its namespace's method. Returns the signature in the namespace's form. */
export const signText = (
  wallet: WalletRequests["Type"],
  account: AccountId,
  message: string
): Effect.Effect<string, UnsupportedChain | WalletRequestError> => {
  const { address, network } = splitAccountId(account)
  switch (splitNetworkId(network).namespace) {
    case "eip155":
      return wallet.signMessage(account, message)
    case "solana":
      return signature(
        wallet.ask(account, "solana_signMessage", {
          message: toBase58(new TextEncoder().encode(message)),
          pubkey: address
        }),
        "solana_signMessage"
      )
    case "bip122":
      return signature(wallet.ask(account, "signMessage", { account: address, address, message }), "signMessage")
    default:
      return new UnsupportedChain({ network })
  }
}

const signature = (effect: Effect.Effect<unknown, WalletRequestError>, method: string) =>
  Effect.flatMap(
    effect,
    (answer): Effect.Effect<string, WalletAnswerMisfit> =>
      isRecord(answer) && typeof answer["signature"] === "string" && answer["signature"] !== ""
        ? Effect.succeed(answer["signature"])
        : new WalletAnswerMisfit({ method })
  )
