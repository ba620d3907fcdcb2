import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterAll, beforeAll, beforeEach } from "vitest"
import { accountId } from "../../core/chain/caip.ts"
import { toNetwork } from "../../core/chain/network.ts"
import { solana } from "../../core/chain/networks.ts"
import { chainStart } from "../../core/chain/state.ts"
import { fromBase64, toBase64 } from "../../core/solana/base64.ts"
import { signatureOf } from "../../core/solana/transaction.ts"
import { sampleState } from "../../core/testing/sample.ts"
import { solanaAccounts, solanaTokens } from "../../fixtures/sandbox/solana/solanaAccounts.ts"
import { type Solana, startSolana } from "../../fixtures/sandbox/solana/startSolana.ts"
import { NativeBalances } from "../account/NativeBalances.ts"
import { SupportedChains } from "../chain/SupportedChains.ts"
import { Connections } from "../connection/Connections.ts"
import { Calls } from "../http/Calls.ts"
import { Transport } from "../http/Transport.ts"
import { connectionLayer } from "../kit/kitLayer.ts"
import { Online } from "../platform/Online.ts"
import { Rpc } from "../rpc/Rpc.ts"
import { Sends } from "../send/Sends.ts"
import { Settings } from "../Settings.ts"
import { Store } from "../store/Store.ts"
import { testSettings } from "../testing/answering.ts"
import { standardWallet } from "../testing/standardWallet.ts"
import { TokenBalances } from "../token/TokenBalances.ts"
import { Receipts } from "../transaction/Receipts.ts"
import { WalletRequests } from "../transaction/WalletRequests.ts"
import { Connectors } from "../wallet/Connectors.ts"
import { solanaProvider } from "./solanaProvider.ts"

/** Balances and sends of the kit's own services, with a wallet that signs, on a chain that runs programs. */
let chain: Solana
beforeAll(async () => { chain = await startSolana() })
afterAll(() => chain.close())
beforeEach(() => chain.reset())

const { id: network } = toNetwork(solana)
const [first, second] = solanaAccounts
const [usdc, sand] = solanaTokens
const account = accountId(network, first.address)
/** An address that nobody has used yet. */
const fresh = "7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv"

const node = (method: string, params: ReadonlyArray<unknown>): Promise<unknown> =>
  fetch(chain.url, { method: "POST", body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }) })
    .then((answer) => answer.json()).then((answer: { readonly result?: unknown; readonly error?: unknown }) => {
      if (answer.error !== undefined) throw answer.error
      return answer.result
    })

/** The kit over the chain, with a connected wallet; one that sends by itself has the feature for it. */
const over = async (how: { readonly sends?: boolean; readonly endpoints?: boolean } = {}) => {
  const signing = await standardWallet({}, Uint8Array.from(first.seed, (letter) => letter.charCodeAt(0)))
  const scripted = how.sends !== true ? signing : await standardWallet({
    signAndSendTransaction: async ({ transaction }: { readonly transaction: Uint8Array }) => {
      const sign = (signing.wallet.features["solana:signTransaction"] as { readonly signTransaction: (input: object) => Promise<ReadonlyArray<{ readonly signedTransaction: Uint8Array }>> }).signTransaction
      const [signed] = await sign({ transaction })
      const bytes = Uint8Array.from(signed?.signedTransaction ?? [])
      await node("sendTransaction", [toBase64(bytes), { encoding: "base64" }])
      return [{ signature: signatureOf(bytes, first.address) }]
    }
  }, Uint8Array.from(first.seed, (letter) => letter.charCodeAt(0)))
  const provider = solanaProvider({ connectorId: "Scripted", wallet: scripted.wallet, networks: () => [network], left: new AbortController().signal })
  const door = Calls.layer.pipe(Layer.provideMerge(Layer.mergeAll(
    Transport.layerFetch, Online.layerAlways, Settings.layer({ ...testSettings, projectId: "", endpoints: { rpc: { [network]: chain.url } } })
  )))
  const base = Layer.scopedDiscard(Effect.gen(function*() {
    yield* (yield* Connectors).put("Scripted", "solana", provider)
    yield* (yield* Store).dispatch({ _tag: "WalletsAnnounced", connectors: [{ id: "Scripted", type: "ANNOUNCED", name: "Scripted", chain: "solana", icon: "" }] })
    yield* (yield* Connections).connect({ connectorId: "Scripted", namespace: "solana" })
  })).pipe(Layer.provideMerge(connectionLayer({ ...sampleState(), chain: chainStart([toNetwork(solana)], network) })), Layer.provideMerge(door))
  const rooms = Layer.mergeAll(NativeBalances.layer, Receipts.layer, Layer.provide(TokenBalances.layer, SupportedChains.layer), Layer.provideMerge(Sends.layer, WalletRequests.layer))
  return { ...scripted, layer: Layer.provideMerge(rooms, Layer.provideMerge(Rpc.layer, base)) }
}
const lamports = (address: string) => Effect.promise(() => node("getBalance", [address]) as Promise<{ readonly value: number }>).pipe(Effect.map(({ value }) => value))
const tokensOf = (address: string, mint: string) =>
  Effect.promise(() => node("getTokenAccountsByOwner", [address, { mint }, { encoding: "jsonParsed" }]) as Promise<{ readonly value: ReadonlyArray<{ readonly account: { readonly data: { readonly parsed: { readonly info: { readonly tokenAmount: { readonly amount: string } } } } } }> }>)
    .pipe(Effect.map(({ value }) => value.map(({ account: { data: { parsed: { info } } } }) => info.tokenAmount.amount)))
