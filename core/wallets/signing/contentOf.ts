import { readPsbt } from "../../chain/bitcoin/psbt.ts"
import { checksumAddress } from "../../chain/evm/checksum.ts"
import { readMessage, solTransferOf } from "../../chain/solana/message.ts"
import { fromBase64 } from "../../foundation/platform/base64.ts"
import type { WalletRequest } from "../reader/walletRequest.ts"

/** What a visitor reads of a request, made from the request itself. Amounts in base units, decimal digits. */
export interface ShownContent {
  readonly receiver?: string | undefined
  readonly amount?: string | undefined
  /** Who pays on Solana. */
  readonly payer?: string | undefined
}

/** Returns receiver and amount of a request to send, where its method says them in the open. */
export const contentOf = (request: WalletRequest): ShownContent => {
  switch (request.kind) {
    case "transaction":
      return { receiver: request.call.to && checksumAddress(request.call.to), amount: String(request.call.value) }
    case "payment":
      return { receiver: request.to, amount: String(request.satoshis) }
    case "psbt": {
      const read = readPsbt(fromBase64(request.psbt) ?? new Uint8Array())
      if (read === undefined || read === "limit") return {}
      const amount = read.outputs.reduce((sum, { satoshis }) => sum + BigInt(satoshis), 0n)
      return { receiver: read.outputs.map(({ script }) => script).join(), amount: String(amount) }
    }
    case "solana": {
      const message = readMessage(fromBase64(request.transactions[0] ?? "") ?? new Uint8Array())
      if (message === undefined) return {}
      const sent = message.instructions.map(solTransferOf).find((one) => one !== undefined)
      return { payer: message.payer, receiver: sent?.to, amount: sent?.lamports }
    }
    default:
      return {}
  }
}
