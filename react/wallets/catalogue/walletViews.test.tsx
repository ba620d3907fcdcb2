// @vitest-environment happy-dom
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import { Offline, Unreachable } from "../../../core/foundation/http/errors.ts"
import { act, fireEvent, screen } from "@testing-library/react"
import { afterEach, describe, expect, test } from "vitest"
import { EventLogSchema, type KitEvent } from "../../../core/event.ts"
import { noDevice } from "../../../core/foundation/platform/device.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Wallet } from "../../../core/wallets/connectors/schema.ts"
import { stateAfter, sampleFailure, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { getConnector } from "../../../fixtures/testing/services/connectedKit.ts"
import {
  holdAnswer,
  makeRefusal,
  makeScriptedWallet,
  neverAnswer
} from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { longTexts } from "../../../core/kit/catalogue/longTexts.ts"
import { ConnectingExternal } from "../connection/ConnectingExternal.tsx"
import { NotConnected } from "../connection/NotConnected.tsx"
import { buttons, drawView, readSpoken, undraw } from "../../../fixtures/testing/react/drawView.tsx"
import { AllWallets } from "./AllWallets.tsx"
import { toNetwork } from "../../../core/chain/network/network.ts"
import { solana } from "../../../core/chain/network/networks.ts"
import { drawQrPath } from "../../../core/wallets/walletconnect/drawQrPath.ts"
import { ConnectingMultiChain } from "../connection/ConnectingMultiChain.tsx"
import { Downloads } from "../walletconnect/Downloads.tsx"
import { Connect } from "./Connect.tsx"
import { waitUntil } from "../../../fixtures/testing/turns.ts"

afterEach(undraw)

const makeAnnounced = (...ids: ReadonlyArray<string>): KitEvent => ({
  _tag: "WalletsAnnounced",
  connectors: ids.map(getConnector)
})
const opened: KitEvent = { _tag: "Opened", view: { _tag: "Connect" } }
const wallet = (id: string, more: Partial<Wallet> = {}): Wallet => ({
  id,
  name: `Catalogue ${id}`,
  chains: ["eip155:1"],
  ...more
})
const makeWallets = (count: number) => Array.from({ length: count }, (_, i) => wallet(String(i)))
const withCatalogue = sampleState({ catalogue: true })
const click = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole("button", { name })))
const status = () =>
  screen
    .queryAllByRole("status")
    .map(({ textContent }) => textContent)
    .join(" ")
    .trim()

