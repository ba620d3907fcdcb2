import { describe, expect, test } from "vitest"
import type { SentRecord } from "../../wallets/signing/sentRecord.ts"
import { summarizeSent, joinSent } from "./ownSent.ts"

const account = "eip155:1:0x1"
const record = (hash: string, more: Partial<SentRecord> = {}): SentRecord => ({
  hash,
  network: "eip155:1",
  account,
  kind: "send",
  nonce: null,
  connectorId: "w",
  sentAt: 1,
  end: { status: "pending" },
  ...more
})
const listRemaining = (sent: ReadonlyArray<SentRecord>, ...listed: ReadonlyArray<string>) =>
  joinSent(
    sent,
    account,
    listed.map((hash) => ({ hash }))
  ).sent.map(({ batchId, hash }) => hash ?? batchId)

test("lists the account's sent records until the history contains them", () => {
  expect(listRemaining([record("b"), record("a"), record("c", { account: "eip155:137:0x1" })], "a")).toEqual(["b"])
  const { hash: _, ...batch } = record("", { batchId: "0xb" })
  expect(listRemaining([batch], "a")).toEqual(["0xb"])
})

test("omits a record whose transaction was replaced when the history contains the replacement", () => {
  const replaced = record("a", { end: { status: "replaced", how: "repriced", replacedBy: "b" } })
  expect([listRemaining([replaced]), listRemaining([replaced], "b")]).toEqual([["a"], []])
})

describe("joinSent", () => {
  const { hash: _, ...batch } = record("", { batchId: "0xb", hashes: ["a", "b"] })
  const joinListed = (...listed: ReadonlyArray<string>) => {
    const { sent, transactions } = joinSent(
      [batch],
      account,
      listed.map((hash) => ({ hash }))
    )
    return [sent.length, transactions.map(({ hash }) => hash)]
  }

  test("lists a batch in place of its transactions until the history contains all of them", () => {
    expect(joinListed("c")).toEqual([1, ["c"]])
    expect(joinListed("a", "c")).toEqual([1, ["c"]])
    expect(joinListed("a", "b", "c")).toEqual([0, ["a", "b", "c"]])
  })
})

const labels: ReadonlyArray<readonly [SentRecord["kind"], SentRecord["end"], string]> = [
  ["send", { status: "pending" }, "sent pending"],
  ["send", { status: "dropped" }, "sent pending"],
  ["send", { status: "sent" }, "sent confirmed"],
  ["swap", { status: "confirmed" }, "swapped confirmed"],
  ["approve", { status: "failed" }, "allowed failed"],
  ["calls", { status: "partly" }, "called confirmed"],
  ["send", { status: "replaced", how: "repriced", replacedBy: "0x1" }, "sent confirmed"],
  ["swap", { status: "replaced", how: "replaced", replacedBy: "0x1" }, "swapped canceled"],
  ["request", { status: "replaced", how: "cancelled" }, "called canceled"]
]
test.each(labels)("labels %s that is %o", (kind, end, words) => {
  const summary = summarizeSent({ kind, end })
  expect(`${summary.kind} ${summary.status}`).toBe(words)
})
