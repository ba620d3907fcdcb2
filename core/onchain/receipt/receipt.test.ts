import { describe, expect, test } from "vitest"
import { stateAfter, lateRooms, sampleState } from "../../../fixtures/testing/core/sample.ts"
import type { KitEvent } from "../../event.ts"
import type { StoredSent } from "./events.ts"
import { type Doing, classifyReplacement } from "./replacement.ts"
import { getTimeUntilNextCheck } from "./schedule.ts"
import { isYoung, toStored } from "./state.ts"

const start = lateRooms.reduce((state, room) => room.join(state), sampleState())
const record = (hash: string, more: Partial<StoredSent> = {}): StoredSent => ({
  hash,
  network: "eip155:1",
  account: "eip155:1:0x1",
  kind: "send",
  nonce: 4,
  connectorId: "w",
  sentAt: 1,
  ...more
})
const makeSent = (hash: string, more: Partial<StoredSent> = {}): KitEvent => ({
  _tag: "TransactionSent",
  id: "1",
  ...record(hash, more)
})
const makeMoved = (hash: string, status: "pending" | "dropped" | "partly"): KitEvent => ({
  _tag: "TransactionMoved",
  hash,
  end: { status }
})
const listEnds = (...events: ReadonlyArray<KitEvent>) =>
  stateAfter(start, ...events).receipt?.sent.map(({ end: { status }, hash }) => `${hash} ${status}`)

describe("sent records (stepReceipt)", () => {
  test("follows a record from pending to its final status", () => {
    expect(listEnds(makeSent("a"))).toEqual(["a pending"])
    expect(listEnds(makeSent("a"), makeMoved("a", "partly"), makeMoved("a", "pending"), makeSent("a"))).toEqual([
      "a partly"
    ])
  })

  test("follows a dropped record that comes back", () => {
    expect(listEnds(makeSent("a"), makeMoved("a", "dropped"), makeMoved("a", "pending"))).toEqual(["a pending"])
  })

  test("marks a Bitcoin transaction as sent, without a later status", () => {
    expect(
      listEnds(makeSent("a", { account: "bip122:0:bc1q", network: "bip122:0" }), makeMoved("a", "partly"))
    ).toEqual(["a sent"])
  })

  test("merges records of another tab with its own, newest first, and leaves known ones unchanged", () => {
    const read: KitEvent = { _tag: "SentRecordsRead", records: [record("a"), record("b", { sentAt: 9 })] }
    expect(listEnds(makeSent("a"), makeMoved("a", "dropped"), read)).toEqual(["b pending", "a dropped"])
  })

  test("stores the newest ninety-nine records", () => {
    const all = Array.from({ length: 100 }, (_, i) => makeSent(`h${i}`, { sentAt: i }))
    const ends = listEnds(...all)
    expect([ends?.length, ends?.[0], ends?.[98]]).toEqual([99, "h99 pending", "h1 pending"])
  })

  test("removes a record that belongs to another account on the chain", () => {
    expect(listEnds(makeSent("a"), { _tag: "SentRecordRefuted", hash: "a" })).toEqual([])
  })

  test("stores records without receiver, amount or final status", () => {
    const { receipt } = stateAfter(start, makeSent("a"))
    expect(toStored(receipt?.sent ?? [])).toEqual([record("a")])
  })

  test("counts a record as young for seven days, but not one from the future", () => {
    const week = 7 * 86_400_000
    expect([0, week - 1, week, -1].map((age) => isYoung(record("a", { sentAt: week }), week + age))).toEqual([
      true,
      true,
      false,
      false
    ])
  })
})

test.each([
  [0, 1_000],
  [119_999, 1_000],
  [120_000, 5_000],
  [599_999, 5_000],
  [600_000, 30_000],
  [86_399_999, 30_000],
  [86_400_000, null]
])("schedules the next check %s ms after the send in %s ms", (age, wait) =>
  expect(getTimeUntilNextCheck(age)).toBe(wait)
)

const [me, you] = ["0xAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"]
const payment: Doing = { from: me, to: you, value: "0x1", input: "0x" }
test.each<[string, Doing | undefined, Doing, string]>([
  [
    "the same with another fee",
    payment,
    { ...payment, to: you.toUpperCase().replace("0X", "0x"), value: "0x01" },
    "repriced"
  ],
  ["nothing to oneself", payment, { ...payment, to: me.toLowerCase(), value: "0x0" }, "cancelled"],
  ["something to oneself", payment, { ...payment, to: me }, "replaced"],
  ["data to oneself", payment, { ...payment, to: me, value: "0x0", input: "0x01" }, "replaced"],
  ["another amount", payment, { ...payment, value: "0x2" }, "replaced"],
  ["other data", payment, { ...payment, input: "0x01" }, "replaced"],
  ["a contract", payment, { ...payment, to: null }, "replaced"],
  ["anything, where nobody knew the first", undefined, payment, "replaced"],
  ["nothing to oneself, where nobody knew the first", undefined, { ...payment, to: me, value: "0x0" }, "cancelled"]
])("recognizes a transaction as replaced by %s", (_, was, by, how) =>
  expect(classifyReplacement("eip155:1", was, by)).toBe(how)
)
