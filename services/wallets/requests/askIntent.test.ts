import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { accountId } from "../../../core/chain/network/caip.ts"
import { transactionStep, type TransactionRequest } from "../../../core/wallets/requests/request.ts"
import type { Intent } from "../../../core/wallets/signing/intent.ts"
import { connectedKit, settled } from "../../../fixtures/testing/services/connectedKit.ts"
import {
  accounts,
  type Answer,
  heldAnswer,
  scriptedWallet,
  silent
} from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { Connections } from "../connection/Connections.ts"
import { Intents } from "../signing/Intents.ts"
import { type AskedSend, Outcomes } from "../signing/Outcomes.ts"
import { WalletRequests } from "./WalletRequests.ts"
import { readOf } from "../../../fixtures/testing/core/calldata.ts"

const account = accountId("eip155:1", accounts[0])
const hash = `0x${"12".repeat(32)}`
const found = `0x${"34".repeat(32)}`
const payment: TransactionRequest = { from: accounts[0], to: accounts[1], data: "0x", value: "0x1" }
const step = transactionStep(account, payment)
const { params } = step

type Services = Connections | Intents | WalletRequests

/** A connected wallet that counts what it is asked for, and what is looked for once it has vanished. */
const connected = (answer: Answer, find: string | null = null) => {
  const asked: Array<unknown> = []
  const wallet = scriptedWallet({
    eth_sendTransaction: (given, nth) => {
      asked.push(given)
      return answer(given, nth)
    }
  })
  const kit = connectedKit({ w: wallet.provider })
  const sought: Array<AskedSend> = []
  const outcomes = Layer.succeed(Outcomes, {
    ahead: () => Effect.void,
    before: () => Effect.succeed(7),
    find: (one) =>
      Effect.sync(() => {
        sought.push(one)
        return find
      })
  })
  const layer = Layer.provide(WalletRequests.layer, outcomes).pipe(Layer.provideMerge(kit.layer))
  const over = <A, E>(act: Effect.Effect<A, E, Services>) =>
    Effect.zipRight(
      Effect.flatMap(Connections, (connections) => connections.connect({ connectorId: "w" })),
      act
    ).pipe(Effect.provide(layer))
  return { asked, sought, over, tags: kit.tags, events: kit.events }
}
const shown = (more: { readonly goodUntil?: number } = {}) =>
  Effect.flatMap(Intents, (intents) => intents.show({ account, connectorId: "w", steps: [step], ...more }))
const confirm = ({ id }: Intent) => Effect.flatMap(Intents, (intents) => intents.confirm(id))
const askFor = (intent: Intent, given?: unknown) =>
  Effect.flatMap(WalletRequests, (requests) => requests.askIntent(intent, 0, given))
const tagAfter = (ask: Effect.Effect<unknown, { readonly _tag: string }, Services>) =>
  Effect.map(Effect.flip(ask), ({ _tag }) => _tag)

describe("a wallet is asked for what was shown, once", () => {
  it.effect("for a confirmed intent, with a copy of its own", () => {
    const { asked, over } = connected(() => hash)
    return over(
      Effect.gen(function* () {
        const intent = yield* shown()
        yield* confirm(intent)
        assert.strictEqual(yield* askFor(intent), hash)
        assert.deepStrictEqual(asked, [params])
        assert.isFalse(Object.isFrozen(asked[0]))
      })
    )
  })

  it.effect("not before it was confirmed, and not a second time: AlreadySent", () => {
    const { asked, over } = connected(() => hash)
    return over(
      Effect.gen(function* () {
        const intent = yield* shown()
        assert.strictEqual(yield* tagAfter(askFor(intent)), "AlreadySent")
        yield* confirm(intent)
        yield* askFor(intent)
        assert.strictEqual(yield* tagAfter(askFor(intent)), "AlreadySent")
        yield* confirm(intent)
        assert.strictEqual(yield* tagAfter(askFor(intent)), "AlreadySent")
        assert.lengthOf(asked, 1)
      })
    )
  })

  it.effect("two presses at the same time are one request", () => {
    const gate = heldAnswer(hash)
    const { asked, over } = connected(gate.answer)
    return over(
      Effect.gen(function* () {
        const intent = yield* shown()
        yield* confirm(intent)
        const both = yield* Effect.fork(
          Effect.all([Effect.either(askFor(intent)), Effect.either(askFor(intent))], { concurrency: 2 })
        )
        yield* settled
        gate.release()
        const ends = (yield* Fiber.join(both)).map((one) => (one._tag === "Left" ? one.left._tag : one.right))
        assert.deepStrictEqual(ends.sort(), ["AlreadySent", hash].sort())
        assert.lengthOf(asked, 1)
      })
    )
  })

  const changes: ReadonlyArray<readonly [what: string, params: unknown]> = [
    ["another receiver", [{ ...Object(params[0]), to: accounts[0] }]],
    ["another amount", [{ ...Object(params[0]), value: "0x2" }]],
    ["one field more", [{ ...Object(params[0]), gas: "0x1" }]],
    ["one field less", [{ from: accounts[0], to: accounts[1], data: "0x", chainId: "0x1" }]],
    ["a prototype", [Object.assign(Object.create({ gas: "0x1" }), params[0])]],
    ["one parameter more", [...params, {}]]
  ]
  for (const [what, given] of changes)
    it.effect(`${what} is TransactionChanged, and nobody is asked`, () => {
      const { asked, over } = connected(() => hash)
      return over(
        Effect.gen(function* () {
          const intent = yield* shown()
          yield* confirm(intent)
          assert.strictEqual(yield* tagAfter(askFor(intent, given)), "TransactionChanged")
          assert.lengthOf(asked, 0)
        })
      )
    })

  it.effect("up to its last moment, and IntentExpired a millisecond later", () => {
    const { asked, over } = connected(() => hash)
    return over(
      Effect.gen(function* () {
        const [first, second] = [yield* shown({ goodUntil: 15_000 }), yield* shown({ goodUntil: 15_000 })]
        yield* confirm(first)
        yield* confirm(second)
        yield* TestClock.adjust(15_000)
        yield* askFor(first)
        yield* TestClock.adjust(1)
        assert.strictEqual(yield* tagAfter(askFor(second)), "IntentExpired")
        assert.lengthOf(asked, 1)
      })
    )
  })

  it.effect("by the connector that it was shown for alone: ContextChanged", () => {
    const { asked, over } = connected(() => hash)
    return over(
      Effect.gen(function* () {
        const intents = yield* Intents
        const intent = yield* intents.show({ account, connectorId: "v", steps: [step] })
        yield* confirm(intent)
        assert.strictEqual(yield* tagAfter(askFor(intent)), "ContextChanged")
        assert.lengthOf(asked, 0)
      })
    )
  })
})

