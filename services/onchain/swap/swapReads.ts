import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { hasDataFee } from "../../../core/chain/rpc/dataFee.ts"
import { readSwapTokens } from "../../../core/onchain/swap/answers.ts"
import { AllowanceFailed, GasPriceNotSupported, SwapNotStarted } from "../../../core/onchain/swap/errors.ts"
import { likelyCall, likelyGas } from "../../../core/onchain/swap/quote.ts"
import { getTokenKey } from "../../../core/onchain/token/tokenId.ts"
import { type DataFee, readDataFee } from "../../chain/rpc/dataFee.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { keepNoEndpoint } from "../../foundation/http/keepNoEndpoint.ts"
import { traced, withSpan } from "../../foundation/log/tracing.ts"
import { cached } from "../../foundation/storage/cached.ts"
import { swapTokens } from "../token/calls.ts"
import { createGasPriceCall, swapAllowance } from "./calls.ts"

/** Lamports per signature: Solana's counterpart of EVM gas. docs/spec/onchain.md#swap-gas-price-call. */
const lamportsPerSignature = 5000n

/** Creates the cached list of a network's tokens for swaps. */
export const makeTokenList = Effect.gen(function* () {
  const calls = yield* Calls
  const { get } = yield* cached({
    lookup: traced("Swaps.tokens")(function* (network: NetworkId) {
      const { tokens: items } = yield* Effect.mapError(
        calls.ask(swapTokens(network)),
        keepNoEndpoint((cause) => new SwapNotStarted({ cause }))
      )
      const { dropped, tokens: found } = readSwapTokens(network, items)
      if (dropped > 0) yield* Effect.logDebug(`swap.tokens: ${dropped} of ${items.length} tokens were malformed`)
      return found
    }),
    capacity: 16,
    fresh: "10 minutes",
    backoff: 0
  })
  return get
})

/** Creates the cached read of a network's gas price; on Solana the price of a signature. */
export const makeGasPrice = Effect.gen(function* () {
  const calls = yield* Calls
  const chains = yield* SupportedChains
  const { get } = yield* cached({
    lookup: (network: NetworkId) =>
      Effect.map(calls.ask(createGasPriceCall(network)), ({ standard }) => BigInt(standard)).pipe(
        withSpan("Swaps.gasPrice")
      ),
    capacity: 16,
    fresh: "15 seconds",
    backoff: 0
  })
  return (network: NetworkId) =>
    network.startsWith("solana:")
      ? Effect.succeed(lamportsPerSignature)
      : Effect.if(chains.has(network), {
          onTrue: () => get(network),
          onFalse: () => new GasPriceNotSupported({ network })
        })
})

/** Creates the cached read of a rollup's fee for the data of a swap; 0 on other networks. */
export const makeDataFee = Effect.gen(function* () {
  const rpc = yield* Effect.serviceOption(Rpc)
  const { get } = yield* cached({
    lookup: (network: NetworkId): Effect.Effect<DataFee> =>
      !network.startsWith("eip155:")
        ? Effect.succeed(0n)
        : rpc._tag === "Some"
          ? readDataFee(rpc.value, network, likelyCall, Effect.succeed(likelyGas.swap))
          : Effect.succeed(hasDataFee(network) ? "unknown" : 0n),
    capacity: 16,
    fresh: "15 seconds",
    backoff: 0
  })
  return get
})

/**
 * The key of an allowance. `age` counts how often the cached allowances were cleared: each time, the lookups are new.
 */
class AllowanceKey extends Data.Class<{
  readonly age: number
  readonly account: AccountId
  readonly token: AccountId
}> {}

/** Creates the cached reads of how much of a token a swap may spend. */
export const makeAllowances = Effect.gen(function* () {
  const calls = yield* Calls
  const chains = yield* SupportedChains
  let age = 0
  const { get } = yield* cached({
    lookup: ({ account, token }: AllowanceKey) =>
      calls.ask(swapAllowance(account, token)).pipe(
        Effect.map(({ allowance }) => BigInt(allowance)),
        Effect.mapError(keepNoEndpoint((cause) => new AllowanceFailed({ cause }))),
        withSpan("Swaps.allowance")
      ),
    capacity: 64,
    fresh: "10 seconds",
    backoff: 0
  })
  return {
    get: (account: AccountId, token: AccountId) =>
      Effect.if(chains.has(splitAccountId(account).network), {
        onTrue: () => get(new AllowanceKey({ age, account, token: getTokenKey(token) })),
        onFalse: () => Effect.succeed(0n)
      }),
    forget: Effect.sync(() => {
      age++
    })
  }
})
