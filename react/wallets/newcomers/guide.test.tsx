// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react"
import { afterEach, describe, expect, test } from "vitest"
import type { KitEvent } from "../../../core/event.ts"
import { stateAfter, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { buttons, drawView, undraw } from "../../../fixtures/testing/react/drawView.tsx"
import { getConnector } from "../../../fixtures/testing/services/connectedKit.ts"
import { NotConnected } from "../connection/NotConnected.tsx"
import { Downloads } from "../walletconnect/Downloads.tsx"

afterEach(undraw)
const wallet = {
  id: "cat",
  name: "Catalogue cat",
  chains: ["eip155:1"],
  chromeStore: "https://chrome.test/",
  homepage: "https://cat.test/"
} as const
const start = stateAfter(
  sampleState({ catalogue: true }),
  { _tag: "CatalogueArrived", part: "recommended", wallets: [wallet] },
  { _tag: "Opened", view: { _tag: "Connect" } }
)
const makePushed = (view: "ConnectingExternal" | "Downloads"): KitEvent => ({
  _tag: "Pushed",
  view: { _tag: view, walletId: "cat" }
})

describe("Downloads", () => {
  test("opens with the press on the store of the browser extension, and shows three steps", async () => {
    const kit = drawView(NotConnected, { start: stateAfter(start, makePushed("ConnectingExternal")) })
    // The store's page is not opened.
    document.addEventListener("click", (event) => event.preventDefault(), { once: true })
    await act(async () => screen.getByRole("link", { name: "Browser extension" }).click())
    expect(kit.state().modal.history.at(-1)).toEqual({ _tag: "Downloads", walletId: "cat" })
    await undraw()
    drawView(Downloads, { start: kit.state() })
    const [steps] = screen.getAllByRole("list")
    expect(Array.from(steps?.children ?? [], (step) => step.querySelector("h3")?.textContent)).toEqual([
      "Install Catalogue cat",
      "Create a wallet, or import one",
      "Come back here"
    ])
    expect(steps?.textContent).toContain("This page detects Catalogue cat.")
  })

  test("offers to connect a wallet as soon as it announces itself", async () => {
    const kit = drawView(Downloads, { start: stateAfter(start, makePushed("Downloads")) })
    expect(buttons()).toContain("I have it now")
    const connector = { ...getConnector("new"), name: "Catalogue cat" }
    await kit.dispatch({ _tag: "WalletsAnnounced", connectors: [connector] })
    expect(buttons()).toContain("Catalogue cat is ready. Connect")
    expect(screen.getByRole("status").textContent).toBe("Catalogue cat is ready. Connect")
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Catalogue cat is ready. Connect" })))
    expect(kit.tags()).toContain("ConnectStarted")
  })
})
