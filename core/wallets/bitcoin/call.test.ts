import fc from "fast-check"
import { expect, test } from "vitest"
import { readPsbt, readPublicKey, readSignature, readTxid } from "./readAnswers.ts"
import { fromBase64, toBase64 } from "../../foundation/platform/base64.ts"
import { fromHex, toHex } from "../../chain/bitcoin/bytes.ts"
import { getInputsByAddress } from "./call.ts"
import { badParams, getSatsCode } from "./faultCodes.ts"
import { allSatoshis, readSatoshis, toSatoshiNumber } from "../../chain/bitcoin/satoshis.ts"

const psbt = "cHNidP8BAA=="

test("reads and writes every amount of satoshis exactly, as text and as a number", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: allSatoshis }), (amount) => {
      expect(readSatoshis(String(amount))).toBe(amount)
      expect(BigInt(toSatoshiNumber(amount))).toBe(amount)
    })
  )
})

test.each([
  "0",
  "",
  "-1",
  "+1",
  "1.0",
  "1e3",
  "0x10",
  " 1",
  "1 ",
  "01",
  "2100000000000001",
  "99999999999999999",
  "NaN",
  1,
  1n,
  null,
  undefined,
  {}
])("readSatoshis rejects %s", (text) => {
  expect(readSatoshis(text)).toBeUndefined()
})

test("readSatoshis accepts only the canonical text of an amount", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (text) => {
      const amount = readSatoshis(text)
      expect(amount === undefined || String(amount) === text).toBe(true)
    })
  )
})

test("groups inputs by the address that signs them, each index once", () => {
  expect(
    getInputsByAddress([
      { address: "a", index: 2, sighashTypes: [] },
      { address: "b", index: 0, sighashTypes: [] },
      { address: "a", index: 1, sighashTypes: [] },
      { address: "a", index: 2, sighashTypes: [] }
    ])
  ).toEqual({ a: [2, 1], b: [0] })
  expect(getInputsByAddress([])).toEqual({})
})

test("toBase64 and toHex preserve all bytes", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), (bytes) => {
      expect(fromBase64(toBase64(bytes))).toEqual(bytes)
      expect(fromHex(toHex(bytes))).toEqual(bytes)
    })
  )
  for (const text of ["", "a", "ab=c", "a===", "ab cd"]) expect(fromBase64(text)).toBeUndefined()
  for (const text of ["", "a", "zz", "0xab"]) expect(fromHex(text)).toBeUndefined()
})

test("reads only answers of the expected form", () => {
  const txid = "AB".repeat(32)
  expect([readTxid(txid), readTxid(`0x${txid}`), readTxid(42), readTxid(txid.slice(2))]).toEqual([
    txid.toLowerCase(),
    undefined,
    undefined,
    undefined
  ])
  const bytes = fromBase64(psbt) ?? new Uint8Array()
  expect([
    readPsbt(psbt),
    readPsbt(toHex(bytes)),
    readPsbt(bytes),
    readPsbt("aGVsbG8="),
    readPsbt(42),
    readPsbt(null)
  ]).toEqual([psbt, psbt, psbt, undefined, undefined, undefined])
  expect([
    readSignature("YWJj"),
    readSignature("abcd"),
    readSignature(Uint8Array.of(1)),
    readSignature(""),
    readSignature(42),
    readSignature("no signature")
  ]).toEqual(["YWJj", "abcd", "AQ==", undefined, undefined, undefined])
  expect([
    readPublicKey("02".repeat(33)),
    readPublicKey(new Uint8Array(32)),
    readPublicKey("02"),
    readPublicKey({})
  ]).toEqual(["02".repeat(33), "00".repeat(32), undefined, undefined])
})

test.each([
  [-32000, 4001],
  [-32001, 4200],
  [-32002, 4100],
  [-32601, 4200],
  [-32603, -32603],
  [4001, 4001],
  [0, 0]
])("maps sats-connect's code %i to %i", (code, expected) => {
  expect(getSatsCode(code)).toBe(expected)
  expect(badParams).toBe(-32602)
})
