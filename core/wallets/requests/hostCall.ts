import { safeMethods } from "../../chain/rpc/methods.ts"

/** A field of a value from outside; undefined where there is none, or where reading it throws. */
export const fieldOf = (value: unknown, key: string): unknown => {
  try {
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)[key]
      : undefined
  } catch {
    return undefined
  }
}

/** A request as a host gave it to its provider (EIP-1193), read once. */
export interface HostCall {
  readonly method: string
  readonly params?: unknown
}

/**
 * Reads a host's request. Parameters are copied: what was given is what goes out. Null when there is no method, or what
 * cannot be copied.
 */
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
  /** Every account that it names as the signer. */
  readonly accounts: ReadonlyArray<unknown>
  readonly chainId?: unknown
}

const isAddress = (value: unknown): boolean => typeof value === "string" && /^0x[0-9a-f]{40}$/i.test(value)
const firstOf = (params: unknown): unknown => (Array.isArray(params) ? params[0] : undefined)
const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Where a method's parameters name the account: a field of the object that they are, or that is the first of them. */
interface Fields {
  readonly account: string
  /** It is written in where it is missing. */
  readonly written: boolean
  /** They name the chain too, in hex. */
  readonly chain?: boolean
}

const evmFields: Readonly<Record<string, Fields>> = {
  eth_sendTransaction: { account: "from", written: true, chain: true },
  eth_signTransaction: { account: "from", written: true, chain: true },
  wallet_sendCalls: { account: "from", written: true, chain: true },
  eth_sendUserOperation: { account: "sender", written: true },
  wallet_grantPermissions: { account: "address", written: true, chain: true },
  // Permissions of EIP-2255 are named by the object's keys: nothing may be written there.
  wallet_revokePermissions: { account: "address", written: false }
}
const laterFields: Readonly<Record<string, Fields>> = {
  solana_signMessage: { account: "pubkey", written: true },
  solana_signTransaction: { account: "pubkey", written: true },
  solana_signAllTransactions: { account: "pubkey", written: true },
  solana_signAndSendTransaction: { account: "pubkey", written: true },
  signMessage: { account: "account", written: true },
  signPsbt: { account: "account", written: true },
  sendTransfer: { account: "account", written: true },
  polkadot_signMessage: { account: "address", written: true },
  polkadot_signTransaction: { account: "address", written: true },
  cosmos_signDirect: { account: "signerAddress", written: true },
  cosmos_signAmino: { account: "signerAddress", written: true }
}
const fieldsOf = (method: string): Fields | undefined =>
  Object.hasOwn(evmFields, method)
    ? evmFields[method]
    : Object.hasOwn(laterFields, method)
      ? laterFields[method]
      : undefined
const signMethods: ReadonlySet<string> = new Set([
  "personal_sign",
  "eth_sign",
  "eth_signTypedData",
  "eth_signTypedData_v3",
  "eth_signTypedData_v4"
])

/** What asks nobody to sign or send, beside the safe methods (docs/spec/wallets.md#requests-safe-methods). */
const readings: ReadonlySet<string> = new Set<string>([
  ...safeMethods,
  "solana_getAccounts",
  "solana_requestAccounts",
  "getAccountAddresses",
  "cosmos_getAccounts",
  "wallet_addEthereumChain",
  "wallet_requestPermissions"
])

/**
 * Whether a request is bound to what its maker saw. All are but those that are known to read: a method that nobody
 * knows may sign.
 */
export const isBound = (method: string): boolean => !readings.has(method) && !/^(net|web3)_/.test(method)

/** The object that has the fields: EVM's methods take a list, the others an object. */
const objectOf = ({ method, params }: HostCall): unknown =>
  Object.hasOwn(evmFields, method) ? firstOf(params) : params

/**
 * Whom and where such a request speaks of. `personal_sign` has the account second, the older methods first; pages mix
 * them up, and wallets take either. Null when it cannot be read as what its method is.
 */
export const boundOf = (call: HostCall): Bound | null => {
  const { method, params } = call
  const fields = fieldsOf(method)
  if (fields !== undefined) {
    const object = objectOf(call)
    if (!isObject(object)) return fields.written ? null : { accounts: [] }
    const account = fieldOf(object, fields.account)
    return {
      accounts: account === undefined ? [] : [account],
      ...(fields.chain === true ? { chainId: fieldOf(object, "chainId") } : {})
    }
  }
  if (!signMethods.has(method)) return { accounts: [] }
  if (!Array.isArray(params)) return null
  const [first, second]: ReadonlyArray<unknown> = params
  const from = method === "personal_sign" ? (isAddress(second) ? second : first) : isAddress(first) ? first : second
  return isAddress(from) ? { accounts: [from] } : null
}

/**
 * The same request with account and chain written out, so that a wallet that is elsewhere by now refuses it. `chainId`
 * in hex.
 */
export const boundTo = (call: HostCall, account: string, chainId: string): HostCall => {
  const { method, params } = call
  const fields = fieldsOf(method)
  const object = objectOf(call)
  if (fields?.written !== true || !isObject(object)) return params === undefined ? { method } : { method, params }
  const written = {
    ...object,
    [fields.account]: fieldOf(object, fields.account) ?? account,
    ...(fields.chain === true ? { chainId: fieldOf(object, "chainId") ?? chainId } : {})
  }
  return { method, params: Array.isArray(params) ? [written, ...params.slice(1)] : written }
}

/**
 * The chain that `wallet_switchEthereumChain` asks for (EIP-3326), as it was written. Undefined when it is none in hex.
 */
export const chainAskedFor = (params: unknown): string | undefined => {
  const chainId = fieldOf(firstOf(params), "chainId")
  return typeof chainId === "string" && /^0x[0-9a-f]{1,13}$/i.test(chainId) ? chainId : undefined
}

/** Whether `wallet_revokePermissions` or `wallet_requestPermissions` is about the accounts (EIP-2255). */
export const isAboutAccounts = (params: unknown): boolean => fieldOf(firstOf(params), "eth_accounts") !== undefined

/** The calls of a `wallet_sendCalls` request, unread. */
export const callsOf = (params: unknown): unknown => fieldOf(firstOf(params), "calls")
