import { expect, test } from "vitest"
import { findEntry, findWallet } from "./findWallet.ts"
import { walletStart } from "./state.ts"

const used = { id: "used", name: "Used", chains: [], rdns: "test.used" }
const own = { id: "own", name: "Own", chains: [] }
const here = { ...own, id: "here", rdns: "test.here", onPage: true as const }
const state = walletStart([here, used])

test("a wallet is found by its id, in whichever list it is", () => {
  expect(findWallet(state, [own], "own")).toBe(own)
  expect(findWallet(state, [own], "used")).toBe(used)
  expect(findWallet(state, [own], "nobody")).toBeUndefined()
  expect(findWallet(walletStart(), [], "own")).toBeUndefined()
})

test("the entry of a wallet on the page is the catalogue's or the host's, not what the page said of it", () => {
  expect(findEntry(state, [own], { id: "x", name: "Another", rdns: "test.used" })).toBe(used)
  expect(findEntry(state, [own], { id: "x", name: "Own" })).toBe(own)
  expect(findEntry(state, [], { id: "x", name: "Here", rdns: "test.here" })).toBeUndefined()
  expect(findEntry(state, [own], { id: "x", name: "Nobody" })).toBeUndefined()
})
