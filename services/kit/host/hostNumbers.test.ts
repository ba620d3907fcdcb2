// @vitest-environment happy-dom
import { assert, describe, it } from "@effect/vitest"
import {
  type Provider,
  bitcoinStandardProvider,
  okxBitcoinProvider,
  safeProvider,
  satsConnectProvider,
  solanaProvider
} from "../../../fixtures/testing/services/wallets/providers.ts"
import * as Effect from "effect/Effect"
import { getField } from "../../../core/foundation/data/decode.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { sampleConnection } from "../../../fixtures/testing/core/sample.ts"
import { failOnHost } from "../../../fixtures/testing/services/hostWith.ts"
import { address as safe, makeSafeAround, no, stranger } from "../../../fixtures/testing/services/wallets/safeAround.ts"
import { accounts, makeRefusal, makeScriptedWallet } from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { standardWallet } from "../../../fixtures/testing/services/wallets/standardWallet.ts"
import { plainBitcoinWallet } from "../../../fixtures/wallets/bitcoinWallet.ts"
import { plainOkxBitcoinWallet } from "../../../fixtures/wallets/okxBitcoinWallet.ts"
import { plainSatsConnectWallet } from "../../../fixtures/wallets/satsConnectWallet.ts"
import type { WalletAccounts } from "../../wallets/connectors/Connector.ts"

/**
 * The codes with which hosts' requests are rejected: they are the host's API, whatever the failure is called inside.
 */
const [me, you] = accounts
const code = (error: unknown): unknown => getField(error, "code")
const getNumber = (provider: Provider, call: unknown, connection: Connection | null = sampleConnection("w")) =>
  Effect.map(failOnHost(connection, provider, call), code)

/** Returns the connection of an adapter. */
const connectProvider = (provider: Provider) =>
  Effect.map(
    Effect.promise(() => provider.connect?.({ silent: false, signal: new AbortController().signal }) ?? assert.fail()),
    ([held]: ReadonlyArray<WalletAccounts>) => ({
      ...sampleConnection("w"),
      ...(held ?? assert.fail("it holds nothing")),
      name: "w"
    })
  )
const bytes = new Uint8Array(64).fill(3)

describe("provider codes of the kit itself", () => {
  const sign = { method: "personal_sign", params: ["0x12", me] }
  it.effect.each<[unknown, number, ("connected" | "nobody")?]>([
    [sign, 4100, "nobody"],
    [{}, -32600],
    [null, -32600],
    [{ method: "personal_sign", params: ["0x12", you] }, 4100],
    [{ method: "personal_sign", params: "0x12" }, -32602],
    [{ method: "eth_sendTransaction", params: [{ from: me, to: you, chainId: "0x89" }] }, 4901],
    [{ method: "wallet_sendCalls", params: [{ calls: [{ to: "nobody" }] }] }, -32602],
    [{ method: "wallet_switchEthereumChain", params: [{ chainId: "0x2105" }] }, 4902],
    [{ method: "wallet_switchEthereumChain", params: [{ chainId: "137" }] }, -32602]
  ])("%j: %i", ([call, number, who]) =>
    Effect.gen(function* () {
      const { provider } = makeScriptedWallet()
      assert.strictEqual(yield* getNumber(provider, call, who === "nobody" ? null : undefined), number)
    })
  )

  it.effect.each<[number, number]>([
    [4001, 4001],
    [5000, 4902],
    [32603, 4902],
    [4902, 4902],
    [-32603, -32603]
  ])("passes on a wallet's refusal to switch: %i becomes %i", ([own, number]) =>
    Effect.gen(function* () {
      const { provider } = makeScriptedWallet({
        wallet_switchEthereumChain: makeRefusal(own),
        wallet_addEthereumChain: makeRefusal(-32603)
      })
      const call = { method: "wallet_switchEthereumChain", params: [{ chainId: "0x89" }] }
      assert.strictEqual(yield* getNumber(provider, call), number)
    })
  )
})

