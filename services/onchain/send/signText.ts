import * as Effect from "effect/Effect"
import { answerMisfit } from "../../wallets/connectors/methodTable.ts"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { UnsupportedChain } from "../../../core/chain/network/networkIdErrors.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { toBase58 } from "../../../core/chain/solana/base58.ts"
import type { WalletAnswerMisfit } from "../../../core/wallets/requests/errors.ts"
import type { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import type { WalletRequestError } from "../../wallets/requests/walletRequestError.ts"

/**
 * Asks an account's wallet to sign a text, or bytes as hex, with the method of its namespace. Returns the signature in
 * the namespace's format. Bitcoin wallets sign only text: bytes fail with `UnsupportedChain`.
 */
export const signText = (
  wallet: WalletRequests["Type"],
  account: AccountId,
  message: string | { readonly raw: `0x${string}` }
): Effect.Effect<string, UnsupportedChain | WalletRequestError> => {
  const { address, network } = splitAccountId(account)
  switch (splitNetworkId(network).namespace) {
    case "eip155":
      return typeof message === "string"
        ? wallet.signMessage(account, message)
        : wallet.sign(account, "personal_sign", [message.raw, address])
    case "solana":
      return readSignature(
        wallet.ask(account, "solana_signMessage", {
          message: toBase58(toBytes(message)),
          pubkey: address
        }),
        "solana_signMessage"
      )
    case "bip122":
      return typeof message === "string"
        ? readSignature(wallet.ask(account, "signMessage", { account: address, address, message }), "signMessage")
        : new UnsupportedChain({ network })
    default:
      return new UnsupportedChain({ network })
  }
}

const toBytes = (message: string | { readonly raw: `0x${string}` }): Uint8Array =>
  typeof message === "string"
    ? new TextEncoder().encode(message)
    : Uint8Array.from(message.raw.slice(2).match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))

const readSignature = (effect: Effect.Effect<unknown, WalletRequestError>, method: string) =>
  Effect.flatMap(
    effect,
    (answer): Effect.Effect<string, WalletAnswerMisfit> =>
      isRecord(answer) && typeof answer["signature"] === "string" && answer["signature"] !== ""
        ? Effect.succeed(answer["signature"])
        : answerMisfit(method)
  )
