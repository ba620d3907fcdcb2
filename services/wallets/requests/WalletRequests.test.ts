import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import { accountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { ConnectionRejected } from "../../../core/wallets/connection/errors.ts"
import { SafeSignaturePending, SafeSilent } from "../../../core/wallets/safe/errors.ts"
import { ContextChanged } from "../../../core/wallets/requests/errors.ts"
import type { TransactionRequest } from "../../../core/wallets/requests/request.ts"
import { Connections } from "../connection/Connections.ts"
import { setUpKit, settled } from "../../../fixtures/testing/services/connectedKit.ts"
import {
  accounts,
  type Answer,
  holdAnswer,
  makeRefusal,
  makeScriptedWallet,
  neverAnswer
} from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import type { Provider } from "../../../fixtures/testing/services/wallets/providers.ts"
import { WalletRequests } from "./WalletRequests.ts"

const account = accountId("eip155:1", accounts[0])
const signature = `0x${"ab".repeat(65)}`
const hash = `0x${"12".repeat(32)}`
const payment: TransactionRequest = { from: accounts[0], to: accounts[1], data: "0x", value: "0x1" }

/** A wallet connected on Ethereum, and the requests it receives. */
const connectScripted = (script: Readonly<Record<string, Answer>>, adapter?: Provider) => {
  const wallet = makeScriptedWallet({ personal_sign: () => signature, eth_sendTransaction: () => hash, ...script })
  const kit = setUpKit({ w: adapter ?? wallet.provider })
  const listSentRequests = () =>
    wallet.methods.filter((method) =>
      ["personal_sign", "eth_sendTransaction", "eth_blockNumber", "eth_sign"].includes(method)
    )
  const layer = Layer.provideMerge(WalletRequests.layer, kit.layer)
  const run = <A, E>(act: (requests: WalletRequests["Type"]) => Effect.Effect<A, E, WalletRequests | Connections>) =>
    Effect.zipRight(
      Effect.flatMap(Connections, (connections) => connections.connect({ connectorId: "w" })),
      Effect.flatMap(WalletRequests, act)
    ).pipe(Effect.zipLeft(settled), Effect.provide(layer))
  return { wallet, sentRequests: listSentRequests, run }
}
/** An adapter on Ethereum that throws this value for every request. */
const adapterFailing = (thrown: unknown): Provider => ({
  connect: async () => [{ namespace: "eip155", network: "eip155:1", accounts: [{ address: accounts[0] }] }],
  request: () => Promise.reject(thrown)
})
const getTag = (requests: WalletRequests["Type"], account: AccountId) =>
  Effect.map(Effect.flip(requests.signMessage(account, "hi")), ({ _tag }) => _tag)

describe("WalletRequests", () => {
  it.effect("signs text as bytes in hex, by the account's own address", () => {
    const { run, wallet } = connectScripted({})
    return run((requests) =>
      Effect.gen(function* () {
        assert.strictEqual(yield* requests.signMessage(account, "grüß"), signature)
        assert.deepStrictEqual(wallet.params.at(-1), ["0x6772c3bcc39f", accounts[0]])
      })
    )
  })

  it.effect("names the chain in a transaction, so that a wallet on another chain rejects it", () => {
    const { run, wallet } = connectScripted({})
    return run((requests) =>
      Effect.gen(function* () {
        assert.strictEqual(yield* requests.sendTransaction(account, payment), hash)
        assert.deepStrictEqual(wallet.params.at(-1), [{ ...payment, chainId: "0x1" }])
      })
    )
  })

  it.effect("T10: sends requests only for the active account and network", () => {
    const { sentRequests, run } = connectScripted({})
    return run((requests) =>
      Effect.gen(function* () {
        assert.strictEqual(yield* getTag(requests, accountId("eip155:1", accounts[1])), "ContextChanged")
        assert.strictEqual(yield* getTag(requests, accountId("eip155:137", accounts[0])), "ContextChanged")
        assert.strictEqual(
          (yield* Effect.flip(requests.sendTransaction(account, { ...payment, from: accounts[1] })))._tag,
          "ContextChanged"
        )
        assert.deepStrictEqual(sentRequests(), [])
      })
    )
  })

  it.effect("compares EVM addresses case-insensitively", () => {
    const { run } = connectScripted({})
    return run((requests) => requests.signMessage(accountId("eip155:1", accounts[0].toLowerCase()), "hi"))
  })

  it.effect("fails with NotConnected without a wallet", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip((yield* WalletRequests).signMessage(account, "hi")))._tag, "NotConnected")
    }).pipe(Effect.provide(Layer.provide(WalletRequests.layer, setUpKit({}).layer)))
  )

  for (const [name, answer, tag] of [
    ["F18: 4001 is a refusal", makeRefusal(4001), "RequestRejected"],
    ["F18: 5002 too", makeRefusal(5002), "RequestRejected"],
    ["5000 is a refusal of WalletConnect's alone", makeRefusal(5000), "WalletRequestFailed"],
    ["F23: any other code is a failure", makeRefusal(-32603), "WalletRequestFailed"],
    ["F19: a number is no answer", () => 7, "WalletAnswerMisfit"],
    ["F19: nothing is no answer", () => null, "WalletAnswerMisfit"],
    ["F19: a text is no signature", () => "yes", "WalletAnswerMisfit"]
  ] as const) {
    it.effect(`T11: asks once when the answer is ${name}`, () => {
      const { sentRequests, run } = connectScripted({ personal_sign: answer, eth_sendTransaction: answer })
      return run((requests) =>
        Effect.gen(function* () {
          assert.strictEqual(yield* getTag(requests, account), tag)
          const sent = tag === "WalletAnswerMisfit" ? "OutcomeUnknown" : tag
          assert.strictEqual((yield* Effect.flip(requests.sendTransaction(account, payment)))._tag, sent)
          assert.deepStrictEqual(sentRequests(), ["personal_sign", "eth_sendTransaction"])
        })
      )
    })
  }

  it.effect("rejects methods of neither list without asking the wallet, and sends safe ones", () => {
    const { sentRequests, run } = connectScripted({ eth_blockNumber: () => "0x5" })
    return run((requests) =>
      Effect.gen(function* () {
        assert.strictEqual((yield* Effect.flip(requests.ask(account, "eth_sign", [])))._tag, "RpcNotAllowed")
        assert.strictEqual(yield* requests.ask(account, "eth_blockNumber"), "0x5")
        assert.deepStrictEqual(sentRequests(), ["eth_blockNumber"])
      })
    )
  })

  it.effect("F22: ends when its wallet is disconnected meanwhile", () => {
    const { run } = connectScripted({ personal_sign: neverAnswer })
    return run((requests) =>
      Effect.gen(function* () {
        const waiting = yield* Effect.fork(Effect.flip(requests.signMessage(account, "hi")))
        yield* settled
        yield* (yield* Connections).disconnect()
        assert.strictEqual((yield* Fiber.join(waiting))._tag, "ConnectionEnded")
      })
    )
  })

  it.effect("T12: sends the request as it was at the call, whatever happens to the caller's object", () => {
    const { run, wallet } = connectScripted({})
    return run((requests) =>
      Effect.gen(function* () {
        const params: Array<{ to: string }> = [{ to: accounts[1] }]
        const waiting = yield* Effect.fork(requests.ask(account, "eth_sendTransaction", params))
        yield* settled
        if (params[0] !== undefined) params[0].to = accounts[0]
        yield* Fiber.join(waiting)
        assert.deepStrictEqual(wallet.params.at(-1), [{ chainId: "0x1", from: accounts[0], to: accounts[1] }])
      })
    )
  })

  for (const [thrown, tag] of [
    [new SafeSilent({ method: "signMessage", afterMillis: 1 }), "SafeSilent"],
    [new SafeSignaturePending({ afterMillis: 1 }), "SafeSignaturePending"],
    [new ContextChanged({}), "ContextChanged"],
    [new ConnectionRejected({ connectorId: "w" }), "WalletRequestFailed"]
  ] as const) {
    it.effect(`reports an adapter's ${thrown._tag} as ${tag}`, () => {
      const { run } = connectScripted({}, adapterFailing(thrown))
      return run((requests) =>
        Effect.gen(function* () {
          assert.strictEqual(yield* getTag(requests, account), tag)
        })
      )
    })
  }

  it.effect("lets 99 requests wait, and rejects more", () => {
    const gate = holdAnswer(signature)
    const { sentRequests, run } = connectScripted({ personal_sign: gate.answer })
    return run((requests) =>
      Effect.gen(function* () {
        const waiting = yield* Effect.fork(
          Effect.all(
            Array.from({ length: 99 }, () => requests.signMessage(account, "hi")),
            { concurrency: "unbounded" }
          )
        )
        yield* settled
        assert.strictEqual(yield* getTag(requests, account), "TooManyPending")
        gate.release()
        yield* Fiber.join(waiting)
        assert.strictEqual(sentRequests().length, 99)
      })
    )
  })

  for (const [what, answer] of [
    ["answered", () => signature],
    ["refused", makeRefusal(4001)]
  ] as const) {
    it.effect(`accepts a next request after one that was ${what}, repeatedly`, () => {
      const { sentRequests, run } = connectScripted({ personal_sign: answer })
      return run((requests) =>
        Effect.gen(function* () {
          for (let nth = 0; nth < 100; nth++) yield* Effect.either(requests.signMessage(account, "hi"))
          assert.strictEqual(sentRequests().length, 100)
        })
      )
    })
  }
})
