import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { SwapToken } from "../../../core/onchain/swap/events.ts"
import { getCoin } from "../../../core/onchain/token/tokenId.ts"
import { Activity } from "../../onchain/activity/Activity.ts"
import { Identities } from "../../onchain/identity/Identities.ts"
import { Names } from "../../onchain/name/Names.ts"
import { Prices } from "../../onchain/price/Prices.ts"
import { Swaps } from "../../onchain/swap/Swaps.ts"
import { makeAnswering } from "../../../fixtures/testing/services/makeAnswering.ts"
import { TokenBalances } from "../../onchain/token/TokenBalances.ts"
import { SupportedChains } from "./SupportedChains.ts"

const network = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"
const address = "7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv"
const account = `${network}:${address}` as const
const usdc = `${network}:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v` as const
const sol = getCoin(network)
const signature = "5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQkjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW"

/** The chain service's answers about Solana, by the last segment of the path. */
const answers: Readonly<Record<string, unknown>> = {
  "supported-chains": { http: [network] },
  balance: {
    balances: [
      {
        name: "Solana",
        symbol: "SOL",
        chainId: network,
        value: 300,
        price: 150,
        quantity: { decimals: "9", numeric: "2" },
        iconUrl: ""
      },
      {
        name: "USD Coin",
        symbol: "USDC",
        chainId: network,
        address: usdc,
        value: 12.5,
        price: 1,
        quantity: { decimals: "6", numeric: "12.5" },
        iconUrl: ""
      }
    ]
  },
  history: {
    data: [
      {
        id: "t1",
        metadata: {
          operationType: "send",
          hash: signature,
          chain: network,
          minedAt: "2026-01-01T00:00:00Z",
          sentFrom: address,
          sentTo: address,
          status: "confirmed"
        },
        transfers: [
          {
            fungible_info: { name: "USD Coin", symbol: "USDC", icon: null },
            direction: "out",
            quantity: { numeric: "1.5" }
          }
        ]
      }
    ],
    next: null
  },
  [address]: { name: "anna.sol", avatar: null },
  price: {
    fungibles: [
      { address: sol, price: 150 },
      { address: usdc, price: 1 }
    ]
  },
  tokens: {
    tokens: [
      { name: "Solana", symbol: "SOL", address: sol, decimals: 9, logoUri: "" },
      { name: "USD Coin", symbol: "USDC", address: usdc, decimals: 6, logoUri: "" }
    ]
  },
  quotes: { quotes: [{ id: null, fromAmount: "1000000000", fromAccount: sol, toAmount: "149000000", toAccount: usdc }] }
}
const provideServices = () => {
  const { layer: door, seen } = makeAnswering((url) =>
    url.pathname.includes("/reverse/")
      ? []
      : (answers[url.pathname.split("/").at(-1) ?? ""] ?? new Response("", { status: 404 }))
  )
  const base = Layer.provideMerge(SupportedChains.layer, door)
  const rooms = Layer.mergeAll(
    TokenBalances.layer,
    Activity.layer,
    Identities.layer,
    Names.layer,
    Layer.provideMerge(Swaps.layer, Prices.layer)
  )
  return { seen, layer: Layer.provide(rooms, base) }
}
const findRequest = (seen: ReadonlyArray<URL>, part: string) => seen.find(({ pathname }) => pathname.endsWith(part))

describe("chain service for a Solana account", () => {
  it.effect("lists tokens with the mint's own spelling", () => {
    const { layer, seen } = provideServices()
    return Effect.gen(function* () {
      const tokens = yield* Effect.flatMap(TokenBalances, (all) => all.list(account))
      assert.deepStrictEqual(
        tokens.map(({ address: mint, network: id, symbol, value }) => [symbol, id, mint, value]),
        [
          ["SOL", network, undefined, "300"],
          ["USDC", network, "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v", "12.5"]
        ]
      )
      assert.strictEqual(findRequest(seen, `/v1/account/${address}/balance`)?.searchParams.get("chainId"), network)
    }).pipe(Effect.provide(layer))
  })

  it.effect("lists the transaction history", () =>
    Effect.gen(function* () {
      const { transactions } = yield* Effect.flatMap(Activity, (all) => all.page(account, null))
      assert.deepStrictEqual(
        transactions.map(({ hash, network: id, transfers }) => [hash, id, transfers[0]?.quantity]),
        [[signature, network, "1.5"]]
      )
    }).pipe(Effect.provide(provideServices().layer))
  )

  it.effect("returns an identity, but no names of the name service", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* Effect.flatMap(Identities, (all) => all.get(account)), {
        name: "anna.sol",
        avatar: ""
      })
      assert.deepStrictEqual(yield* Effect.flatMap(Names, (all) => all.reverse(account)), [])
    }).pipe(Effect.provide(provideServices().layer))
  )

  it.effect("returns prices by case-sensitive ids", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* Effect.flatMap(Prices, (all) => all.usd([sol, usdc])), {
        [sol]: "150",
        [usdc]: "1"
      })
    }).pipe(Effect.provide(provideServices().layer))
  )

  it.effect("quotes a swap with the fee of one signature and without an approval", () => {
    const { layer, seen } = provideServices()
    return Effect.gen(function* () {
      const swaps = yield* Swaps
      const [from, to] = yield* swaps.tokens(network)
      const quote = yield* swaps.quote({ account, from: from as SwapToken, to: to as SwapToken, amount: "1" })
      assert.strictEqual(findRequest(seen, "/v1/convert/quotes")?.searchParams.get("userAddress"), account)
      assert.isUndefined(findRequest(seen, "/v1/convert/gas-price"))
      assert.isUndefined(findRequest(seen, "/v1/convert/allowance"))
      assert.include(JSON.stringify(quote), '"149')
      assert.include(JSON.stringify(quote), "0.000005")
    }).pipe(Effect.provide(layer))
  })

  it.effect("returns no data on a network that the service does not support, and reports it", () =>
    Effect.gen(function* () {
      const devnet = `solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1:${address}` as const
      assert.strictEqual(
        (yield* Effect.flip(Effect.flatMap(TokenBalances, (all) => all.list(devnet)))).message,
        "Token Balance Unavailable"
      )
      assert.deepStrictEqual(yield* Effect.flatMap(Activity, (all) => all.page(devnet, null)), {
        transactions: [],
        next: null,
        isUncovered: true
      })
      assert.deepStrictEqual(yield* Effect.flatMap(Identities, (all) => all.get(devnet)), { name: "", avatar: "" })
    }).pipe(Effect.provide(provideServices().layer))
  )
})
