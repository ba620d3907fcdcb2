import type { Namespace } from "../../chain/network/ids.ts"
import type { History } from "../../onchain/activity/events.ts"
import type { Words } from "../../onchain/calldata/words.ts"
import type { NameProfile, NameSuggestion } from "../../onchain/name/events.ts"
import type { ShownQuote } from "../../onchain/onramp/events.ts"
import type { EventWatch, ReportOptions } from "../report/methods.ts"
import type { SmartSession } from "../../onchain/session/events.ts"
import type { GrantRequest, SubscriptionRequest } from "../../onchain/session/grant.ts"
import type { SmartSessionGrant } from "../../onchain/session/granted.ts"
import type { SwapToken } from "../../onchain/swap/events.ts"
import type { ReceiptRequest, SentReceipt } from "../../onchain/receipt/sentReceipt.ts"
import type { SignInSession } from "../../onchain/siwx/session.ts"
import type { SentRecord } from "../../wallets/signing/sentRecord.ts"
import type { BatchCapabilities } from "../../wallets/requests/callBatch.ts"
import type { WrittenCall } from "../../wallets/reader/batch.ts"
import type { WalletInfo } from "../../wallets/catalogue/walletInfo.ts"
import type { TypedData } from "./typedData.ts"
import type { WalletsWatch, WatchedWallets } from "./watchedWallets.ts"
import type { Capabilities } from "../../wallets/requests/capabilities.ts"
import type {
  ActFor,
  ApprovalRequest,
  Balance,
  CallsStatus,
  CheckedTransfer,
  ExplainedRequest,
  NetworkArgument,
  NetworkName,
  PerformedSwap,
  PublicIdentity,
  PurchaseOptions,
  PurchaseWish,
  ReadFor,
  SendOptions,
  SeveralTransfers,
  SwapOffer,
  SwapPerformance,
  Token,
  TransferFromOptions
} from "./shapes.ts"

/**
 * The methods of a kit that read. Each loads its code at the first call and sends nothing to a wallet. They read the
 * account and network that they are given; by default those that the page shows when it calls, even if they change later.
 * Answers come from the services behind the views, and are as fresh as those. A failure rejects with a tagged error:
 * `NotConnected` if no account is named and none is connected, `ChainNotSupported` or `NetworkNotFound` if the network is
 * not configured.
 */
export interface ReadingMethods {
  /** Returns what the account holds of its network's coin, or of the token with this contract. */
  readonly getBalance: (at?: ReadFor & { readonly token?: string | undefined }) => Promise<Balance>
  /** Returns the tokens that the account holds, in the service's order; malformed ones are dropped. */
  readonly getTokens: (at?: ReadFor) => Promise<ReadonlyArray<Token>>
  /** Returns one page of the account's transactions, the newest first; `next` is the cursor of the page after it. */
  readonly getActivity: (at?: ReadFor & { readonly cursor?: string | undefined }) => Promise<History>
  /** Returns an address's public name and picture. */
  readonly getIdentity: (of: Omit<ReadFor, "account"> & { readonly address: string }) => Promise<PublicIdentity>
  /** Returns the names that are registered for the account. */
  readonly getNames: (at?: ReadFor) => Promise<ReadonlyArray<NameProfile>>
  /** Returns the address that a name has on exactly this network, by default the one that the page shows. */
  readonly resolveName: (named: {
    readonly name: string
    readonly network?: NetworkName | undefined
  }) => Promise<{ readonly name: string; readonly address: string | null }>
  /** Returns names like this one, and whether they are taken. */
  readonly suggestNames: (named: { readonly name: string }) => Promise<ReadonlyArray<NameSuggestion>>
  /** Returns the tokens that can be swapped on a network; empty where the service does not swap. */
  readonly getSwapTokens: (on?: { readonly network?: NetworkName | undefined }) => Promise<ReadonlyArray<SwapToken>>
  /** Returns what an amount of one token gives of another, each by its symbol, contract or CAIP-19 id. */
  readonly getSwapQuote: (
    swap: ReadFor & {
      readonly from: string
      readonly to: string
      readonly amount: string
      /** Percent; 1 if absent. */
      readonly slippage?: string | undefined
    }
  ) => Promise<SwapOffer>
  /** Returns what can be bought on a network, by default the one that the page shows. */
  readonly getOnrampOptions: (on?: { readonly network?: NetworkName | undefined }) => Promise<PurchaseOptions>
  /** Returns what an amount buys, marked as an estimate if the service gave no quote; null where nothing is sold. */
  readonly getOnrampQuote: (wish: PurchaseWish) => Promise<ShownQuote | null>
  /** Returns the provider's page that delivers to the account; null if no provider delivers there. */
  readonly getOnrampUrl: (
    wish?: ReadFor & { readonly amount?: string | undefined; readonly token?: string | undefined }
  ) => Promise<string | null>
  /** Returns how much of an account's token a spender may move, read from the chain. EVM alone. */
  readonly getAllowance: (of: ReadFor & { readonly token: string; readonly spender: string }) => Promise<Balance>
  /** Returns the sessions in which apps may act for the account, ended ones too. Only EVM accounts have any. */
  readonly getSmartSessions: (at?: ReadFor) => Promise<ReadonlyArray<SmartSession>>
  /** Returns whether the connected EVM wallet grants permissions to apps. Never prompts. */
  readonly isSmartSessionSupported: () => Promise<boolean>
  /**
   * Returns what the wallet in use can do on a network, by default its own. Read once a connection, from what the wallet
   * and its session say of themselves; never prompts.
   */
  readonly capabilities: (network?: NetworkArgument) => Promise<Capabilities>
}

