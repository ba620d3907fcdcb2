import * as Either from "effect/Either"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { type CallsMisfit, type RequestMisfit, toRequestMisfit } from "../../wallets/connectors/errors.ts"
import { readRequest } from "../../wallets/reader/readRequest.ts"
import type { RequestContext, WalletRequest } from "../../wallets/reader/walletRequest.ts"

/**
 * Reads what is to be described: a request with its method, a bare transaction, or typed data. Fails if it is none of
 * the three. The context's account is used unless the value names another.
 */
export const readExplained = (
  value: unknown,
  context: RequestContext
): Either.Either<WalletRequest, CallsMisfit | RequestMisfit> => {
  if (isRecord(value)) {
    const { method, params } = value
    if (typeof method === "string") return readRequest({ method, params }, context)
    if (isRecord(value["types"]))
      return readRequest({ method: "eth_signTypedData_v4", params: [context.account, value] }, context)
    if (["to", "data", "input", "value"].some((key) => Object.hasOwn(value, key)))
      return readRequest({ method: "eth_sendTransaction", params: [value] }, context)
  }
  return Either.left(toRequestMisfit("explain"))
}
