import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/TestClock"
import fc from "fast-check"
import type { Posted, SafeQuestion } from "../../core/safe/messages.ts"
import { fieldOf } from "../../core/transaction/hostCall.ts"
import { settled } from "../testing/connectedKit.ts"
import { safeFrame } from "./safeFrame.ts"
import { safeProvider } from "./safeProvider.ts"

const origin = "https://app.safe.global"
const address = `0x${"a1".repeat(20)}`
const stranger = `0x${"b2".repeat(20)}`
const hash = (byte: string): string => `0x${byte.repeat(32)}`

type Script = Readonly<Record<string, (params: never, nth: number) => unknown>>
const no = Symbol("the page says no")
const silent = Symbol("the page says nothing")

/** A page around that answers by script, what it was asked, and a mouth for everybody else. */
const around = (script: Script = {}) => {
  const asked: Array<SafeQuestion> = []
  const targets = new Set<string>()
  const ears = new Set<(posted: Posted) => void>()
  const say = (posted: Posted): void => { for (const ear of [...ears]) ear(posted) }
  const agreeable: Script = {
    getSafeInfo: () => ({ safeAddress: address, chainId: 1, owners: [stranger], threshold: 1 }),
    sendTransactions: () => ({ safeTxHash: hash("aa") }), getTxBySafeTxHash: () => ({ txStatus: "SUCCESS", txHash: hash("cc") }),
    signMessage: () => ({ signature: "0xabcd" }), signTypedMessage: () => ({ signature: "0xabcd" }), rpcCall: () => "0x5"
  }
  const safe = {
    postMessage: (message: unknown, target: string) => {
      const question = message as SafeQuestion
      asked.push(question)
      targets.add(target)
      const answer = { ...agreeable, ...script }[question.method]?.(question.params as never, asked.filter(({ method }) => method === question.method).length)
      if (answer === silent) return
      say({ source: safe, origin, data: answer === no ? { id: question.id, success: false, error: "anything" } : { id: question.id, success: true, data: answer, version: "9.1.0" } })
    }
  }
  let ids = 0
  const frame = safeFrame({ safe, origin, listen: (heard) => { ears.add(heard); return () => ears.delete(heard) }, randomId: () => `id-${++ids}` })
  const methods = () => asked.map(({ method, params }) => (method === "rpcCall" ? `rpcCall ${(params as { readonly call: string }).call}` : method))
  return { asked, ears, frame, methods, safe, say, targets }
}
const providerOver = (page: ReturnType<typeof around>) => safeProvider(page.frame)
const asking = (page: ReturnType<typeof around>, method: string, params?: unknown, network?: "eip155:1" | "eip155:137") =>
  Effect.flatMap(providerOver(page), (provider) => Effect.tryPromise({ try: () => provider.request({ method, params, ...(network === undefined ? {} : { network }) }), catch: (error) => error as { readonly code?: unknown; readonly _tag?: string } }))
const later = (millis: number) => Effect.zipRight(TestClock.adjust(millis), Effect.promise(() => new Promise((done) => setImmediate(done))))

