import type { NetworkId } from "../../chain/network/ids.ts"

/**
 * A part of a request that no reader understands. `path`: its place, such as `calls[1].capabilities.x`. `unknown`: a
 * field that the method does not have; `invalid`: a value in another form; `limit`: more than `limit` allows.
 */
export interface UnreadPart {
  readonly path: string
  readonly reason: "unknown" | "invalid" | "limit"
  readonly limit?: string
}

/** The fields of every request. The whole value is frozen. */
export interface RequestBase {
  readonly method: string
  /** The network that the request names, else the network in use. */
  readonly network: NetworkId
  /** The signing account: the one that the request names, else the account in use. */
  readonly account: string
  /** Every account that the parameters name as a signer, as written. */
  readonly signers: ReadonlyArray<unknown>
  /** The outgoing parameters in canonical form: quantities in hex, typed data as text. */
  readonly params: unknown
  readonly unread: ReadonlyArray<UnreadPart>
}

/** One call of an EVM account. */
export interface EvmCall {
  readonly network: NetworkId
  readonly from: string
  /** Absent to create a contract. */
  readonly to?: string
  readonly value: bigint
  /** Lower-case hex with `0x`. */
  readonly data: string
  readonly authorizations: ReadonlyArray<Authorization>
}

/** Code that the account will run (EIP-7702). The zero address removes it; chain id 0 means every network. */
export interface Authorization {
  readonly chainId: bigint
  /** In lower case. */
  readonly address: string
}

/** The fee limits of a transaction in its request; the node chooses a missing field. */
export interface GasTerms {
  readonly gas?: bigint
  readonly gasPrice?: bigint
  readonly maxFeePerGas?: bigint
  readonly maxPriorityFeePerGas?: bigint
  /** The maximum total cost of the blobs (EIP-4844). */
  readonly blobFee?: bigint
}

/** The payer of a zkSync transaction in place of the account, and its allowance in return. */
export interface Paymaster {
  readonly address: string
  /** The token and amount that the account allows it to take. */
  readonly allowance?: { readonly token: string; readonly amount: bigint }
}

/** A capability that a batch or one of its calls requests (EIP-5792). */
export interface RequestedCapability {
  readonly name: string
  /** True if the wallet may ignore it. */
  readonly isOptional: boolean
  /** The call that requests it, counted from 0; undefined for the batch. */
  readonly call?: number
  readonly value: unknown
}

/** `eth_sendTransaction`, `wallet_sendTransaction`, `eth_signTransaction`. */
export interface EvmRequest extends RequestBase {
  readonly kind: "transaction"
  readonly call: EvmCall
  readonly terms: GasTerms
  readonly nonce?: bigint
  readonly paymaster?: Paymaster
  /** The token in which the fee is paid (Celo). */
  readonly feeToken?: string
}

/** `wallet_sendCalls`. */
export interface BatchRequest extends RequestBase {
  readonly kind: "batch"
  readonly calls: ReadonlyArray<EvmCall>
  readonly capabilities: ReadonlyArray<RequestedCapability>
  readonly isAtomic: boolean
}

/** Typed data (EIP-712). `data`: the parsed text of `params`; undefined if it is not JSON. */
export interface TypedDataRequest extends RequestBase {
  readonly kind: "typedData"
  readonly data: unknown
}

/**
 * A message. `bytes`: the signed bytes, in hex; `text`: the same if the bytes are UTF-8. `isRaw`: signed without a
 * prefix, so that the signature may be one of a transaction.
 */
export interface MessageRequest extends RequestBase {
  readonly kind: "message"
  readonly bytes: string
  readonly text?: string
  readonly isRaw: boolean
  /** The signature protocol of a Bitcoin wallet; the wallet chooses a missing one. */
  readonly protocol?: "ecdsa" | "bip322"
}

/** Permissions to act for the account (ERC-7715, and under its older name). */
export interface GrantRequest extends RequestBase {
  readonly kind: "grant"
  readonly grants: ReadonlyArray<Readonly<Record<string, unknown>>>
}

/** Revoked permissions. `session`: the id of a smart session, or the context of an execution permission. */
export interface RevocationRequest extends RequestBase {
  readonly kind: "revoke"
  readonly session?: string
}

/** `eth_sendUserOperation` (ERC-4337). */
export interface UserOperationRequest extends RequestBase {
  readonly kind: "userOperation"
  readonly operation: Readonly<Record<string, unknown>>
}

/** Serialized transactions of Solana, in base64. `sends`: the wallet also sends them, with these options. */
export interface SolanaRequest extends RequestBase {
  readonly kind: "solana"
  readonly transactions: ReadonlyArray<string>
  readonly sends: boolean
  readonly options?: unknown
}

/** An input of a transaction to sign with one of the wallet's addresses. */
export interface InputToSign {
  readonly address: string
  /** Counted from 0. */
  readonly index: number
  /** The parts of the transaction that the signature may cover; empty if the transaction itself defines them. */
  readonly sighashTypes: ReadonlyArray<number>
}

/**
 * A transaction of Bitcoin, in base64. `signInputs`: empty for all that the wallet can sign. `sends`: the wallet also
 * sends it.
 */
export interface PsbtRequest extends RequestBase {
  readonly kind: "psbt"
  readonly psbt: string
  readonly signInputs: ReadonlyArray<InputToSign>
  readonly sends: boolean
}

/** A transfer of bitcoin that the wallet builds. */
export interface PaymentRequest extends RequestBase {
  readonly kind: "payment"
  readonly to: string
  readonly satoshis: bigint
  /** The address that receives the change. */
  readonly changeAddress?: string
  /** A text that is written into the transaction. */
  readonly memo?: string
}

/**
 * A request without content to describe. `session`: one of the session methods; `read`: a method that only reads;
 * `other`: an unknown method, or a known one whose content has another form. It may sign.
 */
export interface OpaqueRequest extends RequestBase {
  readonly kind: "session" | "read" | "other"
}

/**
 * A request to a wallet, read once: description, comparison, connectors and the terminal's key wallet use this value,
 * and no other code reads its `params`. docs/architecture.md#the-request-reader.
 */
export type WalletRequest =
  | EvmRequest
  | BatchRequest
  | TypedDataRequest
  | MessageRequest
  | GrantRequest
  | RevocationRequest
  | UserOperationRequest
  | SolanaRequest
  | PsbtRequest
  | PaymentRequest
  | OpaqueRequest

type Without<Request, Key extends string> = Request extends unknown ? Omit<Request, Key> : never

/** The result of a namespace's reader: a request without the common fields. */
export type ReadParts = Without<WalletRequest, "method" | "unread">

/** The network and the account for which a request is read. */
export interface RequestContext {
  readonly network: NetworkId
  readonly account: string
}

/** A method and its parameters, as hosts and the kit's own services write them. */
export interface WrittenRequest {
  readonly method: string
  readonly params?: unknown
}
