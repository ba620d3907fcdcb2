import type { Namespace } from "../../chain/network/ids.ts"
import type { BatchCapabilities } from "../../wallets/requests/callBatch.ts"
import type { WrittenCall } from "../../wallets/reader/batch.ts"
import type {
  ActFor,
  ApprovalRequest,
  CallsStatus,
  CheckedTransfer,
  PerformedSwap,
  SendOptions,
  SeveralTransfers,
  SwapPerformance,
  TransferFromOptions
} from "../methods/shapes.ts"
import type { TypedData } from "../methods/typedData.ts"
import { may, describeMethods, needs, mayOrReports, needsOrReports } from "./method.ts"
import { actFor, address, nameKeys, token } from "./sharedKeys.ts"

const wallet = describeMethods("wallet")
const program = describeMethods("program")
const swaps = describeMethods("swaps")

const transfer = {
  to: needsOrReports("to"),
  amount: mayOrReports("amount"),
  value: may("value"),
  token: mayOrReports("token"),
  namespace: may("namespace"),
  accept: may("accept"),
  ...actFor
}

/**
 * The methods that ask a wallet to sign or send, once, for the account of the snapshot at the time of the call. They
 * reject with `ContextChanged` if wallet, account or network change before the wallet is asked, and if `account` or
 * `network` is not the current one: these methods never switch.
 */
export const actingMethods = {
  /**
   * Signs text, or bytes as hex (`raw`, on EVM and Solana); returns hex on EVM, base58 on Solana, the wallet's own format
   * on Bitcoin.
   */
  signMessage: wallet<
    (
      request: ActFor & {
        readonly message: string | { readonly raw: `0x${string}` }
        readonly namespace?: Namespace | undefined
      }
    ) => Promise<string>
  >({
    keys: { message: needs("message"), namespace: may("namespace"), ...actFor },
    example: 'signMessage({ message: "Hello" })'
  }),
  /** Signs typed data (EIP-712) with the EVM account; returns hex. */
  signTypedData: program<(typed: ActFor & TypedData) => Promise<string>>({
    keys: {
      domain: needs("domain"),
      types: needs("types"),
      primaryType: needs("primaryType"),
      message: needs("typed"),
      ...actFor
    },
    example:
      'signTypedData({ domain: { name: "Shop" }, types: { Order: [{ name: "id", type: "uint256" }] }, primaryType: "Order", message: { id: 1n } })'
  }),
  /**
   * Sends a batch of calls that the EVM wallet executes as one (EIP-5792): all or nothing unless `atomic` is false.
   * Returns the wallet's id of the batch; no call is in a block yet. Rejects with `CallBatchesUnsupported` if the
   * wallet does not accept batches; nothing was sent then.
   */
  sendCalls: program<
    (
      batch: ActFor & {
        readonly calls: ReadonlyArray<WrittenCall>
        readonly atomic?: boolean | undefined
        readonly capabilities?: BatchCapabilities | undefined
      }
    ) => Promise<{ readonly id: string }>
  >({
    keys: { calls: needs("calls"), atomic: may("atomic"), capabilities: may("capabilities"), ...actFor },
    example: `sendCalls({ calls: [{ to: "${address}", value: "0x1" }] })`
  }),
  /**
   * Returns the wallet's status of a batch: 100 pending, 200 confirmed, 400 not sent, 500 reverted completely, 600
   * reverted partially.
   */
  getCallsStatus: program<(params: { readonly id: string }) => Promise<CallsStatus>>({
    keys: { id: needs("id") },
    example: 'getCallsStatus({ id: "0x…" })'
  }),
  /**
   * Registers a name for the EVM account, which signs once; returns the name with its suffix. The registration is sent
   * once. Rejects with `NameRefused` and the service's first reason, or with `NameNotRegistered`.
   */
  registerName: program<(request: ActFor & { readonly name: string }) => Promise<{ readonly name: string }>>({
    keys: { ...nameKeys, ...actFor },
    example: 'registerName({ name: "adalove" })'
  }),
  /**
   * Performs a quoted swap of EVM tokens, with the approval that it needs, and returns the sent transactions. The
   * transaction that the service builds is first proven to yield the quote's minimum; otherwise the call rejects, and
   * nothing is sent.
   */
  swap: swaps<(performance: SwapPerformance) => Promise<PerformedSwap>>({
    keys: { quote: needs("quote"), approval: may("approval"), batch: may("batch"), accept: may("accept"), ...actFor },
    example: 'swap({ quote: await kit.getSwapQuote({ from: "USDC", to: "ETH", amount: "100" }) })'
  }),
  /** Sets the amount of an EVM token that a spender may move; 0 revokes it. Returns the transaction's hash. */
  approve: swaps<(approval: ApprovalRequest) => Promise<`0x${string}`>>({
    keys: { token: needs("token"), spender: needs("spender"), amount: may("amount"), value: may("value"), ...actFor },
    example: `approve({ token: "${token}", spender: "${address}", amount: "100" })`
  }),
  /** Checks a transfer as `send` does, and returns the transfer that would be sent. Asks no wallet. */
  prepareSend: wallet<(request: SendOptions) => Promise<CheckedTransfer>>({
    keys: transfer,
    example: `prepareSend({ to: "${address}", amount: "0.5" })`
  }),
  /**
   * Sends coins or a token, after the checks of `docs/spec/onchain.md#send-checks`. Returns the transaction's hash; it
   * is not included in a block yet. With several transfers, each is checked before any is sent. If the wallet supports
   * atomic batches, they are sent as one, whose id is returned; otherwise they are sent one after another, until the
   * first that fails, and the last hash is returned: `getTransactions` lists all of them.
   */
  send: wallet<(request: SendOptions | SeveralTransfers) => Promise<string>, SendOptions, SeveralTransfers>(
    { keys: transfer, example: `send({ to: "${address}", amount: "0.5" })` },
    {
      by: "transfers",
      keys: { transfers: needs("transfers"), namespace: may("namespace"), accept: may("accept"), ...actFor },
      example: `send({ transfers: [{ to: "${address}", amount: "0.5" }] })`
    }
  ),
  /** Moves another account's token to a receiver, up to the allowance. Returns the hash. */
  transferFrom: wallet<(request: TransferFromOptions) => Promise<`0x${string}`>>({
    keys: { token: needs("token"), from: needs("from"), to: needs("to"), amount: needs("amount"), ...actFor },
    example: `transferFrom({ token: "${token}", from: "${address}", to: "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC", amount: "5" })`
  })
}
