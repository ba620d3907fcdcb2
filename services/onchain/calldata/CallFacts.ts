import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { accountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { idle, latest } from "../../../core/foundation/data/remote.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Facts, TokenFact } from "../../../core/onchain/calldata/facts.ts"
import type { Described } from "../../../core/onchain/calldata/described.ts"
import { termsLines } from "../../../core/onchain/calldata/simulated.ts"
import type { Words } from "../../../core/onchain/calldata/words.ts"
import type { Describe } from "../../../core/onchain/shapes/shape.ts"
import { Quantity } from "../../chain/rpc/gasPrice.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { RecentReceivers } from "../activity/RecentReceivers.ts"
import { Store } from "../../foundation/store/Store.ts"
import { readReceivers } from "../receipt/readReceivers.ts"
import { Descriptors } from "./Descriptors.ts"
import { type Asking, factsOf } from "./factsOf.ts"
import { type LookupTable, readTable } from "./lookupTables.ts"
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
     * kit has loaded. Only the network's own nodes learn what is signed; the account's history is requested from the
     * chain service if an address has to be compared and no history is loaded. Omits facts that cannot be read. Never
     * fails, and sends no request to a wallet.
     */
    readonly explain: (request: Described, asking: Asking) => Effect.Effect<Words>
    /** Describes a request with the loaded facts only, without any request. */
    readonly explainNow: (request: Described, asking: Asking) => Effect.Effect<Words>
    /** Evaluates a function with these facts: calls `read` again until no fact that it uses is missing. */
    readonly evaluate: <A>(read: (facts: Facts, describe: Describe) => A, asking: Asking) => Effect.Effect<A>
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
  const descriptors = yield* Descriptors

  const readToken = (network: NetworkId, address: string) =>
    rpc === undefined ? Effect.succeed(null) : readTokenFact(rpc, network, address)

  const readLookupTableOf = (key: AccountId) =>
    rpc === undefined ? Effect.succeed(null) : readTable(rpc, ...partsOf(key))

  /** Reads the account's balance of a token, or of the coin, from its network; null if unknown. */
  const readHolding = (network: NetworkId, token: string, address: string): Effect.Effect<bigint | null> => {
    if (rpc === undefined || !network.startsWith("eip155:")) return Effect.succeed(null)
    const call = { to: token, data: `${balanceCall}${address.slice(2).toLowerCase().padStart(64, "0")}` }
    const read =
      token === coin
        ? rpc.read({ network, method: "eth_getBalance", params: [address, "latest"], result: Schema.String })
        : rpc.read({ network, method: "eth_call", params: [call, "latest"], result: Schema.String })
    return read.pipe(
      Effect.timeout(balanceTimeout),
      Effect.map((units) => (/^0x[0-9a-f]{1,64}$/i.test(units) ? BigInt(units) : null)),
      Effect.orElseSucceed(() => null)
    )
  }

  /** Reads the number of the account's next transaction; null if unknown. */
  const readNextNonce = (network: NetworkId, address: string): Effect.Effect<bigint | null> =>
    rpc === undefined
      ? Effect.succeed(null)
      : rpc.read({ network, method: "eth_getTransactionCount", params: [address, "pending"], result: Quantity }).pipe(
          Effect.timeout(balanceTimeout),
          Effect.map(BigInt),
          Effect.orElseSucceed(() => null)
        )

  const evaluate = traced("CallFacts.evaluate")(function* <A>(
    read: (facts: Facts, describe: Describe) => A,
    { account, app, ignoresHoldings = false }: Asking
  ) {
    if (rpc !== undefined) yield* readReceivers(rpc, store)
    const now = yield* nowSeconds
    const tokens = new Map<AccountId, TokenFact | null>()
    const described = new Map<AccountId, Describe | undefined>()
    const tables = new Map<AccountId, LookupTable>()
    const holdings = new Map<AccountId, bigint | null>()
    const nonces = new Map<NetworkId, bigint | null>()
    let recent: ReadonlyArray<string> | undefined
    for (let round = 1; ; round++) {
      const missingTokens = new Set<AccountId>()
      const missingDescriptions = new Set<AccountId>()
      const missingTables = new Set<AccountId>()
      const missingHoldings = new Set<AccountId>()
      const missingNonces = new Set<NetworkId>()
      let isCompared = false
      const state = store.getState()
      const knownFacts = factsOf(state, { account, app }, now)
      const isHistoryLoaded = latest(state.activity?.histories[account] ?? idle) !== undefined
      const facts: Facts = {
        ...knownFacts,
        get recent() {
          isCompared = true
          return [...(knownFacts.recent ?? []), ...(recent ?? [])]
        },
        token: (network, address) => {
          const key = accountId(network, network.startsWith("eip155:") ? address.toLowerCase() : address)
          const own = knownFacts.token(network, address)
          if (own === undefined && !tokens.has(key)) missingTokens.add(key)
          return own ?? tokens.get(key) ?? undefined
        },
        holding: (network, address) => {
          if (ignoresHoldings) return undefined
          const own = knownFacts.holding(network, address)
          if (own !== undefined || network !== knownFacts.network) return own
          const key = accountId(network, address?.toLowerCase() ?? coin)
          if (!holdings.has(key)) missingHoldings.add(key)
          return holdings.get(key) ?? undefined
        },
        nextNonce: (network) => {
          if (ignoresHoldings) return undefined
          if (!nonces.has(network)) missingNonces.add(network)
          return nonces.get(network) ?? undefined
        },
        lookupTable: (network, table) => {
          const key = accountId(network, table)
          if (!tables.has(key)) missingTables.add(key)
          return tables.get(key) ?? undefined
        }
      }
      const result = read(facts, (call, reading) => {
        const isTyped = "primaryType" in call
        const address = isTyped ? call.domain.verifyingContract : call.to
        const network: NetworkId = isTyped ? `eip155:${call.domain.chainId ?? 0n}` : call.network
        if (address === undefined) return undefined
        const key = accountId(network, address)
        if (!described.has(key)) missingDescriptions.add(key)
        return described.get(key)?.(call, reading)
      })
      const needsHistory = isCompared && recent === undefined && history !== undefined && !isHistoryLoaded
      const isComplete =
        missingTokens.size +
          missingDescriptions.size +
          missingTables.size +
          missingHoldings.size +
          missingNonces.size ===
        0
      if (round > maxRounds || (isComplete && !needsHistory)) return result
      const receivers = yield* Effect.fork(needsHistory ? history.get(account) : Effect.succeed(recent ?? []))
      yield* Effect.forEach(
        missingTokens,
        (key) => {
          const [network, address] = partsOf(key)
          return Effect.map(readToken(network, address), (fact) => tokens.set(key, fact))
        },
        { concurrency: 4 }
      )
      const readableTables = [...missingTables].slice(0, Math.max(0, maxTables - tables.size))
      for (const key of missingTables) tables.set(key, null)
      yield* Effect.forEach(
        readableTables,
        (key) => Effect.map(readLookupTableOf(key), (table) => tables.set(key, table)),
        {
          concurrency: 4
        }
      )
      yield* Effect.forEach(
        missingHoldings,
        (key) => Effect.map(readHolding(...partsOf(key), knownFacts.account), (balance) => holdings.set(key, balance)),
        { concurrency: 4 }
      )
      yield* Effect.forEach(missingNonces, (network) =>
        Effect.map(readNextNonce(network, knownFacts.account), (next) => nonces.set(network, next))
      )
      yield* Effect.forEach(missingDescriptions, (key) =>
        Effect.map(descriptors.get(...partsOf(key)), (found) => described.set(key, found))
      )
      if (needsHistory) recent = yield* Fiber.join(receivers)
    }
  })

  return CallFacts.of({
    evaluate,
    explain: (request, asking) =>
      withWordsAtHand((inWords) =>
        evaluate(
          (facts, describe) =>
            inWords(request, facts, { describe, ...(asking.includesFee === true && { describeTerms: termsLines }) }),
          asking
        )
      ),
    explainNow: (request, asking) =>
      withWordsAtHand((inWords) =>
        Effect.map(nowSeconds, (now) => inWords(request, factsOf(store.getState(), asking, now)))
      )
  })
})

const nowSeconds = Effect.map(Clock.currentTimeMillis, (millis) => Math.floor(millis / 1000))

const partsOf = (key: AccountId): readonly [NetworkId, string] => {
  const { address, network } = splitAccountId(key)
  return [network, address]
}

/** How long to wait for a balance or a transaction number, in milliseconds. */
const balanceTimeout = 2_000
/** Represents the network's coin among tokens. */
const coin = "coin"
/** `balanceOf(address)`, without its argument. */
const balanceCall = "0x70a08231"
