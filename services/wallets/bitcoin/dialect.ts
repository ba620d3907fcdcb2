import type { NetworkId } from "../../../core/chain/network/ids.ts"
import type { BitcoinAccount, ReportedAccount } from "../../../core/wallets/bitcoin/accounts.ts"
import type { SendTransfer, SignMessage, SignPsbt } from "../../../core/wallets/bitcoin/call.ts"
import { walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import type { MethodNotGranted } from "../../../core/wallets/walletconnect/errors.ts"
import { createMethodNotGranted } from "../connectors/methodTable.ts"

/** A wallet's accounts on one network, read but not yet in the kit's order. */
export interface WalletReply {
  /** Undefined for a network that the kit does not know. */
  readonly network: NetworkId | undefined
  readonly accounts: ReadonlyArray<ReportedAccount>
}

/** The context of a request: the paying account and its network. */
export interface RequestContext {
  readonly network: NetworkId
  readonly payment: BitcoinAccount
}

/**
 * One protocol of Bitcoin wallets. Each promise rejects as the wallet did, with `Refusal`, or with a failure of the
 * kit; it resolves with undefined if the wallet's answer is invalid. No request is sent twice.
 */
export interface Dialect {
  /** Returns the wallet's accounts; `silent` never prompts, and returns no accounts instead of failing. */
  readonly connect: (silent: boolean, networks: ReadonlyArray<NetworkId>) => Promise<ReadonlyArray<WalletReply>>
  readonly signMessage: (
    call: SignMessage,
    context: RequestContext
  ) => Promise<{ readonly address: string; readonly signature: string; readonly messageHash?: string } | undefined>
  readonly signPsbt: (
    call: SignPsbt,
    context: RequestContext
  ) => Promise<{ readonly psbt: string; readonly txid?: string } | undefined>
  readonly sendTransfer: (call: SendTransfer, context: RequestContext) => Promise<{ readonly txid: string } | undefined>
  readonly switchNetwork: (to: NetworkId) => Promise<ReadonlyArray<WalletReply>>
  readonly disconnect: () => Promise<unknown>
  /**
   * Calls `onReplies` with all current accounts of the wallet, empty when it left, until the returned function is called.
   * `current`: the active network.
   */
  readonly listen: (
    onReplies: (replies: ReadonlyArray<WalletReply>) => void,
    current: () => NetworkId | undefined
  ) => () => void
}

/** A wallet's error, with its EIP-1193 code. */
export class Refusal extends Error {
  readonly code: number
  constructor(code: number, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/** Returns the failure for a method that the wallet does not support. */
export const createUnsupported = (method: string): MethodNotGranted => createMethodNotGranted(method)

/** Returns the refusal of a network that the wallet does not know, or has no account on. */
export const createUnknownNetwork = (): Refusal =>
  new Refusal(walletCodes.unrecognizedChain, "The wallet does not know this network")
