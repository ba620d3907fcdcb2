import type { CallsMisfit } from "../connectors/errors.ts"
import * as Either from "effect/Either"
import { evmNetworkId, hexChainId, splitAccountId } from "../../chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../chain/network/ids.ts"
import { anything, array, literal, number, optional, record, string, struct } from "../../foundation/data/decode.ts"
import { isTransactionHash } from "./request.ts"
import { readCalls, type WrittenCall } from "../reader/batch.ts"

/**
 * The capabilities that a batch requests in addition to its calls, by name (EIP-5792). One with `optional: true` may be
 * ignored.
 */
export type BatchCapabilities = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** A batch of calls to be sent as one (EIP-5792). */
export interface CallBatch {
  readonly calls: ReadonlyArray<WrittenCall>
  /**
   * All or nothing, even if the wallet has to upgrade the account for it. If false, the calls may be executed one after
   * the other.
   */
  readonly atomic: boolean
  readonly capabilities?: BatchCapabilities | undefined
}

/** The supported version of EIP-5792. */
const version = "2.0.0"

/**
 * Returns the parameters of `wallet_sendCalls` for an account on its network. docs/spec/wallets.md#requests-calls: what
 * each call needs.
 */
export const sendCallsParams = (
  account: AccountId,
  { atomic, calls, capabilities }: CallBatch
): Either.Either<ReadonlyArray<unknown>, CallsMisfit> => {
  const { address, network } = splitAccountId(account)
  return Either.map(readCalls(calls), (read) => [
    {
      version,
      chainId: hexChainId(network),
      from: address,
      atomicRequired: atomic,
      calls: read,
      ...(capabilities === undefined ? {} : { capabilities })
    }
  ])
}

/**
 * A wallet's support for atomic batches on a network: `ready` means that it asks the user to upgrade the account
 * first.
 */
export type AtomicSupport = "supported" | "ready" | "unsupported"

const readSupport = struct({
  atomic: optional(struct({ status: literal("supported", "ready", "unsupported") })),
  atomicBatch: optional(struct({ supported: optional(literal(true, false)) }))
})
const readEach = record(anything, 1024)

/**
 * Reads a wallet's support for atomic batches on a network from its capabilities (`wallet_getCapabilities`, by hex
 * chain id; 0x0 applies to all). A wallet of the EIP's first version reports `atomicBatch`. Anything missing or
 * unreadable means unsupported.
 */
export const readAtomicSupport = (capabilities: unknown, network: NetworkId): AtomicSupport => {
  const all = Object.entries(readEach(capabilities) ?? {})
  const entry = all.find(([chain]) => evmNetworkId(chain) === network) ?? all.find(([chain]) => /^0x0*$/i.test(chain))
  const read = readSupport(entry?.[1])
  return read?.atomic?.status ?? (read?.atomicBatch?.supported === true ? "supported" : "unsupported")
}

/**
 * The status of a batch (EIP-5792): 100 pending, 200 confirmed, 400 not sent at all, 500 reverted completely, 600
 * reverted partly.
 */
export type BatchStatus = 100 | 200 | 400 | 500 | 600

/** The state of a batch as its wallet reports it. */
export interface CallBatchState {
  readonly status: BatchStatus
  /** Hashes of the transactions that contained the calls, in order; a single one if the wallet sent them together. */
  readonly hashes: ReadonlyArray<string>
}

const readReceipts = array(struct({ transactionHash: string(128), status: optional(string(16)) }), 1024)
const readStatus = struct({
  status: (value: unknown) => string(16)(value) ?? number(value),
  receipts: optional(anything)
})

/**
 * Reads the answer to `wallet_getCallsStatus`; returns undefined if it is invalid. Any other code counts as its
 * hundred: 404 as 400. The EIP's first version answers PENDING and CONFIRMED, and leaves failure to the receipts.
 */
export const readBatchStatus = (answer: unknown): CallBatchState | undefined => {
  const read = readStatus(answer)
  if (read === undefined) return undefined
  const receipts = readReceipts(read.receipts ?? []) ?? []
  const status =
    read.status === "PENDING"
      ? 100
      : read.status === "CONFIRMED"
        ? receipts.some((receipt) => receipt.status !== undefined && Number(receipt.status) === 0)
          ? 500
          : 200
        : typeof read.status === "number" && Number.isInteger(read.status)
          ? roundDownStatus(read.status)
          : undefined
  return status === undefined
    ? undefined
    : { status, hashes: receipts.map(({ transactionHash }) => transactionHash).filter(isTransactionHash) }
}

const roundDownStatus = (code: number): BatchStatus | undefined =>
  ([100, 200, 400, 500, 600] as const).find((hundred) => code >= hundred && code < hundred + 100)
