// @vitest-environment happy-dom
import { act } from "@testing-library/react"
import { beforeEach, describe, expect, test } from "vitest"
import { mainnet, solana } from "../../../core/chain/network/networks.ts"
import {
  announceZebra,
  closeLikeBrowsers,
  collectEnds,
  createKitFactory
} from "../../../fixtures/testing/react/kitsInDocument.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import type { Latchkey } from "../host/contract.ts"

closeLikeBrowsers()
const ends = collectEnds()
const make = createKitFactory(ends)

const dialog = () => document.querySelector("latchkey-modal")?.shadowRoot?.querySelector("dialog")
const view = () => (dialog()?.open ? dialog()?.dataset["latchkeyView"] : "closed")
const control = (name: RegExp): HTMLElement => {
  const found = [...(dialog()?.querySelectorAll<HTMLElement>("button, a") ?? [])].find((item) =>
    name.test(item.ariaLabel ?? item.getAttribute("aria-label") ?? item.textContent ?? "")
  )
  if (found === undefined) throw new Error(`no control ${name}`)
  return found
}

let clock = 0
beforeEach(() => {
  clock += 10_000
})
/** A press by pointer, as a browser reports it: `after` milliseconds after the one before. */
const press = (target: Element, { after = 1000, x = 100, y = 100 } = {}) =>
  act(async () => {
    clock += after
    for (const [type, detail] of [
      ["pointerdown", 0],
      ["click", 1]
    ] as const) {
      const Type = type === "click" ? MouseEvent : PointerEvent
      const event = new Type(type, { bubbles: true, composed: true, cancelable: true, clientX: x, clientY: y, detail })
      Object.defineProperty(event, "timeStamp", { value: clock })
      target.dispatchEvent(event)
    }
  })
const openByButton = async (kit: Latchkey): Promise<HTMLElement> => {
  const opener = document.body.appendChild(document.createElement("button"))
  opener.onclick = () => void kit.open()
  await act(() => kit.open())
  await act(async () => kit.close())
  return opener
}

describe("a second press", () => {
  test("keeps the modal open when the second press hits the backdrop", async () => {
    const kit = make()
    const opener = await openByButton(kit)
    await press(opener)
    await waitUntil(() => expect(view()).toBe("Connect"))
    await press(dialog() as Element, { after: 200, x: 105, y: 95 })
    await press(dialog() as Element, { after: 200, x: 105, y: 95 })
    expect(view()).toBe("Connect")
    await press(dialog() as Element, { after: 400 })
    await waitUntil(() => expect(view()).toBe("closed"))
  })

  test("does not fall through Back to the view below, and does count elsewhere, later, or by key", async () => {
    announceZebra(ends)
    const kit = make({ networks: [mainnet, solana] })
    await kit.connect({ connectorId: "test.zebra" })
    const openAgain = async () => {
      await act(() => kit.open({ view: "Account" }))
      await waitUntil(() => expect(view()).toBe("Account"))
      await press(control(/settings/i))
      await waitUntil(() => expect(view()).toBe("AccountSettings"))
      await press(control(/^Back$/))
      await waitUntil(() => expect(view()).toBe("Account"))
    }
    await openAgain()
    await press(control(/settings/i), { after: 300, x: 110 })
    expect(view()).toBe("Account")

    await openAgain()
    await press(control(/settings/i), { after: 300, x: 130 })
    await waitUntil(() => expect(view()).toBe("AccountSettings"))

    await openAgain()
    await press(control(/settings/i), { after: 351 })
    await waitUntil(() => expect(view()).toBe("AccountSettings"))

    await openAgain()
    await act(async () => control(/settings/i).click()) // a key, or a screen reader
    await waitUntil(() => expect(view()).toBe("AccountSettings"))
  })
})

describe("a second press on Reject", () => {
  test("does not reject the next request, which has just appeared", async () => {
    announceZebra(ends)
    const kit = make({ networks: [mainnet, solana], reviewRequests: true })
    await kit.connect({ connectorId: "test.zebra" })
    const address = kit.getSnapshot().account?.address ?? ""
    const rejected: Array<string> = []
    for (const message of ["0x61", "0x62"])
      void kit
        .provider("eip155")
        .request({ method: "personal_sign", params: [message, address] })
        .catch(() => rejected.push(message))
    await act(() => waitUntil(() => expect(dialog()?.textContent).toContain("1 more waiting")))
    await press(control(/^Reject$/))
    await act(() => waitUntil(() => expect(dialog()?.textContent).not.toContain("more waiting")))
    await press(control(/^Reject$/), { after: 200 })
    await press(control(/^Reject$/), { after: 200 })
    expect([view(), rejected]).toEqual(["ApproveTransaction", ["0x61"]])
    await press(control(/^Reject$/), { after: 400 })
    await act(() => waitUntil(() => expect(rejected).toEqual(["0x61", "0x62"])))
  })
})

describe("a key of an input method", () => {
  test.each([
    ["Enter", { isComposing: true }],
    ["Enter", { keyCode: 229 }],
    ["ArrowDown", { isComposing: true }],
    ["Escape", { isComposing: true }]
  ])("reaches no list and no form: %s with %j", async (key, more) => {
    const kit = make()
    await act(() => kit.open())
    const reached: Array<string> = []
    dialog()?.addEventListener("keydown", (event) => void reached.push(event.key))
    const pressKey = (extra: object) => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true })
      for (const [name, value] of Object.entries(extra)) Object.defineProperty(event, name, { value })
      control(/Close/).dispatchEvent(event)
      return event.defaultPrevented
    }
    expect([pressKey(more), reached]).toEqual([key === "Enter", []])
    pressKey({})
    expect(reached).toEqual([key])
  })
})

describe("a held key", () => {
  test("presses no control again", async () => {
    const kit = make()
    await openByButton(kit)
    await act(() => kit.open())
    const pressHeld = (repeat: boolean, key = "Enter") => {
      const event = new KeyboardEvent("keydown", { key, repeat, bubbles: true, composed: true, cancelable: true })
      control(/Close/).dispatchEvent(event)
      return event.defaultPrevented
    }
    expect([pressHeld(false), pressHeld(true), pressHeld(true, " "), pressHeld(true, "ArrowDown")]).toEqual([
      false,
      true,
      true,
      false
    ])
  })
})
