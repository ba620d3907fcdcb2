// @vitest-environment happy-dom
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterEach } from "vitest"
import { accountId } from "../../../core/chain/network/caip.ts"
import { toNetwork } from "../../../core/chain/network/network.ts"
import { bitcoin } from "../../../core/chain/network/networks.ts"
import { chainStart } from "../../../core/wallets/activeNetwork/state.ts"
import { sampleState } from "../../../fixtures/testing/core/sample.ts"
import { bitcoinKeys } from "../../../fixtures/wallets/bitcoin/keys.ts"
import type { PlainBitcoinStrings } from "../../../fixtures/wallets/bitcoin/plainBitcoin.ts"
import { plainBitcoinWallet } from "../../../fixtures/wallets/bitcoinWallet.ts"
import { plainSatsConnectWallet, satsProviderId } from "../../../fixtures/wallets/satsConnectWallet.ts"
import { Connections } from "../../wallets/connection/Connections.ts"
import { connectionLayer } from "../../kit/start/kitLayer.ts"
import { Page } from "../../foundation/platform/Page.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { Sends } from "./Sends.ts"
import { settled } from "../../../fixtures/testing/services/connectedKit.ts"
import { makeAnswering } from "../../../fixtures/testing/services/makeAnswering.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { standardLayer } from "../../wallets/standard/standard.ts"
import { bitcoinDiscoveryLayer } from "../../wallets/bitcoin/discover.ts"

const mainnet = "bip122:000000000019d6689c085ae165831e93"
const receiver = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
const [own, ordinals] = bitcoinKeys(mainnet)
const account = accountId(mainnet, own.address)

let wallet: PlainBitcoinStrings = plainSatsConnectWallet()
wallet.leave()
afterEach(() => wallet.leave())

/** Provides the real services over the page's wallets. There is no node: Bitcoin sends no requests to one. */
const provideKit = () => {
  const { layer, seen } = makeAnswering(() => new Response(null, { status: 500 }))
  const start = { ...sampleState(), chain: chainStart([toNetwork(bitcoin)], mainnet) }
  const services = Layer.mergeAll(Sends.layer, bitcoinDiscoveryLayer, standardLayer()).pipe(
    Layer.provideMerge(Layer.merge(WalletRequests.layer, Layer.provide(Rpc.layer, layer))),
    Layer.provideMerge(Layer.merge(connectionLayer(start), Page.layerNone))
  )
  return { seen, services }
}
const connect = (connectorId: string) =>
  Effect.flatMap(Connections, ({ connect }) => connect({ connectorId, namespace: "bip122" }))
const sending = { amount: "0.00012345", receiver, token: { decimals: 8 } }

describe("Sends for bitcoin", () => {
  it.effect("asks the wallet once for the transfer that was shown, and returns its id", () => {
    wallet = plainSatsConnectWallet()
    const { seen, services } = provideKit()
    return Effect.gen(function* () {
      yield* connect(satsProviderId)
      const sends = yield* Sends
      const txid = yield* sends.send(account, yield* sends.prepare(account, sending))
      assert.deepStrictEqual(
        wallet.broadcast.map((transaction) => transaction.txid),
        [txid]
      )
      assert.deepStrictEqual(
        wallet.requests.slice(1).map(({ params }) => params),
        [{ recipientAddress: receiver, amount: "12345" }]
      )
      assert.strictEqual(seen.length, 0)
    }).pipe(Effect.provide(services))
  })

  it.effect("rejects dust and a receiver of another network before the wallet is asked", () => {
    const { services } = provideKit()
    return Effect.gen(function* () {
      const { prepare } = yield* Sends
      const errors = yield* Effect.all([
        Effect.flip(prepare(account, { ...sending, amount: "0.00000001" })),
        Effect.flip(prepare(account, { ...sending, receiver: "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx" }))
      ])
      assert.deepStrictEqual(
        errors.map(({ _tag }) => _tag),
        ["SendWouldFail", "SendMisfit"]
      )
    }).pipe(Effect.provide(services))
  })

  it.effect("sends nothing when another account is in use", () => {
    wallet = plainSatsConnectWallet()
    return Effect.gen(function* () {
      yield* connect(satsProviderId)
      const sends = yield* Sends
      const request = yield* sends.prepare(account, sending)
      wallet.setAccounts(1)
      yield* settled
      const error = yield* Effect.flip(sends.send(account, request))
      assert.strictEqual(error._tag, "ContextChanged")
      assert.strictEqual(wallet.broadcast.length, 0)
    }).pipe(Effect.provide(provideKit().services))
  })

  for (const [behaviour, tag] of [
    ["reject", "RequestRejected"],
    ["throws", "WalletRequestFailed"],
    ["wrong-type", "OutcomeUnknown"]
  ] as const) {
    it.effect(`fails with ${tag} without a retry when the wallet answers with ${behaviour}`, () => {
      wallet = plainSatsConnectWallet()
      return Effect.gen(function* () {
        yield* connect(satsProviderId)
        wallet.behave(behaviour)
        const sends = yield* Sends
        const error = yield* Effect.flip(sends.send(account, yield* sends.prepare(account, sending)))
        assert.deepStrictEqual([error._tag, wallet.requests.length, wallet.broadcast.length], [tag, 2, 0])
      }).pipe(Effect.provide(provideKit().services))
    })
  }
})

describe("bitcoinDiscoveryLayer", () => {
  it.effect(
    "lists a wallet-standard wallet, connects it, signs with both addresses, and reports when it disconnects",
    () => {
      const standard = plainBitcoinWallet()
      wallet = standard
      return Effect.gen(function* () {
        const { accounts, network } = yield* connect("Sandbox Bitcoin")
        assert.deepStrictEqual(
          [network, accounts.map(({ address, type }) => [type, address])],
          [
            mainnet,
            [
              ["payment", own.address],
              ["ordinal", ordinals.address]
            ]
          ]
        )
        const requests = yield* WalletRequests
        const answer = yield* requests.ask(account, "signMessage", {
          account: own.address,
          message: "hello",
          address: ordinals.address
        })
        assert.strictEqual(Object(answer).address, ordinals.address)
        assert.strictEqual(
          (yield* Effect.flip(requests.ask(account, "personal_sign", ["0x00", own.address])))._tag,
          "RpcNotAllowed"
        )
        standard.leave()
        assert.strictEqual(
          (yield* Effect.flip(requests.ask(account, "signMessage", { message: "hello" })))._tag,
          "NotConnected"
        )
      }).pipe(Effect.provide(provideKit().services))
    }
  )
})