/** The methods of a kit for a connect screen of the page's own. */
export interface WalletListMethods {
  /** Returns the wallets that `connect` takes by their id: those on this page, in Connect's order, and WalletConnect. */
  readonly connectors: () => Promise<ReadonlyArray<WalletInfo>>
  /**
   * Tells the wallets to choose from, now and at each change, in Connect's order and by its rules; resolves with what a
   * list needs: search, more of the catalogue, how a wallet is connected, and its own end.
   */
  readonly watchWallets: (watch: WalletsWatch) => Promise<WatchedWallets>
}

/** The method of a kit that tells what is signed. */
export interface ExplainingMethods {
  /**
   * Tells a request in words: what a wallet would be asked for, as a request with its method and parameters, a bare
   * transaction, or typed data. Made from what is signed and nothing else; asks no wallet, and nobody but the network's
   * own nodes for the symbols of tokens. Without a connected account it is told of nobody's.
   */
  readonly explain: (request: ExplainedRequest) => Promise<Words>
}

/** The methods of a kit about what was sent. */
export interface ReceiptMethods {
  /** Returns what was sent from this page, newest first, also by earlier visits and other tabs, and what became of it. */
  readonly getSent: () => Promise<ReadonlyArray<SentRecord>>
  /**
   * Waits for what becomes of a transaction, or of a batch, however long that takes. `network`: the record's, or the
   * active one if this page did not send it. `confirmations`: blocks of an EVM network, one by default. Rejects with
   * `UnsupportedChain` where no chain is read, as on Bitcoin, and with `NetworkNotFound` if the named network is not
   * configured.
   */
  readonly waitForReceipt: (request: ReceiptRequest) => Promise<SentReceipt>
}

/** The methods of a kit for sign-in with a wallet. */
export interface SignInMethods {
  /**
   * Signs the account of the snapshot in, without a view of the kit: its wallet is asked for one signature. Returns the
   * session that holds already, if there is one. Rejects with `SiwxNotEnabled` without `siwx` or `siweConfig`.
   */
  readonly signIn: () => Promise<SignInSession>
  /** Ends the sessions of the account of the snapshot, on its network. */
  readonly signOut: () => Promise<void>
}

/**
 * The methods of a kit that ask a wallet to sign or send, once, for the account of the snapshot at the time of the call.
 * They reject with `ContextChanged` if wallet, account or network change before the wallet is asked, and if `account` or
 * `network` names another than the current one: these methods never switch.
 */