describe("Connect", () => {
  test("renders again only for changes of what it shows", async () => {
    const kit = drawView(Connect)
    await kit.dispatch(makeAnnounced("zebra"))
    expect(buttons()).toContain("Wallet zebra")
    await kit.dispatch(opened)
    const before = kit.drawn()
    await kit.dispatch(makeAnnounced("zebra"), {
      _tag: "ToastShown",
      toast: { kind: "success", key: "toast.linkCopied" }
    })
    await kit.dispatch({ _tag: "ConnectStarted", connectorId: "nobody" })
    expect(kit.drawn()).toBe(before)
    await kit.dispatch({ _tag: "Closed" }, makeAnnounced("yak"))
    await waitUntil(() => expect(buttons()).toContain("Wallet yak"))
    expect(kit.drawn() - before).toBeLessThanOrEqual(3) // as it closes, once the closed modal has gone, for the wallet
  })

  test("separates the state of two kits on one page", async () => {
    const first = drawView(Connect)
    const second = drawView(Connect)
    await first.dispatch(makeAnnounced("zebra"))
    expect(first.view.container.textContent).toContain("zebra")
    expect(second.view.container.textContent).not.toContain("zebra")
    expect(second.events).toEqual([])
  })

  test("lists wallets in the order of their announcement", async () => {
    const kit = drawView(Connect)
    await kit.dispatch(makeAnnounced("zebra", "yak"))
    expect(Array.from(screen.getByRole("list", { name: "Wallets" }).children, readSpoken)).toEqual([
      "On this device",
      "Wallet zebra",
      "Wallet yak"
    ])
  })

  test("connects a wallet on this page, opens the download view of another one, and opens AllWallets", async () => {
    const start = stateAfter(withCatalogue, makeAnnounced("zebra"), {
      _tag: "CatalogueArrived",
      part: "recommended",
      wallets: [wallet("cat")]
    })
    const kit = drawView(Connect, { start })
    await kit.dispatch(opened)
    await click(/^Wallet zebra/)
    expect(kit.events.at(-2)).toEqual({ _tag: "ConnectStarted", connectorId: "zebra" })
    await click(/^Catalogue cat/)
    expect(kit.events.at(-1)).toEqual({ _tag: "Pushed", view: { _tag: "ConnectingExternal", walletId: "cat" } })
    await click("All wallets")
    expect(kit.events.at(-1)).toEqual({ _tag: "Pushed", view: { _tag: "AllWallets" } })
  })

  test("appends wallets that arrive late, without moving rows or the focus, and reorders them at the next opening", async () => {
    const kit = drawView(Connect)
    await kit.dispatch(opened, makeAnnounced("zebra", "yak"))
    const rows = () =>
      buttons()
        .filter((row) => row.startsWith("Wallet "))
        .map((row) => row.replace(/Last used$/, ""))
    const row = screen.getByRole("button", { name: /^Wallet zebra/ })
    row.focus()
    await kit.dispatch(makeAnnounced("ant"), { _tag: "WalletUsed", wallet: wallet("yak", { name: "Wallet yak" }) })
    expect(rows()).toEqual(["Wallet zebra", "Wallet yak", "Wallet ant"])
    expect(document.activeElement).toBe(row)
    await kit.dispatch({ _tag: "Closed" })
    await waitUntil(() => expect(rows()).toEqual(["Wallet yak", "Wallet zebra", "Wallet ant"]))
  })

  test("shows placeholders while the catalogue loads, and removes them if it fails", async () => {
    const listWays = () => Array.from(document.querySelectorAll("li button"), readSpoken)
    const countPlaceholders = () => document.querySelectorAll("li .row.wait").length
    const kit = drawView(Connect, { start: stateAfter(withCatalogue, makeAnnounced("zebra")) })
    await kit.dispatch(opened)
    expect(countPlaceholders()).toBe(3)
    const list = () => Array.from(screen.getByRole("list").children, readSpoken)
    // The heading of the popular wallets is empty until the first of them arrives.
    expect(list()).toEqual(["On this device", "Wallet zebra", "", "", "", "", "All wallets"])
    await kit.dispatch({ _tag: "CatalogueArrived", part: "recommended", wallets: [wallet("cat")] })
    expect(list()).toEqual(["On this device", "Wallet zebra", "Popular", "Catalogue catGet", "All wallets"])
    await undraw()
    const failing = drawView(Connect, { start: stateAfter(withCatalogue, makeAnnounced("zebra")) })
    await failing.dispatch(opened, { _tag: "ChunkFailed", chunk: "network" })
    expect([countPlaceholders(), listWays()]).toEqual([0, ["Wallet zebra", "All wallets"]])
  })

  test('reports a catalogue that failed to load, and requests it again on "Try again"', async () => {
    const kit = drawView(Connect, {
      start: stateAfter(withCatalogue, makeAnnounced("zebra"), {
        _tag: "CatalogueFailed",
        part: "recommended",
        error: sampleFailure
      })
    })
    expect(status()).toContain("Could not load more wallets.")
    await click("Try again")
    expect(kit.events).toEqual([{ _tag: "CatalogueAsked", part: "recommended" }])
  })

  test("links the host's terms and privacy policy", () => {
    drawView(Connect, {
      start: sampleState({
        termsConditionsUrl: "https://host.test/terms",
        privacyPolicyUrl: "https://host.test/privacy"
      })
    })
    expect(
      screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("rel")])
    ).toEqual([
      ["Terms of Service", "https://host.test/terms", "noreferrer"],
      ["Privacy Policy", "https://host.test/privacy", "noreferrer"]
    ])
  })
})

