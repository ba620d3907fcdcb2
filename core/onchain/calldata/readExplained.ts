import type { NetworkId } from "../../chain/network/ids.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { readCall, readRequest, type SigningRequest } from "./request.ts"

/**
 * Reads what is to be told in words: a request with its method, a bare transaction, or typed data. Undefined if it is
 * none of the three. `address`: whose request it is, unless it says so itself.
 */
export const readExplained = (value: unknown, network: NetworkId, address: string): SigningRequest | undefined => {
  if (!isRecord(value)) return undefined
  if (typeof value["method"] === "string")
    return readRequest({ method: value["method"], params: value["params"] }, network, address)
  if (isRecord(value["types"])) return { kind: "typedData", data: value }
  const isCall = ["to", "data", "input", "value"].some((key) => Object.hasOwn(value, key))
  const call = isCall ? readCall(value, network, address) : undefined
  return call === undefined ? undefined : { kind: "call", call }
}
