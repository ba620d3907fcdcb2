import { isDeepStrictEqual } from "node:util"
import { copyPlainData } from "../../foundation/platform/plainCopy.ts"
import { inspect } from "node:util"
import * as Either from "effect/Either"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import type { AccountId } from "../../chain/network/ids.ts"
import { copyRequest } from "../reader/copiedRequest.ts"
import { readers } from "../reader/readRequest.ts"
import { type Intent, type IntentParts, isSending, isStep, getKind, makeIntent, readOutgoing } from "./intent.ts"
import type { WrittenRequest } from "../reader/walletRequest.ts"
import { getRuns } from "../../../fixtures/testing/runs.ts"

const from = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const to = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const account: AccountId = `eip155:1:${from}`

const getReader = (id: AccountId) => readers[id.split(":")[0] ?? ""]
const makeTestIntent = ({ steps, ...more }: Partial<IntentParts> & Pick<IntentParts, "steps">) => {
  const parts = { id: "1", account, connectorId: "w", madeAt: 0, ...more }
  return makeIntent({ ...parts, steps: steps.map(copyRequest) }, getReader(parts.account))
}
const getIntent = (method: string, params: unknown, more: Partial<IntentParts> = {}): Intent =>
  Either.getOrThrow(makeTestIntent({ steps: [{ method, params }], ...more }))
/** Returns whether a request may be sent as the intent's step. */
const isSentAs = (intent: Intent, step: number, written: WrittenRequest): boolean => {
  const reader = getReader(intent.account)
  const outgoing = readOutgoing(intent, written, reader)
  return Either.isRight(outgoing) && isStep(intent, step, outgoing.right, reader)
}

const bitcoinReceiver = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"

describe("makeIntent", () => {
  test("freezes the intent deeply, independent of the caller's object", () => {
    const params = [{ from, to, value: "0x1", data: "0x", accessList: [{ address: to, storageKeys: ["0x01"] }] }]
    const intent = getIntent("eth_sendTransaction", params)
    const before = inspect(intent, { depth: 9 })
    if (params[0] !== undefined) params[0].to = from
    params[0]?.accessList[0]?.storageKeys.push("0x02")
    expect(inspect(intent, { depth: 9 })).toBe(before)
    const isFrozen = (value: unknown): boolean =>
      typeof value !== "object" || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen))
    expect(isFrozen(intent)).toBe(true)
  })

  test("reads receiver and amount from the request itself", () => {
    expect(getIntent("eth_sendTransaction", [{ from, to, value: "0xde0b6b3a7640000" }]).shown).toEqual({
      network: "eip155:1",
      methods: ["eth_sendTransaction"],
      receiver: to,
      amount: "1000000000000000000"
    })
    expect(
      getIntent(
        "sendTransfer",
        { account: "bc1q", recipientAddress: bitcoinReceiver, amount: "1000" },
        { account: "bip122:000000000019d6689c085ae165831e93:bc1q" }
      ).shown
    ).toMatchObject({ receiver: bitcoinReceiver, amount: "1000" })
  })

  test.each<[string, unknown]>([
    ["a getter", Object.defineProperty({}, "to", { enumerable: true, get: () => to })],
    ["a prototype", Object.assign(Object.create({ to }), { value: "0x1" })],
    ["a symbol", { [Symbol("a")]: 1 }],
    ["a function", { to: () => to }],
    ["a date", new Date(0)],
    ["a map", new Map()],
    ["a hole", Object.assign([1, 2, 3], { length: 4 })],
    ["a hidden field", Object.defineProperty({}, "to", { value: to })],
    ["a number that JSON does not know", { value: Number.NaN }],
    [
      "a proxy that throws",
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new Error("no")
          }
        }
      )
    ]
  ])("rejects %s", (_, value) => {
    expect(Either.isLeft(makeTestIntent({ steps: [{ method: "m", params: [value] }] }))).toBe(true)
  })

  test("rejects a cyclic value", () => {
    const loop: { self?: unknown } = {}
    loop.self = loop
    expect(copyPlainData(loop)).toBe(undefined)
  })

  test.each([
    ["eth_sendTransaction", "send"],
    ["wallet_sendCalls", "calls"],
    ["eth_sendUserOperation", "calls"],
    ["personal_sign", "message"],
    ["eth_signTypedData_v4", "typed-data"],
    ["wallet_grantPermissions", "grant"],
    ["wallet_revokePermissions", "revoke"],
    ["constructor", "request"],
    ["solana_signAllTransactions", "request"]
  ])("getKind %s is %s", (method, kind) => expect(getKind(method)).toBe(kind))

  test("treats a PSBT as sending only if its request says so", () => {
    const isSendRequest = (method: string, params: unknown, signer: AccountId = "bip122:0:bc1q"): boolean =>
      getIntent(method, params, { account: signer }).steps.some(isSending)
    expect(isSendRequest("signPsbt", { psbt: "cHNidP8BAA==", broadcast: true })).toBe(true)
    expect(isSendRequest("signPsbt", { psbt: "cHNidP8BAA==" })).toBe(false)
    expect(isSendRequest("personal_sign", ["0x", from], account)).toBe(false)
  })
})

