import { describe, expect, test } from "vitest"
import type { SentRecord } from "../../wallets/signing/sentRecord.ts"
import { findKnownAddresses } from "./knownAddresses.ts"
import { looksLike } from "../calldata/lookAlike.ts"

const [me, friend, listed] = [`0x${"a1".repeat(20)}`, `0x${"b2".repeat(20)}`, `0x${"c3".repeat(20)}`]
const record = (more: Partial<SentRecord>): SentRecord => ({
  hash: "0x1",
  network: "eip155:1",
  account: `eip155:1:${me}`,
  kind: "send",
  nonce: null,
  connectorId: "w",
  sentAt: 1,
  end: { status: "confirmed" },
  ...more
})
const findKnown = (sent: ReadonlyArray<SentRecord>, addressBook: ReadonlyArray<string> = []) =>
  findKnownAddresses({
    config: { addressBook },
    connection: { connections: [{ accounts: [{ address: me }] }] },
    receipt: { sent }
  })

describe("findKnownAddresses", () => {
  test("returns own accounts, receivers of confirmed sends and the host's address book", () => {
    expect(findKnown([record({ receivers: [friend] })], [`eip155:1:${listed}`])).toEqual([
      { address: me, why: "account" },
      { address: friend, why: "receiver" },
      { address: listed, why: "book" }
    ])
  })

  test("omits sends without a confirmed receiver, and records other than sends", () => {
    expect(findKnown([record({}), record({ kind: "request", receivers: [friend] })])).toEqual([
      { address: me, why: "account" }
    ])
  })
})

describe("looksLike", () => {
  const twin = `0xb2b2${"00".repeat(16)}b2b2`
  test("compares with recent receivers, which do not count as known", () => {
    expect(looksLike(twin, { known: [], recent: [friend, twin] })).toBe(friend)
    expect(looksLike(friend, { known: [{ address: friend, why: "book" }], recent: [twin] })).toBeUndefined()
  })
})
