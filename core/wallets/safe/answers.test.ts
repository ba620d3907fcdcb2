import fc from "fast-check"
import { expect, test } from "vitest"
import { readSafeInfo, readSafeSent, readSafeSignature, readSafeSigned, readSafeTransaction } from "./answers.ts"
import { readSafeReply } from "./messages.ts"
import { toSafeTypedData } from "./toSafe.ts"

const address = `0x${"a1".repeat(20)}`
const hash = `0x${"12".repeat(32)}`

test.each<[unknown, unknown]>([
  [
    { safeAddress: address, chainId: 1, owners: [], threshold: 1 },
    { address, network: "eip155:1" }
  ],
  [{ safeAddress: address, chainId: "1" }, undefined],
  [{ safeAddress: address, chainId: 0 }, undefined],
  [{ safeAddress: address, chainId: 1.5 }, undefined],
  [{ safeAddress: "0x12", chainId: 1 }, undefined],
  [null, undefined]
])("readSafeInfo of %j", (value, info) => expect(readSafeInfo(value)).toEqual(info))

test.each<[unknown, unknown]>([
  [{ signature: "0xabcd" }, { _tag: "Signature", signature: "0xabcd" }],
  [{ messageHash: hash }, { _tag: "Collecting", messageHash: hash }],
  [{ safeTxHash: hash }, { _tag: "OnChain", safeTxHash: hash }],
  [
    { signature: "0x", messageHash: hash },
    { _tag: "Collecting", messageHash: hash }
  ],
  [{ signature: "0xabc" }, undefined],
  [{ signature: 7 }, undefined],
  [{}, undefined],
  ["0xabcd", undefined]
])("readSafeSigned of %j", (value, signed) => expect(readSafeSigned(value)).toEqual(signed))

test.each<[unknown, unknown]>([
  [
    { txStatus: "SUCCESS", txHash: hash, more: 1 },
    { status: 200, hash }
  ],
  [
    { txStatus: "AWAITING_CONFIRMATIONS", txHash: null },
    { status: 100, hash: null }
  ],
  [{ txStatus: "AWAITING_EXECUTION" }, { status: 100, hash: null }],
  [{ txStatus: "CANCELLED" }, { status: 400, hash: null }],
  [
    { txStatus: "FAILED", txHash: hash },
    { status: 500, hash }
  ],
  [{ txStatus: "DONE" }, undefined],
  [{ txStatus: "SUCCESS", txHash: "0x12" }, undefined],
  [undefined, undefined]
])("readSafeTransaction of %j", (value, transaction) => expect(readSafeTransaction(value)).toEqual(transaction))

test("reads all posted values without throwing", () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (value) => {
      for (const read of [
        readSafeInfo,
        readSafeSent,
        readSafeSignature,
        readSafeSigned,
        readSafeTransaction,
        readSafeReply,
        toSafeTypedData
      ])
        read(value)
    }),
    { numRuns: 2_000 }
  )
})

test.each([
  [hash, hash],
  [undefined, undefined],
  [7, undefined],
  ["0x12", undefined]
])("readSafeSent reads the hash %j as %j", (safeTxHash, read) => {
  expect(readSafeSent({ safeTxHash })).toBe(read)
  expect(readSafeSent(safeTxHash)).toBeUndefined()
})

test.each([
  [null, ""],
  ["", ""],
  ["0x", "0x"],
  ["0xAB", "0xAB"],
  ["0xabc", undefined],
  [" 0xab", undefined],
  ["ab", undefined],
  [7, undefined],
  [undefined, undefined]
])("readSafeSignature reads %j as %j", (value, read) => {
  expect(readSafeSignature(value)).toBe(read)
})

test.each([`${address}00`, `x${address}`, [address], 7, undefined])("rejects a Safe at %j", (safeAddress) => {
  expect(readSafeInfo({ safeAddress, chainId: 1 })).toBeUndefined()
})

test("reads a transaction that its network still processes as pending", () => {
  expect(readSafeTransaction({ txStatus: "PENDING", txHash: null })).toEqual({ status: 100, hash: null })
  expect(readSafeTransaction({ txStatus: "", txHash: null })).toBeUndefined()
})
