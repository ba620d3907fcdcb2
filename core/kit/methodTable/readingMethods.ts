import type { History } from "../../onchain/activity/events.ts"
import type { NameProfile, NameSuggestion } from "../../onchain/name/events.ts"
import type { ShownQuote } from "../../onchain/onramp/events.ts"
import type { SmartSession } from "../../onchain/session/events.ts"
import type { SwapToken } from "../../onchain/swap/events.ts"
import type { Capabilities } from "../../wallets/requests/capabilities.ts"
import type {
  Balance,
  NetworkArgument,
  NetworkName,
  PublicIdentity,
  PurchaseOptions,
  PurchaseParams,
  ReadFor,
  SwapOffer,
  Token
} from "../methods/shapes.ts"
import { may, describeMethods, needs } from "./method.ts"
import { address, nameKeys, onNetwork, readFor, token } from "./sharedKeys.ts"

const reads = describeMethods("reads")

/**
 * The methods that read. They send nothing to a wallet. They use the account and network of their arguments, or by
 * default those that the page shows at the time of the call, even if they change later. Results come from the services
 * behind the views, and are as fresh as there. A failure rejects with a tagged error: `NotConnected` if no account is
 * named and no wallet is connected, `ChainNotSupported` or `NetworkNotFound` if the network is not configured.
 */
export const readingMethods = {
  /** Returns the account's balance of its network's coin, or of the token with this contract. */
  getBalance: reads<(params?: ReadFor & { readonly token?: string | undefined }) => Promise<Balance>>({
    keys: { ...readFor, token: may("token") },
    example: `getBalance({ token: "${token}" })`
  }),
  /** Returns the tokens that the account holds, in the service's order; malformed ones are dropped. */
  getTokens: reads<(params?: ReadFor) => Promise<ReadonlyArray<Token>>>({
    keys: readFor,
    example: 'getTokens({ namespace: "eip155" })'
  }),
  /** Returns one page of the account's transactions, newest first; `next` is the cursor of the following page. */
  getActivity: reads<(params?: ReadFor & { readonly cursor?: string | undefined }) => Promise<History>>({
    keys: { ...readFor, cursor: may("cursor") },
    example: 'getActivity({ namespace: "eip155" })'
  }),
  /** Returns an address's public name and picture. */
  getIdentity: reads<(params: Omit<ReadFor, "account"> & { readonly address: string }) => Promise<PublicIdentity>>({
    keys: { address: needs("address"), namespace: may("namespace"), network: may("network") },
    example: `getIdentity({ address: "${address}" })`
  }),
  /** Returns the names that are registered for the account. */
  getNames: reads<(params?: ReadFor) => Promise<ReadonlyArray<NameProfile>>>({
    keys: readFor,
    example: 'getNames({ namespace: "eip155" })'
  }),
  /** Returns the address that a name resolves to on exactly this network, by default the one that the page shows. */
  resolveName: reads<
    (params: {
      readonly name: string
      readonly network?: NetworkName | undefined
    }) => Promise<{ readonly name: string; readonly address: string | null }>
  >({ keys: { ...nameKeys, ...onNetwork }, example: 'resolveName({ name: "adalove" })' }),
  /** Returns names similar to the given one, and whether each is taken. */
  suggestNames: reads<(params: { readonly name: string }) => Promise<ReadonlyArray<NameSuggestion>>>({
    keys: nameKeys,
    example: 'suggestNames({ name: "adalove" })'
  }),
  /** Returns the tokens that can be swapped on a network; empty if the service does not support swaps there. */
  getSwapTokens: reads<(params?: { readonly network?: NetworkName | undefined }) => Promise<ReadonlyArray<SwapToken>>>({
    keys: onNetwork,
    example: "getSwapTokens({ network: 1 })"
  }),
  /**
   * Returns a quote for swapping an amount of one token for another, each named by its symbol, contract or CAIP-19 id.
   */
  getSwapQuote: reads<
    (
      params: ReadFor & {
        readonly from: string
        readonly to: string
        readonly amount: string
        /** Percent; 1 if absent. */
        readonly slippage?: string | undefined
      }
    ) => Promise<SwapOffer>
  >({
    keys: {
      from: needs("from"),
      to: needs("from"),
      amount: needs("amount"),
      slippage: may("slippage"),
      ...readFor
    },
    example: 'getSwapQuote({ from: "USDC", to: "ETH", amount: "100" })'
  }),
  /** Returns the purchase options on a network, by default the one that the page shows. */
  getOnrampOptions: reads<(params?: { readonly network?: NetworkName | undefined }) => Promise<PurchaseOptions>>({
    keys: onNetwork,
    example: "getOnrampOptions({ network: 1 })"
  }),
  /**
   * Returns a quote for a purchase; null if nothing is sold. If the service returns no quote, the result is an
   * estimate, and marked accordingly.
   */
  getOnrampQuote: reads<(params: PurchaseParams) => Promise<ShownQuote | null>>({
    keys: { amount: needs("amount"), currency: may("currency"), token: may("token"), network: may("network") },
    example: 'getOnrampQuote({ amount: "50", currency: "USD", token: "USDC" })'
  }),
  /**
   * Returns the URL of the provider's purchase page, which delivers to the account; null if no provider delivers there.
   */
  getOnrampUrl: reads<
    (
      params?: ReadFor & { readonly amount?: string | undefined; readonly token?: string | undefined }
    ) => Promise<string | null>
  >({ keys: { amount: may("amount"), token: may("token"), ...readFor }, example: 'getOnrampUrl({ amount: "50" })' }),
  /** Returns how much of an account's token a spender may move, read from the chain. EVM only. */
  getAllowance: reads<(params: ReadFor & { readonly token: string; readonly spender: string }) => Promise<Balance>>({
    keys: { token: needs("token"), spender: needs("spender"), ...readFor },
    example: `getAllowance({ token: "${token}", spender: "${address}" })`
  }),
  /**
   * Returns the account's smart sessions, in which apps may act for it, including ended ones. Only EVM accounts have
   * sessions.
   */
  getSmartSessions: reads<(params?: ReadFor) => Promise<ReadonlyArray<SmartSession>>>({
    keys: readFor,
    example: 'getSmartSessions({ namespace: "eip155" })'
  }),
  /** Returns whether the connected EVM wallet grants permissions to apps. Never prompts. */
  isSmartSessionSupported: reads<() => Promise<boolean>>({ keys: {}, example: "isSmartSessionSupported()" }),
  /**
   * Returns the capabilities of the active wallet on a network, by default the wallet's current one. Read once per
   * connection, from the answers of the wallet and from its session; never prompts.
   */
  capabilities: reads<(network?: NetworkArgument) => Promise<Capabilities>>({
    bare: "network",
    key: "network",
    isOptional: true,
    example: "capabilities(1)"
  })
}
