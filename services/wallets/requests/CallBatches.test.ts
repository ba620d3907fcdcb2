import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { accountId } from "../../../core/chain/network/caip.ts"
import type { CallBatch } from "../../../core/wallets/requests/callBatch.ts"
import { Connections } from "../connection/Connections.ts"
import { Networks } from "../connection/Networks.ts"
import { announce, setUpKit, settled } from "../../../fixtures/testing/services/connectedKit.ts"
import {
  accounts,
  type Answer,
  makeRefusal,
  makeScriptedWallet
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

/** A wallet connected on Ethereum, and the requests it receives about batches. */
const connectScripted = (script: Readonly<Record<string, Answer>>) => {
  const wallet = makeScriptedWallet({ wallet_sendCalls: () => ({ id: "0xb" }), ...script })
  const kit = setUpKit({ w: wallet.provider })
  const layer = CallBatches.layer.pipe(Layer.provide(WalletRequests.layer), Layer.provideMerge(kit.layer))
  const run = <A, E>(
    act: (
      batches: CallBatches["Type"]
    ) => Effect.Effect<A, E, CallBatches | Connections | Connectors | Networks | Store>
  ) =>
    Effect.zipRight(
      Effect.flatMap(Connections, (connections) => connections.connect({ connectorId: "w" })),
      Effect.flatMap(CallBatches, act)
    ).pipe(Effect.zipLeft(settled), Effect.provide(layer))
  return {
    run,
    wallet,
    requests: (method: string) => wallet.methods.filter((sent) => sent === method).length,
    last: () => wallet.params.at(-1)
  }
}

describe("CallBatches.send", () => {
  it.effect("asks the wallet once, for the active account and network, and returns the wallet's id", () => {
    const { requests, last, run } = connectScripted({})
    return run((batches) =>
      Effect.gen(function* () {
        assert.strictEqual(yield* batches.send(account, batch), "0xb")
        assert.deepStrictEqual(last(), [
          { version: "2.0.0", chainId: "0x1", from: accounts[0], atomicRequired: false, calls: batch.calls }
        ])
        assert.strictEqual(requests("wallet_sendCalls"), 1)
      })
    )
  })

  it.effect("rejects invalid calls, and another account or network, without asking", () => {
    const { requests, run } = connectScripted({})
    return run((batches) =>
      Effect.gen(function* () {
        const tag = (accountId: typeof account, calls: CallBatch["calls"]) =>
          Effect.map(Effect.flip(batches.send(accountId, { atomic: false, calls })), ({ _tag }) => _tag)
        assert.strictEqual(yield* tag(account, [{ to: "nobody", value: "0x1" }]), "CallsMisfit")
        assert.strictEqual(yield* tag(accountId("eip155:137", accounts[0]), batch.calls), "ContextChanged")
        assert.strictEqual(yield* tag(accountId("eip155:1", accounts[1]), batch.calls), "ContextChanged")
        assert.strictEqual(requests("wallet_sendCalls"), 0)
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
    it.effect(`fails for code ${code} with ${tag}, and sends the batch once`, () => {
      const { requests, run } = connectScripted({ wallet_sendCalls: makeRefusal(code) })
      return run((batches) =>
        Effect.gen(function* () {
          assert.strictEqual((yield* Effect.flip(batches.send(account, batch)))._tag, tag)
          assert.strictEqual(requests("wallet_sendCalls"), 1)
        })
      )
    })
  }

  it.effect("rejects with OutcomeUnknown for an answer without an id", () => {
    const { run } = connectScripted({ wallet_sendCalls: () => ({ id: 7 }) })
    return run((batches) =>
      Effect.gen(function* () {
        assert.strictEqual((yield* Effect.flip(batches.send(account, batch)))._tag, "OutcomeUnknown")
      })
    )
  })
})

describe("CallBatches.support", () => {
  for (const [name, answer, support] of [
    ["as it says of the network", () => ({ "0x1": { atomic: { status: "ready" } } }), "ready"],
    ["a wallet that does not know the question does not", makeRefusal(4200), "unsupported"],
    ["nonsense says nothing", () => 42, "unsupported"]
  ] as const) {
    it.effect(name, () => {
      const { last, run } = connectScripted({ wallet_getCapabilities: answer })
      return run((batches) =>
        Effect.gen(function* () {
          assert.strictEqual(yield* batches.support(account), support)
          assert.deepStrictEqual(last(), [accounts[0], ["0x1"]])
        })
      )
    })
  }
})

describe("CallBatches.status and done", () => {
  const pending = { status: 100, receipts: [] }
  const finished = { status: 200, receipts: [{ transactionHash: hash, status: "0x1" }] }
  const statuses =
    (...answers: ReadonlyArray<unknown>): Answer =>
    (_, nth) =>
      answers[Math.min(nth, answers.length) - 1]

  it.effect("polls after 200 ms, then once a second, until the batch is done", () => {
    const { requests, run } = connectScripted({ wallet_getCallsStatus: statuses(pending, pending, finished) })
    return run((batches) =>
      Effect.gen(function* () {
        const end = yield* Effect.fork(batches.done(account, "0xb"))
        yield* TestClock.adjust("199 millis")
        assert.strictEqual(requests("wallet_getCallsStatus"), 0)
        yield* TestClock.adjust("1 millis")
        yield* settled
        assert.strictEqual(requests("wallet_getCallsStatus"), 1)
        yield* TestClock.adjust("1 seconds")
        yield* settled
        yield* TestClock.adjust("1 seconds")
        assert.deepStrictEqual(yield* Fiber.join(end), { status: 200, hashes: [hash] })
      })
    )
  })

  for (const status of [400, 500, 600] as const) {
    it.effect(`ends with a failure for ${status}`, () => {
      const { run } = connectScripted({ wallet_getCallsStatus: statuses({ status, receipts: [] }) })
      return run((batches) =>
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

  it.effect("fails with CallBatchPending after 2 min", () => {
    const { run } = connectScripted({ wallet_getCallsStatus: statuses(pending) })
    return run((batches) =>
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
    it.effect(`fails for code ${code} with ${tag}`, () => {
      const { run } = connectScripted({ wallet_getCallsStatus: makeRefusal(code) })
      return run((batches) =>
        Effect.gen(function* () {
          const failure = yield* Effect.flip(batches.status(account, "0xb"))
          assert.strictEqual(failure._tag, tag)
          if (tag === "CallStatusNotApproved")
            assert.strictEqual(failure.message, "Fetching call status not approved by the wallet.")
        })
      )
    })
  }

  it.effect("asks the wallet that accepted the batch, also with another account active, and no other wallet", () => {
    const { requests, run, wallet } = connectScripted({ wallet_getCallsStatus: statuses(finished) })
    return run((batches) =>
      Effect.gen(function* () {
        const id = yield* batches.send(account, batch)
        wallet.emit("accountsChanged", [accounts[1]])
        yield* settled
        assert.strictEqual((yield* batches.status(account, id)).status, 200)
        assert.strictEqual((yield* Effect.flip(batches.status(account, "0xc")))._tag, "ContextChanged")
        yield* announce({ v: makeScriptedWallet({ eth_requestAccounts: () => [accounts[1]] }).provider })
        yield* (yield* Connections).connect({ connectorId: "v" })
        assert.strictEqual((yield* Effect.flip(batches.status(account, id)))._tag, "ContextChanged")
        assert.strictEqual(requests("wallet_getCallsStatus"), 1)
      })
    )
  })

  it.effect("continues after the owner switches the network", () => {
    let chainId = "0x1"
    const { run } = connectScripted({
      wallet_getCallsStatus: statuses(finished),
      eth_chainId: () => chainId,
      wallet_switchEthereumChain: () => {
        chainId = "0x89"
      }
    })
    return run((batches) =>
      Effect.gen(function* () {
        yield* (yield* Networks).switchTo("eip155:137")
        assert.strictEqual((yield* batches.status(account, "0xb")).status, 200)
      })
    )
  })
})
