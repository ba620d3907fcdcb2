import { toQuantity } from "../../../core/chain/evm/hex.ts"
import * as Clock from "effect/Clock"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { EvmCall } from "../../../core/wallets/reader/walletRequest.ts"
import { sameAddress } from "../../../core/wallets/requests/shownContext.ts"
import type { SentRecord } from "../../../core/wallets/signing/sentRecord.ts"
import { isSameRequest } from "../../../core/wallets/signing/sameRequest.ts"
import type { Rpc, RpcFailure } from "../../chain/rpc/Rpc.ts"
import type { Outcomes } from "../../wallets/signing/Outcomes.ts"
import { evmReads, type Transaction } from "./evmReads.ts"

/** A count that is read ahead, and since when, epoch milliseconds. */
interface Ahead {
  readonly found: Deferred.Deferred<number | null>
  readonly at: number
}

/** How long a count that was read ahead serves a press, milliseconds. */
const aheadServes = 60_000

/** The most blocks that one look searches. */
const mostBlocks = 32n

const isEvm = (account: AccountId): boolean => splitNetworkId(splitAccountId(account).network).namespace === "eip155"

/** Whether a transaction is the call that a wallet was asked for: the same receiver, value and data. */
const isCall = (call: EvmCall, { input, to, value }: Transaction): boolean =>
  isSameRequest(
    { to: call.to ?? null, value: toQuantity(call.value), input: call.data },
    { to, value, input },
    { hex: true }
  )

/**
 * Notes what the chain says before a wallet is asked, and looks for what it may have sent before it vanished. `sent`: the
 * records, none of which is adopted for another request.
 */
export const makeOutcomes = (
  rpc: Pick<Rpc["Type"], "read">,
  sent: () => ReadonlyArray<Pick<SentRecord, "hash">> = () => []
): Outcomes["Type"] => {
  /** Counts read ahead. Each serves one request: after that the account may have sent something. */
  const counts = new Map<AccountId, Ahead>()

  const count = (account: AccountId): Effect.Effect<number | null> => {
    const { address, network } = splitAccountId(account)
    return isEvm(account)
      ? evmReads(rpc, network)
          .count(address)
          .pipe(
            Effect.timeout(millis.nonceWait),
            Effect.orElseSucceed(() => null)
          )
      : Effect.succeed(null)
  }

  const lookFor = Effect.fnUntraced(function* (
    account: AccountId,
    call: EvmCall,
    nonce: number,
    earlier: ReadonlySet<string>
  ): Effect.fn.Return<string | null, RpcFailure> {
    const { address, network } = splitAccountId(account)
    const { blockOf, height, transactionsIn } = evmReads(rpc, network)
    const isIt = (one: Transaction): boolean =>
      sameAddress(network, one.from, address) &&
      Number(one.nonce) >= nonce &&
      isCall(call, one) &&
      !earlier.has(one.hash.toLowerCase())
    const waiting = yield* Effect.orElseSucceed(transactionsIn("pending"), () => [])
    const found = waiting.find(isIt)
    if (found !== undefined) return found.hash
    const first = yield* blockOf(address, nonce)
    if (first === undefined) return null
    const newest = yield* height
    for (let block = first; block <= newest && block < first + mostBlocks; block++) {
      const mined = (yield* transactionsIn(block)).find(isIt)
      if (mined !== undefined) return mined.hash
    }
    return null
  })

  const lookAgain = (
    account: AccountId,
    call: EvmCall,
    nonce: number,
    earlier: ReadonlySet<string>
  ): Effect.Effect<string> =>
    Effect.flatMap(
      Effect.orElseSucceed(lookFor(account, call, nonce, earlier), () => null),
      (hash) =>
        hash === null
          ? Effect.zipRight(
              Effect.sleep(millis.receiptPoll),
              Effect.suspend(() => lookAgain(account, call, nonce, earlier))
            )
          : Effect.succeed(hash)
    )

  return {
    ahead: Effect.fnUntraced(function* (account) {
      if (!isEvm(account)) return
      const found = yield* Deferred.make<number | null>()
      counts.set(account, { found, at: yield* Clock.currentTimeMillis })
      yield* Effect.ensuring(
        Effect.flatMap(count(account), (many) => Deferred.succeed(found, many)),
        Deferred.succeed(found, null)
      )
    }),
    before: Effect.fnUntraced(function* (account) {
      const ahead = counts.get(account)
      counts.delete(account)
      const age = (yield* Clock.currentTimeMillis) - (ahead?.at ?? 0)
      const many = ahead !== undefined && age >= 0 && age < aheadServes ? yield* Deferred.await(ahead.found) : null
      return many ?? (yield* count(account))
    }),
    find: Effect.fnUntraced(function* ({ account, nonce, request }) {
      if (nonce === null || request.kind !== "transaction" || !isEvm(account)) return null
      // The wallet's answer may still come, and is on record then: only what is on record by now is another request's.
      const earlier = new Set(sent().flatMap(({ hash }) => (hash === undefined ? [] : [hash.toLowerCase()])))
      return yield* Effect.orElseSucceed(
        Effect.timeout(lookAgain(account, request.call, nonce, earlier), millis.outcomeLook),
        () => null
      )
    })
  }
}