const sending = (receiver: string, amount: string, token?: { readonly mint: string; readonly decimals: number }) =>
  ({ receiver, amount, token: token === undefined ? { decimals: 9 } : { address: token.mint, decimals: token.decimals } })
const sent = (what: ReturnType<typeof sending>) => Effect.gen(function*() {
  const sends = yield* Sends
  const request = yield* sends.prepare(account, what)
  return yield* sends.send(account, request)
})

describe("a Solana account on a real chain", () => {
  it.live("has its SOL, exactly", () =>
    Effect.gen(function*() {
      const { layer } = yield* Effect.promise(() => over())
      const balance = yield* Effect.provide(Effect.flatMap(NativeBalances, (all) => all.get(account)), layer)
      assert.deepStrictEqual(balance, { amount: "100", symbol: "SOL" })
    }))

  it.live("has its tokens by the chain alone, where there is no chain service", () =>
    Effect.gen(function*() {
      const { layer } = yield* Effect.promise(() => over())
      const tokens = yield* Effect.provide(Effect.flatMap(TokenBalances, (all) => all.list(account)), layer)
      assert.sameDeepMembers(tokens.map(({ address, quantity }) => [address, quantity.numeric]), [[usdc.mint, "1250.5"], [sand.mint, "42.000000001"]])
    }))
})

describe("sending on Solana", () => {
  for (const sends of [true, false]) {
    const by = sends ? "a wallet that sends" : "a wallet that signs alone"
    it.live(`SOL with ${by}: it arrives, and its name is its signature`, () =>
      Effect.gen(function*() {
        const { layer, names } = yield* Effect.promise(() => over({ sends }))
        const before = yield* lamports(second.address)
        const receipt = yield* Effect.provide(Effect.flatMap(sent(sending(second.address, "1.000000001")), (hash) =>
          Effect.flatMap(Receipts, (receipts) => receipts.mined(network, hash))), layer)
        assert.strictEqual((yield* lamports(second.address)) - before, 1_000_000_001)
        assert.strictEqual(yield* lamports(first.address), 100_000_000_000 - 1_000_000_001 - Number(receipt.gasUsed))
        assert.deepStrictEqual([receipt.gasUsed, receipt.gasPrice], [5_000n, 1n])
        assert.deepStrictEqual(names(), ["connect", sends ? "signAndSendTransaction" : "signTransaction"])
      }))
  }

  it.live("a token to who has an account for it, and to who has none: that one is made on the way", () =>
    Effect.gen(function*() {
      const { layer } = yield* Effect.promise(() => over())
      yield* Effect.provide(Effect.zipRight(sent(sending(second.address, "0.5", usdc)), sent(sending(fresh, "2.25", usdc))), layer)
      assert.deepStrictEqual([yield* tokensOf(second.address, usdc.mint), yield* tokensOf(fresh, usdc.mint)], [["15750000"], ["2250000"]])
      yield* Effect.provide(sent(sending(fresh, "1", usdc)), layer)
      assert.deepStrictEqual(yield* tokensOf(fresh, usdc.mint), ["3250000"])
    }))

  it.live("what was looked at for long is sent all the same: it is bound to a fresh block first", () =>
    Effect.gen(function*() {
      const { layer } = yield* Effect.promise(() => over())
      const before = yield* lamports(second.address)
      yield* Effect.provide(Effect.gen(function*() {
        const sends = yield* Sends
        const request = yield* sends.prepare(account, sending(second.address, "1"))
        chain.advance(200)
        yield* sends.send(account, request)
      }), layer)
      assert.strictEqual((yield* lamports(second.address)) - before, 1_000_000_000)
    }))

  const refused: ReadonlyArray<readonly [what: string, ReturnType<typeof sending>, tag: string, detail: string]> = [
    ["more SOL than there is", sending(second.address, "1000"), "SendWouldFail", "insufficient funds."],
    ["more of a token than there is", sending(second.address, "5000", usdc), "SendWouldFail", "insufficient funds."],
    ["a token that the account does not hold", sending(second.address, "1", { mint: fresh, decimals: 6 }), "SendWouldFail", "the account holds no such token."],
    ["too little for an account to be kept", sending(fresh, "0.000000001"), "SendWouldFail", "insufficient funds for rent."],
    ["to a token account", sending(usdc.tokenAccounts[1], "1", usdc), "SendMisfit", usdc.tokenAccounts[1]],
    ["to a mint", sending(sand.mint, "1"), "SendMisfit", sand.mint],
    ["to a program", sending("TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA", "1"), "SendMisfit", "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"]
  ]
  for (const [what, words, tag, detail] of refused) {
    it.live(`${what} is found out before the wallet is asked`, () =>
      Effect.gen(function*() {
        const { layer, names } = yield* Effect.promise(() => over())
        const error = yield* Effect.flip(Effect.provide(sent(words), layer))
        assert.deepInclude({ ...error, tag: error._tag }, { tag, ...(tag === "SendMisfit" ? { value: detail } : { detail }) })
        assert.deepStrictEqual(names(), ["connect"])
      }))
  }
})
