import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { accountId } from "../../../core/chain/network/caip.ts"
import type { CallBatch } from "../../../core/wallets/requests/callBatch.ts"
import { Connections } from "../connection/Connections.ts"
import { Networks } from "../connection/Networks.ts"
import { announce, connectedKit, settled } from "../../../fixtures/testing/services/connectedKit.ts"
import {
  accounts,
  type Answer,
  refuses,
  scriptedWallet
} from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import type { Store } from "../../foundation/store/Store.ts"
import type { Connectors } from "../connectors/Connectors.ts"
import { CallBatches } from "./CallBatches.ts"
import { WalletRequests } from "./WalletRequests.ts"

const account = accountId("eip155:1", accounts[0])
const batch = {
  atomic: false,
  calls: [
    { to: accounts[1], value: "0x1" },
    { to: accounts[1], data: "0xab" }
  ]
}
const hash = `0x${"12".repeat(32)}`

/** A wallet connected on Ethereum, and the requests it gets about batches. */
const connected = (script: Readonly<Record<string, Answer>>) => {
  const wallet = scriptedWallet({ wallet_sendCalls: () => ({ id: "0xb" }), ...script })
  const kit = connectedKit({ w: wallet.provider })
  const layer = CallBatches.layer.pipe(Layer.provide(WalletRequests.layer), Layer.provideMerge(kit.layer))
  const over = <A, E>(
    act: (
      batches: CallBatches["Type"]
    ) => Effect.Effect<A, E, CallBatches | Connections | Connectors | Networks | Store>
  ) =>
    Effect.zipRight(
      Effect.flatMap(Connections, (connections) => connections.connect({ connectorId: "w" })),
      Effect.flatMap(CallBatches, act)
    ).pipe(Effect.zipLeft(settled), Effect.provide(layer))
  return {
    over,
    wallet,
    asked: (method: string) => wallet.asked.filter((one) => one === method).length,
    last: () => wallet.params.at(-1)
  }
}

describe("sending a batch of calls", () => {
  it.effect("asks the wallet once, for the account and network in use, and gives the wallet's id", () => {
    const { asked, last, over } = connected({})
    return over((batches) =>
      Effect.gen(function* () {
        assert.strictEqual(yield* batches.send(account, batch), "0xb")
        assert.deepStrictEqual(last(), [
          { version: "2.0.0", chainId: "0x1", from: accounts[0], atomicRequired: false, calls: batch.calls }
        ])
        assert.strictEqual(asked("wallet_sendCalls"), 1)
      })
    )
  })

  it.effect("asks nobody when a call misfits, or for another account or network", () => {
    const { asked, over } = connected({})
    return over((batches) =>
      Effect.gen(function* () {
        const tag = (at: typeof account, calls: CallBatch["calls"]) =>
          Effect.map(Effect.flip(batches.send(at, { atomic: false, calls })), ({ _tag }) => _tag)
        assert.strictEqual(yield* tag(account, [{ to: "nobody", value: "0x1" }]), "CallsMisfit")
        assert.strictEqual(yield* tag(accountId("eip155:137", accounts[0]), batch.calls), "ContextChanged")
        assert.strictEqual(yield* tag(accountId("eip155:1", accounts[1]), batch.calls), "ContextChanged")
        assert.strictEqual(asked("wallet_sendCalls"), 0)
      })
    )
  })

  for (const [code, tag] of [
    [4200, "CallBatchesUnsupported"],
    [-32601, "CallBatchesUnsupported"],
    [4001, "RequestRejected"],
    [5750, "RequestRejected"],
    [5700, "CallBatchNeedsMore"],
    [5760, "CallBatchNeedsMore"],
    [5710, "ChainNotSupported"],
    [5720, "CallBatchRepeated"],
    [5740, "CallBatchTooLarge"],
    [-32603, "WalletRequestFailed"]
  ] as const) {
    it.effect(`code ${code} is ${tag}, and the batch went out once`, () => {
      const { asked, over } = connected({ wallet_sendCalls: refuses(code) })
      return over((batches) =>
        Effect.gen(function* () {
          assert.strictEqual((yield* Effect.flip(batches.send(account, batch)))._tag, tag)
          assert.strictEqual(asked("wallet_sendCalls"), 1)
        })
      )
    })
  }

  it.effect("an answer without an id cannot be used", () => {
    const { over } = connected({ wallet_sendCalls: () => ({ id: 7 }) })
    return over((batches) =>
      Effect.gen(function* () {
        assert.strictEqual((yield* Effect.flip(batches.send(account, batch)))._tag, "WalletAnswerMisfit")
      })
    )
  })
})

