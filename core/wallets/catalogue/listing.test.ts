import { expect, test } from "vitest"
import type { Connector, Wallet } from "../connectors/schema.ts"
import {
  connectMethodOrder,
  isExcluded,
  isHiddenBrowserWallet,
  isSameWallet,
  listConnectors,
  listingKinds,
  listingOrder,
  mergeNamespaces,
  recommendedCap,
  removeListed
} from "./listing.ts"
import { workMillis } from "../../../fixtures/testing/turns.ts"

const connector = (id: string, more: Partial<Connector> = {}): Connector => ({
  id,
  type: "ANNOUNCED",
  name: id,
  chain: "eip155",
  icon: "",
  ...more
})
const wallet = (id: string, more: Partial<Wallet> = {}): Wallet => ({ id, name: id, chains: [], ...more })
const all = new Set(listingKinds)

test.each([
  [
    "without an override, the default order",
    all,
    [],
    ["walletConnect", "recent", "injected", "featured", "custom", "external", "recommended"]
  ],
  ["groups that are not enabled are left out", new Set(["injected", "recent"] as const), [], ["recent", "injected"]],
  [
    "an override comes first, the others follow in default order",
    all,
    ["recommended", "custom"],
    ["recommended", "custom", "walletConnect", "recent", "injected", "featured", "external"]
  ],
  ["an override does not enable a group", new Set(["injected"] as const), ["recommended", "injected"], ["injected"]],
  [
    "a name twice in an override counts once",
    new Set(["injected", "recent"] as const),
    ["injected", "injected"],
    ["injected", "recent"]
  ]
] as const)("listingOrder: %s", (_, enabled, override, expected) => {
  expect(listingOrder(enabled, override)).toEqual(expected)
})

test.each([
  ["the host's order wins", ["social"], ["social"]],
  ["email, social, wallet if the host gives no order", null, ["email", "social", "wallet"]]
] as const)("connectMethodOrder: %s", (_, host, expected) => {
  expect(connectMethodOrder(host)).toEqual(expected)
})

test.each([
  ["on desktop", "Browser Wallet", undefined, false, true, true],
  ["on desktop, though it has an rdns", "Browser Wallet", "org.example", false, true, true],
  ["on a phone without rdns that has none installed", "Browser Wallet", undefined, true, false, true],
  ["on a phone where it is installed", "Browser Wallet", undefined, true, true, false],
  ["on a phone with an rdns", "Browser Wallet", "org.example", true, false, false],
  ["a wallet with a name of its own", "Other", undefined, false, true, false]
])("isHiddenBrowserWallet: %s", (_, name, rdns, mobile, installed, hidden) => {
  expect(isHiddenBrowserWallet({ name, rdns }, mobile, installed)).toBe(hidden)
})

test.each([
  ["same rdns", { name: "A", rdns: "org.a" }, { name: "B", rdns: "ORG.A" }, true],
  [
    "mobile alias of an rdns",
    { name: "MetaMask", rdns: "io.metamask" },
    { name: "M", rdns: "io.metamask.mobile" },
    true
  ],
  ["one has no rdns, same name", { name: "Wallet" }, { name: "wallet", rdns: "org.a" }, true],
  ["both have an rdns, same name only", { name: "Wallet", rdns: "org.a" }, { name: "Wallet", rdns: "org.b" }, false],
  ["nothing in common", { name: "A" }, { name: "B" }, false]
])("isSameWallet: %s", (_, a, b, same) => {
  expect(isSameWallet(a, b)).toBe(same)
})

test.each([
  ["by rdns", { name: "x", rdns: "org.a" }, true],
  ["by name", { name: "Bad", rdns: "org.z" }, true],
  ["neither", { name: "Good", rdns: "org.g" }, false]
])("isExcluded %s", (_, entry, excluded) => {
  expect(
    isExcluded(entry, [
      { name: "Other", rdns: "org.a" },
      { name: "Bad", rdns: "org.b" }
    ])
  ).toBe(excluded)
})

test("merges the connectors of several namespaces into one multi-chain entry at the position of the first", () => {
  const evm = connector("p.evm", { name: "Both" })
  const solana = connector("p.sol", { name: "Both", chain: "solana" })
  const other = connector("o")
  const [first, second, ...rest] = mergeNamespaces([evm, other, solana])
  expect(first).toEqual({ connector: { ...evm, type: "MULTI_CHAIN" }, parts: [evm, solana] })
  expect(second?.connector).toBe(other)
  expect(rest).toEqual([])
})

test("lists multi-chain wallets, then announced, then injected", () => {
  const rows = listConnectors([
    connector("window", { type: "INJECTED", name: "Window" }),
    connector("a"),
    connector("m1", { name: "Multi" }),
    connector("m2", { name: "Multi", chain: "solana" }),
    connector("ext", { type: "EXTERNAL" })
  ])
  expect(rows.map((row) => row.connector.id)).toEqual(["m1", "a", "window"])
})

test("prefers announced to injected, and keeps the first of two with one rdns", () => {
  const rows = listConnectors([
    connector("injected", { type: "INJECTED", name: "One", rdns: "org.one" }),
    connector("org.one", { rdns: "org.one", name: "One" }),
    connector("second", { rdns: "ORG.ONE", name: "Copy" }),
    connector("window", { type: "INJECTED", name: "one" })
  ])
  expect(rows.map((row) => row.connector.id)).toEqual(["org.one"])
})

test("drops a catalogue wallet that a connector or an earlier wallet shows", () => {
  const listed = [connector("org.a", { rdns: "org.a", name: "A" }), wallet("shown")]
  const remaining = removeListed(
    [
      wallet("1", { rdns: "org.a" }),
      wallet("2", { name: "A" }),
      wallet("shown", { name: "S", rdns: "org.s" }),
      wallet("3"),
      wallet("3"),
      wallet("4", { name: "A", rdns: "org.other" })
    ],
    listed
  )
  expect(remaining.map(({ id }) => id)).toEqual(["3", "4"])
})

test.each([
  [{ featured: 0, custom: 0, injected: 0, email: false, socials: false }, 4],
  [{ featured: 1, custom: 1, injected: 1, email: false, socials: false }, 1],
  [{ featured: 0, custom: 0, injected: 1, email: true, socials: true }, 1],
  [{ featured: 3, custom: 3, injected: 0, email: false, socials: false }, 0]
])("recommendedCap fills the list up to four: %j leaves %i", (listed, cap) => {
  expect(recommendedCap(listed)).toBe(cap)
})

test("lists a thousand announcements in a few milliseconds", () => {
  const many = Array.from({ length: 1000 }, (_, i) => connector(`org.w${i}`, { rdns: `org.w${i}` }))
  expect(listConnectors(many)).toHaveLength(1000)
  expect(workMillis(() => void listConnectors(many))).toBeLessThan(50)
})
