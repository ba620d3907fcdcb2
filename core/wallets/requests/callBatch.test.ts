import * as Either from "effect/Either"
import fc from "fast-check"
import { expect, test } from "vitest"
import { readAtomicSupport, readBatchStatus, sendCallsParams } from "./callBatch.ts"
import { readBatchId } from "./readBatchId.ts"

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const hash = `0x${"12".repeat(32)}`

test("sendCallsParams writes a batch of EIP-5792: version, chain in hex, account, atomicity, the calls", () => {
  expect(
    Either.getOrThrow(sendCallsParams(`eip155:137:${address}`, { atomic: true, calls: [{ to: "0x1", value: "0x2" }] }))
  ).toEqual([
    { version: "2.0.0", chainId: "0x89", from: address, atomicRequired: true, calls: [{ to: "0x1", value: "0x2" }] }
  ])
  expect(
    Either.getOrThrow(
      sendCallsParams(`eip155:1:${address}`, {
        atomic: false,
        calls: [{ to: "0x1" }],
        capabilities: { paymasterService: { optional: true } }
      })
    )
  ).toMatchObject([{ atomicRequired: false, capabilities: { paymasterService: { optional: true } } }])
})

test("sendCallsParams rejects a batch with an invalid call by the call's index", () => {
  const failure = Either.getOrThrow(
    Either.flip(sendCallsParams(`eip155:1:${address}`, { atomic: false, calls: [{ to: "0x1" }, { to: "1" }] }))
  )
  expect([failure._tag, failure.at]).toEqual(["CallsMisfit", 1])
})

test.each<[unknown, string | undefined]>([
  ["0xab", "0xab"],
  [{ id: "0xab" }, "0xab"],
  [{ id: "any text", capabilities: {} }, "any text"],
  ["", undefined],
  [{ id: "" }, undefined],
  ["0x", undefined],
  [{ id: "0x" }, undefined],
  [{ id: 7 }, undefined],
  [{}, undefined],
  [null, undefined],
  [7, undefined],
  ["a".repeat(8_194), "a".repeat(8_194)],
  ["a".repeat(8_195), undefined]
])("readBatchId reads %j", (answer, id) => {
  expect(readBatchId(answer)).toBe(id)
})

test.each<[unknown, string]>([
  [{ "0x1": { atomic: { status: "supported" } } }, "supported"],
  [{ "0x1": { atomic: { status: "ready" } } }, "ready"],
  [{ "0x0": { atomic: { status: "supported" } } }, "supported"],
  [{ "0x0": { atomic: { status: "supported" } }, "0x1": { atomic: { status: "unsupported" } } }, "unsupported"],
  [{ "0x89": { atomic: { status: "supported" } } }, "unsupported"],
  [{ "0x1": { atomicBatch: { supported: true } } }, "supported"],
  [{ "0x1": { atomicBatch: { supported: false } } }, "unsupported"],
  [{ "0x1": { atomic: { status: "maybe" } } }, "unsupported"],
  [{}, "unsupported"],
  [undefined, "unsupported"],
  [{ "0x1": { paymasterService: { supported: true } }, "0x0": { atomic: { status: "supported" } } }, "unsupported"]
])("readAtomicSupport of %j on Ethereum: %s", (capabilities, support) => {
  expect(readAtomicSupport(capabilities, "eip155:1")).toBe(support)
})

test.each<[unknown, number | undefined]>([
  [{ status: 100 }, 100],
  [{ status: 200, receipts: [] }, 200],
  [{ status: 400 }, 400],
  [{ status: 500 }, 500],
  [{ status: 600 }, 600],
  [{ status: 102 }, 100],
  [{ status: 299 }, 200],
  [{ status: 300 }, undefined],
  [{ status: 0 }, undefined],
  [{ status: 700 }, undefined],
  [{ status: 200.5 }, undefined],
  [{ status: "200" }, undefined],
  [{}, undefined],
  [null, undefined],
  ["PENDING", undefined],
  [{ status: "PENDING" }, 100],
  [{ status: "CONFIRMED", receipts: [{ transactionHash: hash, status: "0x1" }] }, 200],
  [{ status: "CONFIRMED", receipts: [{ transactionHash: hash, status: "0x0" }] }, 500]
])("readBatchStatus of %j: %s", (answer, status) => {
  expect(readBatchStatus(answer)?.status).toBe(status)
})

test("keeps hashes in order and drops invalid ones", () => {
  const receipts = [
    { transactionHash: hash, status: "0x1", logs: [] },
    { transactionHash: "0x12", status: "0x1" }
  ]
  expect(readBatchStatus({ status: 200, receipts })).toEqual({ status: 200, hashes: [hash] })
  expect(readBatchStatus({ status: 200, receipts: "many" })).toEqual({ status: 200, hashes: [] })
})

test("reads all answers without throwing", () => {
  const hostile = fc.oneof(
    fc.anything(),
    fc.record({ status: fc.anything(), receipts: fc.anything(), id: fc.anything(), "0x1": fc.anything() }),
    fc.constant({
      get status() {
        throw new Error("getter")
      },
      get id() {
        throw new Error("getter")
      }
    })
  )
  fc.assert(
    fc.property(hostile, (answer) => {
      readBatchId(answer)
      readBatchStatus(answer)
      readAtomicSupport(answer, "eip155:1")
    }),
    { numRuns: 2_000 }
  )
})