describe("provider codes of a page's wallet", () => {
  const sign = { method: "personal_sign", params: ["0x12", me] }
  it.effect.each<[unknown, number]>([
    ...[4001, 4100, 4200, 4900, 4901, 4902, 5710, 5730, -32602, -32603, -32002, 3].map((own): [unknown, number] => [
      { code: own },
      own
    ]),
    [{ code: 5000, message: "User rejected." }, 4001],
    [{ code: 5002 }, 4001],
    [{ code: 5000, message: "The node failed." }, 5000],
    [{}, -32603],
    [{ code: "4001" }, 4001],
    [{ code: null }, -32603],
    [{ code: 2 ** 40 }, -32603],
    [{ code: -1e300 }, -32603],
    [{ code: -32603, data: { originalError: { code: 4001 } } }, 4001],
    [{ code: -32603, message: "User denied transaction signature." }, 4001],
    [{ data: { originalError: { code: 4902 } } }, -32603]
  ])("%j: %i", ([own, number]) =>
    Effect.gen(function* () {
      const thrown = Object.assign(new Error("The wallet could not do that."), own)
      const { provider } = makeScriptedWallet({
        personal_sign: () => {
          throw thrown
        }
      })
      const error = yield* failOnHost(sampleConnection("w"), provider, sign)
      assert.strictEqual(code(error), number)
      if (number === getField(own, "code")) assert.strictEqual(error, thrown)
      else if (number === 4001) assert.strictEqual(code(getField(error, "data")), code(own))
    })
  )

  it.effect.each<[unknown, number]>([
    ["a thrown text", -32603],
    [undefined, -32603],
    [{ code: 4902, message: "Unrecognized chain.", data: 7 }, 4902]
  ])("converts thrown %j to %i", ([thrown, number]) =>
    Effect.gen(function* () {
      const { provider } = makeScriptedWallet({
        personal_sign: () => {
          throw thrown
        }
      })
      const error = yield* failOnHost(sampleConnection("w"), provider, sign)
      assert.isTrue(error instanceof Error)
      assert.deepStrictEqual([code(error), number === 4902 ? getField(error, "data") : 7], [number, 7])
    })
  )
})

describe("provider codes of a Solana wallet", () => {
  const setUp = (script: Parameters<typeof standardWallet>[0] = {}) =>
    Effect.gen(function* () {
      const { address, wallet } = yield* Effect.promise(() => standardWallet(script))
      const controller = new AbortController()
      const provider = solanaProvider({
        connectorId: "w",
        wallet,
        leaveSignal: controller.signal,
        networks: () => ["solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"]
      })
      return { address, left: controller, provider, connection: yield* connectProvider(provider) }
    })
  const reject = () => {
    throw Object.assign(new Error("User rejected the request."), { code: 4001 })
  }
  const makeSignatures = () => [{ signature: bytes }]
  it.effect.each<[string, unknown, number, Parameters<typeof standardWallet>[0]?]>([
    ["solana_signMessage", { message: "0" }, -32602],
    ["solana_signMessage", { message: "2", pubkey: "nobody" }, 4100],
    ["solana_signTransaction", { transaction: "%" }, -32602],
    ["solana_signAllTransactions", { transactions: [] }, -32602],
    ["solana_signAndSendTransaction", { transaction: "AQAA" }, 4200],
    ["solana_other", undefined, 4200],
    ["constructor", undefined, 4200],
    ["solana_signMessage", { message: "2" }, -32603, { signMessage: () => 42 }],
    ["solana_signMessage", { message: "2" }, 4001, { signMessage: reject }],
    ["solana_signMessage", { message: "2" }, -32603, { signMessage: () => Promise.reject("broken") }],
    [
      "solana_signAndSendTransaction",
      { transaction: "AQAA", sendOptions: { preflightCommitment: "soon" } },
      -32602,
      { signAndSendTransaction: makeSignatures }
    ]
  ])("%s %j: %i", ([method, params, number, script]) =>
    Effect.gen(function* () {
      const { connection, provider } = yield* setUp(script)
      assert.strictEqual(yield* getNumber(provider, { method, params }, connection), number)
    })
  )

  it.effect(
    "rejects for a network that the account lacks, after a disconnect, and after the wallet left the page",
    () =>
      Effect.gen(function* () {
        const { connection, left: controller, provider } = yield* setUp()
        const call = { method: "solana_signMessage", params: { message: "2" } }
        const lacks: Connection = { ...connection, network: "solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z" }
        assert.strictEqual(yield* getNumber(provider, call, lacks), 4902)
        yield* Effect.promise(() => provider.disconnect?.() ?? assert.fail())
        assert.strictEqual(yield* getNumber(provider, call, connection), 4100)
        controller.abort("left")
        assert.strictEqual(yield* getNumber(provider, { method: "solana_requestAccounts" }, connection), 4200)
      })
  )
})

