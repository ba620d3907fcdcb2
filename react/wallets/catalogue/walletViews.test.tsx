// @vitest-environment happy-dom
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import { Offline, Unreachable } from "../../../core/foundation/http/errors.ts"
import { act, fireEvent, screen } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { EventLogSchema, type KitEvent } from "../../../core/event.ts"
import { noDevice } from "../../../core/foundation/platform/device.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Wallet } from "../../../core/wallets/connectors/schema.ts"
import { after, sampleFailure, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { connectorOf } from "../../../fixtures/testing/services/connectedKit.ts"
import {
  heldAnswer,
  refuses,
  scriptedWallet,
  silent
} from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { longTexts } from "../../../core/kit/catalogue/longTexts.ts"
import { ConnectingExternal } from "../connection/ConnectingExternal.tsx"
import { NotConnected } from "../connection/NotConnected.tsx"
import { buttons, drawView, spoken, undraw } from "../../../fixtures/testing/react/drawView.tsx"
import { AllWallets } from "./AllWallets.tsx"
import { toNetwork } from "../../../core/chain/network/network.ts"
import { solana } from "../../../core/chain/network/networks.ts"
import { qrPath } from "../../../core/wallets/walletconnect/qrPath.ts"
import { ConnectingMultiChain } from "../connection/ConnectingMultiChain.tsx"
import { Downloads } from "../walletconnect/Downloads.tsx"
import { Connect } from "./Connect.tsx"
import { until } from "../../../fixtures/testing/turns.ts"

afterEach(undraw)

const announced = (...ids: ReadonlyArray<string>): KitEvent => ({
  _tag: "WalletsAnnounced",
  connectors: ids.map(connectorOf)
})
const opened: KitEvent = { _tag: "Opened", view: { _tag: "Connect" } }
const wallet = (id: string, more: Partial<Wallet> = {}): Wallet => ({
  id,
  name: `Catalogue ${id}`,
  chains: ["eip155:1"],
  ...more
})
const wallets = (count: number) => Array.from({ length: count }, (_, i) => wallet(String(i)))
const withCatalogue = sampleState({ catalogue: true })
const click = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole("button", { name })))
const status = () =>
  screen
    .queryAllByRole("status")
    .map(({ textContent }) => textContent)
    .join(" ")
    .trim()

test("a view is drawn again for what it shows, and for nothing else", async () => {
  const kit = drawView(Connect)
  await kit.dispatch(announced("zebra"))
  expect(buttons()).toContain("Wallet zebra")
  await kit.dispatch(opened)
  const before = kit.drawn()
  await kit.dispatch(announced("zebra"), {
    _tag: "ToastShown",
    toast: { kind: "success", key: "toast.linkCopied" }
  })
  await kit.dispatch({ _tag: "ConnectStarted", connectorId: "nobody" })
  expect(kit.drawn()).toBe(before)
  await kit.dispatch({ _tag: "Closed" }, announced("yak"))
  await until(() => expect(buttons()).toContain("Wallet yak"))
  expect(kit.drawn() - before).toBeLessThanOrEqual(3) // as it closes, once the closed modal has gone, for the wallet
})

test("two kits on one page know nothing of each other", async () => {
  const one = drawView(Connect),
    two = drawView(Connect)
  await one.dispatch(announced("zebra"))
  expect(one.view.container.textContent).toContain("zebra")
  expect(two.view.container.textContent).not.toContain("zebra")
  expect(two.events).toEqual([])
})

test("Connect lists wallets as they come", async () => {
  const kit = drawView(Connect)
  await kit.dispatch(announced("zebra", "yak"))
  expect(Array.from(screen.getByRole("list", { name: "Wallets" }).children, spoken)).toEqual([
    "On this device",
    "Wallet zebra",
    "Wallet yak"
  ])
})

