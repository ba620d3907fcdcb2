import { assert, describe, it } from "@effect/vitest"
import { toConnector } from "../../../fixtures/testing/services/wallets/providers.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import {
  accounts,
  type Answer,
  makeRefusal,
  makeScriptedWallet
} from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { TokenBalances } from "../../onchain/token/TokenBalances.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import { toSnapshot } from "../../../core/kit/host/toSnapshot.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { Store } from "../../foundation/store/Store.ts"
import { makeAnswering } from "../../../fixtures/testing/services/makeAnswering.ts"
import { setUpKit } from "../../../fixtures/testing/services/connectedKit.ts"
import { Connectors } from "../../wallets/connectors/Connectors.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import type { MethodsOf } from "./HostMethods.ts"
import { walletMethodParts, makeWalletMethods } from "./makeWalletMethods.ts"

const [from, to] = accounts
const usdc = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
const hash = `0x${"ab".repeat(32)}`
const signed = `0x${"11".repeat(65)}`
const encodeWord = (value: number): string => `0x${value.toString(16).padStart(64, "0")}`

interface Question {
  readonly id: number
  readonly method: string
  readonly params?: ReadonlyArray<{ readonly data?: string }>
}

/** The selector of `getL1Fee`: a network that is not a rollup has no contract that answers it. */
const dataFee = "0x49948e0e"

/** Returns the answer of a node that reports 6 decimals for a token. */
const nodeAnswer = ({ method, params }: Question) => {
  const data = params?.[0]?.data ?? ""
  if (data.startsWith(dataFee)) return "0x"
  switch (method) {
    case "eth_getCode":
      return "0x"
    case "eth_feeHistory":
      return { baseFeePerGas: ["0x1", "0x1"], reward: [["0x1"]] }
    case "eth_estimateGas":
      return "0x5208"
    case "eth_call":
      return encodeWord(data === "0x313ce567" ? 6 : data.startsWith("0x70a08231") ? 10_000_000 : 1)
    default:
      return "0x8ac7230489e80000"
  }
}

/**
 * Creates a host's wallet methods over a wallet on this network. `batches`: true if its node accepts several requests
 * as one.
 */
const setUp = (
  script: Readonly<Record<string, Answer>>,
  network: NetworkId = "eip155:1",
  address: string = from,
  batches = true
) => {
  const wallet = makeScriptedWallet(script)
  const kit = setUpKit({})
  const requests: Array<string> = []
  const { layer: door } = makeAnswering((_, request) => {
    const question: Question | ReadonlyArray<Question> = JSON.parse(request.body?.text ?? "{}")
    const all = [question].flat()
    requests.push(all.map(({ method }) => method).join(" + "))
    if (all.length > 1 && !batches) return new Response("one at a time", { status: 400 })
    const answers = all.map((item) => ({ jsonrpc: "2.0", id: item.id, result: nodeAnswer(item) }))
    return Response.json(Array.isArray(question) ? answers : answers[0])
  })
  const connected = Layer.scopedDiscard(
    Effect.gen(function* () {
      const { namespace } = splitNetworkId(network)
      yield* (yield* Connectors).put("w", namespace, toConnector(wallet.provider))
      yield* (yield* Store).dispatch({
        _tag: "Connected",
        restored: false,
        connection: { connectorId: "w", namespace, network, accounts: [{ address }], name: "W", icon: "" }
      })
    })
  )
  const holdings = TokenBalances.layerTest(() => Effect.succeed([]))
  const layer = Layer.provideMerge(
    Layer.provideMerge(walletMethodParts, WalletRequests.layer),
    Layer.mergeAll(Layer.provideMerge(Rpc.layer, door), holdings, connected)
  ).pipe(Layer.provideMerge(kit.layer))
  return {
    wallet,
    events: kit.events,
    requests,
    /** Runs a request with the context that the page shows. */
    host: <A, E>(
      act: (
        methods: {
          readonly [Name in "send" | "signMessage"]: (
            params: Parameters<MethodsOf<"wallet">[Name]>[0]
          ) => ReturnType<MethodsOf<"wallet">[Name]>
        }
      ) => Effect.Effect<A, E>
    ) =>
      Effect.provide(
        Effect.flatMap(Effect.all([makeWalletMethods, Store]), ([methods, store]) =>
          act({
            signMessage: (params) => methods.signMessage(params, toSnapshot(store.getState())),
            send: (params) => methods.send(params, toSnapshot(store.getState()))
          })
        ),
        layer
      )
  }
}