const hexBytes = fc.uint8Array({ maxLength: 12 }).map((bytes) => `0x${Buffer.from(bytes).toString("hex")}`)
const quantity = fc.bigInt({ min: 0n, max: 2n ** 96n }).map((n) => `0x${n.toString(16)}`)
const address = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => `0x${Buffer.from(bytes).toString("hex")}`)
const chainId = fc.integer({ min: 1, max: 2 ** 40 }).map((n) => `0x${n.toString(16)}`)
const call = fc.record({ to: address, value: quantity, data: hexBytes })
const requests = fc.oneof(
  fc
    .record({ from: address, to: address, value: quantity, data: hexBytes, gas: quantity, chainId })
    .map((transaction) => ({ method: "eth_sendTransaction", params: [transaction] })),
  fc
    .record({
      version: fc.constant("2.0.0"),
      chainId,
      atomicRequired: fc.boolean(),
      calls: fc.array(call, { minLength: 1, maxLength: 3 }),
      capabilities: fc.record({
        paymasterService: fc.record({ optional: fc.boolean(), url: fc.constantFrom("https://pay.example", "a") })
      })
    })
    .map((batch) => ({ method: "wallet_sendCalls", params: [batch] })),
  fc.tuple(hexBytes, address).map((params) => ({ method: "personal_sign", params }))
)

type Place = readonly [holder: object, key: string]
/** Returns the places of all fields of a request and of all items of its lists. */
const findPlaces = (value: unknown): ReadonlyArray<Place> =>
  typeof value !== "object" || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]): ReadonlyArray<Place> => [[value, key], ...findPlaces(inner)])
const findObjects = (value: unknown): ReadonlyArray<object> =>
  typeof value !== "object" || value === null ? [] : [value, ...Object.values(value).flatMap(findObjects)]
const pick = <A>(all: ReadonlyArray<A>, index: number): A | undefined => all[index % Math.max(all.length, 1)]

const makeOtherValue = (value: unknown, seed: number): unknown =>
  typeof value === "string"
    ? [`${value}1`, `${value} `, "", Number(value) || 7, null, [value], value.startsWith("0x") ? value.slice(2) : "0x"][
        seed % 7
      ]
    : typeof value === "boolean"
      ? [!value, String(value), value ? 1 : 0, null][seed % 4]
      : [null, "0x", 0, { 0: value }][seed % 4]

