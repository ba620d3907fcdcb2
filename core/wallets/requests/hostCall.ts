import { fieldOf } from "../../foundation/data/decode.ts"
import { safeMethods } from "../../chain/rpc/methods.ts"

/** A request that a host made to its provider (EIP-1193), read once. */
export interface HostCall {
  readonly method: string
  readonly params?: unknown
}

/**
 * Reads a host's request. Parameters are copied, so that later changes to them have no effect. Returns null if there is
 * no method, or if the parameters cannot be copied.
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

/** The accounts and the chain that a request to sign or send names, if it does. */
export interface Bound {
  /** Every account that the request names as the signer. */
  readonly accounts: ReadonlyArray<unknown>
  readonly chainId?: unknown
}

const isAddress = (value: unknown): boolean => typeof value === "string" && /^0x[0-9a-f]{40}$/i.test(value)
const firstOf = (params: unknown): unknown => (Array.isArray(params) ? params[0] : undefined)
const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Where a method's parameters name the account: a field of the object they consist of, or of the first of them. */
interface Fields {
  readonly account: string
  /** Whether it is filled in if missing. */
  readonly written: boolean
  /** Whether they name the chain, too, in hex. */
  readonly chain?: boolean
}

const evmFields: Readonly<Record<string, Fields>> = {
  eth_sendTransaction: { account: "from", written: true, chain: true },
  eth_signTransaction: { account: "from", written: true, chain: true },
  wallet_sendCalls: { account: "from", written: true, chain: true },
  eth_sendUserOperation: { account: "sender", written: true },
  wallet_grantPermissions: { account: "address", written: true, chain: true },
  // Permissions of EIP-2255 are named by the object's keys: nothing may be added there.
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

/** Methods that neither sign nor send, in addition to the safe methods (docs/spec/wallets.md#requests-safe-methods). */
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
 * Whether a request is bound to the account and network its caller saw. All are except those known only to read: an
 * unknown method may sign.
 */
export const isBound = (method: string): boolean => !readings.has(method) && !/^(net|web3)_/.test(method)

/** Returns the object that has the fields: EVM's methods take a list, the others an object. */
const objectOf = ({ method, params }: HostCall): unknown =>
  Object.hasOwn(evmFields, method) ? firstOf(params) : params

/**
 * Returns the accounts and the chain such a request names. `personal_sign` has the account second, the older methods
 * first; pages mix them up, and wallets accept both. Returns null if the parameters do not fit the method.
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
 * Returns the same request with account and chain filled in, so that a wallet that has moved on refuses it. `chainId`
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

/** Returns the chain that `wallet_switchEthereumChain` asks for (EIP-3326), unchanged. Undefined if it is not hex. */
export const chainAskedFor = (params: unknown): string | undefined => {
  const chainId = fieldOf(firstOf(params), "chainId")
  return typeof chainId === "string" && /^0x[0-9a-f]{1,13}$/i.test(chainId) ? chainId : undefined
}

/** Whether `wallet_revokePermissions` or `wallet_requestPermissions` concerns the accounts (EIP-2255). */
export const isAboutAccounts = (params: unknown): boolean => fieldOf(firstOf(params), "eth_accounts") !== undefined

/** Returns the calls of a `wallet_sendCalls` request, not decoded. */
export const callsOf = (params: unknown): unknown => fieldOf(firstOf(params), "calls")
