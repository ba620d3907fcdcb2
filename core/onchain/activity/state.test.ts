import { describe, expect, test } from "vitest"
import { mountSlice } from "../../state.ts"
import type { KitEvent } from "../../event.ts"
import type { History, Transaction } from "./events.ts"
import { stateAfter, sampleFailure, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { activityStart, stepActivity } from "./state.ts"
import { counterparty, isSpam, appendPage, worthShowing } from "./transactions.ts"

const start = mountSlice({ name: "activity", start: activityStart, step: stepActivity }).join(sampleState())
const account = "eip155:1:0x1" as const
const coin = {
  asset: "token",
  name: "Ether",
  symbol: "ETH",
  iconUrl: "",
  direction: "in",
  quantity: "1",
  spam: false
} as const
const spam = { ...coin, asset: "nft", spam: true } as const
const makeTransaction = (id: string, more: Partial<Transaction> = {}): Transaction => ({
  id,
  hash: id,
  network: "eip155:1",
  operation: "send",
  status: "confirmed",
  from: "0x1",
  to: "0x2",
  minedAt: 1,
  transfers: [coin],
  ...more
})
const first: History = { transactions: [makeTransaction("a"), makeTransaction("b")], next: "c2" }
const second: History = { transactions: [makeTransaction("b", { status: "failed" }), makeTransaction("c")], next: null }
const both: History = {
  transactions: [makeTransaction("a"), makeTransaction("b", { status: "failed" }), makeTransaction("c")],
  next: null
}

const makeAsked = (cursor: string | null): KitEvent => ({ _tag: "ActivityAsked", account, cursor })
const makeArrived = (cursor: string | null, page: History): KitEvent => ({
  _tag: "ActivityArrived",
  account,
  cursor,
  page
})
const makeFailed = (cursor: string | null): KitEvent => ({
  _tag: "ActivityFailed",
  account,
  cursor,
  error: sampleFailure
})

describe("stepActivity", () => {
  test.each<[string, ReadonlyArray<KitEvent>, unknown, string | null]>([
    ["asked", [makeAsked(null)], { _tag: "Asking", last: undefined }, null],
    ["arrived", [makeAsked(null), makeArrived(null, first)], { _tag: "Arrived", value: first }, null],
    [
      "the next page is asked for, what is there stays",
      [makeArrived(null, first), makeAsked("c2")],
      { _tag: "Asking", last: first },
      "c2"
    ],
    [
      "the next page joins, one known already is replaced",
      [makeArrived(null, first), makeAsked("c2"), makeArrived("c2", second)],
      { _tag: "Arrived", value: both },
      "c2"
    ],
    [
      "the first page again begins anew",
      [makeArrived(null, both), makeAsked(null), makeArrived(null, first)],
      { _tag: "Arrived", value: first },
      null
    ],
    [
      "asked anew while a next page is under way: that page comes too late",
      [makeArrived(null, first), makeAsked("c2"), makeAsked(null), makeArrived("c2", second)],
      { _tag: "Asking", last: first },
      null
    ],
    [
      "a late failure tells nothing either",
      [makeArrived(null, first), makeAsked("c2"), makeAsked(null), makeFailed("c2")],
      { _tag: "Asking", last: first },
      null
    ],
    [
      "failed at first: counts as empty",
      [makeAsked(null), makeFailed(null)],
      { _tag: "Failed", error: sampleFailure, last: { transactions: [], next: null } },
      null
    ],
    [
      "a next page that failed leaves what is there",
      [makeArrived(null, first), makeAsked("c2"), makeFailed("c2")],
      { _tag: "Failed", error: sampleFailure, last: first },
      "c2"
    ]
  ])("updates a history: %s", (_, events, history, cursor) => {
    const { activity } = stateAfter(start, ...events)
    expect(activity?.histories[account]).toEqual(history)
    expect(activity?.cursors[account]).toBe(cursor)
  })

  test("keeps the same histories object for an unrelated event", () => {
    expect(stateAfter(start, { _tag: "TabChosen", tab: "activity" }).activity).toBe(start.activity)
  })

  test("treats a transaction as spam only if it moved flagged NFTs", () => {
    expect(
      [[spam], [spam, spam], [spam, coin], [coin], [{ ...spam, spam: false }], []].map((transfers) =>
        isSpam({ transfers })
      )
    ).toEqual([true, true, false, false, false, false])
  })

  test("shows only transactions of the network, without spam", () => {
    const all = [
      makeTransaction("a"),
      makeTransaction("b", { network: "eip155:137" }),
      makeTransaction("c", { transfers: [spam] }),
      makeTransaction("d")
    ]
    expect(worthShowing(all, "eip155:1").map(({ id }) => id)).toEqual(["a", "d"])
  })

  test("ends the history at a page that contains nothing new", () => {
    expect(appendPage(first, { transactions: [], next: null })).toEqual({ ...first, next: null })
  })

  test.each([
    ["0xAB", "0xcd", "0xab", "0xcd"],
    ["0xcd", "0xab", "0xAB", "0xcd"],
    ["0xab", "", "0xab", ""]
  ])("names the other party of %s to %s for the account %s: %j", (from, to, address, seen) => {
    expect(counterparty({ from, to }, address)).toBe(seen)
  })
})