const attempt = async (script: Parameters<typeof makeScriptedWallet>[0], View = ConnectingExternal) => {
  const kit = drawView(View)
  const wallet = makeScriptedWallet(script)
  kit.put("zebra", wallet.provider)
  await kit.dispatch(makeAnnounced("zebra"), opened, { _tag: "ConnectStarted", connectorId: "zebra" })
  return { ...kit, asked: wallet.methods }
}

describe("ConnectingExternal", () => {
  test("renders once and ignores unrelated changes while it waits", async () => {
    const kit = await attempt({ eth_requestAccounts: neverAnswer })
    const before = kit.drawn()
    await act(async () => {})
    await kit.dispatch({ _tag: "ThemeChanged", mode: "light" })
    expect(kit.drawn()).toBe(before)
  })

  test("names the wallet that has to approve, and ends the attempt on Cancel", async () => {
    const kit = await attempt({ eth_requestAccounts: neverAnswer })
    expect(status()).toBe("Approve in Wallet zebra. The wallet’s window is open. Press Approve there.")
    await click("Cancel")
    expect(kit.state().connection.attempt).toBeNull()
  })
})

for (const [what, script, sentence] of [
  [
    "a rejection",
    { eth_requestAccounts: makeRefusal(4001) },
    "You declined. Nothing was shared. Ask again when you are ready."
  ],
  [
    "a busy wallet",
    { eth_requestAccounts: makeRefusal(-32002) },
    "Unlock Wallet zebra. Open it from the browser’s toolbar and enter its password."
  ],
  [
    "a failing wallet",
    { eth_requestAccounts: () => 42 },
    `The wallet did not connect. ${longTexts["connection.failed"]}`
  ]
] as const) {
  test(`reports ${what} and asks the wallet again on "Try again"`, async () => {
    const kit = await attempt(script, NotConnected)
    expect(status()).toBe(sentence)
    expect(buttons()).toEqual(["Try again", "Choose another wallet"])
    await click("Try again")
    expect(kit.asked).toEqual(["eth_requestAccounts", "eth_requestAccounts"])
  })
}

test("ConnectingExternal keeps waiting while the view of a failure loads, and shows only the short sentence if that fails", async () => {
  const kit = await attempt({ eth_requestAccounts: makeRefusal(4001) })
  expect(kit.tags()).toContain("ConnectFailed")
  expect(status()).toContain("Approve in Wallet zebra")
  await kit.dispatch({ _tag: "ChunkFailed", chunk: "ConnectingExternal" })
  expect(status()).toBe("Connection rejected")
  await click("Try again")
  expect(kit.asked).toEqual(["eth_requestAccounts", "eth_requestAccounts"])
})

test("EventLogSchema encodes a log that replays to the same state", async () => {
  const { answer, release } = holdAnswer(["0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"])
  const kit = await attempt({ eth_requestAccounts: answer })
  await act(async () => release())
  expect(kit.tags()).toEqual(["WalletsAnnounced", "Opened", "ConnectStarted", "Connected", "WalletUsed"])
  const log = Schema.decodeSync(EventLogSchema)(Schema.encodeSync(EventLogSchema)(kit.events))
  expect(stateAfter(drawView(Connect).state(), ...log)).toEqual(kit.state())
})

const stores = wallet("cat", {
  chromeStore: "https://chrome.test/",
  appStore: "https://apple.test/",
  playStore: "https://play.test/",
  homepage: "https://cat.test/"
})
for (const [device, links] of [
  [noDevice, ["Browser extension", "PhoneScan a QR code with your phone", "Website"]],
  [{ ...noDevice, mobile: true, ios: true }, ["App Store", "Website"]],
  [{ ...noDevice, mobile: true, android: true }, ["Google Play", "Website"]]
] as const) {
  test(`NotConnected explains how to get a missing wallet ${device.ios ? "on an iPhone" : device.android ? "on Android" : "on a desktop"}`, async () => {
    const kit = drawView(NotConnected, {
      device,
      start: stateAfter(withCatalogue, { _tag: "CatalogueArrived", part: "recommended", wallets: [stores] })
    })
    await kit.dispatch(opened, { _tag: "Pushed", view: { _tag: "ConnectingExternal", walletId: "cat" } })
    expect(status()).toContain("Get Catalogue cat")
    expect(Array.from(screen.getByRole("list").children, readSpoken)).toEqual(links)
    await click("I have it now")
    expect(kit.state().modal.history.at(-1)).toEqual({ _tag: "Connect" })
  })
}

