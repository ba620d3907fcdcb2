// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react"
import { afterEach, describe, expect, test } from "vitest"
import type { KitEvent } from "../../../core/event.ts"
import type { Connector, Wallet } from "../../../core/wallets/connectors/schema.ts"
import { stateAfter, sampleConnection, sampleState, severalWallets } from "../../../fixtures/testing/core/sample.ts"
import { getConnector } from "../../../fixtures/testing/services/connectedKit.ts"
import { buttons, drawView, readSpoken, undraw } from "../../../fixtures/testing/react/drawView.tsx"
import { NotConnected } from "../connection/NotConnected.tsx"
import { ProfileWallets } from "../connection/ProfileWallets.tsx"
import { ConnectingWalletConnectBasic } from "../walletconnect/ConnectingWalletConnectBasic.tsx"
import { AllWallets } from "./AllWallets.tsx"
import { Connect } from "./Connect.tsx"

afterEach(undraw)

const createConnector = (name: string, rdns: string): Connector => ({ ...getConnector(rdns), name, rdns })
const relay: Connector = {
  id: "walletConnect",
  type: "WALLET_CONNECT",
  name: "WalletConnect",
  chain: "eip155",
  icon: ""
}
const makeAnnounced = (...connectors: ReadonlyArray<Connector>): KitEvent => ({ _tag: "WalletsAnnounced", connectors })
const opened: KitEvent = { _tag: "Opened", view: { _tag: "Connect" } }
const wallet = (id: string, more: Partial<Wallet> = {}): Wallet => ({
  id,
  name: `Catalogue ${id}`,
  chains: [],
  ...more
})
const withCatalogue = sampleState({ catalogue: true })
/** The wallets and other rows listed by Connect. */
const listWays = () => Array.from(document.querySelectorAll("li button"), readSpoken)
const click = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole("button", { name })))
const removedWallet = sampleConnection("org.gone", { name: "Gone" })
const leaves: KitEvent = {
  _tag: "Disconnected",
  connectorId: removedWallet.connectorId,
  namespace: "eip155",
  by: "visitor",
  last: true
}
const usedWallet: KitEvent = { _tag: "WalletUsed", wallet: { id: "org.gone", name: "Gone", chains: [], onPage: true } }