export interface ActingMethods {
  /**
   * Signs text, or bytes as hex (`raw`, on EVM and Solana); returns hex on EVM, base58 on Solana, the wallet's own format
   * on Bitcoin.
   */
  readonly signMessage: (
    request: ActFor & {
      readonly message: string | { readonly raw: `0x${string}` }
      readonly namespace?: Namespace | undefined
    }
  ) => Promise<string>
  /** Signs typed data (EIP-712) with the EVM account; returns hex. */
  readonly signTypedData: (typed: ActFor & TypedData) => Promise<string>
  /**
   * Sends a batch of calls that the EVM wallet executes as one (EIP-5792): all or nothing unless `atomic` is false.
   * Returns the wallet's id of it; no call is in a block yet. Rejects with `CallBatchesUnsupported` where the wallet takes
   * none: nothing was sent then.
   */
  readonly sendCalls: (
    batch: ActFor & {
      readonly calls: ReadonlyArray<WrittenCall>
      readonly atomic?: boolean | undefined
      readonly capabilities?: BatchCapabilities | undefined
    }
  ) => Promise<{ readonly id: string }>
  /**
   * Returns what the wallet says of a batch: 100 on its way, 200 done, 400 none went out, 500 none took effect, 600 some
   * did.
   */
  readonly getCallsStatus: (of: { readonly id: string }) => Promise<CallsStatus>
  /**
   * Registers a name for the EVM account, which signs once; returns it with its suffix. Sent once. Rejects with
   * `NameRefused` and the service's first reason, or with `NameNotRegistered`.
   */
  readonly registerName: (request: ActFor & { readonly name: string }) => Promise<{ readonly name: string }>
  /**
   * Performs a quoted swap of EVM tokens, with the approval that it needs, and returns what was sent. What the service
   * builds is proven to give the quote's minimum first; otherwise it rejects, and nothing is sent.
   */
  readonly swap: (performance: SwapPerformance) => Promise<PerformedSwap>
  /** Lets a spender take so much of an EVM token; 0 takes it back. Returns the transaction's hash. */
  readonly approve: (approval: ApprovalRequest) => Promise<`0x${string}`>
  /** Checks a transfer as `send` does, and returns what would go out. Asks no wallet. */
  readonly prepareSend: (request: SendOptions) => Promise<CheckedTransfer>
  /**
   * Sends coins or a token, after the checks of `docs/spec/onchain.md#send-checks`. Returns the transaction's hash; it is
   * not included in a block yet. Of several transfers each is checked before any goes out. Where the wallet takes batches
   * by itself they are one, whose id is returned; else they go out one after another, until the first that fails, and the
   * last hash is returned: `getSent` has them all.
   */
  readonly send: (request: SendOptions | SeveralTransfers) => Promise<string>
  /** Moves somebody else's token to a receiver, as far as they allowed it. Returns the hash. */
  readonly transferFrom: (request: TransferFromOptions) => Promise<`0x${string}`>
}

/** The methods of a kit by which an app gets to act for an EVM account by itself, within limits and until a time. */
export interface GrantMethods {
  /**
   * Asks the account of the snapshot for a smart session. The visitor reads each permission in the kit's view before the
   * wallet is asked. Rejects with `GrantMisfit` and the rule if the request breaks one, `GrantUnsupported` if the wallet
   * cannot grant it, `RequestRejected` if the visitor or the wallet's owner says no, `GrantWider` if the wallet grants
   * more, and `GrantNotActivated` if the wallet granted a session that the service did not put to use.
   */
  readonly grantPermissions: (request: GrantRequest) => Promise<SmartSessionGrant>
  /** Asks for an allowance of the network's coin that comes back each interval. Rejects as `grantPermissions` does. */
  readonly createSubscription: (request: SubscriptionRequest) => Promise<SmartSessionGrant>
  /** Ends a session of the account: its wallet signs once. Resolves too if it had ended before. */
  readonly revokeSmartSession: (session: ActFor & { readonly pci: string }) => Promise<void>
}

/** The methods of a kit for who looks for a mistake. Neither changes anything. */
export interface DeveloperMethods {
  /**
   * Returns a bug file as JSON: how the kit came where it is, to be sent to a developer, whose `latchkey replay` plays it
   * again. At most 1 MB; the oldest events are left out first. It has the events since the kit's start with `debug`, else
   * since the first call of this method or of `watchEvents`. It contains no secrets.
   */
  readonly report: (options?: ReportOptions) => Promise<Blob>
  /** Calls the listener after each change, until `end`; keeps what came from now on, or from the start with `debug`. */
  readonly watchEvents: (watch: { readonly listener: () => void }) => Promise<EventWatch>
}

/** The methods of a kit whose code loads at the first call. Each is called with what the page showed at that time. */
export interface LateMethods
  extends ReadingMethods,
    ReceiptMethods,
    SignInMethods,
    ActingMethods,
    GrantMethods,
    WalletListMethods,
    ExplainingMethods,
    DeveloperMethods {}
export type LateName = keyof LateMethods