describe("a hash is not lost", () => {
  it.effect("it is recorded before the caller hears of it", () => {
    const { events, over } = connected(() => hash)
    return over(
      Effect.gen(function* () {
        const requests = yield* WalletRequests
        const heard = yield* Effect.map(requests.sendTransaction(account, payment), () => events.at(-1))
        assert.deepInclude(heard, { _tag: "TransactionSent", hash, account, network: "eip155:1", connectorId: "w" })
      })
    )
  })

  it.effect("an answer that comes after its caller has left is recorded all the same", () => {
    const gate = heldAnswer(hash)
    const { over, tags } = connected(gate.answer)
    return over(
      Effect.gen(function* () {
        const waiting = yield* Effect.fork((yield* WalletRequests).sendTransaction(account, payment))
        yield* settled
        yield* Fiber.interrupt(waiting)
        assert.notInclude(tags(), "TransactionSent")
        gate.release()
        yield* Effect.promise(() => new Promise((done) => setTimeout(done)))
        yield* settled
        assert.include(tags(), "TransactionSent")
      })
    )
  })

  it.effect("a wallet that vanished after it was asked leaves OutcomeUnknown, once nothing was found", () => {
    const { over, sought, tags } = connected(silent)
    return over(
      Effect.gen(function* () {
        const waiting = yield* Effect.fork(Effect.flip((yield* WalletRequests).sendTransaction(account, payment)))
        yield* settled
        yield* (yield* Connections).disconnect()
        const failure = yield* Fiber.join(waiting)
        assert.deepInclude(failure, { _tag: "OutcomeUnknown", retryable: false })
        const request = readOf("eth_sendTransaction", params, { account: accounts[0] })
        assert.deepStrictEqual(sought, [{ account, request, nonce: 7 }])
        assert.include(tags(), "OutcomeUnknown")
      })
    )
  })

  it.effect("what it sent is adopted where it is found", () => {
    const { events, over } = connected(silent, found)
    return over(
      Effect.gen(function* () {
        const waiting = yield* Effect.fork((yield* WalletRequests).sendTransaction(account, payment))
        yield* settled
        yield* (yield* Connections).disconnect()
        assert.strictEqual(yield* Fiber.join(waiting), found)
        assert.deepInclude(events.at(-1), { _tag: "TransactionSent", hash: found })
      })
    )
  })

  it.effect("a wallet that leaves with a message has sent nothing", () => {
    const kit = connectedKit({ w: scriptedWallet({ personal_sign: silent }).provider })
    const layer = Layer.provideMerge(WalletRequests.layer, kit.layer)
    return Effect.gen(function* () {
      yield* (yield* Connections).connect({ connectorId: "w" })
      const waiting = yield* Effect.fork(Effect.flip((yield* WalletRequests).signMessage(account, "hi")))
      yield* settled
      yield* (yield* Connections).disconnect()
      assert.strictEqual((yield* Fiber.join(waiting))._tag, "NotConnected")
    }).pipe(Effect.provide(layer))
  })
})
