import { assert, describe, it } from "@effect/vitest"
import { type Provider, safeProvider } from "../../../fixtures/testing/services/wallets/providers.ts"
import * as Effect from "effect/Effect"
import {
  address,
  makeSafeAround,
  hash,
  fails,
  no,
  origin,
  type Script,
  stranger
} from "../../../fixtures/testing/services/wallets/safeAround.ts"

const makeProvider = (page: ReturnType<typeof makeSafeAround>) => safeProvider(page.frame)
const askSafe = (
  page: ReturnType<typeof makeSafeAround>,
  method: string,
  params?: unknown,
  network?: "eip155:1" | "eip155:137"
) =>
  Effect.flatMap(makeProvider(page), (provider) =>
    Effect.tryPromise({
      try: () => provider.request({ method, params, ...(network === undefined ? {} : { network }) }),
      catch: (error) => error as { readonly code?: unknown; readonly _tag?: string }
    })
  )

describe("safeConnector", () => {
  it.effect("connects with the Safe's address and network, and listens only while a request is pending", () => {
    const page = makeSafeAround()
    return Effect.gen(function* () {
      const provider = yield* makeProvider(page)
      const held = yield* Effect.promise(
        () => provider.connect?.({ silent: false, signal: new AbortController().signal }) ?? Promise.resolve([])
      )
      assert.deepStrictEqual(held, [{ namespace: "eip155", network: "eip155:1", accounts: [{ address }] }])
      assert.deepStrictEqual([[...page.targets], page.listeners.size], [[origin], 0])
    })
  })

  const cases: ReadonlyArray<
    readonly [
      what: string,
      method: string,
      params: unknown,
      script: Script,
      answer: unknown,
      asked: ReadonlyArray<string>
    ]
  > = [
    ["accounts", "eth_accounts", [], {}, [address], []],
    ["chain", "eth_chainId", [], {}, "0x1", []],
    [
      "a read goes to the Safe's node",
      "eth_getBalance",
      [stranger, "latest"],
      { rpcCall: () => "0x7" },
      "0x7",
      ["rpcCall eth_getBalance"]
    ],
    [
      "a message, off the chain",
      "personal_sign",
      ["0x6869", address],
      {
        signMessage: (params: { readonly message: string }) => ({
          signature: params.message === "hi" ? "0xabcd" : "0x00"
        })
      },
      "0xabcd",
      ["rpcCall safe_setSettings", "signMessage"]
    ],
    [
      "a message with its parts mixed up",
      "personal_sign",
      [address, "0x6869"],
      {},
      "0xabcd",
      ["rpcCall safe_setSettings", "signMessage"]
    ],
    [
      "typed data",
      "eth_signTypedData_v4",
      [address, '{"domain":{},"types":{}}'],
      {},
      "0xabcd",
      ["rpcCall safe_setSettings", "signTypedMessage"]
    ],
    [
      "a transaction, with the chain's hash",
      "eth_sendTransaction",
      [{ from: address, to: stranger, value: "0x10" }],
      {},
      hash("cc"),
      ["sendTransactions", "getTxBySafeTxHash"]
    ],
    [
      "a batch, all or nothing",
      "wallet_sendCalls",
      [{ calls: [{ to: stranger }, { to: stranger }] }],
      {},
      { id: hash("aa") },
      ["sendTransactions"]
    ],
    ["capabilities", "wallet_getCapabilities", [address], {}, { "0x1": { atomic: { status: "supported" } } }, []],
    [
      "a batch's status",
      "wallet_getCallsStatus",
      [hash("aa")],
      { rpcCall: () => ({ transactionHash: hash("cc") }) },
      {
        version: "2.0.0",
        id: hash("aa"),
        chainId: "0x1",
        status: 200,
        atomic: true,
        receipts: [{ transactionHash: hash("cc") }]
      },
      ["getTxBySafeTxHash", "rpcCall eth_getTransactionReceipt"]
    ]
  ]
  for (const [what, method, params, script, answer, methods] of cases) {
    it.live(what, () => {
      const page = makeSafeAround(script)
      return Effect.gen(function* () {
        assert.deepStrictEqual(yield* askSafe(page, method, params, "eip155:1"), answer)
        assert.deepStrictEqual(
          page.methods().filter((method) => method !== "getSafeInfo"),
          methods
        )
      })
    })
  }

  it.live("converts a transaction to the Safe's form", () => {
    const page = makeSafeAround()
    return Effect.map(
      askSafe(page, "eth_sendTransaction", [{ from: address, to: stranger, value: "0x10", data: "0xab" }]),
      () =>
        assert.deepStrictEqual(page.questions.find(({ method }) => method === "sendTransactions")?.params, {
          txs: [{ to: stranger, value: "16", data: "0xab" }]
        })
    )
  })

  const refusals: ReadonlyArray<
    readonly [what: string, method: string, params: unknown, script: Script, code: number, sent: number]
  > = [
    [
      "an owner who says no to sending",
      "eth_sendTransaction",
      [{ to: stranger }],
      { sendTransactions: () => no },
      4001,
      1
    ],
    ["an owner who says no to signing", "personal_sign", ["0x12", address], { signMessage: () => no }, 4001, 1],
    [
      "a Safe that fails for another reason",
      "eth_sendTransaction",
      [{ to: stranger }],
      { sendTransactions: () => fails },
      -32603,
      1
    ],
    ["a node that fails", "eth_getBalance", [], { rpcCall: () => no }, -32603, 1],
    ["a message for another account", "personal_sign", ["0x12", stranger], {}, 4100, 0],
    ["typed data for another account", "eth_signTypedData_v4", [stranger, {}], {}, 4100, 0],
    ["typed data that is none", "eth_signTypedData_v4", [address, "{"], {}, -32602, 0],
    ["a transaction that deploys", "eth_sendTransaction", [{ data: "0x12" }], {}, -32602, 0],
    ["a transaction of another account", "eth_sendTransaction", [{ from: stranger, to: stranger }], {}, 4100, 0],
    [
      "a transaction for another network",
      "eth_sendTransaction",
      [{ from: address, to: stranger, chainId: "0x89" }],
      {},
      4901,
      0
    ],
    [
      "a batch of another account",
      "wallet_sendCalls",
      [{ from: stranger, chainId: "0x1", calls: [{ to: stranger }] }],
      {},
      4100,
      0
    ],
    [
      "a batch for another network",
      "wallet_sendCalls",
      [{ from: address, chainId: "0x89", calls: [{ to: stranger }] }],
      {},
      5710,
      0
    ],
    [
      "a batch that needs a capability",
      "wallet_sendCalls",
      [{ calls: [{ to: stranger }], capabilities: { paymasterService: { url: "https://pay.example" } } }],
      {},
      5700,
      0
    ],
    [
      "a batch with a call that needs one",
      "wallet_sendCalls",
      [{ calls: [{ to: stranger, capabilities: { flowControl: { optional: false } } }] }],
      {},
      5700,
      0
    ],
    ["a batch with a call that misfits", "wallet_sendCalls", [{ calls: [{ to: "nobody" }] }], {}, -32602, 0],
    ["a batch that nobody knows", "wallet_getCallsStatus", ["0x12"], {}, 5730, 0],
    ["a method that no Safe knows", "eth_signTransaction", [], {}, 4200, 0],
    ["a raw transaction", "eth_sendRawTransaction", ["0x12"], {}, 4200, 0]
  ]
  for (const [what, method, params, script, code, sent] of refusals) {
    it.live(`rejects ${what} with ${code}, and sends ${sent === 1 ? "once" : "of nobody"}`, () => {
      const page = makeSafeAround(script)
      return Effect.gen(function* () {
        assert.strictEqual((yield* Effect.flip(askSafe(page, method, params)))?.code, code)
        assert.strictEqual(
          page.methods().filter((method) => method !== "getSafeInfo" && !method.endsWith("safe_setSettings")).length,
          sent
        )
      })
    })
  }

  it.live("T10: sends no request for another network than the Safe's", () => {
    const page = makeSafeAround()
    return Effect.gen(function* () {
      assert.strictEqual(
        (yield* Effect.flip(askSafe(page, "personal_sign", ["0x12", address], "eip155:137")))?.code,
        4901
      )
      assert.deepStrictEqual(page.methods(), ["getSafeInfo"])
    })
  })

  const info = { safeAddress: address, chainId: 1 }
  const other = { safeAddress: stranger, chainId: 1 }
  const connectSafe = (page: ReturnType<typeof makeSafeAround>) =>
    Effect.gen(function* () {
      const provider = yield* makeProvider(page)
      const changes: Array<unknown> = []
      provider.on?.("changed", (held) => changes.push(held))
      yield* Effect.promise(
        () => provider.connect?.({ silent: false, signal: new AbortController().signal }) ?? Promise.resolve([])
      )
      return { provider, changes }
    })
  for (const [what, now, held] of [
    ["account", other, { namespace: "eip155", network: "eip155:1", accounts: [{ address: stranger }] }],
    ["network", { ...info, chainId: 137 }, { namespace: "eip155", network: "eip155:137", accounts: [{ address }] }]
  ] as const) {
    for (const [method, params] of [
      ["personal_sign", ["0x12", address]],
      ["eth_sendTransaction", [{ to: stranger }]],
      ["wallet_sendCalls", [{ calls: [{ to: stranger }] }]],
      ["wallet_getCapabilities", [address]]
    ] as const) {
      it.live(
        `T10: rejects, after a change of the Safe's ${what}, the request ${method}, and reports the change`,
        () => {
          const page = makeSafeAround({ getSafeInfo: (_, nth) => (nth === 1 ? info : now) })
          return Effect.gen(function* () {
            const { provider, changes } = yield* connectSafe(page)
            const failed = yield* Effect.promise(() =>
              provider.request({ method, params, network: "eip155:1" }).then(
                () => "answered",
                (error) => error._tag
              )
            )
            assert.deepStrictEqual(
              [failed, page.methods(), changes],
              ["ContextChanged", ["getSafeInfo", "getSafeInfo"], [[held]]]
            )
          })
        }
      )
    }
  }

  it.live("T10: does not ask a Safe to sign that changed while it prepared", () => {
    const page = makeSafeAround({ getSafeInfo: (_, nth) => (nth < 3 ? info : other) })
    return Effect.gen(function* () {
      const { provider, changes } = yield* connectSafe(page)
      const failed = yield* Effect.promise(() =>
        provider.request({ method: "personal_sign", params: ["0x12", address] }).then(
          () => "signed",
          (error) => error._tag
        )
      )
      assert.deepStrictEqual(
        [failed, changes.length, page.methods().includes("signMessage")],
        ["ContextChanged", 1, false]
      )
    })
  })

  it.live("reports a Safe that changed while its owners decided, unless it was disconnected", () => {
    const page = makeSafeAround({ getSafeInfo: (_, nth) => (nth < 4 ? info : other) })
    return Effect.gen(function* () {
      const { provider, changes } = yield* connectSafe(page)
      assert.strictEqual(
        yield* Effect.promise(() => provider.request({ method: "personal_sign", params: ["0x12", address] })),
        "0xabcd"
      )
      yield* Effect.promise(() => new Promise((done) => setImmediate(done)))
      assert.strictEqual(changes.length, 1)
      yield* Effect.promise(() => provider.disconnect?.() ?? Promise.resolve())
      yield* Effect.promise(() => provider.request({ method: "eth_accounts" }))
      assert.strictEqual(changes.length, 1)
    })
  })

  for (const [what, act] of [
    ["connecting", (provider: Provider) => provider.connect?.({ silent: false, signal: new AbortController().signal })],
    ["moving", (provider: Provider) => provider.switchNetwork?.("eip155:137")]
  ] as const) {
    it.live(`maps a refusal of ${what} to RequestRejected`, () =>
      Effect.gen(function* () {
        const provider = yield* makeProvider(makeSafeAround({ getSafeInfo: () => no }))
        assert.strictEqual(
          yield* Effect.promise(() =>
            Promise.resolve(act(provider)).then(
              () => 0,
              (error) => error.code
            )
          ),
          4001
        )
      })
    )
  }
})
