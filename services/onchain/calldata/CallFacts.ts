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

/** The most lookup tables of Solana that are read for one request; a transaction has room for about thirty. */
const mostTables = 32

/** Facts are looked up so many times: a descriptor names tokens, and a call within a call further contracts. */
const mostRounds = 4

/** Puts requests into words, with what is known of their contracts. */
export class CallFacts extends Context.Tag("services/CallFacts")<
  CallFacts,
  {
    /**
     * The words of a request. A contract's symbol and decimals come from its chain, names and holdings from what the kit
     * knows already. Only the network's own nodes learn what is signed; the chain service is asked for the account's history,
     * if an address is compared and none is loaded. What cannot be read is left out; never fails, and asks no wallet.
     */
    readonly explain: (request: Described, asking: Asking) => Effect.Effect<Words>
    /** The same with what the kit knows at once: nobody is asked. */
    readonly explainNow: (request: Described, asking: Asking) => Effect.Effect<Words>
    /** Tells something else by the same facts: `tell` is called until no fact that it asks for is missing. */
    readonly tell: <A>(tell: (facts: Facts, describe: Describe) => A, asking: Asking) => Effect.Effect<A>
  }
>() {
  /** Needs `Descriptors`, `Rpc` and `Store`. */
  static readonly layer = Layer.effect(
    this,
    Effect.flatMap(Rpc, (rpc) => make(rpc))
  )
  /** Without the chain's own words: a replay asks no node for what it did not record. Needs `Descriptors` and `Store`. */
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

  const readTableOf = (key: AccountId) => (rpc === undefined ? Effect.succeed(null) : readTable(rpc, ...partsOf(key)))

  /** What the account holds of a token, or of the coin, by its network; null if it is not known. */
  const readHolding = (network: NetworkId, token: string, address: string): Effect.Effect<bigint | null> => {
    if (rpc === undefined || !network.startsWith("eip155:")) return Effect.succeed(null)
    const call = { to: token, data: `${balanceCall}${address.slice(2).toLowerCase().padStart(64, "0")}` }
    const read =
      token === coin
        ? rpc.read({ network, method: "eth_getBalance", params: [address, "latest"], result: Schema.String })
        : rpc.read({ network, method: "eth_call", params: [call, "latest"], result: Schema.String })
    return read.pipe(
      Effect.timeout(holdingMillis),
      Effect.map((units) => (/^0x[0-9a-f]{1,64}$/i.test(units) ? BigInt(units) : null)),
      Effect.orElseSucceed(() => null)
    )
  }

  /** The number of the account's next transaction; null if unknown. */
  const readNextNonce = (network: NetworkId, address: string): Effect.Effect<bigint | null> =>
    rpc === undefined
      ? Effect.succeed(null)
      : rpc.read({ network, method: "eth_getTransactionCount", params: [address, "pending"], result: Quantity }).pipe(
          Effect.timeout(holdingMillis),
          Effect.map(BigInt),
          Effect.orElseSucceed(() => null)
        )

  const tell = traced("CallFacts.tell")(function* <A>(
    told: (facts: Facts, describe: Describe) => A,
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
      const unknown = new Set<AccountId>()
      const undescribed = new Set<AccountId>()
      const unresolved = new Set<AccountId>()
      const unheld = new Set<AccountId>()
      const uncounted = new Set<NetworkId>()
      let isCompared = false
      const state = store.getState()
      const known = factsOf(state, { account, app }, now)
      const isHistoryLoaded = latest(state.activity?.histories[account] ?? idle) !== undefined
      const facts: Facts = {
        ...known,
        get recent() {
          isCompared = true
          return [...(known.recent ?? []), ...(recent ?? [])]
        },
        token: (network, address) => {
          const key = accountId(network, network.startsWith("eip155:") ? address.toLowerCase() : address)
          const own = known.token(network, address)
          if (own === undefined && !tokens.has(key)) unknown.add(key)
          return own ?? tokens.get(key) ?? undefined
        },
        holding: (network, address) => {
          if (ignoresHoldings) return undefined
          const own = known.holding(network, address)
          if (own !== undefined || network !== known.network) return own
          const key = accountId(network, address?.toLowerCase() ?? coin)
          if (!holdings.has(key)) unheld.add(key)
          return holdings.get(key) ?? undefined
        },
        nextNonce: (network) => {
          if (ignoresHoldings) return undefined
          if (!nonces.has(network)) uncounted.add(network)
          return nonces.get(network) ?? undefined
        },
        lookupTable: (network, table) => {
          const key = accountId(network, table)
          if (!tables.has(key)) unresolved.add(key)
          return tables.get(key) ?? undefined
        }
      }
      const words = told(facts, (one, reading) => {
        const typed = "primaryType" in one
        const address = typed ? one.domain.verifyingContract : one.to
        const network: NetworkId = typed ? `eip155:${one.domain.chainId ?? 0n}` : one.network
        if (address === undefined) return undefined
        const key = accountId(network, address)
        if (!described.has(key)) undescribed.add(key)
        return described.get(key)?.(one, reading)
      })
      const needsHistory = isCompared && recent === undefined && history !== undefined && !isHistoryLoaded
      const isWhole = unknown.size + undescribed.size + unresolved.size + unheld.size + uncounted.size === 0
      if (round > mostRounds || (isWhole && !needsHistory)) return words
      const received = yield* Effect.fork(needsHistory ? history.get(account) : Effect.succeed(recent ?? []))
      yield* Effect.forEach(
        unknown,
        (key) => {
          const [network, address] = partsOf(key)
          return Effect.map(readToken(network, address), (fact) => tokens.set(key, fact))
        },
        { concurrency: 4 }
      )
      const readable = [...unresolved].slice(0, Math.max(0, mostTables - tables.size))
      for (const key of unresolved) tables.set(key, null)
      yield* Effect.forEach(readable, (key) => Effect.map(readTableOf(key), (table) => tables.set(key, table)), {
        concurrency: 4
      })
      yield* Effect.forEach(
        unheld,
        (key) => Effect.map(readHolding(...partsOf(key), known.account), (held) => holdings.set(key, held)),
        { concurrency: 4 }
      )
      yield* Effect.forEach(uncounted, (network) =>
        Effect.map(readNextNonce(network, known.account), (next) => nonces.set(network, next))
      )
      yield* Effect.forEach(undescribed, (key) =>
        Effect.map(descriptors.of(...partsOf(key)), (found) => described.set(key, found))
      )
      if (needsHistory) recent = yield* Fiber.join(received)
    }
  })

  return CallFacts.of({
    tell,
    explain: (request, asking) =>
      withWordsAtHand((inWords) =>
        tell(
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

/** How long a balance or a transaction number is waited for, in milliseconds. */
const holdingMillis = 2_000
/** Stands for the network's coin among tokens. */
const coin = "coin"
/** `balanceOf(address)`, without its argument. */
const balanceCall = "0x70a08231"
