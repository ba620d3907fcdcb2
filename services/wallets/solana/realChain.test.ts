import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterAll, beforeAll, beforeEach, vi } from "vitest"
import { accountId } from "../../../core/chain/network/caip.ts"
import { toNetwork } from "../../../core/chain/network/network.ts"
import { solana } from "../../../core/chain/network/networks.ts"
import { chainStart } from "../../../core/wallets/activeNetwork/state.ts"
import { sampleState } from "../../../fixtures/testing/core/sample.ts"
import { solanaAccounts, solanaTokens } from "../../../fixtures/sandbox/solana/solanaAccounts.ts"
import { type Solana, startSolana } from "../../../fixtures/sandbox/solana/startSolana.ts"
import {
  announcePlainSolanaWallet,
  type PlainSolanaOptions
} from "../../../fixtures/wallets/solana/plainSolanaWallet.ts"
import { NativeBalances } from "../../onchain/account/NativeBalances.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { Connections } from "../connection/Connections.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { Transport } from "../../foundation/http/Transport.ts"
import { connectionLayer } from "../../kit/start/kitLayer.ts"
import { Online } from "../../foundation/platform/Online.ts"
import { Page } from "../../foundation/platform/Page.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { Sends } from "../../onchain/send/Sends.ts"
import { Settings } from "../../foundation/platform/Settings.ts"
import { Store } from "../../foundation/store/Store.ts"
import { until } from "../../foundation/store/until.ts"
import { testSettings } from "../../../fixtures/testing/services/makeAnswering.ts"
import { TokenBalances } from "../../onchain/token/TokenBalances.ts"
import { Receipts } from "../../onchain/receipt/Receipts.ts"
import { WalletRequests } from "../requests/WalletRequests.ts"
import { standardLayer } from "../standard/standard.ts"

/** Balances and sends of the kit's own services, with a wallet that signs, on a chain that runs programs. */
let chain: Solana
beforeAll(async () => {
  chain = await startSolana()
})
afterAll(() => {
  vi.unstubAllGlobals()
  return chain.close()
})
beforeEach(() => {
  chain.reset()
  vi.stubGlobal("window", new EventTarget())
})

const { id: network } = toNetwork(solana)
const [first, second] = solanaAccounts
const [usdc, sand] = solanaTokens
const account = accountId(network, first.address)
/** An unused address. */
const fresh = "7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv"

const node = (method: string, params: ReadonlyArray<unknown>): Promise<unknown> =>
  fetch(chain.url, { method: "POST", body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }) })
    .then((answer) => answer.json())
    .then((answer: { readonly result?: unknown; readonly error?: unknown }) => {
      if (answer.error !== undefined) throw answer.error
      return answer.result
    })

const own = "Plain Solana"
const signsOnly = [
  "standard:connect",
  "standard:disconnect",
  "standard:events",
  "solana:signMessage",
  "solana:signTransaction"
]

/**
 * Runs an effect in a kit over the chain, connected to the sandbox's wallet on the page. Without `sends` the wallet
 * only signs.
 */
const setUp = ({ sends = true, ...options }: Partial<PlainSolanaOptions> & { readonly sends?: boolean } = {}) => {
  const wallet = announcePlainSolanaWallet({
    name: own,
    rpcUrl: chain.url,
    ...(sends ? {} : { features: signsOnly }),
    ...options
  })
  const door = Calls.layer.pipe(
    Layer.provideMerge(
      Layer.mergeAll(
        Transport.layerFetch,
        Online.layerAlways,
        Settings.layer({ ...testSettings, projectId: "", endpoints: { rpc: { [network]: chain.url } } })
      )
    )
  )
  const base = standardLayer().pipe(
    Layer.provideMerge(connectionLayer({ ...sampleState(), chain: chainStart([toNetwork(solana)], network) })),
    Layer.provideMerge(Layer.merge(door, Page.layerNone))
  )
  const rooms = Layer.mergeAll(
    NativeBalances.layer,
    Receipts.layer,
    Layer.provide(TokenBalances.layer, SupportedChains.layer),
    Layer.provideMerge(Sends.layer, WalletRequests.layer)
  )
  const layer = Layer.provideMerge(rooms, Layer.provideMerge(Rpc.layer, base))
  return { ...wallet, layer, names: () => wallet.requests.map(({ method }) => method) }
}
const connected = Effect.flatMap(Connections, (all) => all.connect({ connectorId: own, namespace: "solana" }))
const readLamports = (address: string) =>
  Effect.promise(() => node("getBalance", [address]) as Promise<{ readonly value: number }>).pipe(
    Effect.map(({ value }) => value)
  )