test("opens a code and all stores from the phone row on a desktop", async () => {
  const start = stateAfter(withCatalogue, { _tag: "CatalogueArrived", part: "recommended", wallets: [stores] })
  const kit = drawView(NotConnected, { start })
  await kit.dispatch(opened, { _tag: "Pushed", view: { _tag: "ConnectingExternal", walletId: "cat" } })
  await click(/^Phone/)
  expect(kit.state().modal.history.at(-1)).toEqual({ _tag: "Downloads", walletId: "cat" })
  await undraw()
  drawView(Downloads, { start: kit.state() })
  const code = screen.getByRole("img", { name: "QR code for Catalogue cat" }).querySelector(".dots")?.getAttribute("d")
  expect(code).toBe(drawQrPath("https://cat.test/", true)?.path)
  expect(screen.getAllByRole("link").map((link) => [readSpoken(link), link.getAttribute("href")])).toEqual([
    ["Browser extension", "https://chrome.test/"],
    ["App Store", "https://apple.test/"],
    ["Google Play", "https://play.test/"],
    ["Website", "https://cat.test/"]
  ])
})

test("`Downloads` shows a phone its own store and no code", async () => {
  const start = stateAfter(
    withCatalogue,
    { _tag: "CatalogueArrived", part: "recommended", wallets: [stores] },
    opened,
    {
      _tag: "Pushed",
      view: { _tag: "Downloads", walletId: "cat" }
    }
  )
  drawView(Downloads, { start, device: { ...noDevice, mobile: true, android: true } })
  expect(screen.queryByRole("img")).toBeNull()
  expect(screen.getByText("Choose Catalogue cat again to connect.")).toBeTruthy()
  expect(screen.getAllByRole("link").map(readSpoken)).toEqual(["Google Play", "Website"])
})

test("ConnectingMultiChain connects a wallet on the selected namespace", async () => {
  const evm = { ...getConnector("both"), name: "Both" }
  const parts = [evm, { ...evm, id: "both-solana", chain: "solana" as const }]
  const { chain, ...rest } = sampleState()
  const start = { ...rest, chain: { ...chain, networks: [...chain.networks, toNetwork(solana)] as const } }
  const kit = drawView(Connect, { start: stateAfter(start, { _tag: "WalletsAnnounced", connectors: parts }) })
  await kit.dispatch(opened)
  await click(/^Both/)
  expect(kit.state().modal.history.at(-1)).toEqual({ _tag: "ConnectingMultiChain", connectorId: "both" })
  await undraw()
  const view = drawView(ConnectingMultiChain, { start: kit.state() })
  expect(buttons()).toEqual(["EVM networksYour account on Ethereum, Polygon", "SolanaYour account on Solana"])
  await click(/^Solana/)
  expect(view.events).toContainEqual({ _tag: "ConnectStarted", connectorId: "both-solana", namespace: "solana" })
})