test("a press on a wallet connects it, a press on one to get shows how, and on the last row all of them", async () => {
  const start = after(withCatalogue, announced("zebra"), {
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

test("late wallets move no focus and no row: they come after those that are seen, until the next opening", async () => {
  const kit = drawView(Connect)
  await kit.dispatch(opened, announced("zebra", "yak"))
  const rows = () =>
    buttons()
      .filter((row) => row.startsWith("Wallet "))
      .map((row) => row.replace(/Last used$/, ""))
  const row = screen.getByRole("button", { name: /^Wallet zebra/ })
  row.focus()
  await kit.dispatch(announced("ant"), { _tag: "WalletUsed", wallet: wallet("yak", { name: "Wallet yak" }) })
  expect(rows()).toEqual(["Wallet zebra", "Wallet yak", "Wallet ant"])
  expect(document.activeElement).toBe(row)
  await kit.dispatch({ _tag: "Closed" })
  await until(() => expect(rows()).toEqual(["Wallet yak", "Wallet zebra", "Wallet ant"]))
})

test("places are kept for the catalogue's wallets while they are awaited, and for none that do not come", async () => {
  const ways = () => Array.from(document.querySelectorAll("li button"), spoken)
  const places = () => document.querySelectorAll("li .row.wait").length
  const kit = drawView(Connect, { start: after(withCatalogue, announced("zebra")) })
  await kit.dispatch(opened)
  expect(places()).toBe(3)
  const list = () => Array.from(screen.getByRole("list").children, spoken)
  expect(list()).toEqual(["On this device", "Wallet zebra", "Popular", "", "", "", "All wallets"])
  await kit.dispatch({ _tag: "CatalogueArrived", part: "recommended", wallets: [wallet("cat")] })
  expect(list()).toEqual(["On this device", "Wallet zebra", "Popular", "Catalogue catGet", "All wallets"])
  await undraw()
  const failing = drawView(Connect, { start: after(withCatalogue, announced("zebra")) })
  await failing.dispatch(opened, { _tag: "ChunkFailed", chunk: "network" })
  expect([places(), ways()]).toEqual([0, ["Wallet zebra", "All wallets"]])
})

test("Connect says when the catalogue did not come, and asks again when it is told to", async () => {
  const kit = drawView(Connect, {
    start: after(withCatalogue, announced("zebra"), {
      _tag: "CatalogueFailed",
      part: "recommended",
      error: sampleFailure
    })
  })
  expect(status()).toContain("More wallets could not be loaded.")
  await click("Try again")
  expect(kit.events).toEqual([{ _tag: "CatalogueAsked", part: "recommended" }])
})

test("what a visitor agrees to is linked when the host names it", () => {
  drawView(Connect, {
    start: sampleState({ termsConditionsUrl: "https://host.test/terms", privacyPolicyUrl: "https://host.test/privacy" })
  })
  expect(
    screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("rel")])
  ).toEqual([
    ["Terms of Service", "https://host.test/terms", "noreferrer"],
    ["Privacy Policy", "https://host.test/privacy", "noreferrer"]
  ])
})

const attempt = async (script: Parameters<typeof scriptedWallet>[0], View = ConnectingExternal) => {
  const kit = drawView(View)
  const one = scriptedWallet(script)
  kit.put("zebra", one.provider)
  await kit.dispatch(announced("zebra"), opened, { _tag: "ConnectStarted", connectorId: "zebra" })
  return { ...kit, asked: one.asked }
}

test("waiting draws once for what it shows, and then rests", async () => {
  const kit = await attempt({ eth_requestAccounts: silent })
  const before = kit.drawn()
  await act(async () => {})
  await kit.dispatch({ _tag: "ThemeChanged", mode: "light" })
  expect(kit.drawn()).toBe(before)
})

test("waiting says whose approval it is, and can be given up by a word", async () => {
  const kit = await attempt({ eth_requestAccounts: silent })
  expect(status()).toBe("Approve in Wallet zebra. A window of the wallet is open. Press Approve there.")
  await click("Cancel")
  expect(kit.state().connection.attempt).toBeNull()
})

for (const [what, script, said] of [
  [
    "a refusal",
    { eth_requestAccounts: refuses(4001) },
    "You declined. Nothing was shared. Ask again when you are ready."
  ],
  [
    "a wallet that is busy",
    { eth_requestAccounts: refuses(-32002) },
    "Unlock Wallet zebra. Open it from the browser’s toolbar and enter its password."
  ],
  ["a wallet that fails", { eth_requestAccounts: () => 42 }, `Failed to connect. ${longTexts["connection.failed"]}`]
] as const) {
  test(`${what} is told where the visitor is, and Try again asks the wallet anew`, async () => {
    const kit = await attempt(script, NotConnected)
    expect(status()).toBe(said)
    expect(buttons()).toEqual(["Try again", "Choose another wallet"])
    await click("Try again")
    expect(kit.asked).toEqual(["eth_requestAccounts", "eth_requestAccounts"])
  })
}

test("until the words of a failure have loaded it has its sentence, and Try again", async () => {
  const kit = await attempt({ eth_requestAccounts: refuses(4001) })
  expect(status()).toBe("Connection rejected")
  await click("Try again")
  expect(kit.asked).toEqual(["eth_requestAccounts", "eth_requestAccounts"])
})

test("the event log replays to the same state, through its schema", async () => {
  const { answer, release } = heldAnswer(["0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"])
  const kit = await attempt({ eth_requestAccounts: answer })
  await act(async () => release())
  expect(kit.tags()).toEqual(["WalletsAnnounced", "Opened", "ConnectStarted", "Connected", "WalletUsed"])
  const log = Schema.decodeSync(EventLogSchema)(Schema.encodeSync(EventLogSchema)(kit.events))
  expect(after(drawView(Connect).state(), ...log)).toEqual(kit.state())
})

const stores = wallet("cat", {
  chromeStore: "https://chrome.test/",
  appStore: "https://apple.test/",
  playStore: "https://play.test/",
  homepage: "https://cat.test/"
})
for (const [device, links] of [
  [noDevice, ["Browser extension", "PhoneScan a code with your phone", "Website"]],
  [{ ...noDevice, mobile: true, ios: true }, ["App Store", "Website"]],
  [{ ...noDevice, mobile: true, android: true }, ["Google Play", "Website"]]
] as const) {
  test(`a wallet that is not there says how to get it ${device.ios ? "on an iPhone" : device.android ? "on Android" : "at a desk"}`, async () => {
    const kit = drawView(NotConnected, {
      device,
      start: after(withCatalogue, { _tag: "CatalogueArrived", part: "recommended", wallets: [stores] })
    })
    await kit.dispatch(opened, { _tag: "Pushed", view: { _tag: "ConnectingExternal", walletId: "cat" } })
    expect(status()).toContain("Get Catalogue cat")
    expect(Array.from(screen.getByRole("list").children, spoken)).toEqual(links)
    await click("I have it now")
    expect(kit.state().modal.history.at(-1)).toEqual({ _tag: "Connect" })
  })
}

test("at a desk a wallet's phone way leads to a code and to every store", async () => {
  const start = after(withCatalogue, { _tag: "CatalogueArrived", part: "recommended", wallets: [stores] })
  const kit = drawView(NotConnected, { start })
  await kit.dispatch(opened, { _tag: "Pushed", view: { _tag: "ConnectingExternal", walletId: "cat" } })
  await click(/^Phone/)
  expect(kit.state().modal.history.at(-1)).toEqual({ _tag: "Downloads", walletId: "cat" })
  await undraw()
  drawView(Downloads, { start: kit.state() })
  const code = screen.getByRole("img", { name: "Code for Catalogue cat" }).querySelector(".dots")?.getAttribute("d")
  expect(code).toBe(qrPath("https://cat.test/", true)?.path)
  expect(screen.getAllByRole("link").map((link) => [spoken(link), link.getAttribute("href")])).toEqual([
    ["Browser extension", "https://chrome.test/"],
    ["App Store", "https://apple.test/"],
    ["Google Play", "https://play.test/"],
    ["Website", "https://cat.test/"]
  ])
})

test("a phone is shown its own store, and no code", async () => {
  const start = after(withCatalogue, { _tag: "CatalogueArrived", part: "recommended", wallets: [stores] }, opened, {
    _tag: "Pushed",
    view: { _tag: "Downloads", walletId: "cat" }
  })
  drawView(Downloads, { start, device: { ...noDevice, mobile: true, android: true } })
  expect(screen.queryByRole("img")).toBeNull()
  expect(screen.getAllByRole("link").map(spoken)).toEqual(["Google Play", "Website"])
})

test("a wallet that serves several namespaces is asked on the one that the visitor chooses", async () => {
  const evm = { ...connectorOf("both"), name: "Both" }
  const parts = [evm, { ...evm, id: "both-solana", chain: "solana" as const }]
  const { chain, ...rest } = sampleState()
  const start = { ...rest, chain: { ...chain, networks: [...chain.networks, toNetwork(solana)] as const } }
  const kit = drawView(Connect, { start: after(start, { _tag: "WalletsAnnounced", connectors: parts }) })
  await kit.dispatch(opened)
  await click(/^Both/)
  expect(kit.state().modal.history.at(-1)).toEqual({ _tag: "ConnectingMultiChain", connectorId: "both" })
  await undraw()
  const asked = drawView(ConnectingMultiChain, { start: kit.state() })
  expect(buttons()).toEqual(["EVM networksYour account on Ethereum, Polygon", "SolanaYour account on Solana"])
  await click(/^Solana/)
  expect(asked.events).toContainEqual({ _tag: "ConnectStarted", connectorId: "both-solana", namespace: "solana" })
})

test("AllWallets asks for the first page, shows that it waits, then the wallets and how many there are", async () => {
  const kit = drawView(AllWallets, { start: withCatalogue })
  expect(kit.tags()).toEqual(["WalletPageAsked"])
  expect(status()).toBe("Loading wallets")
  await kit.dispatch({ _tag: "WalletPageArrived", page: 1, wallets: wallets(40), count: 90 })
  expect(screen.getByRole("list", { name: "All wallets" }).children).toHaveLength(40)
  expect(status()).toBe("90 wallets")
  await click("Load more")
  expect(kit.events.at(-1)).toEqual({ _tag: "WalletPageAsked" })
})

test("Enter takes the first wallet that was found", async () => {
  const kit = drawView(AllWallets, { start: withCatalogue })
  const search = screen.getByRole("searchbox")
  fireEvent.keyDown(search, { key: "Enter" })
  expect(kit.tags()).not.toContain("Pushed")
  await act(async () => void fireEvent.change(search, { target: { value: "cat" } }))
  const { state } = kit
  await kit.dispatch({ _tag: "WalletSearchArrived", search: state().wallet.searches, wallets: wallets(2) })
  expect(document.querySelector(".hit")?.textContent).toContain("Catalogue 0")
  await act(async () => void fireEvent.keyDown(search, { key: "Enter" }))
  expect(kit.events.at(-1)).toEqual({ _tag: "Pushed", view: { _tag: "ConnectingExternal", walletId: "0" } })
})

test("AllWallets offers no more when all are there", async () => {
  const kit = drawView(AllWallets, { start: withCatalogue })
  await kit.dispatch({ _tag: "WalletPageArrived", page: 1, wallets: wallets(3), count: 3 })
  expect(screen.queryByRole("button", { name: "Load more" })).toBeNull()
})

test("AllWallets tells of a page that failed below the wallets that came, and tries again", async () => {
  const kit = drawView(AllWallets, { start: withCatalogue })
  await kit.dispatch({ _tag: "WalletPageArrived", page: 1, wallets: wallets(40), count: 90 })
  await kit.dispatch({ _tag: "WalletPageFailed", error: toFailureData(new Unreachable({ call: "wallets.list" })) })
  expect(screen.getByRole("alert").textContent).not.toContain("http.unreachable")
  expect(screen.getByRole("list").children).toHaveLength(40)
  await click("Try again")
  expect(kit.events.at(-1)).toEqual({ _tag: "WalletPageAsked" })
})

test("a search waits, finds nothing, finds something, and a failed one may be repeated", async () => {
  const kit = drawView(AllWallets, { start: withCatalogue })
  await kit.dispatch({ _tag: "WalletPageArrived", page: 1, wallets: wallets(3), count: 3 })
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
  await kit.dispatch({ _tag: "WalletSearchArrived", search: 3, wallets: wallets(1) })
  expect(screen.getByRole("list").children).toHaveLength(1)
  await kit.dispatch({
    _tag: "WalletSearchFailed",
    search: 3,
    error: toFailureData(new Offline({ call: "wallets.list" }))
  })
  await click("Try again")
  expect(kit.events.at(-1)).toEqual({ _tag: "WalletSearched", text: "zeb" })
})

test("AllWallets says when its network part did not load, and asks for it again", async () => {
  const kit = drawView(AllWallets, { start: after(withCatalogue, { _tag: "ChunkFailed", chunk: "network" }) })
  expect(screen.getByRole("alert").textContent).toContain("This part could not be loaded.")
  await click("Try again")
  expect(kit.events).toContainEqual({ _tag: "ChunkAsked", chunk: "network" })
})

test("a wallet of the catalogue that stands on the page is connected, another is shown how to get", async () => {
  const kit = drawView(AllWallets, { start: after(withCatalogue, announced("io.zebra")) })
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