const getTokens = (address: string, mint: string) =>
  Effect.promise(
    () =>
      node("getTokenAccountsByOwner", [address, { mint }, { encoding: "jsonParsed" }]) as Promise<{
        readonly value: ReadonlyArray<{
          readonly account: {
            readonly data: { readonly parsed: { readonly info: { readonly tokenAmount: { readonly amount: string } } } }
          }
        }>
      }>
  ).pipe(
    Effect.map(({ value }) =>
      value.map(
        ({
          account: {
            data: {
              parsed: { info }
            }
          }
        }) => info.tokenAmount.amount
      )
    )
  )
const makeSending = (
  receiver: string,
  amount: string,
  token?: { readonly mint: string; readonly decimals: number }
) => ({
  receiver,
  amount,
  token: token === undefined ? { decimals: 9 } : { address: token.mint, decimals: token.decimals }
})
const sendAndRead = (what: ReturnType<typeof makeSending>) =>
  Effect.gen(function* () {
    yield* connected
    const sends = yield* Sends
    const request = yield* sends.prepare(account, what)
    return yield* sends.send(account, request)
  })

describe("Solana balances on a real chain", () => {
  it.live("reads an account's SOL exactly", () =>
    Effect.gen(function* () {
      const { layer } = setUp()
      const balance = yield* Effect.provide(
        Effect.flatMap(NativeBalances, (all) => all.get(account)),
        layer
      )
      assert.deepStrictEqual(balance, { amount: "100", symbol: "SOL" })
    })
  )

  it.live("reads an account's tokens from the chain without a chain service", () =>
    Effect.gen(function* () {
      const { layer } = setUp()
      const tokens = yield* Effect.provide(
        Effect.flatMap(TokenBalances, (all) => all.list(account)),
        layer
      )
      assert.sameDeepMembers(
        tokens.map(({ address, quantity }) => [address, quantity.numeric]),
        [
          [usdc.mint, "1250.5"],
          [sand.mint, "42.000000001"]
        ]
      )
    })
  )
})

describe("the sandbox's Solana wallet", () => {
  it.live("connects, reports another account, and disconnects when it leaves the page", () => {
    const { layer, setAccounts, stop } = setUp()
    return Effect.gen(function* () {
      const live = yield* connected
      assert.deepStrictEqual(
        [live.network, live.accounts, live.name],
        [network, solanaAccounts.map(({ address }) => ({ address })), own]
      )
      setAccounts([second.address])
      yield* until(({ connection }) => connection.connections[0]?.accounts[0].address === second.address)
      stop()
      yield* until(({ connection, wallet }) => connection.connections.length === 0 && wallet.connectors.length === 0)
    }).pipe(Effect.provide(layer))
  })

  const misbehaving: ReadonlyArray<readonly [what: string, Partial<PlainSolanaOptions>, tag: string]> = [
    ["F18: that says no", { behaviour: "reject" }, "ConnectionRejected"],
    ["F19: that answers with a number", { behaviour: "wrong-type" }, "FailedToConnect"],
    ["F23: that throws a text", { behaviour: "throws" }, "FailedToConnect"],
    ["F23: whose features' getter throws", { throwing: ["features"] }, "ConnectorNotFound"]
  ]
  for (const [what, options, tag] of misbehaving) {
    it.live(`ends as ${what} with the failure ${tag}`, () =>
      Effect.map(Effect.flip(connected), (error) => assert.strictEqual(error._tag, tag)).pipe(
        Effect.provide(setUp(options).layer)
      )
    )
  }

  it.live("F16: connects once if the wallet reports its accounts twice", () => {
    const { layer } = setUp({ behaviour: "twice" })
    return Effect.gen(function* () {
      yield* connected
      assert.strictEqual((yield* (yield* Store).state).connection.connections.length, 1)
    }).pipe(Effect.provide(layer))
  })
})

describe("WalletRequests.ask on Solana", () => {
  it.live("rejects an invalid commitment without asking the wallet", () => {
    const { layer, names } = setUp()
    return Effect.gen(function* () {
      yield* connected
      const wallet = yield* WalletRequests
      const error = yield* Effect.flip(
        wallet.ask(account, "solana_signAndSendTransaction", {
          transaction: "",
          sendOptions: { preflightCommitment: "soon" }
        })
      )
      assert.deepStrictEqual(
        [error._tag, error.message.endsWith("and not soon"), names()],
        ["PreflightMisfit", true, ["connect"]]
      )
    }).pipe(Effect.provide(layer))
  })

  it.live("F19: rejects an invalid answer, and says where to look", () => {
    const { behave, layer } = setUp()
    return Effect.gen(function* () {
      yield* connected
      behave("wrong-type")
      const wallet = yield* WalletRequests
      assert.strictEqual(
        (yield* Effect.flip(wallet.ask(account, "solana_signMessage", { message: "2", pubkey: first.address })))._tag,
        "WalletAnswerMisfit"
      )
    }).pipe(Effect.provide(layer))
  })
})

