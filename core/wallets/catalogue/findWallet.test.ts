import { expect, test } from "vitest"
import { findEntry, findWallet } from "./findWallet.ts"
import { walletStart } from "./state.ts"

const recent = { id: "used", name: "Used", chains: [], rdns: "test.used" }
const own = { id: "own", name: "Own", chains: [] }
const pageWallet = { ...own, id: "here", rdns: "test.here", onPage: true as const }
const state = walletStart([pageWallet, recent])

test("findWallet finds a wallet by its id in every list", () => {
  expect(findWallet(state, [own], "own")).toBe(own)
  expect(findWallet(state, [own], "used")).toBe(recent)
  expect(findWallet(state, [own], "nobody")).toBeUndefined()
  expect(findWallet(walletStart(), [], "own")).toBeUndefined()
})

test("findEntry returns the entry of the catalogue or the host, not the page's description", () => {
  expect(findEntry(state, [own], { id: "x", name: "Another", rdns: "test.used" })).toBe(recent)
  expect(findEntry(state, [own], { id: "x", name: "Own" })).toBe(own)
  expect(findEntry(state, [], { id: "x", name: "Here", rdns: "test.here" })).toBeUndefined()
  expect(findEntry(state, [own], { id: "x", name: "Nobody" })).toBeUndefined()
})
