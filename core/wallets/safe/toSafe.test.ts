import * as Either from "effect/Either"
import { describe, expect, test } from "vitest"
import { readRequest } from "../reader/readRequest.ts"
import type { BatchRequest } from "../reader/walletRequest.ts"
import { needsCapability, toSafeCalls, toSafeTypedData } from "./toSafe.ts"

const account = `0x${"b2".repeat(20)}`
const to = `0x${"a1".repeat(20)}`
const read = (method: string, params: unknown) =>
  Either.getOrThrow(readRequest({ method, params }, { account, network: "eip155:1" }))
const toSafe = (more: object) => {
  const request = read("eth_sendTransaction", [{ to, ...more }])
  return request.kind === "transaction" ? toSafeCalls([request.call]) : undefined
}
const getBatch = (more: object): BatchRequest => {
  const request = read("wallet_sendCalls", [{ calls: [{ to }], ...more }])
  if (request.kind !== "batch") throw new Error(request.kind)
  return request
}
const makeSafeCall = (more: object) => [{ to, value: "0", data: "0x", ...more }]

describe("toSafeCalls", () => {
  test.each([
    [{}, makeSafeCall({})],
    [{ value: "0x0" }, makeSafeCall({})],
    [{ value: "0xFf" }, makeSafeCall({ value: "255" })],
    [{ value: `0x${"f".repeat(64)}` }, makeSafeCall({ value: String(2n ** 256n - 1n) })],
    [{ data: "0xAB12" }, makeSafeCall({ data: "0xab12" })],
    [{ input: "0xcd" }, makeSafeCall({ data: "0xcd" })]
  ])("converts a transaction with %j", (more, calls) => {
    expect(toSafe(more)).toEqual(calls)
  })

  test("returns undefined for a deployment and for an authorization", () => {
    expect(toSafe({ to: undefined, data: "0x60" })).toBeUndefined()
    expect(toSafe({ authorizationList: [{ address: to, chainId: "0x1" }] })).toBeUndefined()
  })

  test("converts all calls of a batch", () => {
    expect(toSafeCalls(getBatch({ calls: [{ to }, { to, value: "0x1" }] }).calls)).toEqual([
      ...makeSafeCall({}),
      ...makeSafeCall({ value: "1" })
    ])
  })
})

describe("needsCapability", () => {
  test.each([
    [true, { capabilities: { paymasterService: { url: "https://p.test" } } }],
    [true, { capabilities: { a: { optional: true }, b: {} } }],
    [true, { capabilities: { a: { optional: "true" } } }],
    [true, { capabilities: { a: true } }],
    [true, { calls: [{ to }, { to, capabilities: { a: {} } }] }],
    [true, { capabilities: { a: { optional: true } }, calls: [{ to, capabilities: { a: { optional: false } } }] }],
    [false, { capabilities: { a: { optional: true } } }],
    [false, { capabilities: {}, calls: [{ to, capabilities: {} }] }],
    [false, { calls: [{ to }, { to, capabilities: { a: { optional: true } } }] }]
  ])("returns %s for %j", (needs, more) => {
    expect(needsCapability(getBatch(more))).toBe(needs)
  })
})

const typed = { domain: {}, types: {} }
test.each([
  [typed, typed],
  [{ domain: {} }, undefined],
  [{ types: {} }, undefined],
  [{ domain: "a", types: {} }, undefined],
  [{ domain: {}, types: "a" }, undefined],
  [7, undefined],
  [undefined, undefined]
])("toSafeTypedData of %j is %j", (input, data) => {
  expect(toSafeTypedData(input)).toEqual(data)
})
