import { toQuantity } from "../../../core/chain/evm/hex.ts"
import * as Clock from "effect/Clock"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { EvmCall } from "../../../core/wallets/reader/walletRequest.ts"
import { isSameAddress } from "../../../core/wallets/requests/shownContext.ts"
import type { SentRecord } from "../../../core/wallets/signing/sentRecord.ts"
import { isSameRequest } from "../../../core/wallets/signing/sameRequest.ts"
import type { Rpc, RpcFailure } from "../../chain/rpc/Rpc.ts"
import type { Outcomes } from "../../wallets/signing/Outcomes.ts"
import { createEvmReads, type Transaction } from "./createEvmReads.ts"

/** A count that is read ahead, and the time of the read, in epoch milliseconds. */
interface CountAhead {
  readonly found: Deferred.Deferred<number | null>
  readonly readAt: number
}

/** How long a count that was read ahead may be used, in milliseconds. */
const maxAheadAge = 60_000

/** The maximum number of blocks that one lookup searches. */
const maxBlocks = 32n

const isEvm = (account: AccountId): boolean => splitNetworkId(splitAccountId(account).network).namespace === "eip155"

/** True if a transaction is the requested call: the same receiver, value and data. */
const isCall = (call: EvmCall, { input, to, value }: Transaction): boolean =>
  isSameRequest(
    { to: call.to ?? null, value: toQuantity(call.value), input: call.data },
    { to, value, input },
    { hex: true }
  )

/**
 * Notes the account's transaction count before a wallet receives a request, and finds the transaction that a wallet may
 * have sent without answering. `sent`: the records, whose transactions never count for another request.
 */
export const makeOutcomes = (
  rpc: Pick<Rpc["Type"], "read">,
  sent: () => ReadonlyArray<Pick<SentRecord, "hash">> = () => []
): Outcomes["Type"] => {
  /**
   * Counts that were read ahead. Each is used for only one request, because the account may have sent a transaction
   * after it.
   */
  const counts = new Map<AccountId, CountAhead>()
  return {
    ahead: Effect.fnUntraced(function* (account) {
      if (!isEvm(account)) return
      const found = yield* Deferred.make<number | null>()
      counts.set(account, { found, readAt: yield* Clock.currentTimeMillis })
      yield* Effect.ensuring(
        Effect.flatMap(readCount(rpc, account), (count) => Deferred.succeed(found, count)),
        Deferred.succeed(found, null)
      )
    }),
    before: Effect.fnUntraced(function* (account) {
      const ahead = counts.get(account)
      counts.delete(account)
      const age = (yield* Clock.currentTimeMillis) - (ahead?.readAt ?? 0)
      const count = ahead !== undefined && age >= 0 && age < maxAheadAge ? yield* Deferred.await(ahead.found) : null
      return count ?? (yield* readCount(rpc, account))
    }),
    find: Effect.fnUntraced(function* ({ account, nonce, request }) {
      if (nonce === null || request.kind !== "transaction" || !isEvm(account)) return null
      // The wallet may still answer, and its transaction is then on record. So only transactions that are on record now
      // belong to other requests.
      const earlier = new Set(sent().flatMap(({ hash }) => (hash === undefined ? [] : [hash.toLowerCase()])))
      return yield* Effect.orElseSucceed(
        Effect.timeout(waitForTransaction(rpc, { account, call: request.call, nonce, earlier }), millis.outcomeLook),
        () => null
      )
    })
  }
}

/** Reads how many transactions an account has sent. Null off EVM, and if no node answers in time. */
const readCount = (rpc: Pick<Rpc["Type"], "read">, account: AccountId): Effect.Effect<number | null> => {
  const { address, network } = splitAccountId(account)
  return isEvm(account)
    ? createEvmReads(rpc, network)
        .count(address)
        .pipe(
          Effect.timeout(millis.nonceWait),
          Effect.orElseSucceed(() => null)
        )
    : Effect.succeed(null)
}

/** A call whose transaction is searched. */
interface Search {
  readonly account: AccountId
  readonly call: EvmCall
  /** The lowest nonce that the transaction can have. */
  readonly nonce: number
  /** Hashes of transactions that belong to other requests, in lower case. */
  readonly earlier: ReadonlySet<string>
}

/** Searches for a call's transaction, at the interval of receipts, until a node knows it. Returns its hash. */
const waitForTransaction = (rpc: Pick<Rpc["Type"], "read">, search: Search): Effect.Effect<string> =>
  Effect.flatMap(
    Effect.orElseSucceed(findTransaction(rpc, search), () => null),
    (hash) =>
      hash === null
        ? Effect.zipRight(
            Effect.sleep(millis.receiptPoll),
            Effect.suspend(() => waitForTransaction(rpc, search))
          )
        : Effect.succeed(hash)
  )

/** Looks for a call's transaction once: among the pending ones, then in the blocks from the nonce's on. */
const findTransaction = Effect.fnUntraced(function* (
  rpc: Pick<Rpc["Type"], "read">,
  { account, call, earlier, nonce }: Search
): Effect.fn.Return<string | null, RpcFailure> {
  const { address, network } = splitAccountId(account)
  const { blockOf, height, findTransactions } = createEvmReads(rpc, network)
  const isRequested = (transaction: Transaction): boolean =>
    isSameAddress(network, transaction.from, address) &&
    Number(transaction.nonce) >= nonce &&
    isCall(call, transaction) &&
    !earlier.has(transaction.hash.toLowerCase())
  const pending = yield* Effect.orElseSucceed(findTransactions("pending"), () => [])
  const found = pending.find(isRequested)
  if (found !== undefined) return found.hash
  const first = yield* blockOf(address, nonce)
  if (first === undefined) return null
  const newest = yield* height
  for (let block = first; block <= newest && block < first + maxBlocks; block++) {
    const mined = (yield* findTransactions(block)).find(isRequested)
    if (mined !== undefined) return mined.hash
  }
  return null
})
