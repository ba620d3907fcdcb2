import { toQuantity } from "../../chain/evm/hex.ts"
import { getField } from "../../foundation/data/decode.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"

/** A request that a host made to its provider (EIP-1193), read once. */
export interface HostCall {
  readonly method: string
  readonly params?: unknown
}

/**
 * Reads a host's request. Parameters are copied, so that later changes to them have no effect. Returns null if it has
 * no method, or if the parameters cannot be copied.
 */
export const readHostCall = (call: unknown): HostCall | null => {
  const method = getField(call, "method")
  const params = getField(call, "params")
  if (typeof method !== "string" || method === "") return null
  try {
    return params === undefined ? { method } : { method, params: removeEnd(structuredClone(params)) }
  } catch {
    return null
  }
}

/** Returns a list without the missing values at its end, which functions with optional parameters leave. */
const removeEnd = (params: unknown): unknown => {
  if (!Array.isArray(params)) return params
  let length = params.length
  while (length > 0 && params[length - 1] === undefined) length--
  return params.slice(0, length)
}

const getFirst = (params: unknown): unknown => (Array.isArray(params) ? params[0] : undefined)

/** The methods whose first parameter names its chain. */
const withChainField: ReadonlySet<string> = new Set([
  "eth_sendTransaction",
  "eth_signTransaction",
  "wallet_sendCalls",
  "wallet_sendTransaction"
])

/**
 * Returns a call with a chain added to its transaction or batch if it names no chain, so that a wallet on another
 * network refuses it. Returns any other call unchanged.
 */
export const withChain = <Call extends HostCall>(call: Call, chainId: string): Call => {
  const [first, ...others]: ReadonlyArray<unknown> = Array.isArray(call.params) ? call.params : []
  return withChainField.has(call.method) && isRecord(first) && getField(first, "chainId") === undefined
    ? { ...call, params: [{ ...first, chainId }, ...others] }
    : call
}

/**
 * Returns the chain that `wallet_switchEthereumChain` requests (EIP-3326), in hex. Undefined if it is neither hex nor a
 * whole number.
 */
export const getRequestedChain = (params: unknown): string | undefined => {
  const written = getField(getFirst(params), "chainId")
  const isNumber = typeof written === "bigint" || (typeof written === "number" && Number.isSafeInteger(written))
  const chainId = isNumber ? toQuantity(BigInt(written)) : written
  return typeof chainId === "string" && /^0x[0-9a-f]{1,13}$/i.test(chainId) ? chainId : undefined
}

/** Returns whether `wallet_revokePermissions` or `wallet_requestPermissions` concerns the accounts (EIP-2255). */
export const isAboutAccounts = (params: unknown): boolean => getField(getFirst(params), "eth_accounts") !== undefined