describe("Connect, NotConnected and ProfileWallets", () => {
  test("shows the reverse domain name of the second of two wallets with one name", async () => {
    drawView(Connect, {
      start: stateAfter(
        sampleState(),
        makeAnnounced(createConnector("Zebra", "org.zebra"), createConnector("Zebra", "org.other"))
      )
    })
    expect(listWays()).toEqual(["Zebra", "Zebraorg.other"])
  })

  test("draws the first visible letter of a wallet without an image", async () => {
    drawView(Connect, {
      start: stateAfter(
        sampleState(),
        makeAnnounced(createConnector("\u202E zebra", "org.turned"), createConnector("🦊", "org.emoji"))
      )
    })
    expect([...document.querySelectorAll(".row .pic")].map((picture) => picture.getAttribute("data-letter"))).toEqual([
      "Z",
      "🦊"
    ])
  })

  test("marks a name that mixes scripts", async () => {
    drawView(Connect, {
      start: stateAfter(
        sampleState(),
        makeAnnounced(createConnector("MetаMask", "org.fake"), createConnector("Zebra", "org.zebra"))
      )
    })
    expect(listWays()).toEqual(["MetаMaskMixed alphabets", "Zebra"])
  })

  test("reports that a connected wallet has left the page, and links to its site", async () => {
    const start = stateAfter(
      withCatalogue,
      { _tag: "Connected", connection: removedWallet, restored: false },
      leaves,
      {
        _tag: "CatalogueArrived",
        part: "recommended",
        wallets: [wallet("g", { name: "Gone", homepage: "https://gone.test/" })]
      },
      { _tag: "Opened", view: { _tag: "ConnectingExternal", connectorId: "org.gone" } }
    )
    drawView(NotConnected, { start })
    expect(screen.getByRole("status").textContent).toContain("Gone is not on this page")
    expect(screen.getByRole("link").getAttribute("href")).toBe("https://gone.test/")
    expect(buttons()).toContain("Choose another wallet")
  })

  test("opens the view of a missing wallet, without a code, for a recent wallet that left the page", async () => {
    const start = stateAfter(sampleState(), makeAnnounced(relay), usedWallet)
    const list = drawView(Connect, { start })
    await list.dispatch(opened)
    await click(/^Gone/)
    expect(list.events.at(-1)).toEqual({ _tag: "Pushed", view: { _tag: "ConnectingExternal", walletId: "org.gone" } })
    await undraw()
    const view = drawView(NotConnected, {
      start: stateAfter(start, opened, { _tag: "Pushed", view: { _tag: "ConnectingExternal", walletId: "org.gone" } })
    })
    expect(screen.getByRole("status").textContent).toContain("Gone is not on this page")
    await click("Choose another wallet")
    expect(view.state().modal.history.at(-1)).toEqual({ _tag: "Connect" })
  })

  test("starts pairing again for a recent wallet that was paired", async () => {
    const paired: KitEvent = { _tag: "WalletUsed", wallet: wallet("far", { name: "Far" }) }
    const kit = drawView(Connect, { start: stateAfter(sampleState(), makeAnnounced(relay), paired) })
    await click(/^Far/)
    expect(kit.events).toContainEqual({ _tag: "ConnectStarted", connectorId: "walletConnect", walletId: "far" })
  })

  test("shows the image of a custom wallet in its row and its view", async () => {
    const imageUrl = "https://own.example/own.png"
    const own = sampleState({ customWallets: [wallet("own", { name: "Own", imageUrl })] })
    const picture = () => document.querySelector("img")?.getAttribute("src")
    drawView(Connect, { start: own })
    expect(picture()).toBe(imageUrl)
    await undraw()
    drawView(NotConnected, {
      start: stateAfter(own, { _tag: "Opened", view: { _tag: "ConnectingExternal", walletId: "own" } })
    })
    expect(picture()).toBe(imageUrl)
  })

  test('hides "Get one" without the wallet guide', () => {
    const offer = () => screen.queryByRole("button", { name: /Get one/ })
    drawView(Connect, { start: sampleState({ enableWalletGuide: false }) })
    expect(offer()).toBeNull()
    drawView(Connect, { start: sampleState() })
    expect(offer()).not.toBeNull()
  })

  test("reports that a wallet has no links, and offers another one", async () => {
    drawView(NotConnected, {
      start: stateAfter(sampleState({ customWallets: [wallet("own", { name: "Own" })] }), {
        _tag: "Opened",
        view: { _tag: "ConnectingExternal", walletId: "own" }
      })
    })
    expect(screen.getByRole("status").textContent).toBe(
      "Own is not installed. We don’t know where to get it. Choose another wallet."
    )
    expect(buttons()).toEqual(["Choose another wallet"])
  })

  test("lists a wallet as recent only while it is disconnected", async () => {
    const kit = drawView(Connect, {
      start: stateAfter(severalWallets, makeAnnounced(createConnector("Gone", "org.gone")), usedWallet, {
        _tag: "Connected",
        connection: removedWallet,
        restored: false
      })
    })
    expect(listWays()).toEqual(["Gone"])
    await kit.dispatch(leaves)
    expect(listWays()).toEqual(["GoneLast used · 0xf39F…2266"])
  })

  test("forgets a disconnected wallet on request and shows a toast", async () => {
    const kit = drawView(ProfileWallets, {
      start: stateAfter(
        sampleState(),
        { _tag: "Connected", connection: removedWallet, restored: false },
        usedWallet,
        leaves
      )
    })
    await kit.dispatch({ _tag: "Opened", view: { _tag: "ProfileWallets" } })
    await click("Forget Gone")
    expect(buttons().join()).not.toContain("Gone")
    expect(kit.state().wallet.recent).toEqual([])
    expect(kit.state().modal.toast).toEqual({ kind: "success", key: "toast.walletDeleted" })
  })

  test("filters the lists by the namespace that the modal was opened for, until it closes", async () => {
    const sol: Connector = { ...createConnector("Sun", "org.sun"), chain: "solana" }
    const start = stateAfter(
      withCatalogue,
      makeAnnounced(createConnector("Zebra", "org.zebra"), sol),
      { _tag: "NetworkSwitched", to: "solana:x" },
      {
        _tag: "WalletPageArrived",
        page: 1,
        wallets: [wallet("e", { chains: ["eip155:1"] }), wallet("s", { chains: ["solana:x"] })],
        count: 2
      }
    )
    const kit = drawView(Connect, { start })
    await kit.dispatch({ ...opened, only: "solana" })
    expect(listWays()).toEqual(["SunSolana", "All wallets2"])
    await kit.dispatch({ _tag: "Closed" }, opened)
    expect(listWays()).toEqual(["Zebra", "SunSolana", "All wallets2"])
    await undraw()
    drawView(AllWallets, { start: stateAfter(start, { _tag: "Opened", view: { _tag: "AllWallets" }, only: "solana" }) })
    expect(screen.getByRole("list").children).toHaveLength(1)
  })

  test("lists wallets on the page first, and appends one that arrives later", async () => {
    const kit = drawView(AllWallets, {
      start: stateAfter(withCatalogue, makeAnnounced(createConnector("Catalogue b", "org.b")))
    })
    const rows = () => Array.from(screen.getByRole("list").children, readSpoken)
    await kit.dispatch({
      _tag: "WalletPageArrived",
      page: 1,
      wallets: [wallet("a"), wallet("b"), wallet("c")],
      count: 5
    })
    expect(rows()).toEqual(["Catalogue bInstalled", "Catalogue a", "Catalogue c"])
    await kit.dispatch(makeAnnounced(createConnector("Catalogue c", "org.c"), createConnector("Catalogue e", "org.e")))
    await kit.dispatch({ _tag: "WalletPageArrived", page: 2, wallets: [wallet("d"), wallet("e")], count: 5 })
    expect(rows()).toEqual([
      "Catalogue bInstalled",
      "Catalogue a",
      "Catalogue cInstalled",
      "Catalogue eInstalled",
      "Catalogue d"
    ])
  })

  const asksAgreement = sampleState({
    catalogue: true,
    termsConditionsUrl: "https://page.test/terms",
    features: { ...withCatalogue.config.features, legalCheckbox: true }
  })
  const box = () => screen.getByRole("checkbox")

  test("blocks all views until the visitor agrees to the terms, if the host requires that", async () => {
    const start = stateAfter(
      asksAgreement,
      makeAnnounced(relay, createConnector("Zebra", "org.zebra")),
      { _tag: "Connected", connection: removedWallet, restored: false },
      leaves,
      { _tag: "WalletPageArrived", page: 1, wallets: [wallet("a")], count: 1 }
    )
    for (const [View, name] of [
      [Connect, /^Zebra/],
      [AllWallets, /^Catalogue a/],
      [ProfileWallets, /^Gone.*Last used/]
    ] as const) {
      const kit = drawView(View, { start })
      const findRow = () => screen.getByRole("button", { name })
      expect(findRow().getAttribute("aria-disabled")).toBe("true")
      const before = kit.events.length
      await click(name)
      expect([kit.events.length, document.activeElement]).toEqual([before, box()])
      expect(screen.getAllByRole("status").map(readSpoken)).toContain("Tick the box first")
      await act(async () => void fireEvent.click(box()))
      expect(findRow().hasAttribute("aria-disabled")).toBe(false)
      await undraw()
    }
    const code = drawView(ConnectingWalletConnectBasic, {
      start: stateAfter(start, { _tag: "Opened", view: { _tag: "ConnectingWalletConnectBasic" } })
    })
    expect(buttons()).toEqual(["Get one"])
    await act(async () => void fireEvent.click(box()))
    expect(screen.queryByRole("checkbox")).toBeNull()
    expect(code.state().modal.agreed).toBe(true)
  })

  test("keeps the agreement while the modal is open, and requires it again at the next opening", async () => {
    const kit = drawView(Connect, {
      start: stateAfter(asksAgreement, makeAnnounced(createConnector("Zebra", "org.zebra")))
    })
    await kit.dispatch(opened)
    await act(async () => void fireEvent.click(box()))
    await kit.dispatch({ _tag: "Pushed", view: { _tag: "AllWallets" } }, { _tag: "WentBack" })
    expect(box()).toHaveProperty("checked", true)
    await kit.dispatch({ _tag: "Closed" }, opened)
    expect(box()).toHaveProperty("checked", false)
  })

  test("reports that the page offers no wallets if they are disabled", () => {
    drawView(Connect, { start: sampleState({ enableWallets: false }) })
    expect(document.body.textContent).toBe("This page offers no wallets to connect.")
  })

  const makeTwo = (multiWallet: boolean) =>
    stateAfter(
      multiWallet ? severalWallets : sampleState(),
      { _tag: "Connected", connection: sampleConnection("one", { name: "One" }), restored: true },
      { _tag: "Connected", connection: sampleConnection("two", { name: "Two" }), restored: true },
      { _tag: "Opened", view: { _tag: "ProfileWallets" } }
    )

  test("requires multi-wallet to switch to another connected wallet, as the host's call does", async () => {
    const shut = drawView(ProfileWallets, { start: makeTwo(false) })
    await click(/^0x.*Two/)
    expect(shut.state().connection.connections[0]?.connectorId).toBe("one")
    expect(shut.state().modal.raised).toEqual([{ key: "MULTI_WALLET_NOT_ENABLED.DEFAULT", facts: "" }])
    expect(shut.state().modal.toast).toBeNull()
    await undraw()
    const open = drawView(ProfileWallets, { start: makeTwo(true) })
    await click(/^0x.*Two/)
    expect(open.state().connection.connections[0]?.connectorId).toBe("two")
    expect(open.state().modal.toast).toEqual({ kind: "success", key: "toast.walletSwitched" })
  })
})
