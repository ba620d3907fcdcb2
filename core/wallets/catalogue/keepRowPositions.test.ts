import fc from "fast-check"
import { expect, test } from "vitest"
import type { ConnectRow } from "./connectRows.ts"
import { type PaintedRow, keepRowPositions } from "./keepRowPositions.ts"

const onPage = (id: string, name = id): ConnectRow => {
  const connector = { id, name, type: "ANNOUNCED", chain: "eip155", rdns: id, icon: "" } as const
  return { _tag: "Connector", connector, parts: [connector], recent: false }
}
const makeRow = (id: string, name = id): ConnectRow => ({
  _tag: "Wallet",
  wallet: { id, name, chains: [] },
  group: "recommended"
})
const all: ConnectRow = { _tag: "AllWallets", count: undefined }
const listNames = (painted: ReadonlyArray<PaintedRow>) =>
  painted.map(({ row }) =>
    row === null
      ? "…"
      : row._tag === "Connector"
        ? row.connector.name
        : row._tag === "Wallet"
          ? row.wallet.name
          : row._tag
  )

test("paints the first rows in order, with placeholders for awaited ones", () => {
  expect(listNames(keepRowPositions([], [onPage("a"), all], true))).toEqual(["a", "…", "…", "…", "AllWallets"])
  expect(listNames(keepRowPositions([], [onPage("a"), all], false))).toEqual(["a", "AllWallets"])
})

test("fills placeholders in order without moving rows, and removes empty ones at the end", () => {
  const first = keepRowPositions([], [onPage("a"), all], true)
  const then = keepRowPositions(first, [onPage("b"), onPage("a"), all], true)
  expect(listNames(then)).toEqual(["a", "b", "…", "…", "AllWallets"])
  expect(listNames(keepRowPositions(then, [onPage("b"), onPage("a"), makeRow("x"), makeRow("y"), all], false))).toEqual(
    ["a", "b", "x", "y", "AllWallets"]
  )
  expect(listNames(keepRowPositions(then, [onPage("b"), onPage("a"), all], false))).toEqual(["a", "b", "AllWallets"])
})

test("appends a later wallet without a placeholder", () => {
  const first = keepRowPositions([], [onPage("a"), makeRow("x"), all], false)
  expect(listNames(keepRowPositions(first, [onPage("b"), onPage("a"), makeRow("x"), all], false))).toEqual([
    "a",
    "x",
    "AllWallets",
    "b"
  ])
})

test("keeps position and key of a wallet that is found on the page later", () => {
  const first = keepRowPositions([], [makeRow("x", "Zebra"), makeRow("y")], false)
  const then = keepRowPositions(first, [onPage("io.zebra", "Zebra"), makeRow("y")], false)
  expect(then.map(({ key }) => key)).toEqual(first.map(({ key }) => key))
  expect(then[0]?.row?._tag).toBe("Connector")
})

test("moves no painted row and shows each wallet once, in any order of arrivals", () => {
  const some = fc.uniqueArray(fc.constantFrom(..."abcdefgh"), { maxLength: 8 })
  fc.assert(
    fc.property(fc.array(fc.tuple(some, fc.boolean()), { minLength: 2, maxLength: 6 }), (moments) => {
      let painted: ReadonlyArray<PaintedRow> = []
      for (const [ids, awaited] of moments) {
        const rows = [...ids.map((id) => onPage(id)), all]
        const next = keepRowPositions(painted, rows, awaited)
        const current = listNames(next).filter((name) => name !== "…")
        expect([...current].sort()).toEqual([...ids, "AllWallets"].sort())
        const before = listNames(painted).filter((name) => name !== "…" && current.includes(name))
        expect(current.filter((name) => before.includes(name))).toEqual(before)
        expect(new Set(next.map(({ key }) => key)).size).toBe(next.length)
        if (painted.length > 0 && before.length > 0 && ids.length + 1 > before.length) {
          const firstNew = current.findIndex((name) => !before.includes(name))
          const placed = listNames(painted).includes("…")
          if (!placed && firstNew >= 0) expect(firstNew).toBeGreaterThanOrEqual(before.length)
        }
        painted = next
      }
    })
  )
})

const makeWalletRow = (id: string, rdns: string): ConnectRow => ({
  _tag: "Wallet",
  wallet: { id, name: id, chains: [], rdns },
  group: "recommended"
})
const listKeys = (painted: ReadonlyArray<PaintedRow>) => painted.map(({ key }) => key)

test("assigns a row its own position before another row of the same wallet", () => {
  const painted = keepRowPositions([], [makeWalletRow("w", "same")], false)
  const rows = [onPage("same", "Page"), makeWalletRow("w", "same")]
  expect(listNames(keepRowPositions(painted, rows, false))).toEqual(["w", "Page"])
})

test("assigns separate keys to two rows of one wallet", () => {
  const painted = keepRowPositions([], [makeWalletRow("w", "same")], false)
  const turned = keepRowPositions(painted, [onPage("same", "Page")], false)
  expect(listKeys(turned)).toEqual(listKeys(painted))
  const both = keepRowPositions(turned, [onPage("same", "Page"), makeWalletRow("w", "same")], false)
  expect(listNames(both)).toEqual(["Page", "w"])
  expect(listKeys(both)).toEqual(["ww", "ww again"])
})

test("keeps placeholders free for wallets when AllWallets arrives", () => {
  const painted = keepRowPositions([], [], true)
  expect(listNames(painted)).toEqual(["…", "…", "…", "…"])
  expect(listNames(keepRowPositions(painted, [all], true))).toEqual(["…", "…", "…", "…", "AllWallets"])
  const code: ConnectRow = {
    _tag: "WalletConnect",
    connector: { id: "walletConnect", name: "WalletConnect", type: "WALLET_CONNECT", chain: "eip155", icon: "" }
  }
  expect(listNames(keepRowPositions([], [code, makeRow("a"), makeRow("b"), makeRow("c"), all], true))).toEqual([
    "WalletConnect",
    "a",
    "b",
    "c",
    "…",
    "AllWallets"
  ])
})

test("removes a row without a wallet once it is missing from the rows", () => {
  expect(listNames(keepRowPositions(keepRowPositions([], [all], false), [makeRow("a")], false))).toEqual(["a"])
  expect(listNames(keepRowPositions(keepRowPositions([], [makeRow("a")], false), [all], false))).toEqual(["AllWallets"])
})
