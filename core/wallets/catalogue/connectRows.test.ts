import { expect, test } from "vitest"
import { configStart } from "../../kit/config/state.ts"
import type { ConfigState } from "../../kit/config/events.ts"
import type { Connector, Wallet } from "../connectors/schema.ts"
import type { WalletState } from "./events.ts"
import { noDevice } from "../../foundation/platform/device.ts"
import { toLoaded } from "../../foundation/data/remote.ts"
import { connectRows, type ConnectRow } from "./connectRows.ts"
import { walletStart } from "./state.ts"

const connector = (id: string, more: Partial<Connector> = {}): Connector => ({
  id,
  type: "ANNOUNCED",
  name: id,
  chain: "eip155",
  rdns: id,
  icon: "",
  ...more
})
const wallet = (id: string, more: Partial<Wallet> = {}): Wallet => ({ id, name: id, chains: [], ...more })
const online: ConfigState = { ...configStart, catalogue: true }
const phone = { ...noDevice, mobile: true }

const summarizeRow = (row: ConnectRow): string =>
  row._tag === "Connector"
    ? `${row.recent ? "recent " : ""}${row.connector.id}`
    : row._tag === "Wallet"
      ? `${row.group}:${row.wallet.id}`
      : row._tag
const rows = (wallets: Partial<WalletState>, config: Partial<ConfigState> = {}, device = noDevice) =>
  connectRows({ ...walletStart(), ...wallets }, { ...online, ...config }, device).map(summarizeRow)

test("lists only the wallets of the page without a catalogue", () => {
  expect(rows({ connectors: [connector("a"), connector("b")] }, { catalogue: false })).toEqual(["a", "b"])
})

test("orders groups as specified, with the catalogue last", () => {
  expect(
    rows(
      {
        connectors: [
          connector("walletConnect", { type: "WALLET_CONNECT", rdns: undefined }),
          connector("here"),
          connector("ledger", { type: "EXTERNAL", rdns: undefined })
        ],
        recent: [wallet("away")],
        featured: toLoaded([wallet("f")]),
        recommended: toLoaded([wallet("r1"), wallet("r2"), wallet("r3")])
      },
      { customWallets: [wallet("c")] }
    )
  ).toEqual([
    "WalletConnect",
    "recent:away",
    "here",
    "featured:f",
    "custom:c",
    "ledger",
    "recommended:r1",
    "AllWallets"
  ])
})

test("applies an override order", () => {
  expect(
    rows(
      { connectors: [connector("here")], recommended: toLoaded([wallet("r")]) },
      { features: { ...online.features, connectorTypeOrder: ["recommended"] } }
    )
  ).toEqual(["recommended:r", "here", "AllWallets"])
})

test("moves a page wallet that was used before to the recent group, without a second row", () => {
  expect(
    rows({
      connectors: [connector("a"), connector("b")],
      recent: [wallet("b"), wallet("catalogue-id", { name: "b" })]
    })
  ).toEqual(["recent b", "a", "AllWallets"])
})

test("shows one row per wallet: connectors before recent, recent before featured, featured before recommended", () => {
  const same = { rdns: "org.same", name: "Same" }
  expect(
    rows({
      connectors: [connector("org.same", same)],
      featured: toLoaded([wallet("1", same), wallet("2")]),
      recommended: toLoaded([wallet("3", same), wallet("2"), wallet("4")])
    })
  ).toEqual(["org.same", "featured:2", "recommended:4", "AllWallets"])
})

test("hides excluded wallets by id, rdns and name", () => {
  expect(
    rows(
      {
        connectors: [connector("org.bad", { name: "Bad" }), connector("org.good")],
        excluded: toLoaded([wallet("x1", { name: "Whatever", rdns: "org.bad" })]),
        recommended: toLoaded([wallet("x2"), wallet("ok")])
      },
      { excludeWalletIds: ["x1", "x2"] }
    )
  ).toEqual(["org.good", "recommended:ok", "AllWallets"])
})

test("recommends no wallets without a way to reach them", () => {
  expect(rows({ recommended: toLoaded([wallet("r")]) }, { catalogue: false })).toEqual([])
})

test("hides the row of WalletConnect on a phone", () => {
  const connectors = [connector("walletConnect", { type: "WALLET_CONNECT" })]
  expect(rows({ connectors })).toEqual(["WalletConnect", "AllWallets"])
  expect(rows({ connectors }, {}, phone)).toEqual(["AllWallets"])
})