describe("provider codes of a Bitcoin wallet", () => {
  const receiver = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
  const protocols = {
    "wallet-standard": () => {
      const created = plainBitcoinWallet()
      return { ...created, object: created.wallet as unknown, adapter: bitcoinStandardProvider }
    },
    "sats-connect": () => {
      const created = plainSatsConnectWallet()
      return { ...created, object: created.provider as unknown, adapter: satsConnectProvider }
    },
    OKX: () => {
      const created = plainOkxBitcoinWallet()
      return { ...created, object: created.wallet as unknown, adapter: okxBitcoinProvider }
    }
  } as const
  for (const protocol of ["wallet-standard", "sats-connect", "OKX"] as const) {
    const setUp = Effect.gen(function* () {
      const { adapter, behave, leave, object } = protocols[protocol]()
      yield* Effect.addFinalizer(() => Effect.sync(leave))
      const controller = new AbortController()
      const provider = adapter({
        connectorId: "w",
        wallet: object,
        leaveSignal: controller.signal,
        networks: () => ["bip122:000000000019d6689c085ae165831e93"]
      })
      return { behave, left: controller, provider, connection: yield* connectProvider(provider) }
    })
    it.scoped.each<[string, unknown, number]>([
      ["signMessage", {}, -32602],
      ["signMessage", { message: "hi", address: receiver }, 4100],
      ["signPsbt", { psbt: "aGVsbG8=" }, -32602],
      ["sendTransfer", { recipientAddress: "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx", amount: "1000" }, -32602],
      ["eth_other", {}, 4200]
    ])(`answers over ${protocol}, %s %j: %i`, ([method, params, number]) =>
      Effect.gen(function* () {
        const { connection, provider } = yield* setUp
        assert.strictEqual(yield* getNumber(provider, { method, params }, connection), number)
      })
    )

    it.scoped(`rejects over ${protocol} as the wallet's owner does, and after the wallet left`, () =>
      Effect.gen(function* () {
        const { behave, connection, left: controller, provider } = yield* setUp
        const call = { method: "signMessage", params: { message: "hi" } }
        for (const [behaviour, number] of [
          ["reject", 4001],
          ["throws", -32603],
          ["wrong-type", -32603]
        ] as const) {
          behave(behaviour)
          assert.strictEqual(yield* getNumber(provider, call, connection), number, behaviour)
        }
        const elsewhere: Connection = { ...connection, network: "bip122:000000000933ea01ad0ee984209779ba" }
        assert.strictEqual(yield* getNumber(provider, call, elsewhere), 4900)
        yield* Effect.promise(() => provider.disconnect?.() ?? assert.fail())
        assert.strictEqual(yield* getNumber(provider, call, connection), 4100)
        controller.abort("left")
        assert.strictEqual(yield* getNumber(provider, call, connection), 4900)
      })
    )
  }
})

describe("provider codes of a Safe", () => {
  const call = { to: stranger, value: "0x1" }
  it.effect.each<[string, unknown, number]>([
    ["eth_sendTransaction", [{ from: safe }], -32602],
    ["eth_signTypedData_v4", [safe, 7], -32602],
    ["wallet_getCallsStatus", ["0x1"], 5730],
    ["wallet_sendCalls", [{ calls: [call], capabilities: { other: {} } }], 5700],
    ["eth_sendRawTransaction", ["0x"], 4200],
    ["eth_other", [], 4200]
  ])("%s %j: %i", ([method, params, number]) =>
    Effect.gen(function* () {
      const provider = yield* safeProvider(makeSafeAround().frame)
      const connection = yield* connectProvider(provider)
      assert.strictEqual(yield* getNumber(provider, { method, params }, connection), number)
    })
  )

  it.effect.each<[string, unknown, number]>([
    ["personal_sign", ["0x12", stranger], 4100],
    ["eth_signTypedData_v4", [stranger, "{}"], 4100],
    ["eth_sendTransaction", [{ ...call, from: stranger }], 4100],
    ["eth_sendTransaction", [{ ...call, chainId: "0x89" }], 4901],
    ["wallet_sendCalls", [{ calls: [call], chainId: "0x89" }], 5710]
  ])("answers by the Safe itself, %s %j: %i", ([method, params, number]) =>
    Effect.gen(function* () {
      const provider = yield* safeProvider(makeSafeAround().frame)
      const error = yield* Effect.flip(
        Effect.tryPromise({ try: () => provider.request({ method, params }), catch: code })
      )
      assert.strictEqual(error, number)
    })
  )

  it.effect("rejects when the owners refuse, the node does not answer, or the Safe is on another network", () =>
    Effect.gen(function* () {
      const provider = yield* safeProvider(
        makeSafeAround({ sendTransactions: () => no, rpcCall: () => no, signMessage: () => 42 }).frame
      )
      const connection = yield* connectProvider(provider)
      const numbers = yield* Effect.forEach(
        [
          { method: "eth_sendTransaction", params: [call] },
          { method: "eth_getBalance", params: [safe] },
          { method: "personal_sign", params: ["0x12", safe] }
        ],
        (params) => getNumber(provider, params, connection)
      )
      assert.deepStrictEqual(numbers, [4001, -32603, -32603])
      const elsewhere: Connection = { ...connection, network: "eip155:137" }
      assert.strictEqual(yield* getNumber(provider, { method: "eth_blockNumber" }, elsewhere), 4901)
      const moving = makeSafeAround({
        getSafeInfo: (_: never, nth: number) => ({
          safeAddress: nth === 1 ? safe : stranger,
          chainId: 1,
          owners: [],
          threshold: 1
        })
      })
      const moved = yield* safeProvider(moving.frame)
      const before = yield* connectProvider(moved)
      assert.strictEqual(yield* getNumber(moved, { method: "personal_sign", params: ["0x12", safe] }, before), 4900)
    })
  )
})