describe("Sends on Solana", () => {
  for (const sends of [true, false]) {
    const by = sends ? "a wallet that sends" : "a wallet that signs alone"
    it.live(`sends SOL with ${by}; the transaction is named by its signature`, () =>
      Effect.gen(function* () {
        const { layer, names } = setUp({ sends })
        const before = yield* readLamports(second.address)
        const receipt = yield* Effect.provide(
          Effect.flatMap(sendAndRead(makeSending(second.address, "1.000000001")), (hash) =>
            Effect.flatMap(Receipts, (receipts) => receipts.mined(network, hash))
          ),
          layer
        )
        assert.strictEqual((yield* readLamports(second.address)) - before, 1_000_000_001)
        assert.strictEqual(
          yield* readLamports(first.address),
          100_000_000_000 - 1_000_000_001 - Number(receipt.gasUsed)
        )
        assert.deepStrictEqual([receipt.gasUsed, receipt.gasPrice], [5_000n, 1n])
        assert.deepStrictEqual(names(), ["connect", sends ? "solana_signAndSendTransaction" : "solana_signTransaction"])
      })
    )
  }

  it.live("sends a token to a receiver with an account for it, and creates the account for one without", () =>
    Effect.gen(function* () {
      const { layer } = setUp()
      yield* Effect.provide(
        Effect.zipRight(
          sendAndRead(makeSending(second.address, "0.5", usdc)),
          sendAndRead(makeSending(fresh, "2.25", usdc))
        ),
        layer
      )
      assert.deepStrictEqual(
        [yield* getTokens(second.address, usdc.mint), yield* getTokens(fresh, usdc.mint)],
        [["15750000"], ["2250000"]]
      )
      yield* Effect.provide(sendAndRead(makeSending(fresh, "1", usdc)), layer)
      assert.deepStrictEqual(yield* getTokens(fresh, usdc.mint), ["3250000"])
    })
  )

  it.live("binds a transaction to a fresh block if the visitor reviewed it for long", () =>
    Effect.gen(function* () {
      const { layer } = setUp()
      const before = yield* readLamports(second.address)
      yield* Effect.provide(
        Effect.gen(function* () {
          yield* connected
          const sends = yield* Sends
          const request = yield* sends.prepare(account, makeSending(second.address, "1"))
          chain.advance(200)
          yield* sends.send(account, request)
        }),
        layer
      )
      assert.strictEqual((yield* readLamports(second.address)) - before, 1_000_000_000)
    })
  )

  it.live("reports fee and rent if the sender cannot pay for the receiver's token account", () =>
    Effect.gen(function* () {
      const { layer, names } = setUp()
      const error = yield* Effect.provide(
        Effect.gen(function* () {
          yield* sendAndRead(makeSending(second.address, "99.999"))
          return yield* Effect.flip(sendAndRead(makeSending(fresh, "1", usdc)))
        }),
        layer
      )
      assert.deepStrictEqual(
        [error._tag, error.message],
        ["SendFeeNotCovered", "Not enough SOL for the fee (about 0.00204428)"]
      )
      assert.deepStrictEqual(yield* getTokens(fresh, usdc.mint), [])
      assert.strictEqual(names().filter((name) => name.startsWith("solana_sign")).length, 1)
    })
  )

  const refused: ReadonlyArray<readonly [what: string, ReturnType<typeof makeSending>, tag: string, detail: string]> = [
    ["more SOL than there is", makeSending(second.address, "1000"), "SendWouldFail", "insufficient funds."],
    [
      "more of a token than there is",
      makeSending(second.address, "5000", usdc),
      "SendWouldFail",
      "insufficient funds."
    ],
    [
      "a token that the account does not hold",
      makeSending(second.address, "1", { mint: fresh, decimals: 6 }),
      "SendWouldFail",
      "the account does not hold this token."
    ],
    [
      "too little for an account to be kept",
      makeSending(fresh, "0.000000001"),
      "SendWouldFail",
      "insufficient funds for rent."
    ],
    ["to a token account", makeSending(usdc.tokenAccounts[1], "1", usdc), "SendMisfit", usdc.tokenAccounts[1]],
    ["to a mint", makeSending(sand.mint, "1"), "SendMisfit", sand.mint],
    [
      "to a program",
      makeSending("TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA", "1"),
      "SendMisfit",
      "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"
    ]
  ]
  for (const [what, words, tag, detail] of refused) {
    it.live(`finds ${what} before the wallet is asked`, () =>
      Effect.gen(function* () {
        const { layer, names } = setUp()
        const error = yield* Effect.flip(Effect.provide(sendAndRead(words), layer))
        const reported: Readonly<Record<string, unknown>> = { ...error, tag: error._tag }
        assert.deepInclude(reported, { tag, ...(tag === "SendMisfit" ? { value: detail } : { detail }) })
        assert.deepStrictEqual(names(), ["connect"])
      })
    )
  }
})
