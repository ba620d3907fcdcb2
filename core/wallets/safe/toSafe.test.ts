import { expect, test } from "vitest"
import { callOfTransaction, callsOfBatch, needsCapability, textToSign, typedDataToSign } from "./toSafe.ts"

const to = `0x${"a1".repeat(20)}`
const sent = (more: object) => callOfTransaction([{ to, ...more }])
const one = (more: object) => [{ to, value: "0", data: "0x", ...more }]

test.each([
  [{}, one({})],
  [{ value: "0x0" }, one({})],
  [{ value: "10" }, one({ value: "10" })],
  [{ value: "0xFf" }, one({ value: "255" })],
  [{ value: `0x${"f".repeat(64)}` }, one({ value: String(2n ** 256n - 1n) })],
  [{ data: "0xAB12" }, one({ data: "0xAB12" })],
  [{ input: "0xcd" }, one({ data: "0xcd" })],
  [{ data: "0xab", input: "0xcd" }, one({ data: "0xab" })]
])("a transaction with %j is one call of a Safe", (more, calls) => {
  expect(sent(more)).toEqual(calls)
})

test.each([
  { to: undefined },
  { to: [to] },
  { to: `${to}00` },
  { to: `x${to}` },
  { to: to.slice(0, -1) },
  { value: 7 },
  { value: ["7"] },
  { value: "" },
  { value: "0x" },
  { value: "1e3" },
  { value: "10 " },
  { value: "-1" },
  { value: `0x${"f".repeat(65)}` },
  { data: ["0xab"] },
  { data: "0xabc" },
  { data: "0xabzz" },
  { data: " 0xab" },
  { data: "ab" }
])("a Safe sends no transaction with %j", (more) => {
  expect(sent(more)).toBeUndefined()
})

test("a batch is all of its calls, or none", () => {
  expect(callsOfBatch([{ calls: [{ to }, { to, value: "0x1" }] }])).toEqual([...one({}), ...one({ value: "1" })])
  expect(callsOfBatch([{ calls: [{ to }, { data: "0x60" }] }])).toBeUndefined()
  for (const params of [undefined, [], [{}], [{ calls: 7 }], { calls: [{ to }] }])
    expect(callsOfBatch(params)).toBeUndefined()
})

test.each([
  [true, [{ capabilities: { paymasterService: { url: "https://p.test" } } }]],
  [true, [{ capabilities: { a: { optional: true }, b: {} } }]],
  [true, [{ capabilities: { a: { optional: "true" } } }]],
  [true, [{ capabilities: { a: true } }]],
  [true, [{ calls: [{ to }, { to, capabilities: { a: {} } }] }]],
  [true, [{ capabilities: { a: { optional: true } }, calls: [{ to, capabilities: { a: { optional: false } } }] }]],
  [false, [{ capabilities: { a: { optional: true } } }]],
  [false, [{ capabilities: {}, calls: [{ to, capabilities: {} }] }]],
  [false, [{ calls: [{ to }, { to, capabilities: { a: { optional: true } } }] }]],
  [false, [{ calls: 7 }]],
  [false, []],
  [false, undefined],
  [false, { capabilities: { a: {} } }]
])("that a batch needs what a Safe has not is %s of %j", (needs, params) => {
  expect(needsCapability(params)).toBe(needs)
})

test.each([
  ["0x48656c6c6f", "Hello"],
  ["0x48656C6C6F", "Hello"],
  ["0x", ""],
  ["0xefbbbf48", "\ufeffH"],
  ["0xff", "0xff"],
  ["0x486", "0x486"],
  ["0x48 ", "0x48 "],
  ["0x48zz", "0x48zz"],
  ["x0x48", "x0x48"],
  ["Hello", "Hello"],
  [7, undefined]
])("the text of %j is signed as %j", (message, text) => {
  expect(textToSign(message)).toBe(text)
})

const typed = { domain: {}, types: {} }
test.each([
  [typed, typed],
  [JSON.stringify(typed), typed],
  [{ domain: {} }, undefined],
  [{ types: {} }, undefined],
  [{ domain: "a", types: {} }, undefined],
  [{ domain: {}, types: "a" }, undefined],
  ["{", undefined],
  [7, undefined],
  [undefined, undefined]
])("the typed data of %j is %j", (given, data) => {
  expect(typedDataToSign(given)).toEqual(data)
})
