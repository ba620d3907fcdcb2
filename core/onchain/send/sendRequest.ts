import { toQuantity } from "../../chain/evm/hex.ts"
import * as Either from "effect/Either"
import { checkReceiver } from "../../chain/evm/checkReceiver.ts"
import { parseUnits } from "../../foundation/text/units.ts"
import { transfer } from "../token/erc20.ts"
import type { TransactionRequest } from "../../wallets/requests/request.ts"
import { toSendMisfit, type SendMisfit } from "./errors.ts"

/** A transfer: the amount (whole tokens, decimal text), the token, the sender and the receiver. EVM addresses. */
export interface Sending {
  readonly from: string
  readonly receiver: string
  readonly amount: string
  /** Without an address, the token is the chain's own coin. */
  readonly token: { readonly address?: string | undefined; readonly decimals: number }
  /** True if the receiver may be an address without an owner: whatever is sent there is lost. */
  readonly isBurnt?: boolean | undefined
}

/**
 * Returns the transaction of a transfer. Fails for an amount that is not above zero or has more decimals than the
 * token, and for a receiver that is not allowed: see `checkReceiver`. docs/spec/onchain.md#token-contract-functions,
 * docs/spec/onchain.md#send-evm-transfer.
 */
export const sendRequest = ({
  amount,
  from,
  isBurnt = false,
  receiver,
  token
}: Sending): Either.Either<TransactionRequest, SendMisfit> => {
  const units = parseUnits(amount, token.decimals)
  const to = receiver.trim()
  if (units === undefined || units <= 0n) return Either.left(toSendMisfit("amount", amount))
  const fault = checkReceiver(to, token.address)
  if (fault !== null && !(isBurnt && (fault === "zero" || fault === "token")))
    return Either.left(toSendMisfit("receiver", to))
  if (token.address === undefined) return Either.right({ from, to, data: "0x", value: toQuantity(units) })
  return Either.mapBoth(transfer(token.address, to, units), {
    onLeft: () => toSendMisfit("amount", amount),
    onRight: (call) => ({ from, ...call })
  })
}
