import { WalletError } from "./behaviours.ts"
import { knownKeys } from "./knownKeys.ts"

/** The hash of every transaction that is not forwarded. */
export const mockHash = `0x${"ab".repeat(32)}`

/** A request that the wallet received. */
export interface WalletRequest {
  readonly method: string
  readonly params?: unknown
}

/** The state of a wallet for tests, and the function that emits its events to the page. */
export interface WalletState {
  accounts: ReadonlyArray<string>
  chainId: number
  isConnected: boolean
  /** Private keys of further accounts, by address. */
  readonly keys: Readonly<Record<string, `0x${string}`>>
  /** The node of every network, or the nodes by chain id. */
  readonly forward: string | Readonly<Record<number, string>> | undefined
  readonly emit: (event: string, value: unknown) => void
}

type Listener = (value: never) => void

/** Returns the listeners of a provider's events, and a function that emits to them. */
export const createListeners = () => {
  const listeners = new Map<string, Set<Listener>>()
  return {
    on: (event: string, listener: Listener): void => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener: (event: string, listener: Listener): void => void listeners.get(event)?.delete(listener),
    emit: (event: string, value: unknown): void => {
      // The caller passes the value of this event.
      for (const listener of [...(listeners.get(event) ?? [])]) listener(value as never)
    }
  }
}

export const setChain = (wallet: WalletState, chainId: number): void => {
  wallet.chainId = chainId
  wallet.emit("chainChanged", toHex(chainId))
}

export const setAccounts = (wallet: WalletState, accounts: ReadonlyArray<string>): void => {
  wallet.accounts = accounts
  if (wallet.isConnected) wallet.emit("accountsChanged", accounts)
  if (accounts.length === 0) wallet.isConnected = false
}

/** Answers a request as a wallet whose owner approves everything. */
export const answerRequest = async (wallet: WalletState, request: WalletRequest): Promise<unknown> => {
  const [first, second]: ReadonlyArray<unknown> = Array.isArray(request.params) ? request.params : []
  switch (request.method) {
    case "eth_requestAccounts":
      wallet.isConnected = true
      return wallet.accounts
    case "wallet_requestPermissions":
      wallet.isConnected = true
      return getPermissions(wallet)
    case "wallet_revokePermissions":
      wallet.isConnected = false
      return null
    case "wallet_getPermissions":
      return wallet.isConnected ? getPermissions(wallet) : []
    case "eth_accounts":
      return wallet.isConnected ? wallet.accounts : []
    case "eth_chainId":
      return toHex(wallet.chainId)
    case "net_version":
      return String(wallet.chainId)
    case "wallet_switchEthereumChain":
    case "wallet_addEthereumChain":
      return switchChain(wallet, Number(Object(first).chainId))
    case "wallet_getCapabilities":
      return {}
    case "personal_sign":
      return sign(wallet, request.method, second, first)
    case "eth_signTypedData_v4":
      return sign(wallet, request.method, first, second)
    case "eth_sendTransaction":
      return wallet.forward === undefined ? mockHash : passToNode(wallet, request)
    default:
      return passToNode(wallet, request)
  }
}

const toHex = (chainId: number): string => `0x${chainId.toString(16)}`

const getPermissions = ({ accounts }: WalletState): unknown => [
  { parentCapability: "eth_accounts", caveats: [{ type: "restrictReturnedAccounts", value: accounts }] }
]

const switchChain = (wallet: WalletState, chainId: number): null => {
  if (wallet.forward !== undefined && getNode(wallet, chainId) === undefined)
    throw new WalletError(4902, `The test wallet has no node of chain ${chainId}: give it one in \`forward\`.`)
  if (chainId !== wallet.chainId) setChain(wallet, chainId)
  return null
}

const isSameAddress = (a: unknown, b: string): boolean => String(a).toLowerCase() === b.toLowerCase()

/** Returns the private key of a connected account. */
const getKey = ({ accounts, keys }: WalletState, address: unknown): `0x${string}` => {
  const account = accounts.find((item) => isSameAddress(address, item))
  if (account === undefined) throw new WalletError(4100, "This account is not connected.")
  const [, key] = Object.entries({ ...knownKeys, ...keys }).find(([item]) => isSameAddress(item, account)) ?? []
  if (key === undefined)
    throw new WalletError(4200, `The test wallet has no key of ${account}: give it as \`keys\`, or an answer.`)
  return key
}

const sign = async (wallet: WalletState, method: string, address: unknown, content: unknown): Promise<unknown> => {
  const key = getKey(wallet, address)
  return (await import("./signWith.ts")).signWith(key, method, content)
}

const getNode = ({ forward }: WalletState, chainId: number): string | undefined =>
  typeof forward === "object" ? forward[chainId] : forward

/** Sends a request to the node of the wallet's network. */
const passToNode = async (wallet: WalletState, request: WalletRequest): Promise<unknown> => {
  const node = getNode(wallet, wallet.chainId)
  if (node === undefined)
    throw new WalletError(4200, `The test wallet does not know ${request.method}: give it a \`forward\`, or an answer.`)
  const response = await fetch(node, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, params: [], ...request })
  })
  const { error, result }: { readonly error?: { code: number; message: string }; readonly result?: unknown } =
    await response.json()
  if (error) throw new WalletError(error.code, error.message)
  return result
}
