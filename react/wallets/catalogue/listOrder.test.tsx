// @vitest-environment happy-dom
import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { act, fireEvent, screen } from "@testing-library/react"
import { afterEach, describe, expect, test, vi } from "vitest"
import type { KitEvent } from "../../../core/event.ts"
import { stateAfter, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { buttons, drawView, undraw } from "../../../fixtures/testing/react/drawView.tsx"
import { closeLikeBrowsers, collectEnds, createKitFactory } from "../../../fixtures/testing/react/kitsInDocument.ts"
import { getConnector } from "../../../fixtures/testing/services/connectedKit.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import { announcePlainWallet } from "../../../fixtures/wallets/evm/plainWallet.ts"
import { announcePlainSolanaWallet } from "../../../fixtures/wallets/solana/plainSolanaWallet.ts"
import { mainnet, solana } from "../../../core/chain/network/networks.ts"
import { startState } from "../../../core/kit/options/startState.ts"
import { toProjection } from "../../../core/wallets/storage/projection.ts"
import { viewRx } from "../../foundation/state/atoms.ts"
import { AllWallets } from "./AllWallets.tsx"
import { Connect } from "./Connect.tsx"

closeLikeBrowsers()
const ends = collectEnds()
const make = createKitFactory(ends)
afterEach(undraw)

const makeAnnounced = (...ids: ReadonlyArray<string>): KitEvent => ({
  _tag: "WalletsAnnounced",
  connectors: ids.map(getConnector)
})
const opened: KitEvent = { _tag: "Opened", view: { _tag: "Connect" } }
const looked: KitEvent = {
  _tag: "CatalogueArrived",
  part: "excluded",
  wallets: [{ id: "x1", name: "Wallet zebra", chains: [] }]
}
/** Returns the headings and the names of the drawn list; "…" for a placeholder. */
const collectLines = () =>
  [...document.querySelectorAll(".view ul > li, ul[aria-label] > li")].map((line) =>
    line.className === "group" ? `# ${line.textContent}` : (line.querySelector(".name")?.textContent ?? "…")
  )
const without = sampleState({ catalogue: true, excludeWalletIds: ["x1"] })

describe("Connect and AllWallets", () => {
  test("keeps its order after a rejection, and applies the specified order at the next opening", async () => {
    for (const name of ["Zebra", "Yak"])
      ends.push(
        announcePlainWallet({
          uuid: name,
          rdns: `test.${name.toLowerCase()}`,
          name,
          accounts: ["0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"],
          chainId: 1,
          behaviour: "reject"
        }).stop
      )
    const dialog = () => document.querySelector("latchkey-modal")?.shadowRoot?.querySelector("dialog")
    const rows = () =>
      [...(dialog()?.querySelectorAll(".view .row .name") ?? [])]
        .map(({ textContent }) => textContent)
        .filter((name) => name === "Zebra" || name === "Yak")
    const press = (name: string) =>
      act(async () => {
        const all = [...(dialog()?.querySelectorAll<HTMLElement>("button") ?? [])]
        all.find((row) => (row.getAttribute("aria-label") ?? row.textContent ?? "").startsWith(name))?.click()
      })
    const kit = make({ networks: [mainnet, solana] })
    await act(() => kit.open())
    await waitUntil(() => expect(rows()).toEqual(["Zebra", "Yak"]))
    // A wallet with both namespaces would come first.
    await act(async () => void ends.push(announcePlainSolanaWallet({ name: "Yak" }).stop))
    await waitUntil(async () => {
      const wallets = await act(() => kit.connectors())
      expect(wallets.find(({ name }) => name === "Yak")?.namespaces).toContain("solana")
    })
    await press("Zebra")
    await waitUntil(() => expect(dialog()?.textContent).toMatch(/declined/i))
    await press("Back")
    await waitUntil(() => expect(rows()).toEqual(["Zebra", "Yak"]))
    await act(async () => kit.close())
    await act(() => kit.open())
    await waitUntil(() => expect(rows()).toEqual(["Yak", "Zebra"]))
  })

  test("adds no heading above AllWallets for a wallet that is announced late or found in the catalogue", async () => {
    const kit = drawView(Connect, { start: sampleState({ catalogue: true }) })
    const part = "recommended"
    await kit.dispatch({ _tag: "CatalogueAsked", part }, opened)
    await waitUntil(() => expect(collectLines()).toEqual(["# \u00a0", "…", "…", "…", "…", "All wallets"]))
    await kit.dispatch(makeAnnounced("late"))
    await waitUntil(() => expect(collectLines()).toEqual(["# \u00a0", "Wallet late", "…", "…", "…", "All wallets"]))
    expect(buttons()[0]).toContain("On this device")
    const wallets = ["Zebra", "Yak", "Lion"].map((name, index) => ({ id: `w${index}`, name, chains: [] }))
    await kit.dispatch({ _tag: "CatalogueArrived", part, wallets })
    const painted = ["# Wallets", "Wallet late", "Zebra", "Yak", "Lion", "All wallets"]
    await waitUntil(() => expect(collectLines()).toEqual(painted))
    const yak = { ...getConnector("yak"), name: "Yak" }
    await kit.dispatch({ _tag: "WalletsAnnounced", connectors: [getConnector("late"), yak] })
    expect(collectLines()).toEqual(painted)
    await kit.dispatch({ _tag: "Closed" })
    await kit.dispatch(opened)
    await waitUntil(() =>
      expect(collectLines()).toEqual([
        "# On this device",
        "Wallet late",
        "Yak",
        "# Popular",
        "Zebra",
        "Lion",
        "All wallets"
      ])
    )
  })

  test("keeps the heading of the site's own wallets when a wallet is announced late", async () => {
    const own = { id: "own", name: "Zebra", homepage: "https://zebra.example", chains: [] }
    const kit = drawView(Connect, { start: sampleState({ catalogue: true, customWallets: [own] }) })
    await kit.dispatch({ _tag: "CatalogueAsked", part: "recommended" }, opened)
    await waitUntil(() => expect(collectLines()).toEqual(["# Popular", "Zebra", "…", "…", "…", "All wallets"]))
    await kit.dispatch(makeAnnounced("late"))
    await waitUntil(() =>
      expect(collectLines()).toEqual(["# Wallets", "Zebra", "Wallet late", "…", "…", "All wallets"])
    )
  })

  test("waits at most 400 ms for the excluded ids", async () => {
    const kit = drawView(Connect, { start: without })
    await kit.dispatch(makeAnnounced("zebra", "yak"), opened)
    expect(buttons().join()).not.toMatch(/zebra|yak/)
    await kit.dispatch(looked)
    await waitUntil(() => expect(buttons().join()).toContain("yak"))
    expect(buttons().join()).not.toContain("zebra")
  })

  test("disables a row that is excluded after painting and keeps its place until the modal closes", async () => {
    const kit = drawView(Connect, { start: without })
    await kit.dispatch(makeAnnounced("zebra", "yak"), opened)
    await waitUntil(() => expect(buttons().join()).toContain("zebra"))
    await kit.dispatch(looked)
    const row = screen.getByRole("button", { name: /^Wallet zebra/ })
    expect([row.getAttribute("aria-disabled"), row.textContent]).toEqual([
      "true",
      expect.stringContaining("Not offered on this site")
    ])
    await act(async () => void fireEvent.click(row))
    expect(kit.events.map(({ _tag }) => _tag)).not.toContain("ConnectStarted")
    await kit.dispatch({ _tag: "Closed" })
    await kit.dispatch(opened)
    await waitUntil(() => expect(buttons().join()).toContain("yak"))
    expect(buttons().join()).not.toContain("zebra")
  })

  test("disables a row of AllWallets that is excluded after painting, and hides excluded wallets of later pages", async () => {
    const kit = drawView(AllWallets, { start: without })
    const wallets = ["Yak", "Wallet zebra", "Lion"].map((name, index) => ({ id: `w${index}`, name, chains: [] }))
    await kit.dispatch({ ...opened, view: { _tag: "AllWallets" } })
    await kit.dispatch({ _tag: "WalletPageArrived", page: 1, wallets, count: 80 })
    await kit.dispatch(looked)
    const readNames = () => [...document.querySelectorAll(".results li .name")].map(({ textContent }) => textContent)
    expect(readNames()).toEqual(["Yak", "Wallet zebra", "Lion"])
    const row = screen.getByRole("button", { name: /^Wallet zebra/ })
    expect([row.getAttribute("aria-disabled"), row.textContent]).toEqual([
      "true",
      expect.stringContaining("Not offered on this site")
    ])
    await act(async () => void fireEvent.click(row))
    expect(kit.tags()).not.toContain("Pushed")
    const more = [{ id: "w9", name: "WALLET ZEBRA", chains: [] }]
    await kit.dispatch({ _tag: "WalletPageArrived", page: 2, wallets: more, count: 80 })
    expect(readNames()).toEqual(["Yak", "Wallet zebra", "Lion"])
  })

  test("lists a row of AllWallets as disabled if it was excluded while another view was shown", async () => {
    const Shown = () => (useRxValue(viewRx)._tag === "AllWallets" ? <AllWallets /> : null)
    const kit = drawView(Shown, { start: without })
    const wallets = ["Yak", "Wallet zebra"].map((name, index) => ({ id: `w${index}`, name, chains: [] }))
    const all: KitEvent = { _tag: "Pushed", view: { _tag: "AllWallets" } }
    const readNames = () => [...document.querySelectorAll(".results li .name")].map(({ textContent }) => textContent)
    await kit.dispatch({ ...opened }, all)
    await kit.dispatch({ _tag: "WalletPageArrived", page: 1, wallets, count: 80 })
    expect(readNames()).toEqual(["Yak", "Wallet zebra"])
    await kit.dispatch({ _tag: "WentBack" })
    await kit.dispatch(looked)
    await kit.dispatch(all)
    const row = screen.getByRole("button", { name: /^Wallet zebra/ })
    expect([readNames(), row.getAttribute("aria-disabled"), row.textContent]).toEqual([
      ["Yak", "Wallet zebra"],
      "true",
      expect.stringContaining("Not offered on this site")
    ])
    await kit.dispatch({ _tag: "Closed" })
    await kit.dispatch(opened, all)
    expect(readNames()).toEqual(["Yak"])
  })

  test.each([
    ["rdns", ["wallet.zebra"]],
    ["name", ["wallet ZEBRA"]]
  ])("hides a wallet excluded by its %s at once", async (_, excludeWalletIds) => {
    const kit = drawView(Connect, { start: sampleState({ catalogue: true, excludeWalletIds }) })
    const [zebra] = [{ ...getConnector("zebra"), rdns: "wallet.zebra" }]
    await kit.dispatch({ _tag: "WalletsAnnounced", connectors: [zebra, getConnector("yak")] }, opened)
    await waitUntil(() => expect(buttons().join()).toContain("yak"))
    expect(buttons().join()).not.toContain("zebra")
  })

  test("hides wallets excluded at an earlier visit at once", () => {
    const stored = toProjection(stateAfter(without, looked), "")
    const [network, ...networks] = without.chain.networks
    if (network === undefined) throw new Error("no network")
    const { wallet } = startState(
      { active: "eip155:1", config: without.config, networks: [network, ...networks], theme: without.theme },
      (key) => stored[key] ?? null,
      ""
    )
    expect(wallet.excludedBefore.map(({ id, name }) => [id, name])).toEqual([["x1", "Wallet zebra"]])
  })

  test('shows "Last used" once, merges ids that differ in case, and lists the builds of a wallet as one', async () => {
    const recordUse = (id: string): KitEvent => ({
      _tag: "WalletUsed",
      wallet: { id, name: `Wallet ${id}`, chains: [] }
    })
    const kit = drawView(Connect, { start: sampleState() })
    await kit.dispatch(
      makeAnnounced("zebra", "yak", "ape"),
      recordUse("yak"),
      recordUse("zebra"),
      recordUse("ZEBRA"),
      opened
    )
    expect(kit.state().wallet.recent.map(({ id }) => id)).toEqual(["ZEBRA", "yak"])
    expect(buttons().filter((text) => text.includes("Last used"))).toHaveLength(1)
    const builds = ["io.metamask", "io.metamask.flask", "io.metamask.mmc"]
    await kit.dispatch({
      _tag: "WalletsAnnounced",
      connectors: builds.map((rdns) => ({ ...getConnector(rdns), rdns, name: "MetaMask" }))
    })
    await waitUntil(() => expect(buttons().filter((text) => text.includes("MetaMask"))).toHaveLength(1))
  })

  test("restores the place of a wallet that leaves the page and comes back", () => {
    const [yak, zebra] = [getConnector("yak"), getConnector("zebra")]
    const state = stateAfter(
      sampleState(),
      { _tag: "WalletsAnnounced", connectors: [yak, zebra] },
      { _tag: "WalletsLeft", connectors: [yak] },
      { _tag: "WalletsAnnounced", connectors: [yak] }
    )
    expect(state.wallet.connectors.map(({ id }) => id)).toEqual([yak.id, zebra.id])
  })
})

describe("AllWallets", () => {
  test.each([true, false])(
    "focuses the search if there is a mouse (%s), and gives it keys typed elsewhere",
    async (hasMouse) => {
      vi.stubGlobal("matchMedia", (query: string) => ({ matches: hasMouse && query.includes("hover") }))
      const kit = drawView(AllWallets, { start: sampleState({ catalogue: true }) })
      const search = screen.getByRole("searchbox")
      await waitUntil(() => expect(document.activeElement === search).toBe(hasMouse))
      await kit.dispatch({
        _tag: "WalletPageArrived",
        page: 1,
        wallets: [{ id: "a", name: "Aster", chains: ["eip155:1"] }],
        count: 1
      })
      const row = screen.getByRole("button", { name: "Aster" })
      act(() => row.focus())
      fireEvent.keyDown(row, { key: "b", ctrlKey: true })
      fireEvent.keyDown(row, { key: " " })
      expect(document.activeElement).toBe(row)
      fireEvent.keyDown(row, { key: "b" })
      expect(document.activeElement).toBe(search)
      vi.unstubAllGlobals()
    }
  )
})