describe("a Safe as a wallet", () => {
  it.effect("connects with the Safe's address and network, and listens no longer than it asks", () => {
    const page = around()
    return Effect.gen(function*() {
      const provider = yield* providerOver(page)
      const held = yield* Effect.promise(() => provider.connect?.({ silent: false, signal: new AbortController().signal }) ?? Promise.resolve([]))
      assert.deepStrictEqual(held, [{ namespace: "eip155", network: "eip155:1", accounts: [{ address }] }])
      assert.deepStrictEqual([[...page.targets], page.ears.size], [[origin], 0])
    })
  })

  const cases: ReadonlyArray<readonly [what: string, method: string, params: unknown, script: Script, answer: unknown, asked: ReadonlyArray<string>]> = [
    ["accounts", "eth_accounts", [], {}, [address], []],
    ["chain", "eth_chainId", [], {}, "0x1", []],
    ["a read goes to the Safe's node", "eth_getBalance", [stranger, "latest"], { rpcCall: () => "0x7" }, "0x7", ["rpcCall eth_getBalance"]],
    ["a message, off the chain", "personal_sign", ["0x6869", address], { signMessage: (params: { readonly message: string }) => ({ signature: params.message === "hi" ? "0xabcd" : "0x00" }) }, "0xabcd", ["rpcCall safe_setSettings", "signMessage"]],
    ["a message with its parts mixed up", "personal_sign", [address, "0x6869"], {}, "0xabcd", ["rpcCall safe_setSettings", "signMessage"]],
    ["typed data", "eth_signTypedData_v4", [address, "{\"domain\":{},\"types\":{}}"], {}, "0xabcd", ["rpcCall safe_setSettings", "signTypedMessage"]],
    ["a transaction, with the chain's hash", "eth_sendTransaction", [{ from: address, to: stranger, value: "0x10" }], {}, hash("cc"), ["sendTransactions", "getTxBySafeTxHash"]],
    ["a batch, all or nothing", "wallet_sendCalls", [{ calls: [{ to: stranger }, { to: stranger }] }], {}, { id: hash("aa") }, ["sendTransactions"]],
    ["capabilities", "wallet_getCapabilities", [address], {}, { "0x1": { atomic: { status: "supported" } } }, []],
    ["a batch's status", "wallet_getCallsStatus", [hash("aa")], { rpcCall: () => ({ transactionHash: hash("cc") }) },
      { version: "2.0.0", id: hash("aa"), chainId: "0x1", status: 200, atomic: true, receipts: [{ transactionHash: hash("cc") }] }, ["getTxBySafeTxHash", "rpcCall eth_getTransactionReceipt"]]
  ]
  for (const [what, method, params, script, answer, asked] of cases) {
    it.live(what, () => {
      const page = around(script)
      return Effect.gen(function*() {
        assert.deepStrictEqual(yield* asking(page, method, params, "eip155:1"), answer)
        assert.deepStrictEqual(page.methods().filter((one) => one !== "getSafeInfo"), asked)
      })
    })
  }

  it.live("a transaction is written as the Safe takes it", () => {
    const page = around()
    return Effect.map(asking(page, "eth_sendTransaction", [{ from: address, to: stranger, value: "0x10", data: "0xab" }]), () =>
      assert.deepStrictEqual(page.asked.find(({ method }) => method === "sendTransactions")?.params, { txs: [{ to: stranger, value: "16", data: "0xab" }] }))
  })

  const refusals: ReadonlyArray<readonly [what: string, method: string, params: unknown, script: Script, code: number, sent: number]> = [
    ["an owner who says no to sending", "eth_sendTransaction", [{ to: stranger }], { sendTransactions: () => no }, 4001, 1],
    ["an owner who says no to signing", "personal_sign", ["0x12", address], { signMessage: () => no }, 4001, 1],
    ["a node that fails", "eth_getBalance", [], { rpcCall: () => no }, -32603, 1],
    ["a message for another account", "personal_sign", ["0x12", stranger], {}, 4100, 0],
    ["typed data for another account", "eth_signTypedData_v4", [stranger, {}], {}, 4100, 0],
    ["typed data that is none", "eth_signTypedData_v4", [address, "{"], {}, -32602, 0],
    ["a transaction that deploys", "eth_sendTransaction", [{ data: "0x12" }], {}, -32602, 0],
    ["a batch with a call that misfits", "wallet_sendCalls", [{ calls: [{ to: "nobody" }] }], {}, -32602, 0],
    ["a batch that nobody knows", "wallet_getCallsStatus", ["0x12"], {}, 5730, 0],
    ["a method that no Safe knows", "eth_signTransaction", [], {}, 4200, 0],
    ["a raw transaction", "eth_sendRawTransaction", ["0x12"], {}, 4200, 0]
  ]
  for (const [what, method, params, script, code, sent] of refusals) {
    it.live(`${what} is refused with ${code}, and asked ${sent === 1 ? "once" : "of nobody"}`, () => {
      const page = around(script)
      return Effect.gen(function*() {
        assert.strictEqual((yield* Effect.flip(asking(page, method, params)))?.code, code)
        assert.strictEqual(page.methods().filter((one) => one !== "getSafeInfo" && !one.endsWith("safe_setSettings")).length, sent)
      })
    })
  }

  it.live("T10: nothing is asked for another network than the Safe's", () => {
    const page = around()
    return Effect.gen(function*() {
      assert.strictEqual((yield* Effect.flip(asking(page, "personal_sign", ["0x12", address], "eip155:137")))?.code, 4901)
      assert.deepStrictEqual(page.methods(), ["getSafeInfo"])
    })
  })

  it.effect("a signature that other owners give later is waited for", () => {
    const page = around({ signMessage: () => ({ messageHash: hash("ee") }), getOffChainSignature: (_, nth) => (nth < 3 ? "" : "0xbeef") })
    return Effect.gen(function*() {
      let got: unknown
      const provider = yield* providerOver(page)
      void provider.request({ method: "personal_sign", params: ["0x12", address] }).then((answer) => { got = answer })
      for (let i = 0; i < 3; i++) yield* later(2_000)
      assert.strictEqual(got, "0xbeef")
    })
  })

  it.effect("a transaction that waits for other owners gives the Safe's own hash after 10 s, and its receipt later", () => {
    const page = around({ getTxBySafeTxHash: (_, nth) => (nth < 8 ? { txStatus: "AWAITING_CONFIRMATIONS" } : { txStatus: "SUCCESS", txHash: hash("cc") }), rpcCall: () => ({ status: "0x1" }) })
    return Effect.gen(function*() {
      let got: unknown
      const provider = yield* providerOver(page)
      void provider.request({ method: "eth_sendTransaction", params: [{ to: stranger }] }).then((answer) => { got = answer })
      for (let i = 0; i < 6; i++) yield* later(2_000)
      assert.strictEqual(got, hash("aa"))
      const receipt = () => Effect.promise(() => provider.request({ method: "eth_getTransactionReceipt", params: [hash("aa")] }))
      const first = yield* receipt()
      const all = [first, yield* receipt(), yield* receipt(), yield* receipt()]
      assert.deepStrictEqual([all[0], all.at(-1)], [null, { status: "0x1" }])
      assert.strictEqual(page.methods().filter((one) => one === "sendTransactions").length, 1)
    })
  })

  it.effect("a page that never answers is silent after 10 s, and nobody listens any more", () => {
    const page = around({ getSafeInfo: () => silent })
    return Effect.gen(function*() {
      let tag: unknown
      const provider = yield* providerOver(page)
      void provider.request({ method: "eth_accounts" }).catch((error) => { tag = error._tag })
      yield* later(0)
      assert.strictEqual(page.ears.size, 1)
      yield* later(10_000)
      assert.deepStrictEqual([tag, page.ears.size], ["SafeSilent", 0])
    })
  })

  it.effect("another network than the Safe's is not gone to", () =>
    Effect.gen(function*() {
      const provider = yield* providerOver(around())
      const failed = yield* Effect.promise(() => provider.switchNetwork?.("eip155:137").then(() => null, (error) => error._tag) ?? Promise.resolve())
      assert.strictEqual(failed, "ChainNotSupported")
    }))
})

