import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { accountId } from "../../../core/chain/network/caip.ts"
import { createTransactionStep, type TransactionRequest } from "../../../core/wallets/requests/request.ts"
import type { Intent } from "../../../core/wallets/signing/intent.ts"
import { setUpKit, settled } from "../../../fixtures/testing/services/connectedKit.ts"
import {
  accounts,
  type Answer,
  holdAnswer,
  makeScriptedWallet,
  neverAnswer
} from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { Connections } from "../connection/Connections.ts"
import { Intents } from "../signing/Intents.ts"
import { type LostSend, Outcomes } from "../signing/Outcomes.ts"
import { WalletRequests } from "./WalletRequests.ts"
import { readOf } from "../../../fixtures/testing/core/calldata.ts"

const account = accountId("eip155:1", accounts[0])
const hash = `0x${"12".repeat(32)}`
const found = `0x${"34".repeat(32)}`
const payment: TransactionRequest = { from: accounts[0], to: accounts[1], data: "0x", value: "0x1" }
const step = createTransactionStep(account, payment)
const { params } = step

type Services = Connections | Intents | WalletRequests

/** A connected wallet that counts its requests, and the lookups after it has vanished. */
const connectAnswering = (answer: Answer, find: string | null = null) => {
  const requests: Array<unknown> = []
  const wallet = makeScriptedWallet({
    eth_sendTransaction: (request, nth) => {
      requests.push(request)
      return answer(request, nth)
    }
  })
  const kit = setUpKit({ w: wallet.provider })
  const searches: Array<LostSend> = []
  const outcomes = Layer.succeed(Outcomes, {
    ahead: () => Effect.void,
    before: () => Effect.succeed(7),
    find: (lookup) =>
      Effect.sync(() => {
        searches.push(lookup)
        return find
      })
  })
  const layer = Layer.provide(WalletRequests.layer, outcomes).pipe(Layer.provideMerge(kit.layer))
  const run = <A, E>(act: Effect.Effect<A, E, Services>) =>
    Effect.zipRight(
      Effect.flatMap(Connections, (connections) => connections.connect({ connectorId: "w" })),
      act
    ).pipe(Effect.provide(layer))
  return { requests, searches, run, tags: kit.tags, events: kit.events }
}
const showIntent = (more: { readonly goodUntil?: number } = {}) =>
  Effect.flatMap(Intents, (intents) => intents.show({ account, connectorId: "w", steps: [step], ...more }))
const confirm = ({ id }: Intent) => Effect.flatMap(Intents, (intents) => intents.confirm(id))
const askFor = (intent: Intent, params?: unknown) =>
  Effect.flatMap(WalletRequests, (requests) => requests.askIntent(intent, 0, params))
const getTagAfter = (ask: Effect.Effect<unknown, { readonly _tag: string }, Services>) =>
  Effect.map(Effect.flip(ask), ({ _tag }) => _tag)