describe("makeWalletMethods: signMessage", () => {
  const cases: ReadonlyArray<
    readonly [network: NetworkId, address: string, method: string, answer: unknown, params: unknown, signature: string]
  > = [
    ["eip155:1", from, "personal_sign", signed, ["0x6869", from], signed],
    [
      "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
      "So1anaAddress",
      "solana_signMessage",
      { signature: "5igNed" },
      { message: "8wr", pubkey: "So1anaAddress" },
      "5igNed"
    ],
    [
      "bip122:000000000019d6689c085ae165831e93",
      "bc1qaddress",
      "signMessage",
      { address: "bc1qaddress", signature: "H1gned" },
      { account: "bc1qaddress", address: "bc1qaddress", message: "hi" },
      "H1gned"
    ]
  ]
  for (const [network, address, method, answer, params, signature] of cases) {
    it.effect(`signs on ${splitNetworkId(network).namespace} by the wallet's own method, once`, () => {
      const { host, wallet } = setUp({ [method]: () => answer }, network, address)
      return Effect.gen(function* () {
        assert.strictEqual(yield* host((methods) => methods.signMessage({ message: "hi" })), signature)
        assert.deepStrictEqual([wallet.methods, wallet.params], [[method], [params]])
      })
    })
  }

  it.effect("fails without a wallet, and does not ask again after a refusal", () => {
    const { host, wallet } = setUp({ personal_sign: makeRefusal(4001) })
    return Effect.gen(function* () {
      assert.strictEqual(
        (yield* Effect.flip(host((methods) => methods.signMessage({ message: "hi", namespace: "solana" }))))._tag,
        "NotConnected"
      )
      assert.strictEqual(
        (yield* Effect.flip(host((methods) => methods.signMessage({ message: "hi" }))))._tag,
        "RequestRejected"
      )
      assert.deepStrictEqual(wallet.methods, ["personal_sign"])
    })
  })

  it.effect("rejects an invalid signature", () => {
    const { host } = setUp(
      { solana_signMessage: () => ({ signature: 7 }) },
      "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
      "So1anaAddress"
    )
    return Effect.map(Effect.flip(host((methods) => methods.signMessage({ message: "hi" }))), ({ _tag }) =>
      assert.strictEqual(_tag, "WalletAnswerMisfit")
    )
  })
})

describe("makeWalletMethods: send", () => {
  it.effect("sends the network's coin in its own units, after a simulation", () => {
    const { host, requests, wallet } = setUp({ eth_sendTransaction: () => hash })
    return Effect.gen(function* () {
      assert.strictEqual(yield* host((methods) => methods.send({ to, amount: "1.5" })), hash)
      assert.deepInclude((wallet.params[0] as ReadonlyArray<object>)[0], { from, to, value: "0x14d1120d7b160000" })
      assert.deepStrictEqual(wallet.methods, ["eth_sendTransaction"])
      assert.deepStrictEqual(requests, [
        "eth_getBalance",
        "eth_estimateGas + eth_feeHistory",
        "eth_call + eth_call",
        "eth_call + eth_getCode"
      ])
    })
  })

  it.effect("sends a token after five node requests, each sent once", () => {
    const { host, requests } = setUp({ eth_sendTransaction: () => hash })
    return Effect.gen(function* () {
      yield* host((methods) => methods.send({ to, amount: "2.5", token: usdc }))
      assert.deepStrictEqual(requests, [
        "eth_call + eth_call",
        "eth_call + eth_getBalance",
        "eth_estimateGas + eth_feeHistory",
        "eth_call + eth_call",
        "eth_call + eth_getCode"
      ])
    })
  })

  it.effect("sends a token over a node that accepts one request at a time", () => {
    const { host, requests, wallet } = setUp({ eth_sendTransaction: () => hash }, "eip155:1", from, false)
    return Effect.gen(function* () {
      yield* host((methods) => methods.send({ to, amount: "2.5", token: usdc }))
      assert.deepStrictEqual(wallet.methods, ["eth_sendTransaction"])
      const singles = requests.filter((name) => !name.includes("+")).sort()
      assert.deepStrictEqual(singles, [
        "eth_call",
        "eth_call",
        "eth_call",
        "eth_call",
        "eth_call",
        "eth_call",
        "eth_estimateGas",
        "eth_feeHistory",
        "eth_getBalance",
        "eth_getCode"
      ])
    })
  })

  it.effect("reports the outcome as an event", () =>
    Effect.gen(function* () {
      const expected = { network: "eip155:1", token: "ETH", amount: "1.5" } as const
      const getEvents = (answer: Answer) => {
        const { events, host } = setUp({ eth_sendTransaction: answer })
        return Effect.map(Effect.either(host((methods) => methods.send({ to, amount: "1.5" }))), () =>
          events.filter(({ _tag }) => _tag.startsWith("Send"))
        )
      }
      assert.deepStrictEqual(yield* getEvents(() => hash), [
        { _tag: "SendStarted", ...expected },
        { _tag: "SendSucceeded", ...expected }
      ])
      const [, failed] = yield* getEvents(makeRefusal(4001))
      assert.deepInclude(failed ?? {}, { _tag: "SendFailed", ...expected })
    })
  )

  it.effect("reads the decimals of an unlisted token from its contract", () => {
    const { host, wallet } = setUp({ eth_sendTransaction: () => hash })
    return Effect.gen(function* () {
      yield* host((methods) => methods.send({ to, amount: "2.5", token: usdc }))
      const [{ data, to: contract }] = wallet.params[0] as readonly [{ readonly to: string; readonly data: string }]
      assert.deepStrictEqual([contract, BigInt(`0x${data.slice(-64)}`)], [usdc, 2_500_000n])
    })
  })

  for (const [what, params, tag] of [
    ["no amount", { to, amount: "" }, "SendIncomplete"],
    ["no receiver", { to: "", amount: "1" }, "SendIncomplete"],
    ["more digits than the coin has", { to, amount: "0.0000000000000000001" }, "SendAmountMisfit"],
    ["a receiver that is none", { to: "0x1", amount: "1" }, "SendMisfit"]
  ] as const) {
    it.effect(`rejects ${what} before the wallet is asked`, () => {
      const { host, wallet } = setUp({})
      return Effect.gen(function* () {
        assert.strictEqual((yield* Effect.flip(host((methods) => methods.send(params))))._tag, tag)
        assert.deepStrictEqual(wallet.methods, [])
      })
    })
  }
})