describe("T1: forged answers", () => {
  const waiting = Effect.gen(function*() {
    const page = around({ getSafeInfo: () => silent })
    const told: Array<unknown> = []
    const provider = yield* providerOver(page)
    void provider.request({ method: "eth_accounts" }).then((answer) => told.push(answer), (error) => told.push(error._tag))
    yield* later(0)
    return { page, told, id: page.asked[0]?.id ?? "" }
  })
  const good = (id: string) => ({ id, success: true, version: "9.1.0", data: { safeAddress: stranger, chainId: 1 } })

  it.effect("eighteen by hand: none is accepted, and the right one after them is", () =>
    Effect.gen(function*() {
      const { id, page, told } = yield* waiting
      const from = (more: Partial<Posted>): Posted => ({ source: page.safe, origin, data: good(id), ...more })
      const forged: ReadonlyArray<Posted> = [
        from({ source: {} }), from({ source: null }), from({ source: { ...page.safe } }), from({ origin: "https://app.safe.global.evil.example" }), from({ origin: "http://app.safe.global" }),
        from({ origin: "https://evil.example" }), from({ origin: "null" }), from({ origin: "" }), from({ origin: `${origin}/` }),
        from({ data: good("id-0") }), from({ data: good("") }), from({ data: { ...good(id), id: [id] } }), from({ data: { success: true, data: {} } }), from({ data: { ...good(id), success: "true" } }),
        from({ data: { ...good(id), version: 9 } }), from({ data: JSON.stringify(good(id)) }), from({ data: null }), from({ data: [good(id)] })
      ]
      assert.strictEqual(forged.length, 18)
      for (const posted of forged) page.say(posted)
      yield* later(0)
      assert.deepStrictEqual(told, [])
      page.say(from({ data: { ...good(id), data: { safeAddress: address, chainId: 1 } } }))
      yield* later(0)
      page.say(from({}))
      yield* later(0)
      assert.deepStrictEqual(told, [[address]])
    }))

  it.effect("an answer of another shape ends the question, and is no answer", () =>
    Effect.gen(function*() {
      const { id, page, told } = yield* waiting
      page.say({ source: page.safe, origin, data: { ...good(id), data: { safeAddress: "nobody", chainId: 1 } } })
      yield* later(0)
      assert.deepStrictEqual(told, ["WalletAnswerMisfit"])
    }))

  it.effect("ten thousand at random: none is accepted", () =>
    Effect.gen(function*() {
      const { id, page, told } = yield* waiting
      const data = fc.oneof(fc.anything({ withNullPrototype: true }), fc.record({ id: fc.oneof(fc.string(), fc.constant(id)), success: fc.oneof(fc.boolean(), fc.anything()), data: fc.anything(), version: fc.anything() }), fc.constant(good(id)))
      const origins = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom(origin, `${origin}.evil.example`, `${origin}:443`, "null", origin.toUpperCase()))
      const sources = fc.constantFrom<"ours" | "theirs">("ours", "theirs")
      fc.assert(fc.property(data, origins, sources, (data, from, source) => {
        // All but what is right in window, origin and id at once: that is the page's own answer.
        if (source === "ours" && from === origin && fieldOf(data, "id") === id) return
        page.say({ source: source === "ours" ? page.safe : {}, origin: from, data })
      }), { numRuns: 10_000 })
      yield* settled
      yield* later(0)
      assert.deepStrictEqual(told, [])
    }))
})