test.each([
  ["SHOW", false, true],
  ["SHOW", true, true],
  ["HIDE", false, false],
  ["HIDE", true, false],
  ["ONLY_MOBILE", false, false],
  ["ONLY_MOBILE", true, true]
] as const)("handles allWallets %s, on a phone %s: shown %s", (allWallets, mobile, expected) => {
  expect(rows({}, { allWallets }, mobile ? phone : noDevice).includes("AllWallets")).toBe(expected)
})

test("shows the wallet at window.ethereum only on a phone", () => {
  const connectors = [connector("injected", { type: "INJECTED", name: "Browser Wallet", rdns: undefined })]
  expect(rows({ connectors }, {}, { ...noDevice, injected: true })).toEqual(["AllWallets"])
  expect(rows({ connectors }, {}, { ...phone, injected: true })).toEqual(["injected", "AllWallets"])
})

test("shows no rows if the host disables wallets", () => {
  expect(
    rows({ connectors: [connector("a")], recommended: toLoaded([wallet("r")]) }, { enableWallets: false })
  ).toEqual([])
})

test("returns equal rows for equal input", () => {
  const state = { ...walletStart(), connectors: [connector("a")], recommended: toLoaded([wallet("r")]) }
  expect(connectRows(state, online, noDevice)).toEqual(connectRows(state, online, noDevice))
})

const coinbase = connector("coinbaseWallet", { type: "EXTERNAL", name: "Coinbase", rdns: "com.coinbase.wallet" })
const okx = connector("okx", { type: "EXTERNAL", name: "OKX Wallet", rdns: undefined })

test("shows only the announced row of a known wallet that announced itself too", () => {
  const announced = [
    connector("com.coinbase.wallet", { name: "Coinbase Wallet" }),
    connector("com.okex.wallet", { name: "OKX Wallet" })
  ]
  expect(rows({ connectors: [coinbase, okx, ...announced] })).toEqual([
    "com.coinbase.wallet",
    "com.okex.wallet",
    "AllWallets"
  ])
  expect(rows({ connectors: [coinbase, okx] })).toEqual(["coinbaseWallet", "okx", "AllWallets"])
})

test("shows a known wallet without a second catalogue row, and in the recent group once it was used", () => {
  const catalogue = [
    wallet("c1", { name: "Coinbase Wallet", rdns: "com.coinbase.wallet" }),
    wallet("c2", { name: "OKX Wallet", rdns: "com.okex.wallet" }),
    wallet("c3")
  ]
  expect(rows({ connectors: [coinbase, okx], featured: toLoaded(catalogue) })).toEqual([
    "featured:c3",
    "coinbaseWallet",
    "okx",
    "AllWallets"
  ])
  expect(rows({ connectors: [coinbase, okx], recent: [wallet("okx", { name: "OKX Wallet" })] })).toEqual([
    "recent okx",
    "coinbaseWallet",
    "AllWallets"
  ])
})

test("shows one row for a wallet with another catalogue name if its catalogue id is known", () => {
  const id = "19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927"
  const ledger = connector("ledger", { type: "EXTERNAL", name: "Ledger", rdns: undefined, walletId: id })
  const live = wallet(id, { name: "Ledger Live" })
  expect(rows({ connectors: [ledger], featured: toLoaded([live]), recommended: toLoaded([live]) })).toEqual([
    "ledger",
    "AllWallets"
  ])
})

test("lists for one namespace the wallets that support it, and those without listed networks", () => {
  const known = {
    ...walletStart(),
    connectors: [
      connector("walletConnect", { type: "WALLET_CONNECT", rdns: undefined }),
      connector("evm"),
      connector("sol", { chain: "solana" })
    ],
    recent: [wallet("evm")],
    recommended: toLoaded([
      wallet("anywhere"),
      wallet("onlyEvm", { chains: ["eip155:1"] }),
      wallet("onlySolana", { chains: ["solana:x"] })
    ])
  }
  expect(connectRows(known, online, noDevice, "solana").map(summarizeRow)).toEqual([
    "WalletConnect",
    "sol",
    "recommended:anywhere",
    "recommended:onlySolana",
    "AllWallets"
  ])
})
