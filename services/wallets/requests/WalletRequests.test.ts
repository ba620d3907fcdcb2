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
import { connectedKit, settled } from "../../../fixtures/testing/services/connectedKit.ts"
import {
  accounts,
  type Answer,
  heldAnswer,
  refuses,
  scriptedWallet,
  silent
} from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import type { Provider } from "../../../fixtures/testing/services/wallets/providers.ts"
import { WalletRequests } from "./WalletRequests.ts"

const account = accountId("eip155:1", accounts[0])
const signature = `0x${"ab".repeat(65)}`
const hash = `0x${"12".repeat(32)}`
const payment: TransactionRequest = { from: accounts[0], to: accounts[1], data: "0x", value: "0x1" }

/** A wallet connected on Ethereum, and the requests it gets. */
const connected = (script: Readonly<Record<string, Answer>>, adapter?: Provider) => {
  const wallet = scriptedWallet({ personal_sign: () => signature, eth_sendTransaction: () => hash, ...script })
  const kit = connectedKit({ w: adapter ?? wallet.provider })
  const asked = () =>
    wallet.asked.filter((method) =>
      ["personal_sign", "eth_sendTransaction", "eth_blockNumber", "eth_sign"].includes(method)
    )
  const layer = Layer.provideMerge(WalletRequests.layer, kit.layer)
  const over = <A, E>(act: (requests: WalletRequests["Type"]) => Effect.Effect<A, E, WalletRequests | Connections>) =>
    Effect.zipRight(
      Effect.flatMap(Connections, (connections) => connections.connect({ connectorId: "w" })),
      Effect.flatMap(WalletRequests, act)
    ).pipe(Effect.zipLeft(settled), Effect.provide(layer))
  return { wallet, asked, over }
}
/** An adapter on Ethereum that fails with this whenever it is asked. */
const adapterFailing = (thrown: unknown): Provider => ({
  connect: async () => [{ namespace: "eip155", network: "eip155:1", accounts: [{ address: accounts[0] }] }],
  request: () => Promise.reject(thrown)
})
const tagOf = (requests: WalletRequests["Type"], at: AccountId) =>
  Effect.map(Effect.flip(requests.signMessage(at, "hi")), ({ _tag }) => _tag)

