/**
 * The events of a provider and their values (EIP-1193). Chain ids are hex strings on EVM networks and CAIP-2 ids on
 * others.
 */
export interface WalletProviderEvents {
  readonly connect: { readonly chainId: string }
  /** An error with the code 4900. */
  readonly disconnect: Error & { readonly code: number }
  readonly chainChanged: string
  readonly accountsChanged: Array<string>
}

/** Adds or removes a listener. Returns the provider, so that calls can be chained as with Node's event emitters. */
interface Listening {
  <E extends keyof WalletProviderEvents>(event: E, listener: (value: WalletProviderEvents[E]) => void): WalletProvider
  /** Accepts `message` because libraries listen to it. It is never emitted. */
  (event: keyof WalletProviderEvents | "message", listener: (...values: Array<never>) => void): WalletProvider
}

/**
 * An EIP-1193 provider for the wallet that is active when a request is made. `eth_requestAccounts` opens the modal if
 * no wallet is connected; accounts and chain are answered without asking the wallet. Any other request, unless its
 * method is known to only read, is sent at most once, and only to the wallet, account and network that were active when
 * it was made; a missing account is added. Works with viem, ethers and wagmi.
 *
 * @example
 * ```ts
 * import { BrowserProvider } from "ethers"
 *
 * const ethers = new BrowserProvider(kit.provider("eip155"))
 * ```
 */
export interface WalletProvider {
  readonly request: <Answer = unknown>(call: { readonly method: string; readonly params?: unknown }) => Promise<Answer>
  readonly on: Listening
  readonly removeListener: Listening
}
