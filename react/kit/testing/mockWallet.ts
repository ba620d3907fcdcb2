import { requireKeys } from "../../../core/kit/host/unknownKey.ts"
import { type Behaviour, WalletError } from "./behaviours.ts"
import { knownKeys } from "./knownKeys.ts"
import {
  answerRequest,
  createListeners,
  setAccounts,
  setChain,
  type WalletRequest,
  type WalletState
} from "./walletState.ts"

/** Options of a wallet for tests. By default it has one account of a local chain, on network 1. */
export interface MockWalletOptions {
  readonly name?: string | undefined
  /**
   * The wallet's identifier, which `connect({ connectorId })` accepts.
   *
   * @default "com.test"
   */
  readonly rdns?: string | undefined
  /** A `data:` URI. */
  readonly icon?: string | undefined
  /**
   * Addresses, the active one first. The accounts of local chains (anvil, hardhat) can sign; others need a key in
   * `keys`.
   */
  readonly accounts?: ReadonlyArray<string> | undefined
  /** Private keys of further accounts, by address. */
  readonly keys?: Readonly<Record<string, `0x${string}`>> | undefined
  readonly chainId?: number | undefined
  /**
   * True if the page is connected to the wallet from the start.
   *
   * @default false
   */
  readonly connected?: boolean | undefined
  /**
   * A node URL for requests that the wallet does not answer itself, such as transactions; or one URL for each network,
   * by chain id: the wallet then does not know other networks.
   */
  readonly forward?: string | Readonly<Record<number, string>> | undefined
}

/** An announced wallet, with functions that control it. */
export interface MockWallet {
  /** The EIP-1193 provider that the page receives. */
  readonly provider: {
    readonly request: (request: WalletRequest) => Promise<unknown>
    readonly on: (event: string, listener: (value: never) => void) => void
    readonly removeListener: (event: string, listener: (value: never) => void) => void
  }
  /** The received requests, in order. */
  readonly requests: ReadonlyArray<WalletRequest>
  /** Sets the reaction to the next request of a method; each call plans one more request. */
  readonly next: (method: string, behaviour: Behaviour) => void
  /** Changes the accounts, as the wallet's owner would. An empty list disconnects the page. */
  readonly setAccounts: (accounts: ReadonlyArray<string>) => void
  /** Switches the network, as the wallet's owner would. */
  readonly setChain: (chainId: number) => void
  /** Disconnects the page, as the wallet's owner would. */
  readonly disconnect: () => void
  /** Stops announcing the wallet. A page that found it keeps it. */
  readonly remove: () => void
}

const square =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='96' height='96'%3E%3Crect width='96' height='96' rx='22' fill='%235773ff'/%3E%3C/svg%3E"
/** Returns a UUID of version 4. `crypto.randomUUID` is missing on pages over plain http. */
const createRandomUuid = (): string => {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0"))
  const text = hex.join("").replace(/^(.{12}).(.{3})./, "$14$2a")
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")
}
/** A wallet that is not announced, with the data for announcing it. */
export interface BareWallet extends Omit<MockWallet, "remove"> {
  readonly info: Readonly<Record<"uuid" | "name" | "icon" | "rdns", string>>
}

const optionKeys: ReadonlyArray<keyof MockWalletOptions> = [
  "name",
  "rdns",
  "icon",
  "accounts",
  "keys",
  "chainId",
  "connected",
  "forward"
]

/** Creates a wallet that is not announced yet. Throws `CallMisfit` for an unknown option. */
export const createBareWallet = (options: MockWalletOptions = {}): BareWallet => {
  requireKeys("mockWallet", options, optionKeys, 'mockWallet({ name: "Test Wallet" })')
  const {
    accounts = Object.keys(knownKeys).slice(0, 1),
    chainId = 1,
    connected = false,
    forward,
    icon = square,
    keys = {},
    name = "Test Wallet",
    rdns = "com.test"
  } = options
  const requests: Array<WalletRequest> = []
  const planned: Array<readonly [method: string, behaviour: Behaviour]> = []
  const listeners = createListeners()
  const wallet: WalletState = { accounts, chainId, isConnected: connected, keys, forward, emit: listeners.emit }
  return {
    info: Object.freeze({ uuid: createRandomUuid(), name, icon, rdns }),
    provider: {
      request: (request) => {
        requests.push(request)
        const answerAsUsual = (): Promise<unknown> => answerRequest(wallet, request)
        const index = planned.findIndex(([method]) => method === request.method)
        const [, behaviour] = index < 0 ? [] : (planned.splice(index, 1)[0] ?? [])
        return behaviour === undefined ? answerAsUsual() : behaviour(answerAsUsual)
      },
      on: listeners.on,
      removeListener: listeners.removeListener
    },
    requests,
    next: (method, behaviour) => void planned.push([method, behaviour]),
    setAccounts: (next) => setAccounts(wallet, next),
    setChain: (next) => setChain(wallet, next),
    disconnect: () => {
      wallet.emit("disconnect", new WalletError(4900, "The wallet has disconnected the page."))
      setAccounts(wallet, [])
    }
  }
}

/**
 * Announces a wallet on this page (EIP-6963) that approves everything, unless a test sets another reaction. Its
 * signatures are valid for the account; a transaction returns a fixed hash, or goes to `forward`. Throws `CallMisfit` for
 * an unknown option.
 *
 * @example
 * ```ts
 * import { mockWallet, rejects } from "latchkey/testing"
 *
 * const wallet = mockWallet({ name: "Test Wallet", chainId: 1 })
 * wallet.next("personal_sign", rejects())
 * wallet.remove()
 * ```
 */
export const mockWallet = (options: MockWalletOptions = {}): MockWallet => {
  const { info, ...wallet } = createBareWallet(options)
  const detail = Object.freeze({ info, provider: wallet.provider })
  const announce = (): void => void dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }))
  addEventListener("eip6963:requestProvider", announce)
  announce()
  return { ...wallet, remove: () => removeEventListener("eip6963:requestProvider", announce) }
}