describe("a request to a connected wallet", () => {
  it.effect("signs text as bytes in hex, by the account's own address", () => {
    const { over, wallet } = connected({})
    return over((requests) =>
      Effect.gen(function* () {
        assert.strictEqual(yield* requests.signMessage(account, "grüß"), signature)
        assert.deepStrictEqual(wallet.params.at(-1), ["0x6772c3bcc39f", accounts[0]])
      })
    )
  })

  it.effect("names the chain in a transaction, so that a wallet elsewhere refuses it", () => {
    const { over, wallet } = connected({})
    return over((requests) =>
      Effect.gen(function* () {
        assert.strictEqual(yield* requests.sendTransaction(account, payment), hash)
        assert.deepStrictEqual(wallet.params.at(-1), [{ ...payment, chainId: "0x1" }])
      })
    )
  })

  it.effect("T10: goes out for the account and the network in use alone", () => {
    const { asked, over } = connected({})
    return over((requests) =>
      Effect.gen(function* () {
        assert.strictEqual(yield* tagOf(requests, accountId("eip155:1", accounts[1])), "ContextChanged")
        assert.strictEqual(yield* tagOf(requests, accountId("eip155:137", accounts[0])), "ContextChanged")
        assert.strictEqual(
          (yield* Effect.flip(requests.sendTransaction(account, { ...payment, from: accounts[1] })))._tag,
          "ContextChanged"
        )
        assert.deepStrictEqual(asked(), [])
      })
    )
  })

  it.effect("does not mind how an EVM address is cased", () => {
    const { over } = connected({})
    return over((requests) => requests.signMessage(accountId("eip155:1", accounts[0].toLowerCase()), "hi"))
  })

  it.effect("needs somebody connected", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip((yield* WalletRequests).signMessage(account, "hi")))._tag, "NotConnected")
    }).pipe(Effect.provide(Layer.provide(WalletRequests.layer, connectedKit({}).layer)))
  )

  for (const [name, answer, tag] of [
    ["F18: 4001 is a refusal", refuses(4001), "RequestRejected"],
    ["F18: 5002 too", refuses(5002), "RequestRejected"],
    ["5000 is a refusal of WalletConnect's alone", refuses(5000), "WalletRequestFailed"],
    ["F23: any other code is a failure", refuses(-32603), "WalletRequestFailed"],
    ["F19: a number is no answer", () => 7, "WalletAnswerMisfit"],
    ["F19: nothing is no answer", () => null, "WalletAnswerMisfit"],
    ["F19: a text is no signature", () => "yes", "WalletAnswerMisfit"]
  ] as const) {
    it.effect(`T11, ${name}, and it is asked once`, () => {
      const { asked, over } = connected({ personal_sign: answer, eth_sendTransaction: answer })
      return over((requests) =>
        Effect.gen(function* () {
          assert.strictEqual(yield* tagOf(requests, account), tag)
          assert.strictEqual((yield* Effect.flip(requests.sendTransaction(account, payment)))._tag, tag)
          assert.deepStrictEqual(asked(), ["personal_sign", "eth_sendTransaction"])
        })
      )
    })
  }

  it.effect("a method of neither list never reaches the wallet; a safe one does", () => {
    const { asked, over } = connected({ eth_blockNumber: () => "0x5" })
    return over((requests) =>
      Effect.gen(function* () {
        assert.strictEqual((yield* Effect.flip(requests.ask(account, "eth_sign", [])))._tag, "RpcNotAllowed")
        assert.strictEqual(yield* requests.ask(account, "eth_blockNumber"), "0x5")
        assert.deepStrictEqual(asked(), ["eth_blockNumber"])
      })
    )
  })

  it.effect("F22: ends when its wallet is let go of meanwhile", () => {
    const { over } = connected({ personal_sign: silent })
    return over((requests) =>
      Effect.gen(function* () {
        const waiting = yield* Effect.fork(Effect.flip(requests.signMessage(account, "hi")))
        yield* settled
        yield* (yield* Connections).disconnect()
        assert.strictEqual((yield* Fiber.join(waiting))._tag, "NotConnected")
      })
    )
  })

  it.effect("T12: is what it was when it was made, whatever becomes of the caller's object", () => {
    const { over, wallet } = connected({})
    return over((requests) =>
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
    it.effect(`an adapter's ${thrown._tag} is told as ${tag}`, () => {
      const { over } = connected({}, adapterFailing(thrown))
      return over((requests) =>
        Effect.gen(function* () {
          assert.strictEqual(yield* tagOf(requests, account), tag)
        })
      )
    })
  }

  it.effect("99 may wait, and no more", () => {
    const gate = heldAnswer(signature)
    const { asked, over } = connected({ personal_sign: gate.answer })
    return over((requests) =>
      Effect.gen(function* () {
        const waiting = yield* Effect.fork(
          Effect.all(
            Array.from({ length: 99 }, () => requests.signMessage(account, "hi")),
            { concurrency: "unbounded" }
          )
        )
        yield* settled
        assert.strictEqual(yield* tagOf(requests, account), "TooManyPending")
        gate.release()
        yield* Fiber.join(waiting)
        assert.strictEqual(asked().length, 99)
      })
    )
  })

  for (const [what, answer] of [
    ["answered", () => signature],
    ["refused", refuses(4001)]
  ] as const) {
    it.effect(`a request that was ${what} leaves its place to the next, however many come one after another`, () => {
      const { asked, over } = connected({ personal_sign: answer })
      return over((requests) =>
        Effect.gen(function* () {
          for (let nth = 0; nth < 100; nth++) yield* Effect.either(requests.signMessage(account, "hi"))
          assert.strictEqual(asked().length, 100)
        })
      )
    })
  }
})
