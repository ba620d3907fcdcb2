/** A provider's events and their values (EIP-1193). Chain ids are hex on EVM, CAIP-2 ids elsewhere. */
export interface WalletProviderEvents {
  readonly connect: { readonly chainId: string }
  /** An error with the code 4900. */
  readonly disconnect: Error & { readonly code: number }
  readonly chainChanged: string
  readonly accountsChanged: Array<string>
}

/** Adds or removes a listener. Returns the provider, so that calls can be chained as with Node's emitters. */
interface Listening {
  <E extends keyof WalletProviderEvents>(event: E, listener: (value: WalletProviderEvents[E]) => void): WalletProvider
  /** `message` is accepted, since libraries listen to it, and never emitted. */
  (event: keyof WalletProviderEvents | "message", listener: (...values: Array<never>) => void): WalletProvider
}

/**
 * An EIP-1193 provider for the active wallet, whichever that is when a request is made. `eth_requestAccounts` opens the
 * modal if no wallet is connected; accounts and chain are answered without the wallet. Every other request, unless it
 * is known only to read, is sent once, and only for the wallet, account and network that were active when it was made,
 * with the account filled in. Fits viem, ethers and wagmi as it is.
 */
export interface WalletProvider {
  readonly request: <Answer = unknown>(call: { readonly method: string; readonly params?: unknown }) => Promise<Answer>
  readonly on: Listening
  readonly removeListener: Listening
}
