// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { collectEnds, createKitFactory } from "../../../fixtures/testing/react/kitsInDocument.ts"
import { passTurns, waitUntil } from "../../../fixtures/testing/turns.ts"
import { announcePlainWallet } from "../../../fixtures/wallets/evm/plainWallet.ts"
import type { LatchkeyButton } from "../element/public.ts"
import { mountDevtools } from "../devtools/public.ts"
import { ConnectButton } from "../button/ConnectButton.tsx"
import { LatchkeyProvider } from "../shell/LatchkeyProvider.tsx"
import type { Latchkey } from "../host/contract.ts"
import { keepInPage } from "./keepInPage.ts"

const ends = collectEnds()
const make = createKitFactory(ends)
const me = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

// As browsers do: a dialog outside of the document cannot open, and one that was removed while open is no longer modal.
const { showModal } = HTMLDialogElement.prototype
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    if (!this.isConnected || this.open) throw new DOMException("The dialog cannot open.", "InvalidStateError")
    showModal.call(this)
  }
})
afterAll(() => {
  HTMLDialogElement.prototype.showModal = showModal
})

/** The ways in which pages remove what is in their body: Turbo and Astro, htmx and pjax, a morphing swap, a new root. */
const swaps: Readonly<Record<string, () => void>> = {
  "replaces its body": () => document.body.replaceWith(document.createElement("body")),
  "empties its body": () => {
    document.body.innerHTML = "<p>Next page</p>"
  },
  "removes the element": () => document.querySelector("latchkey-modal")?.remove(),
  "replaces its root": () => {
    const root = document.createElement("html")
    root.append(document.createElement("head"), document.createElement("body"))
    document.documentElement.remove()
    document.append(root)
  }
}

const elements = () => [...document.querySelectorAll("latchkey-modal")]
const dialog = () => document.body.querySelector(":scope > latchkey-modal")?.shadowRoot?.querySelector("dialog")
const view = () => dialog()?.dataset["latchkeyView"]
const waitForTurns = () => act(() => passTurns(8))
const connect = async (kit: Latchkey) => {
  const wallet = announcePlainWallet({ uuid: "z", rdns: "test.zebra", name: "Zebra", accounts: [me], chainId: 1 })
  ends.push(wallet.stop)
  await act(() => kit.connect({ connectorId: "test.zebra" }))
}

