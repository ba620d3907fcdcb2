import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { idle, latest } from "../../../core/foundation/data/remote.ts"
import type { Facts } from "../../../core/onchain/calldata/facts.ts"
import type { Described } from "../../../core/onchain/calldata/described.ts"
import { toTermsLines } from "../../../core/onchain/calldata/simulation.ts"
import type { Words } from "../../../core/onchain/calldata/words.ts"
import type { Describe } from "../../../core/onchain/shapes/shape.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { SpenderNames } from "../ens/SpenderNames.ts"
import { RecentReceivers } from "../activity/RecentReceivers.ts"
import { Store } from "../../foundation/store/Store.ts"
import { readReceivers } from "../receipt/readReceivers.ts"
import { Descriptors } from "./Descriptors.ts"
import { type Requester, getFacts } from "./factsOf.ts"
import {
  createFactCache,
  createMissingFacts,
  type FactCache,
  isComplete,
  type MissingFacts,
  trackDescriptions,
  trackFacts
} from "./factCache.ts"
import { readTable } from "./lookupTables.ts"
import { readHolding, readNextNonce } from "./readHoldings.ts"
import { readTokenFact } from "./readTokenFact.ts"
import { withWordsAtHand } from "./wordParts.ts"
import { traced } from "../../foundation/log/tracing.ts"

/** The maximum number of Solana lookup tables that are read for a request; a transaction has room for about thirty. */
const maxTables = 32

/**
 * The maximum number of lookups in sequence: a descriptor may name tokens, and a call may contain calls to other
 * contracts.
 */
const maxRounds = 4

/** Describes requests with the facts about their contracts. */
export class CallFacts extends Context.Tag("services/CallFacts")<
  CallFacts,
  {
    /**
     * Describes a request. Reads a contract's symbol and decimals from its chain; names and holdings are those that the
     * kit has loaded. Only the network's own nodes learn what is signed, and Ethereum's the spender of an allowance if
     * `SpenderNames` is provided; the account's history is requested from the chain service if an address has to be
     * compared and no history is loaded. Omits facts that cannot be read. Never fails, and sends no request to a wallet.
     */
    readonly explain: (request: Described, asking: Requester) => Effect.Effect<Words>
    /** Describes a request with the loaded facts only, without any request. */
    readonly explainNow: (request: Described, asking: Requester) => Effect.Effect<Words>
    /** Evaluates a function with these facts: calls `read` again until no fact that it uses is missing. */
    readonly evaluate: <A>(read: (facts: Facts, describe: Describe) => A, asking: Requester) => Effect.Effect<A>
  }
>() {
  /** Needs `Descriptors`, `Rpc` and `Store`. */
  static readonly layer = Layer.effect(
    this,
    Effect.flatMap(Rpc, (rpc) => make(rpc))
  )
  /**
   * Without facts from the chain, for replays, which must not send requests that were not recorded. Needs `Descriptors`
   * and `Store`.
   */
  static readonly layerOffline = Layer.effect(
    this,
    Effect.suspend(() => make())
  )
}

const make = Effect.fnUntraced(function* (rpc?: Rpc["Type"]) {
  const store = yield* Store
  const history = Option.getOrUndefined(yield* Effect.serviceOption(RecentReceivers))
  const names = Option.getOrUndefined(yield* Effect.serviceOption(SpenderNames))
  const descriptors = yield* Descriptors

  const evaluate = traced("CallFacts.evaluate")(function* <A>(
    read: (facts: Facts, describe: Describe) => A,
    { account, app, ignoresHoldings = false }: Requester
  ) {
    if (rpc !== undefined) yield* readReceivers(rpc, store)
    const now = yield* nowSeconds
    const cache = createFactCache()
    for (let round = 1; ; round++) {
      const missing = createMissingFacts()
      const state = store.getState()
      const known = getFacts(state, { account, app }, now)
      const isHistoryLoaded = latest(state.activity?.histories[account] ?? idle) !== undefined
      const result = read(trackFacts(known, cache, missing, ignoresHoldings), trackDescriptions(cache, missing))
      const needsHistory =
        missing.isRecentUsed && cache.recent === undefined && history !== undefined && !isHistoryLoaded
      if (round > maxRounds || (isComplete(missing) && !needsHistory)) return result
      const receivers = yield* Effect.fork(needsHistory ? history.get(account) : Effect.succeed(cache.recent ?? []))
      const found = yield* Effect.fork(names?.find([...missing.names]) ?? Effect.succeed(new Map<AccountId, string>()))
      yield* readMissing(rpc, descriptors, known.account, missing, cache)
      const primary = yield* Fiber.join(found)
      for (const key of missing.names) cache.names.set(key, primary.get(key) ?? "")
      if (needsHistory) cache.recent = yield* Fiber.join(receivers)
    }
  })

  return CallFacts.of({
    evaluate,
    explain: (request, asking) =>
      withWordsAtHand((inWords) =>
        evaluate(
          (facts, describe) =>
            inWords(request, facts, { describe, ...(asking.includesFee === true && { describeTerms: toTermsLines }) }),
          asking
        )
      ),
    explainNow: (request, asking) =>
      withWordsAtHand((inWords) =>
        Effect.map(nowSeconds, (now) => inWords(request, getFacts(store.getState(), asking, now)))
      )
  })
})

/** Reads the missing facts into the cache. Without `rpc` the facts of the chain count as unknown. */
const readMissing = Effect.fnUntraced(function* (
  rpc: Rpc["Type"] | undefined,
  descriptors: Descriptors["Type"],
  account: string,
  missing: MissingFacts,
  cache: FactCache
) {
  const readOrNull = <A>(read: (rpc: Rpc["Type"]) => Effect.Effect<A | null>) =>
    rpc === undefined ? Effect.succeed(null) : read(rpc)
  yield* Effect.forEach(
    missing.tokens,
    (key) =>
      Effect.map(
        readOrNull((rpc) => readTokenFact(rpc, ...getParts(key))),
        (fact) => cache.tokens.set(key, fact)
      ),
    { concurrency: 4 }
  )
  const readableTables = [...missing.tables].slice(0, Math.max(0, maxTables - cache.tables.size))
  for (const key of missing.tables) cache.tables.set(key, null)
  yield* Effect.forEach(
    readableTables,
    (key) =>
      Effect.map(
        readOrNull((rpc) => readTable(rpc, ...getParts(key))),
        (table) => cache.tables.set(key, table)
      ),
    { concurrency: 4 }
  )
  yield* Effect.forEach(
    missing.holdings,
    (key) =>
      Effect.map(
        readOrNull((rpc) => readHolding(rpc, ...getParts(key), account)),
        (balance) => cache.holdings.set(key, balance)
      ),
    { concurrency: 4 }
  )
  yield* Effect.forEach(missing.nonces, (network) =>
    Effect.map(
      readOrNull((rpc) => readNextNonce(rpc, network, account)),
      (next) => cache.nonces.set(network, next)
    )
  )
  yield* Effect.forEach(missing.descriptions, (key) =>
    Effect.map(descriptors.get(...getParts(key)), (describe) => cache.descriptions.set(key, describe))
  )
})

const nowSeconds = Effect.map(Clock.currentTimeMillis, (millis) => Math.floor(millis / 1000))

const getParts = (key: AccountId): readonly [NetworkId, string] => {
  const { address, network } = splitAccountId(key)
  return [network, address]
}
