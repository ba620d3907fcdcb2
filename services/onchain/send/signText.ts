import * as Effect from "effect/Effect"
import { answerMisfit } from "../../wallets/connectors/methodTable.ts"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { UnsupportedChain } from "../../../core/chain/network/laterErrors.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { toBase58 } from "../../../core/chain/solana/base58.ts"
import type { WalletAnswerMisfit } from "../../../core/wallets/requests/errors.ts"
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
      return unsupportedChain(network)
  }
}

const signature = (effect: Effect.Effect<unknown, WalletRequestError>, method: string) =>
  Effect.flatMap(
    effect,
    (answer): Effect.Effect<string, WalletAnswerMisfit> =>
      isRecord(answer) && typeof answer["signature"] === "string" && answer["signature"] !== ""
        ? Effect.succeed(answer["signature"])
        : answerMisfit(method)
  )

/** Neither sending nor signing is supported on the network. */
export const unsupportedChain = (network: string): UnsupportedChain => new UnsupportedChain({ network })
