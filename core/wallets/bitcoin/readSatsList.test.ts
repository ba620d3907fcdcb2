import { expect, test } from "vitest"
import { getAtPath, okxConnector, readSatsList } from "./readSatsList.ts"

const icon = "data:image/svg+xml;base64,PHN2Zy8+"
const xverse = { id: "XverseProviders.BitcoinProvider", name: "Xverse", icon }
const listed = { id: xverse.id, type: "ANNOUNCED", name: "Xverse", chain: "bip122", icon }

test("identifies a wallet of the page's list by the path of its provider", () => {
  expect(readSatsList([xverse])).toEqual([listed])
  expect(readSatsList([{ ...xverse, name: " X\u202everse " }])[0]?.name).toBe("Xverse")
  expect(readSatsList([{ ...xverse, icon: "https://tracker.test/x.png" }])[0]?.icon).toBe("")
})

test.each(["a", "a.b", "a.b.c.d", "$a_1.b", "LeatherProvider"])("accepts the path %s", (id) => {
  expect(readSatsList([{ ...xverse, id }])[0]?.id).toBe(id)
})

test.each([
  "",
  ".",
  "a.",
  ".a",
  "a..b",
  "a.b.c.d.e",
  "a b",
  "a-b",
  "a.b-c",
  "-a",
  "a[0]",
  "walletConnect",
  "a".repeat(129),
  7
])("drops an entry with the path %j but not the next one", (id) => {
  expect(readSatsList([{ ...xverse, id }, xverse])).toEqual([listed])
})

test.each(["", " ", "\u200b"])("lists a wallet whose name is %j as Unknown", (name) => {
  expect(readSatsList([{ ...xverse, name }])).toMatchObject([{ id: xverse.id, name: "Unknown" }])
})

test.each([null, 7, {}, { id: "a" }, { ...xverse, name: 7 }])("rejects %j as a wallet of a list", (entry) => {
  expect(readSatsList([entry])).toEqual([])
})

test("rejects the names of the kit's own connectors for wallets of a list", () => {
  expect(readSatsList([{ ...xverse, name: "walletConnect" }])).toEqual([])
})

test.each([undefined, null, 7, "list", {}])("reads no wallets from %j, which is not a list", (list) => {
  expect(readSatsList(list)).toEqual([])
})

test("reads at most 64 wallets of a list", () => {
  const many = Array.from({ length: 65 }, (_, i) => ({ ...xverse, id: `w${i}` }))
  expect(readSatsList(many)).toHaveLength(64)
})

test("getAtPath finds a provider by its path, without inherited properties", () => {
  const page = { a: { b: { c: 7 } } }
  expect(getAtPath(page, "a")).toBe(page.a)
  expect(getAtPath(page, "a.b.c")).toBe(7)
  for (const path of ["b", "a.c", "a.b.c.d", "constructor", "a.toString", "__proto__"])
    expect(getAtPath(page, path)).toBeUndefined()
  expect(getAtPath(undefined, "a")).toBeUndefined()
})

test("okxConnector is listed like the wallets of the page's list", () => {
  expect(okxConnector).toEqual({ id: "okx", type: "ANNOUNCED", name: "OKX Wallet", chain: "bip122", icon: "" })
})