/** Functions that change one thing of a request. Each returns whether it changed anything. */
const changes: ReadonlyArray<(params: unknown, seed: number) => boolean> = [
  (params, seed) => {
    const [holder, key] = pick(findPlaces(params), seed) ?? []
    if (holder === undefined || key === undefined) return false
    const before: unknown = Reflect.get(holder, key)
    const next = makeOtherValue(before, seed)
    return next !== before && Reflect.set(holder, key, next)
  },
  (params, seed) => {
    const [holder, key] = pick(findPlaces(params), seed) ?? []
    return holder !== undefined && key !== undefined && Reflect.deleteProperty(holder, key)
  },
  (params, seed) => {
    const holder = pick(findObjects(params), seed)
    return holder !== undefined && Reflect.set(holder, `more${seed}`, seed % 2 === 0 ? "0x" : undefined)
  },
  (params, seed) => {
    const holder = pick(findObjects(params), seed)
    return holder !== undefined && Reflect.setPrototypeOf(holder, seed % 2 === 0 ? null : { value: "0x1" })
  },
  (params, seed) => {
    const [holder, key] = pick(findPlaces(params), seed) ?? []
    if (holder === undefined || key === undefined) return false
    const value: unknown = Reflect.get(holder, key)
    return Reflect.defineProperty(holder, key, { get: () => value, enumerable: true, configurable: true })
  },
  (params, seed) => {
    const holder = pick(findObjects(params), seed)
    return holder !== undefined && Reflect.set(holder, Symbol("more"), 1)
  },
  (params, seed) => {
    const [holder, key] = pick(findPlaces(params), seed) ?? []
    return holder !== undefined && key !== undefined && Reflect.defineProperty(holder, key, { enumerable: false })
  }
]

const quantities = new Set(["value", "gas", "chainId"])
/** Returns the same request with another spelling of its hex. */
const respell = (value: unknown, key = ""): unknown =>
  typeof value === "string" && value.startsWith("0x")
    ? quantities.has(key)
      ? `0x00${value.slice(2).toUpperCase()}`
      : `0x${value.slice(2).toUpperCase()}`
    : Array.isArray(value)
      ? value.map((item) => respell(item))
      : typeof value === "object" && value !== null
        ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, respell(inner, name)]))
        : value

/** Returns a copy of a request in lower case. */
const toLowerCase = (params: unknown): unknown => JSON.parse(JSON.stringify(params ?? null).toLowerCase())

describe("isStep", () => {
  test("detects any single change, and accepts another spelling of the same value", {
    timeout: 120_000
  }, () => {
    let changed = 0
    fc.assert(
      fc.property(requests, fc.nat(), fc.nat({ max: changes.length - 1 }), ({ method, params }, seed, way) => {
        const intent = getIntent(method, params)
        const other = structuredClone(params)
        if (changes[way]?.(other, seed) === true) {
          changed++
          // A field that the reader fills in, or a value in another form, is sent as shown.
          const outgoing = readOutgoing(intent, { method, params: other }, getReader(intent.account))
          const isSame =
            Either.isRight(outgoing) &&
            isDeepStrictEqual(toLowerCase(outgoing.right.params), toLowerCase(intent.steps[0]?.params))
          if (isSentAs(intent, 0, { method, params: other }) && !isSame) return false
        }
        return isSentAs(intent, 0, { method, params }) && isSentAs(intent, 0, { method, params: respell(params) })
      }),
      { numRuns: getRuns(100_000) }
    )
    expect(changed).toBeGreaterThan(getRuns(80_000))
  })

  test("counts leading zeros in data but not in an amount", () => {
    const intent = getIntent("eth_sendTransaction", [{ value: "0x1", data: "0x01" }])
    const isSame = (transaction: object) =>
      isSentAs(intent, 0, { method: "eth_sendTransaction", params: [transaction] })
    expect([isSame({ value: "0x01", data: "0x01" }), isSame({ value: "0x1", data: "0x0001" })]).toEqual([true, false])
  })

  test("compares case-sensitively in typed data and in Bitcoin's texts", () => {
    const typed = getIntent("eth_signTypedData_v4", [from, { message: { text: "0xAB" } }])
    expect(isSentAs(typed, 0, { method: "eth_signTypedData_v4", params: [from, { message: { text: "0xab" } }] })).toBe(
      false
    )
    const text = getIntent("signMessage", { message: "0xAB" }, { account: "bip122:0:bc1q" })
    expect(isSentAs(text, 0, { method: "signMessage", params: { message: "0xab" } })).toBe(false)
  })

  test("rejects another method and another step", () => {
    const intent = getIntent("eth_sendTransaction", [{ to }])
    expect(isSentAs(intent, 0, { method: "eth_signTransaction", params: [{ to }] })).toBe(false)
    expect(isSentAs(intent, 1, { method: "eth_sendTransaction", params: [{ to }] })).toBe(false)
  })
})