describe("how a wallet carries batches out", () => {
  for (const [name, answer, support] of [
    ["as it says of the network", () => ({ "0x1": { atomic: { status: "ready" } } }), "ready"],
    ["a wallet that does not know the question does not", refuses(4200), "unsupported"],
    ["nonsense says nothing", () => 42, "unsupported"]
  ] as const) {
    it.effect(name, () => {
      const { last, over } = connected({ wallet_getCapabilities: answer })
      return over((batches) =>
        Effect.gen(function* () {
          assert.strictEqual(yield* batches.support(account), support)
          assert.deepStrictEqual(last(), [accounts[0], ["0x1"]])
        })
      )
    })
  }
})

describe("asking after a batch", () => {
  const pending = { status: 100, receipts: [] }
  const finished = { status: 200, receipts: [{ transactionHash: hash, status: "0x1" }] }
  const told =
    (...answers: ReadonlyArray<unknown>): Answer =>
    (_, nth) =>
      answers[Math.min(nth, answers.length) - 1]

  it.effect("looks after 200 ms, then once a second, until it is done", () => {
    const { asked, over } = connected({ wallet_getCallsStatus: told(pending, pending, finished) })
    return over((batches) =>
      Effect.gen(function* () {
        const end = yield* Effect.fork(batches.done(account, "0xb"))
        yield* TestClock.adjust("199 millis")
        assert.strictEqual(asked("wallet_getCallsStatus"), 0)
        yield* TestClock.adjust("1 millis")
        yield* settled
        assert.strictEqual(asked("wallet_getCallsStatus"), 1)
        yield* TestClock.adjust("1 seconds")
        yield* settled
        yield* TestClock.adjust("1 seconds")
        assert.deepStrictEqual(yield* Fiber.join(end), { status: 200, hashes: [hash] })
      })
    )
  })

  for (const status of [400, 500, 600] as const) {
    it.effect(`${status} is its end, and a failure`, () => {
      const { over } = connected({ wallet_getCallsStatus: told({ status, receipts: [] }) })
      return over((batches) =>
        Effect.gen(function* () {
          const end = yield* Effect.fork(Effect.flip(batches.done(account, "0xb")))
          yield* TestClock.adjust("1 seconds")
          const failure = yield* Fiber.join(end)
          assert.deepStrictEqual(
            [failure._tag, failure._tag === "CallBatchFailed" ? failure.status : 0],
            ["CallBatchFailed", status]
          )
        })
      )
    })
  }

  it.effect("after 2 min it is still under way", () => {
    const { over } = connected({ wallet_getCallsStatus: told(pending) })
    return over((batches) =>
      Effect.gen(function* () {
        const end = yield* Effect.fork(Effect.flip(batches.done(account, "0xb")))
        yield* TestClock.adjust("119999 millis")
        assert.isNull(end.unsafePoll())
        yield* TestClock.adjust("1 millis")
        assert.strictEqual((yield* Fiber.join(end))._tag, "CallBatchPending")
      })
    )
  })

  for (const [code, tag] of [
    [4100, "CallStatusNotApproved"],
    [4200, "CallStatusNotApproved"],
    [-32601, "CallStatusNotApproved"],
    [5730, "CallBatchUnknown"],
    [-32603, "WalletRequestFailed"]
  ] as const) {
    it.effect(`code ${code} is ${tag}`, () => {
      const { over } = connected({ wallet_getCallsStatus: refuses(code) })
      return over((batches) =>
        Effect.gen(function* () {
          const failure = yield* Effect.flip(batches.status(account, "0xb"))
          assert.strictEqual(failure._tag, tag)
          if (tag === "CallStatusNotApproved")
            assert.strictEqual(failure.message, "Fetching call status not approved by the wallet.")
        })
      )
    })
  }

  it.effect("the wallet that took it is asked after it, whichever of its accounts is shown; no other wallet is", () => {
    const { asked, over, wallet } = connected({ wallet_getCallsStatus: told(finished) })
    return over((batches) =>
      Effect.gen(function* () {
        const id = yield* batches.send(account, batch)
        wallet.emit("accountsChanged", [accounts[1]])
        yield* settled
        assert.strictEqual((yield* batches.status(account, id)).status, 200)
        assert.strictEqual((yield* Effect.flip(batches.status(account, "0xc")))._tag, "ContextChanged")
        yield* announce({ v: scriptedWallet({ eth_requestAccounts: () => [accounts[1]] }).provider })
        yield* (yield* Connections).connect({ connectorId: "v" })
        assert.strictEqual((yield* Effect.flip(batches.status(account, id)))._tag, "ContextChanged")
        assert.strictEqual(asked("wallet_getCallsStatus"), 1)
      })
    )
  })

  it.effect("goes on after its owner went to another network", () => {
    let at = "0x1"
    const { over } = connected({
      wallet_getCallsStatus: told(finished),
      eth_chainId: () => at,
      wallet_switchEthereumChain: () => {
        at = "0x89"
      }
    })
    return over((batches) =>
      Effect.gen(function* () {
        yield* (yield* Networks).switchTo("eip155:137")
        assert.strictEqual((yield* batches.status(account, "0xb")).status, 200)
      })
    )
  })
})
