/** A field of a value from outside; undefined where there is none, or where reading it throws. */
export const fieldOf = (value: unknown, key: string): unknown => {
  try {
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Readonly<Record<string, unknown>>)[key] : undefined
  } catch {
    return undefined
  }
}

/** A request as a host gave it to its provider (EIP-1193), read once. */
export interface HostCall {
  readonly method: string
  readonly params?: unknown
}

/** Reads a host's request. Parameters are copied: what was given is what goes out. Null when there is no method, or what cannot be copied. */
export const readHostCall = (call: unknown): HostCall | null => {
  const method = fieldOf(call, "method")
  const params = fieldOf(call, "params")
  if (typeof method !== "string" || method === "") return null
  try {
    return params === undefined ? { method } : { method, params: structuredClone(params) }
  } catch {
    return null
  }
}

/** Whom and where a request to sign or send speaks of, as far as it says. */
export interface Bound {
  readonly from?: unknown
  readonly chainId?: unknown
}

const isAddress = (value: unknown): boolean => typeof value === "string" && /^0x[0-9a-f]{40}$/i.test(value)
const firstOf = (params: unknown): unknown => (Array.isArray(params) ? params[0] : undefined)

/** The parameters that are an object: a transaction, a batch of calls. */
const objectMethods: ReadonlySet<string> = new Set(["eth_sendTransaction", "eth_signTransaction", "wallet_sendCalls"])
const signMethods: ReadonlySet<string> = new Set(["personal_sign", "eth_sign", "eth_signTypedData", "eth_signTypedData_v3", "eth_signTypedData_v4"])

/** Whether a request asks its owner to sign or send (EVM): it is bound to the account and network that its maker saw. */
export const isBound = (method: string): boolean => objectMethods.has(method) || signMethods.has(method)

/**
 * Whom and where such a request speaks of. `personal_sign` has the account second, the older methods first; pages mix
 * them up, and wallets take either. Null when it is no such request, or cannot be read as one.
 */
export const boundOf = ({ method, params }: HostCall): Bound | null => {
  if (objectMethods.has(method)) {
    const first = firstOf(params)
    return typeof first === "object" && first !== null ? { from: fieldOf(first, "from"), chainId: fieldOf(first, "chainId") } : null
  }
  if (!signMethods.has(method) || !Array.isArray(params)) return null
  const [first, second]: ReadonlyArray<unknown> = params
  const from = method === "personal_sign" ? (isAddress(second) ? second : first) : (isAddress(first) ? first : second)
  return isAddress(from) ? { from } : null
}

/** The same request with account and chain written out, so that a wallet that is elsewhere by now refuses it. `chainId` in hex. */
export const boundTo = ({ method, params }: HostCall, from: string, chainId: string): HostCall => {
  if (!objectMethods.has(method) || !Array.isArray(params)) return params === undefined ? { method } : { method, params }
  const [first, ...rest]: ReadonlyArray<unknown> = params
  return { method, params: [{ ...Object(first), from: fieldOf(first, "from") ?? from, chainId: fieldOf(first, "chainId") ?? chainId }, ...rest] }
}

/** The chain that `wallet_switchEthereumChain` asks for (EIP-3326), as it was written. Undefined when it is none in hex. */
export const chainAskedFor = (params: unknown): string | undefined => {
  const chainId = fieldOf(firstOf(params), "chainId")
  return typeof chainId === "string" && /^0x[0-9a-f]{1,13}$/i.test(chainId) ? chainId : undefined
}

/** Whether `wallet_revokePermissions` or `wallet_requestPermissions` is about the accounts (EIP-2255). */
export const isAboutAccounts = (params: unknown): boolean => fieldOf(firstOf(params), "eth_accounts") !== undefined

/** The calls of a `wallet_sendCalls` request, unread. */
export const callsOf = (params: unknown): unknown => fieldOf(firstOf(params), "calls")