describe("kit.open", () => {
  for (const [way, swap] of Object.entries(swaps))
    for (const isConnected of [false, true]) {
      const who = isConnected ? "a connected visitor" : "a visitor who is not connected"
      const first = isConnected ? "Account" : "Connect"
      test(`opens for ${who} after the page ${way} under the closed modal`, async () => {
        const kit = make()
        if (isConnected) await connect(kit)
        await act(() => kit.open())
        await act(async () => kit.close())
        swap()
        await act(() => kit.open())
        await waitUntil(() => expect([dialog()?.open, view(), elements().length]).toEqual([true, first, 1]))
        expect(kit.getSnapshot().open).toBe(true)
      })
      test(`keeps the modal open for ${who} when the page ${way}`, async () => {
        const kit = make()
        if (isConnected) await connect(kit)
        await act(() => kit.open())
        swap()
        await waitForTurns()
        expect([dialog()?.open, view(), kit.getSnapshot().open]).toEqual([true, first, true])
        await act(() => kit.open({ view: "Networks" }))
        await waitUntil(() => expect([dialog()?.open, view()]).toEqual([true, "Networks"]))
        await act(async () => kit.close())
        expect([dialog()?.open, kit.getSnapshot().open]).toEqual([false, false])
      })
    }

  test("opens in a page that has no body yet, as for a script in the head", async () => {
    const kit = make()
    const { body } = document
    body.remove()
    const opening = kit.open()
    document.documentElement.append(body)
    await act(() => opening)
    const host = document.querySelector("latchkey-modal")
    await waitUntil(() => expect(host?.shadowRoot?.querySelector("dialog")?.dataset["latchkeyView"]).toBe("Connect"))
    expect([elements().length, host?.shadowRoot?.querySelector("dialog")?.open]).toEqual([1, true])
    host?.remove()
  })

  test("opens when the page replaced its body while the kit was loading", async () => {
    const kit = make()
    const opening = kit.open()
    document.body.replaceWith(document.createElement("body"))
    await act(() => opening)
    await waitUntil(() => expect([dialog()?.open, view()]).toEqual([true, "Connect"]))
  })

  test("closes the modal when the page removes its element at once again, and opens it at the next call", async () => {
    const kit = make()
    await act(() => kit.open())
    const observer = new MutationObserver(() => document.querySelector("latchkey-modal")?.remove())
    observer.observe(document.body, { childList: true })
    document.querySelector("latchkey-modal")?.remove()
    await waitForTurns()
    expect([elements(), kit.getSnapshot().open]).toEqual([[], false])
    observer.disconnect()
    await act(() => kit.open())
    await waitUntil(() => expect([dialog()?.open, kit.getSnapshot().open]).toEqual([true, true]))
  })

  test("moves an embedded modal into the element of the next page", async () => {
    const kit = make({ enableEmbedded: true })
    const [before, after] = [document.createElement("main"), document.createElement("main")]
    document.body.append(before)
    await act(() => kit.open({ into: before }))
    expect(before.querySelector("latchkey-modal")).not.toBeNull()
    before.replaceWith(after)
    await act(() => kit.open({ into: after }))
    const host = after.querySelector("latchkey-modal")
    expect([elements().length, host?.shadowRoot?.querySelector("dialog")?.open]).toEqual([1, true])
    expect(host?.shadowRoot?.querySelector("dialog")?.style.position).toBe("static")
    await waitUntil(() => expect(host?.shadowRoot?.textContent).not.toContain("Loading"))
    after.remove()
    await act(() => kit.open())
    expect([dialog()?.open, dialog()?.style.position]).toEqual([true, "static"])
  })

  /** The ways in which a page adds the element of the modal only after the call. */
  const later: Readonly<Record<string, (place: HTMLElement) => void>> = {
    "the body": (place) => void document.body.append(place),
    "another element of the page": (place) =>
      void document.body.appendChild(document.createElement("section")).append(place),
    "a shadow root": (place) =>
      void document.body.appendChild(document.createElement("section")).attachShadow({ mode: "open" }).append(place)
  }
  for (const [where, add] of Object.entries(later))
    test(`draws an embedded modal in the element that the page adds later to ${where}`, async () => {
      const kit = make({ enableEmbedded: true })
      const place = document.createElement("main")
      await act(() => kit.open({ into: place }))
      expect(elements()).toEqual([])
      add(place)
      const inPlace = () => place.querySelector("latchkey-modal")?.shadowRoot
      expect(inPlace()?.querySelector("dialog")?.open).toBe(true)
      await waitUntil(() => expect(inPlace()?.textContent).toContain("Connect"))
      await act(() => kit.open())
      expect(inPlace()?.querySelector("dialog")?.open).toBe(true)
      place.remove()
    })

  test("keeps an embedded modal in its element while the page moves, removes and empties the element", async () => {
    const kit = make({ enableEmbedded: true })
    const [place, other] = [document.createElement("main"), document.createElement("section")]
    document.body.append(place, other)
    await act(() => kit.open({ into: place }))
    other.append(place)
    await waitForTurns()
    expect([elements().length, place.querySelector("latchkey-modal") !== null]).toEqual([1, true])
    place.remove()
    await connect(kit)
    await act(() => kit.open({ into: place }))
    expect(elements()).toEqual([])
    other.append(place)
    const host = () => place.querySelector("latchkey-modal")
    await waitUntil(() => expect(host()?.shadowRoot?.querySelector("dialog")?.dataset["latchkeyView"]).toBe("Account"))
    place.replaceChildren()
    await act(() => kit.open())
    expect([elements().length, host()?.shadowRoot?.querySelector("dialog")?.open]).toEqual([1, true])
    other.remove()
  })

  test("moves an embedded modal from the end of the body into its element once the page has added that again", async () => {
    const kit = make({ enableEmbedded: true })
    const place = document.body.appendChild(document.createElement("main"))
    await act(() => kit.open({ into: place }))
    place.remove()
    await act(() => kit.open())
    expect(dialog()?.open).toBe(true)
    document.body.append(place)
    await act(() => kit.open())
    expect([
      elements().length,
      place.querySelector("latchkey-modal")?.shadowRoot?.querySelector("dialog")?.open
    ]).toEqual([1, true])
    place.remove()
  })

  test("moves a modal into the page when a later call names an element", async () => {
    const kit = make()
    await act(() => kit.open())
    const place = document.body.appendChild(document.createElement("main"))
    await act(() => kit.open({ into: place }))
    expect([dialog(), place.querySelector("latchkey-modal")?.shadowRoot?.querySelector("dialog")?.open]).toEqual([
      undefined,
      true
    ])
  })
})

