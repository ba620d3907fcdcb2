// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, describe, expect, test, vi } from "vitest"
import { mainnet } from "../../../core/chain/network/networks.ts"
import { closeLikeBrowsers, collectEnds } from "../../../fixtures/testing/react/kitsInDocument.ts"
import { drawView, undraw } from "../../../fixtures/testing/react/drawView.tsx"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import { announceEvm } from "../../../fixtures/wallets/announcedWallets.ts"
import { useCopied } from "../../foundation/ui/useCopied.ts"
import { createLatchkey } from "../shell/public.ts"

closeLikeBrowsers()
const ends = collectEnds()
afterEach(async () => {
  await undraw()
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, "execCommand")
})
const modal = () => document.querySelector("latchkey-modal")?.shadowRoot
const make = () => {
  const kit = createLatchkey({ networks: [mainnet] })
  ends.push(kit.dispose)
  return kit
}

describe("useCopied", () => {
  test("copies by a selection where the page has no clipboard, as over plain http", async () => {
    vi.stubGlobal("navigator", { ...navigator, clipboard: undefined })
    const copied: Array<string | undefined> = []
    Object.assign(document, {
      execCommand: (command: string) => {
        copied.push(command, document.querySelector("textarea")?.value)
        return true
      }
    })
    drawView(() => {
      const [state, copy] = useCopied("0xf39F")
      return (
        <button type="button" onClick={copy}>
          {state}
        </button>
      )
    })
    await act(async () => void fireEvent.click(screen.getByRole("button")))
    await waitUntil(() => expect(screen.getByRole("button").textContent).toBe("yes"))
    expect([copied, document.querySelector("textarea")]).toEqual([["copy", "0xf39F"], null])
  })
})

test("useCopied reports a copy only for the text that was copied", async () => {
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: () => Promise.resolve() } })
  let change = (_: string): void => {}
  drawView(() => {
    const [address, set] = useState("0xf39F")
    change = set
    const [state, copy] = useCopied(address)
    return (
      <button type="button" onClick={copy}>
        {state}
      </button>
    )
  })
  await act(async () => void fireEvent.click(screen.getByRole("button")))
  await waitUntil(() => expect(screen.getByRole("button").textContent).toBe("yes"))
  await act(async () => change("0x7099"))
  expect(screen.getByRole("button").textContent).toBe("no")
})

test("keepPageStill prevents the wheel from scrolling the page, except over scrollable content", async () => {
  const kit = make()
  await act(() => kit.open())
  const dialog = modal()?.querySelector("dialog")
  const roll = (target: Element | null | undefined, more: object = {}): boolean => {
    const event = new WheelEvent("wheel", { bubbles: true, cancelable: true, composed: true, deltaY: 10, ...more })
    target?.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect([roll(dialog), roll(modal()?.querySelector(".head"))]).toEqual([true, true])
  const body = modal()?.querySelector<HTMLElement>(".body")
  if (body) {
    body.style.overflowY = "auto"
    Object.defineProperties(body, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } })
  }
  expect(roll(body)).toBe(false)
})

test("empties the status region when the modal closes after a connection", async () => {
  const wallet = announceEvm()
  ends.push(wallet.stop)
  const kit = make()
  await act(() => kit.open())
  const statuses = () =>
    [...(modal()?.querySelectorAll("[role=status]") ?? [])].map((item) => item.textContent).join("|")
  await waitUntil(() => expect(modal()?.querySelector(".view")?.textContent).toContain("test.zebra"))
  const row = [...(modal()?.querySelectorAll("button") ?? [])].find((item) => item.textContent?.includes("test.zebra"))
  await act(async () => row?.click())
  await waitUntil(() => expect(kit.getSnapshot()).toMatchObject({ status: "connected", open: false }))
  await waitUntil(() => expect(statuses()).not.toMatch(/Approve|Continue|Open/))
})