describe("askIntent: what is sent", () => {
  it.effect("asks for a confirmed intent, with a copy of its parameters", () => {
    const { requests, run } = connectAnswering(() => hash)
    return run(
      Effect.gen(function* () {
        const intent = yield* showIntent()
        yield* confirm(intent)
        assert.strictEqual(yield* askFor(intent), hash)
        assert.deepStrictEqual(requests, [params])
        assert.isFalse(Object.isFrozen(requests[0]))
      })
    )
  })

  it.effect("fails with AlreadySent before the confirmation and for a second request", () => {
    const { requests, run } = connectAnswering(() => hash)
    return run(
      Effect.gen(function* () {
        const intent = yield* showIntent()
        assert.strictEqual(yield* getTagAfter(askFor(intent)), "AlreadySent")
        yield* confirm(intent)
        yield* askFor(intent)
        assert.strictEqual(yield* getTagAfter(askFor(intent)), "AlreadySent")
        yield* confirm(intent)
        assert.strictEqual(yield* getTagAfter(askFor(intent)), "AlreadySent")
        assert.lengthOf(requests, 1)
      })
    )
  })

  it.effect("sends one request for two presses at the same time", () => {
    const gate = holdAnswer(hash)
    const { requests, run } = connectAnswering(gate.answer)
    return run(
      Effect.gen(function* () {
        const intent = yield* showIntent()
        yield* confirm(intent)
        const both = yield* Effect.fork(
          Effect.all([Effect.either(askFor(intent)), Effect.either(askFor(intent))], { concurrency: 2 })
        )
        yield* settled
        gate.release()
        const ends = (yield* Fiber.join(both)).map((end) => (end._tag === "Left" ? end.left._tag : end.right))
        assert.deepStrictEqual(ends.sort(), ["AlreadySent", hash].sort())
        assert.lengthOf(requests, 1)
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
  for (const [what, params] of changes)
    it.effect(`fails with TransactionChanged, without asking, if ${what}`, () => {
      const { requests, run } = connectAnswering(() => hash)
      return run(
        Effect.gen(function* () {
          const intent = yield* showIntent()
          yield* confirm(intent)
          assert.strictEqual(yield* getTagAfter(askFor(intent, params)), "TransactionChanged")
          assert.lengthOf(requests, 0)
        })
      )
    })

  it.effect("asks until the last moment, and fails with IntentExpired a millisecond later", () => {
    const { requests, run } = connectAnswering(() => hash)
    return run(
      Effect.gen(function* () {
        const [first, second] = [yield* showIntent({ goodUntil: 15_000 }), yield* showIntent({ goodUntil: 15_000 })]
        yield* confirm(first)
        yield* confirm(second)
        yield* TestClock.adjust(15_000)
        yield* askFor(first)
        yield* TestClock.adjust(1)
        assert.strictEqual(yield* getTagAfter(askFor(second)), "IntentExpired")
        assert.lengthOf(requests, 1)
      })
    )
  })

  it.effect("fails with ContextChanged for another connector than the shown one", () => {
    const { requests, run } = connectAnswering(() => hash)
    return run(
      Effect.gen(function* () {
        const intents = yield* Intents
        const intent = yield* intents.show({ account, connectorId: "v", steps: [step] })
        yield* confirm(intent)
        assert.strictEqual(yield* getTagAfter(askFor(intent)), "ContextChanged")
        assert.lengthOf(requests, 0)
      })
    )
  })
})

describe("askIntent: outcomes", () => {
  it.effect("records a hash before its caller receives it", () => {
    const { events, run } = connectAnswering(() => hash)
    return run(
      Effect.gen(function* () {
        const requests = yield* WalletRequests
        const received = yield* Effect.map(requests.sendTransaction(account, payment), () => events.at(-1))
        assert.deepInclude(received, { _tag: "TransactionSent", hash, account, network: "eip155:1", connectorId: "w" })
      })
    )
  })

  it.effect("records an answer that arrives after its caller was interrupted", () => {
    const gate = holdAnswer(hash)
    const { run, tags } = connectAnswering(gate.answer)
    return run(
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

  it.effect("fails with OutcomeUnknown if the wallet vanished and no transaction is found", () => {
    const { run, searches, tags } = connectAnswering(neverAnswer)
    return run(
      Effect.gen(function* () {
        const waiting = yield* Effect.fork(Effect.flip((yield* WalletRequests).sendTransaction(account, payment)))
        yield* settled
        yield* (yield* Connections).disconnect()
        const failure = yield* Fiber.join(waiting)
        assert.deepInclude(failure, { _tag: "OutcomeUnknown", retryable: false })
        const request = readOf("eth_sendTransaction", params, { account: accounts[0] })
        assert.deepStrictEqual(searches, [{ account, request, nonce: 7 }])
        assert.include(tags(), "OutcomeUnknown")
      })
    )
  })

  it.effect("records the transaction of a vanished wallet if it is found", () => {
    const { events, run } = connectAnswering(neverAnswer, found)
    return run(
      Effect.gen(function* () {
        const waiting = yield* Effect.fork((yield* WalletRequests).sendTransaction(account, payment))
        yield* settled
        yield* (yield* Connections).disconnect()
        assert.strictEqual(yield* Fiber.join(waiting), found)
        assert.deepInclude(events.at(-1), { _tag: "TransactionSent", hash: found })
      })
    )
  })

  it.effect("records nothing for a message when the wallet disconnects", () => {
    const kit = setUpKit({ w: makeScriptedWallet({ personal_sign: neverAnswer }).provider })
    const layer = Layer.provideMerge(WalletRequests.layer, kit.layer)
    return Effect.gen(function* () {
      yield* (yield* Connections).connect({ connectorId: "w" })
      const waiting = yield* Effect.fork(Effect.flip((yield* WalletRequests).signMessage(account, "hi")))
      yield* settled
      yield* (yield* Connections).disconnect()
      assert.strictEqual((yield* Fiber.join(waiting))._tag, "ConnectionEnded")
    }).pipe(Effect.provide(layer))
  })
})
