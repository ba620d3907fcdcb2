import * as Either from "effect/Either"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { type RequestMisfit, toRequestMisfit } from "../../wallets/connectors/errors.ts"
import type { RequestContext, WrittenRequest } from "../../wallets/reader/walletRequest.ts"

/**
 * Returns the request to describe: a request with its method, a bare transaction, or typed data. Fails for any other
 * value. The context's account is used unless the value names another.
 */
export const toExplained = (value: unknown, context: RequestContext): Either.Either<WrittenRequest, RequestMisfit> => {
  if (isRecord(value)) {
    const { method, params } = value
    if (typeof method === "string") return Either.right({ method, params })
    if (isRecord(value["types"]))
      return Either.right({ method: "eth_signTypedData_v4", params: [context.account, value] })
    if (["to", "data", "input", "value"].some((key) => Object.hasOwn(value, key)))
      return Either.right({ method: "eth_sendTransaction", params: [value] })
  }
  return Either.left(toRequestMisfit("explain"))
}