describe("ConnectButton", () => {
  test("opens the modal from the body that replaced its page's", async () => {
    const kit = make()
    const button = (
      <LatchkeyProvider kit={kit}>
        <ConnectButton />
      </LatchkeyProvider>
    )
    const before = render(button, { container: document.body.appendChild(document.createElement("div")) })
    await act(async () => before.container.querySelector("button")?.click())
    await waitUntil(() => expect(dialog()?.open).toBe(true))
    await act(async () => kit.close())
    cleanup()
    document.body.replaceWith(document.createElement("body"))
    const { container } = render(button, { container: document.body.appendChild(document.createElement("div")) })
    ends.push(cleanup)
    await act(async () => container.querySelector("button")?.click())
    await waitUntil(() => expect([dialog()?.open, view()]).toEqual([true, "Connect"]))
  })
})

describe("latchkey-button", () => {
  test("keeps its kit and the open modal when the page replaces its body with one that has the same element", async () => {
    await import("../element/public.ts")
    const next = (): LatchkeyButton => {
      const body = document.createElement("body")
      const button = document.createElement("latchkey-button")
      button.setAttribute("networks", "eip155:1")
      body.append(button)
      document.body.replaceWith(body)
      return button
    }
    const before = next()
    await act(() => before.open())
    const { kit } = before
    const after = next()
    await waitForTurns()
    expect(after.kit).toBe(kit)
    expect([dialog()?.open, kit?.getSnapshot().open]).toEqual([true, true])
    kit?.close()
    await act(() => after.open())
    await waitUntil(() => expect(dialog()?.open).toBe(true))
    after.remove()
    await waitUntil(() => expect(elements()).toEqual([]))
  })
})

describe("mountDevtools", () => {
  test("stays in a page that replaces its body, until it is taken away", async () => {
    const end = mountDevtools(make())
    document.body.replaceWith(document.createElement("body"))
    await waitForTurns()
    expect(document.querySelectorAll("latchkey-devtools")).toHaveLength(1)
    end()
    document.body.replaceWith(document.createElement("body"))
    await waitForTurns()
    expect(document.querySelectorAll("latchkey-devtools")).toHaveLength(0)
  })
})

describe("keepInPage", () => {
  test("attaches nothing after the window of a test has ended", async () => {
    const element = document.createElement("div")
    document.body.append(element)
    const attach = vi.fn()
    const stop = keepInPage(element, attach, () => {})
    element.remove()
    vi.stubGlobal("document", undefined)
    await Promise.resolve()
    vi.unstubAllGlobals()
    expect(attach).not.toHaveBeenCalled()
    stop()
  })
})
