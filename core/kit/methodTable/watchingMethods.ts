import type { Words } from "../../onchain/calldata/words.ts"
import type { ReceiptRequest, SentReceipt } from "../../onchain/receipt/sentReceipt.ts"
import type { WalletInfo } from "../../wallets/catalogue/walletInfo.ts"
import type { SentTransaction } from "../../wallets/signing/sentRecord.ts"
import type { ExplainedRequest } from "../methods/shapes.ts"
import type { WalletsWatch, WatchedWallets } from "../methods/watchedWallets.ts"
import type { EventWatch, ReportOptions } from "../report/methods.ts"
import { may, describeMethods, needs } from "./method.ts"
import { address } from "./sharedKeys.ts"

const lists = describeMethods("lists")
const words = describeMethods("words")
const receipts = describeMethods("receipts")
const reports = describeMethods("reports")

/** The methods for a connect screen that the page draws itself. */
export const walletListMethods = {
  /**
   * Returns the wallets whose ids `connect` accepts: those on this page, in the order of Connect, and WalletConnect.
   */
  connectors: lists<() => Promise<ReadonlyArray<WalletInfo>>>({ keys: {}, example: "connectors()" }),
  /**
   * Reports the wallets to choose from, now and after each change, in the order and by the rules of the view Connect.
   * Resolves with functions that search, load more of the catalogue, return the argument of `connect` for a wallet, and
   * end the watch.
   */
  watchWallets: lists<(watch: WalletsWatch) => Promise<WatchedWallets>>({
    keys: { listener: needs("listener"), namespace: may("namespace") },
    example: "watchWallets({ listener: ({ wallets }) => console.log(wallets) })"
  })
}

/** The method that describes requests to sign. */
export const explainingMethods = {
  /**
   * Describes a request in words: a request with its method and parameters, a bare transaction, or typed data. Reads
   * only the data to sign and, for the symbols of tokens, the network's own nodes; asks no wallet and no other service.
   * Without a connected account, it assumes no account.
   */
  explain: words<(request: ExplainedRequest) => Promise<Words>>({
    bare: "explained",
    example: `explain({ method: "personal_sign", params: ["Hello", "${address}"] })`
  })
}

/** The methods for sent transactions. */
export const receiptMethods = {
  /**
   * Returns the transactions sent from this page with their outcomes, newest first, including earlier visits and other
   * tabs.
   */
  getTransactions: receipts<() => Promise<ReadonlyArray<SentTransaction>>>({ keys: {}, example: "getTransactions()" }),
  /**
   * Waits for the outcome of a transaction or a batch, without a time limit. `network` defaults to that of the sent
   * record, or to the active network if this page did not send the transaction. `confirmations`: blocks of an EVM
   * network, one by default. Rejects with `UnsupportedChain` if the network cannot be read, such as Bitcoin, and with
   * `NetworkNotFound` if the named network is not configured.
   */
  waitForReceipt: receipts<(request: ReceiptRequest) => Promise<SentReceipt>>({
    keys: { hash: needs("hash"), network: may("network"), confirmations: may("confirmations") },
    example: 'waitForReceipt({ hash: "0x…" })'
  })
}

/** The methods for debugging. Neither changes anything. */
export const developerMethods = {
  /**
   * Returns a bug file as JSON: the events that led to the kit's state, for a developer, who replays them with
   * `latchkey replay`. At most 1 MB; the oldest events are dropped first. With `debug`, it contains the events since
   * the kit's start, otherwise those since the first call of this method or of `watchEvents`. It contains no secrets.
   */
  report: reports<(options?: ReportOptions) => Promise<Blob>>({
    keys: { addresses: may("addresses"), bodies: may("bodies") },
    example: "report()"
  }),
  /**
   * Calls the listener after each change, until `end` is called. Keeps events from now on, or from the start with
   * `debug`.
   */
  watchEvents: reports<(watch: { readonly listener: () => void }) => Promise<EventWatch>>({
    keys: { listener: needs("listener") },
    example: "watchEvents({ listener: () => console.log(Date.now()) })"
  })
}
