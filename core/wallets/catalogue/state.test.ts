import { expect, test } from "vitest"
import { latest } from "../../foundation/data/remote.ts"
import { stateAfter, sampleFailure, sampleState } from "../../../fixtures/testing/core/sample.ts"
import type { Connector, Wallet } from "../connectors/schema.ts"

const wallet = (id: string): Wallet => ({ id, name: id, chains: [] })
const connector = (id: string): Connector => ({ id, type: "ANNOUNCED", name: id, chain: "eip155", icon: "" })
const makeWalletUsed = (id: string) => ({ _tag: "WalletUsed", wallet: wallet(id) }) as const
const page = (number: number, ...ids: ReadonlyArray<string>) =>
  ({ _tag: "WalletPageArrived", page: number, wallets: ids.map(wallet), count: 9 }) as const
const start = sampleState()

test("stores the last two used wallets, newest first, without duplicates", () => {
  expect(
    stateAfter(
      start,
      makeWalletUsed("a"),
      makeWalletUsed("b"),
      makeWalletUsed("a"),
      makeWalletUsed("c")
    ).wallet.recent.map(({ id }) => id)
  ).toEqual(["c", "a"])
})

test("lists a wallet once, at its first position, if it announces itself again in another case", () => {
  const state = stateAfter(start, {
    _tag: "WalletsAnnounced",
    connectors: [connector("org.a"), connector("org.b"), connector("ORG.A")]
  })
  expect(state.wallet.connectors.map(({ id }) => id)).toEqual(["org.a", "org.b"])
  expect(stateAfter(state, { _tag: "WalletsAnnounced", connectors: [connector("org.b")] })).toBe(state)
})

test("appends pages, ignores a repeated one, and lists a wallet on two pages once", () => {
  const two = stateAfter(start, page(1, "a", "b"), page(2, "b", "c"))
  expect(latest(two.wallet.list)).toEqual({ wallets: ["a", "b", "c"].map(wallet), count: 9, page: 2 })
  expect(latest(stateAfter(two, page(1, "z")).wallet.list)?.wallets.map(({ id }) => id)).toEqual(["a", "b", "c"])
})

test("keeps earlier pages after a failed one", () => {
  expect(
    latest(
      stateAfter(start, page(1, "a"), { _tag: "WalletPageAsked" }, { _tag: "WalletPageFailed", error: sampleFailure })
        .wallet.list
    )?.wallets
  ).toEqual([wallet("a")])
})

test("trims a search, drops the answer to another one, and ends it with the modal", () => {
  const searched = stateAfter(start, { _tag: "WalletSearched", text: "  meta " })
  expect(searched.wallet).toMatchObject({ search: "meta", found: { _tag: "Asking" } })
  expect(stateAfter(searched, { _tag: "WalletSearchArrived", search: 0, wallets: [wallet("x")] })).toBe(searched)
  expect(
    latest(stateAfter(searched, { _tag: "WalletSearchArrived", search: 1, wallets: [wallet("m")] }).wallet.found)
  ).toEqual([wallet("m")])
  expect(stateAfter(searched, { _tag: "Closed" }).wallet).toMatchObject({ search: "", found: { _tag: "Unasked" } })
  const empty = stateAfter(searched, { _tag: "WalletSearched", text: " " })
  expect(empty.wallet.search).toBe("")
  expect(
    stateAfter(
      empty,
      { _tag: "WalletSearched", text: "" },
      { _tag: "WalletSearchArrived", search: 2, wallets: [wallet("x")] }
    )
  ).toBe(empty)
})

test("repeats a failed search with the same text", () => {
  const failed = stateAfter(
    start,
    { _tag: "WalletSearched", text: "meta" },
    { _tag: "WalletSearchFailed", search: 1, error: sampleFailure }
  )
  expect(failed.wallet.found._tag).toBe("Failed")
  expect(stateAfter(failed, { _tag: "WalletSearched", text: "meta " }).wallet).toMatchObject({
    search: "meta",
    found: { _tag: "Asking" }
  })
  expect(stateAfter(failed, { _tag: "WalletSearched", text: "" }).wallet.found).toEqual({ _tag: "Unasked" })
})

test("lists a wallet on each of its namespaces, and keeps it on the other when it leaves one", () => {
  const both = stateAfter(start, {
    _tag: "WalletsAnnounced",
    connectors: [connector("Both"), { ...connector("Both"), chain: "solana" }, connector("org.a")]
  })
  expect(both.wallet.connectors.map(({ chain, id }) => [id, chain])).toEqual([
    ["Both", "eip155"],
    ["Both", "solana"],
    ["org.a", "eip155"]
  ])
  const remaining = stateAfter(both, { _tag: "WalletsLeft", connectors: [{ id: "both", chain: "solana" }] })
  expect(remaining.wallet.connectors.map(({ chain, id }) => [id, chain])).toEqual([
    ["Both", "eip155"],
    ["org.a", "eip155"]
  ])
  expect(stateAfter(remaining, { _tag: "WalletsLeft", connectors: [{ id: "org.b", chain: "eip155" }] })).toBe(remaining)
})
