import * as Either from "effect/Either"
import fc from "fast-check"
import { expect, test } from "vitest"
import { Schema } from "../../foundation/data/schema.ts"
import { sampleConnection } from "../../../fixtures/testing/core/sample.ts"
import { readDetails } from "./readDetails.ts"
import type { Connection } from "../connection/events.ts"
import { StoredConnectionSchema } from "./storedConnection.ts"
import { storageKeys } from "./keys.ts"
import { readStored } from "./stored.ts"
import { formatStorageKey } from "../../foundation/data/storageKey.ts"
import { readVersioned } from "../../foundation/data/versioned.ts"

const decode = Schema.decodeUnknownEither(StoredConnectionSchema("eip155"))
/** Returns a value as the specification's keys hold it: bare text, or JSON. */
const toText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value))
const toStored = ({ network, ...connection }: Connection) => ({
  ...connection,
  caipNetwork: { caipNetworkId: network }
})
const texts =
  (values: Readonly<Record<string, unknown>>) =>
  (key: string): string | null =>
    Object.entries(values).flatMap(([name, value]) => (formatStorageKey("", name) === key ? [toText(value)] : []))[0] ??
    null
const read = (list: unknown, status: unknown = "connected") =>
  readStored(
    texts({ [storageKeys.connectionStatus]: status, [storageKeys.connections]: { eip155: list } }),
    "",
    readDetails
  ).connections

/** Generates values close to stored ones: each field usually fits, and is sometimes something else. */
const makeMostlyGood = (good: ReadonlyArray<unknown>, bad: ReadonlyArray<unknown>) =>
  fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...good) },
    { weight: 1, arbitrary: fc.constantFrom(...bad) },
    { weight: 1, arbitrary: fc.jsonValue() }
  )
const account = fc.record(
  {
    address: makeMostlyGood(["0x1", "a".repeat(128)], ["a".repeat(129), "", "0x 1", "é"]),
    type: makeMostlyGood(["payment", "ordinal"], ["stx"]),
    publicKey: makeMostlyGood(["02ab"], ["xyz", ""]),
    path: makeMostlyGood(["m/84'/0'/0'/0/0"], ["../m"])
  },
  { requiredKeys: ["address"] }
)
const connection = fc.record({
  connectorId: makeMostlyGood(["w", "io.wallet", "a".repeat(256)], ["", "a".repeat(257)]),
  namespace: makeMostlyGood(["eip155"], ["solana"]),
  caipNetwork: fc.record({
    caipNetworkId: makeMostlyGood(
      ["eip155:1", "eip155:137"],
      ["solana:x", "eip155", "eip155:", "eip155:1:2", "eip1555:1"]
    )
  }),
  name: makeMostlyGood(["Wallet", "", "a".repeat(64)], ["a".repeat(65)]),
  icon: makeMostlyGood(["", "data:image/png;base64,AA"], ["https://evil.test/icon.png", "javascript:1"]),
  accounts: fc.oneof(
    { weight: 20, arbitrary: fc.array(account, { minLength: 1, maxLength: 3 }) },
    { weight: 1, arbitrary: fc.constantFrom<unknown>([], [{}], {}, null) }
  )
})

test("reads exactly the values that the schema describes", () => {
  let fitting = 0
  fc.assert(
    fc.property(
      fc.array(fc.oneof({ weight: 9, arbitrary: connection }, { weight: 1, arbitrary: fc.jsonValue() }), {
        maxLength: 4
      }),
      (list) => {
        const plain: unknown = JSON.parse(JSON.stringify(list))
        const expected = (plain as ReadonlyArray<unknown>).flatMap((stored) =>
          Either.match(decode(stored), {
            onLeft: () => [],
            onRight: (fits) => [{ ...fits, namespace: "eip155" }]
          })
        )
        fitting += expected.length
        expect(read(plain)).toEqual(expected)
      }
    ),
    { numRuns: 500 }
  )
  expect(fitting).toBeGreaterThan(200)
})

test("restores nothing unless the status is connected", () => {
  for (const status of ["disconnected", "connecting", "", null, 1])
    expect(read([toStored(sampleConnection("w"))], status)).toEqual([])
  expect(read([toStored(sampleConnection("w"))])).toEqual([sampleConnection("w")])
})

test("does not restore a disconnected wallet whose id differs only in case", () => {
  const storedTexts = texts({
    [storageKeys.connectionStatus]: "connected",
    [storageKeys.connections]: { eip155: [toStored(sampleConnection("W")), toStored(sampleConnection("v"))] },
    [storageKeys.disconnectedIds]: { eip155: ["w"] }
  })
  expect(readStored(storedTexts, "").connections.map(({ connectorId }) => connectorId)).toEqual(["v"])
})

test("limits lists: 16 connections, 64 accounts, 64 disconnected ids", () => {
  expect(read(Array.from({ length: 40 }, (_, i) => toStored(sampleConnection(`w${i}`))))).toHaveLength(16)
  const many = [{ address: "0x0" }, ...Array.from({ length: 99 }, (_, i) => ({ address: `0x${i + 1}` }))] as const
  const [first] = read([toStored(sampleConnection("w", { accounts: [...many] }))])
  expect(first?.accounts).toHaveLength(64)
  expect(
    readStored(texts({ [storageKeys.disconnectedIds]: { eip155: Array.from({ length: 65 }, String) } }), "")
      .disconnectedIds
  ).toEqual({})
})

test("ignores values of another version and malformed text", () => {
  for (const text of [
    null,
    "",
    "connected",
    "{",
    "[]",
    "1",
    "null",
    '{"value":1}',
    '{"v":2,"value":1}',
    '{"v":"1","value":1}'
  ])
    expect(readVersioned(text)).toBeUndefined()
  expect(readVersioned('{"v":1,"value":[1]}')).toEqual([1])
})