describe("AllWallets", () => {
  test("requests the first page, and shows loading, the wallets and their number", async () => {
    const kit = drawView(AllWallets, { start: withCatalogue })
    expect(kit.tags()).toEqual(["WalletPageAsked"])
    expect(status()).toBe("Loading wallets")
    await kit.dispatch({ _tag: "WalletPageArrived", page: 1, wallets: makeWallets(40), count: 90 })
    expect(screen.getByRole("list", { name: "All wallets" }).children).toHaveLength(40)
    expect(status()).toBe("90 wallets")
    await click("Load more")
    expect(kit.events.at(-1)).toEqual({ _tag: "WalletPageAsked" })
  })

  test("selects the first search result on Enter", async () => {
    const kit = drawView(AllWallets, { start: withCatalogue })
    const search = screen.getByRole("searchbox")
    fireEvent.keyDown(search, { key: "Enter" })
    expect(kit.tags()).not.toContain("Pushed")
    await act(async () => void fireEvent.change(search, { target: { value: "cat" } }))
    const { state } = kit
    await kit.dispatch({ _tag: "WalletSearchArrived", search: state().wallet.searches, wallets: makeWallets(2) })
    expect(document.querySelector(".hit")?.textContent).toContain("Catalogue 0")
    await act(async () => void fireEvent.keyDown(search, { key: "Enter" }))
    expect(kit.events.at(-1)).toEqual({ _tag: "Pushed", view: { _tag: "ConnectingExternal", walletId: "0" } })
  })

  test("offers no further page when all wallets are listed", async () => {
    const kit = drawView(AllWallets, { start: withCatalogue })
    await kit.dispatch({ _tag: "WalletPageArrived", page: 1, wallets: makeWallets(3), count: 3 })
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull()
  })

  test("keeps the loaded wallets when a page fails, and retries it", async () => {
    const kit = drawView(AllWallets, { start: withCatalogue })
    await kit.dispatch({ _tag: "WalletPageArrived", page: 1, wallets: makeWallets(40), count: 90 })
    await kit.dispatch({ _tag: "WalletPageFailed", error: toFailureData(new Unreachable({ call: "wallets.list" })) })
    expect(screen.getByRole("alert").textContent).not.toContain("http.unreachable")
    expect(screen.getByRole("list").children).toHaveLength(40)
    await click("Try again")
    expect(kit.events.at(-1)).toEqual({ _tag: "WalletPageAsked" })
  })

  test("shows loading, an empty result, a result, and a retry after a failed search", async () => {
    const kit = drawView(AllWallets, { start: withCatalogue })
    await kit.dispatch({ _tag: "WalletPageArrived", page: 1, wallets: makeWallets(3), count: 3 })
    await act(
      async () =>
        void fireEvent.change(screen.getByRole("searchbox", { name: "Search wallets" }), { target: { value: " zeb " } })
    )
    expect(kit.state().wallet.search).toBe("zeb")
    expect(status()).toContain("Loading wallets")
    await kit.dispatch({ _tag: "WalletSearchArrived", search: 1, wallets: [] })
    expect(status()).toBe("No wallet called “zeb”")
    await click("Clear")
    expect(kit.state().wallet.search).toBe("")
    expect(screen.getByRole("list").children).toHaveLength(3)
    await act(async () => void fireEvent.change(screen.getByRole("searchbox"), { target: { value: "zeb" } }))
    await kit.dispatch({ _tag: "WalletSearchArrived", search: 3, wallets: makeWallets(1) })
    expect(screen.getByRole("list").children).toHaveLength(1)
    await kit.dispatch({
      _tag: "WalletSearchFailed",
      search: 3,
      error: toFailureData(new Offline({ call: "wallets.list" }))
    })
    await click("Try again")
    expect(kit.events.at(-1)).toEqual({ _tag: "WalletSearched", text: "zeb" })
  })

  test("offers a retry when the network chunk failed to load", async () => {
    const kit = drawView(AllWallets, { start: stateAfter(withCatalogue, { _tag: "ChunkFailed", chunk: "network" }) })
    expect(screen.getByRole("alert").textContent).toContain("This part could not be loaded.")
    await click("Try again")
    expect(kit.events).toContainEqual({ _tag: "ChunkAsked", chunk: "network" })
  })

  test("connects a catalogue wallet that is on the page, and opens the download view of another one", async () => {
    const kit = drawView(AllWallets, { start: stateAfter(withCatalogue, makeAnnounced("io.zebra")) })
    await kit.dispatch(
      opened,
      { _tag: "Pushed", view: { _tag: "AllWallets" } },
      { _tag: "WalletPageArrived", page: 1, wallets: [wallet("z", { rdns: "io.zebra" }), wallet("cat")], count: 2 }
    )
    await click(/^Catalogue z.*Installed/)
    expect(kit.events).toContainEqual({ _tag: "ConnectStarted", connectorId: "io.zebra" })
    await click(/^Catalogue cat/)
    expect(kit.events.at(-1)).toEqual({ _tag: "Pushed", view: { _tag: "ConnectingExternal", walletId: "cat" } })
  })
})
