import * as Either from "effect/Either"
import { checkReceiver } from "../../chain/evm/checkReceiver.ts"
import { parseUnits } from "../../foundation/text/units.ts"
import { transfer } from "../token/erc20.ts"
import { toQuantity, type TransactionRequest } from "../../wallets/requests/request.ts"
import { toSendMisfit, type SendMisfit } from "./errors.ts"

/** A transfer: how much (whole tokens, decimal text) of which token, from which address to which. EVM addresses. */
export interface Sending {
  readonly from: string
  readonly receiver: string
  readonly amount: string
  /** Without an address it is the chain's own coin. */
  readonly token: { readonly address?: string | undefined; readonly decimals: number }
}

/**
 * Returns the transaction of a transfer. Fails for an amount that is not above zero or has more decimals than the
 * token, and for a receiver that no money should go to: see `checkReceiver`.
 * docs/spec/onchain.md#token-contract-functions, docs/spec/onchain.md#send-evm-transfer.
 */
export const sendRequest = ({
  amount,
  from,
  receiver,
  token
}: Sending): Either.Either<TransactionRequest, SendMisfit> => {
  const units = parseUnits(amount, token.decimals)
  const to = receiver.trim()
  if (units === undefined || units <= 0n) return Either.left(toSendMisfit("amount", amount))
  if (checkReceiver(to, token.address) !== null) return Either.left(toSendMisfit("receiver", to))
  if (token.address === undefined) return Either.right({ from, to, data: "0x", value: toQuantity(units) })
  return Either.mapBoth(transfer(token.address, to, units), {
    onLeft: () => toSendMisfit("amount", amount),
    onRight: (call) => ({ from, ...call })
  })
}
