import { expect, test } from "vitest"
import { latest } from "../../foundation/data/remote.ts"
import { stateAfter, sampleFailure, sampleState } from "../../../fixtures/testing/core/sample.ts"
import type { Connector, Wallet } from "../connectors/schema.ts"

const wallet = (id: string): Wallet => ({ id, name: id, chains: [] })
const connector = (id: string): Connector => ({ id, type: "ANNOUNCED", name: id, chain: "eip155", icon: "" })
const used = (id: string) => ({ _tag: "WalletUsed", wallet: wallet(id) }) as const
const page = (number: number, ...ids: ReadonlyArray<string>) =>
  ({ _tag: "WalletPageArrived", page: number, wallets: ids.map(wallet), count: 9 }) as const
const start = sampleState()

test("the two wallets used last are remembered, newest first, each once", () => {
  expect(stateAfter(start, used("a"), used("b"), used("a"), used("c")).wallet.recent.map(({ id }) => id)).toEqual([
    "c",
    "a"
  ])
})

test("a wallet that announces itself again, in whatever case, is listed once, where it first stood", () => {
  const state = stateAfter(start, {
    _tag: "WalletsAnnounced",
    connectors: [connector("org.a"), connector("org.b"), connector("ORG.A")]
  })
  expect(state.wallet.connectors.map(({ id }) => id)).toEqual(["org.a", "org.b"])
  expect(stateAfter(state, { _tag: "WalletsAnnounced", connectors: [connector("org.b")] })).toBe(state)
})

test("pages follow each other; one that comes twice changes nothing, and a wallet on two pages is listed once", () => {
  const two = stateAfter(start, page(1, "a", "b"), page(2, "b", "c"))
  expect(latest(two.wallet.list)).toEqual({ wallets: ["a", "b", "c"].map(wallet), count: 9, page: 2 })
  expect(latest(stateAfter(two, page(1, "z")).wallet.list)?.wallets.map(({ id }) => id)).toEqual(["a", "b", "c"])
})

test("a page that failed keeps the ones before it", () => {
  expect(
    latest(
      stateAfter(start, page(1, "a"), { _tag: "WalletPageAsked" }, { _tag: "WalletPageFailed", error: sampleFailure })
        .wallet.list
    )?.wallets
  ).toEqual([wallet("a")])
})

test("a search is trimmed; an answer to another search is dropped; leaving the modal ends it", () => {
  const asked = stateAfter(start, { _tag: "WalletSearched", text: "  meta " })
  expect(asked.wallet).toMatchObject({ search: "meta", found: { _tag: "Asking" } })
  expect(stateAfter(asked, { _tag: "WalletSearchArrived", search: 0, wallets: [wallet("x")] })).toBe(asked)
  expect(
    latest(stateAfter(asked, { _tag: "WalletSearchArrived", search: 1, wallets: [wallet("m")] }).wallet.found)
  ).toEqual([wallet("m")])
  expect(stateAfter(asked, { _tag: "Closed" }).wallet).toMatchObject({ search: "", found: { _tag: "Unasked" } })
  const empty = stateAfter(asked, { _tag: "WalletSearched", text: " " })
  expect(empty.wallet.search).toBe("")
  expect(
    stateAfter(
      empty,
      { _tag: "WalletSearched", text: "" },
      { _tag: "WalletSearchArrived", search: 2, wallets: [wallet("x")] }
    )
  ).toBe(empty)
})

test("a search that failed is asked again by the same text", () => {
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

test("a wallet of two namespaces is listed on each; one that leaves a namespace stays on the other", () => {
  const both = stateAfter(start, {
    _tag: "WalletsAnnounced",
    connectors: [connector("Both"), { ...connector("Both"), chain: "solana" }, connector("org.a")]
  })
  expect(both.wallet.connectors.map(({ chain, id }) => [id, chain])).toEqual([
    ["Both", "eip155"],
    ["Both", "solana"],
    ["org.a", "eip155"]
  ])
  const left = stateAfter(both, { _tag: "WalletsLeft", connectors: [{ id: "both", chain: "solana" }] })
  expect(left.wallet.connectors.map(({ chain, id }) => [id, chain])).toEqual([
    ["Both", "eip155"],
    ["org.a", "eip155"]
  ])
  expect(stateAfter(left, { _tag: "WalletsLeft", connectors: [{ id: "org.b", chain: "eip155" }] })).toBe(left)
})
