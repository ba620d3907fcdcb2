// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import type { KitEvent } from "../../../core/event.ts"
import type { ConfigState } from "../../../core/kit/config/events.ts"
import type { SentEnd, SentSummary } from "../../../core/wallets/signing/sentRecord.ts"
import { account, start } from "../../../fixtures/pages/gallery/world.ts"
import { drawView, undraw } from "../../../fixtures/testing/react/drawView.tsx"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import { ProgressPlace } from "./ProgressPlace.tsx"
import "./ProgressPill.tsx" // so that the chunk is there at once

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(async () => {
  vi.useRealTimers()
  await undraw()
})
const hash = `0x${"1".repeat(64)}`
const send: SentSummary = { amount: "1.25", symbol: "ETH", token: null, to: "0x1" }
const makeSent = (summary: SentSummary | null = send, kind: "send" | "swap" = "send"): ReadonlyArray<KitEvent> => [
  { _tag: "TransactionSent", id: "1", hash, network: "eip155:1", account, kind, nonce: 1, connectorId: "w", sentAt: 0 },
  ...(summary === null ? [] : [{ _tag: "SentSummarized", hash, summary } as const])
]
const makeMoved = (end: SentEnd): KitEvent => ({ _tag: "TransactionMoved", hash, end })
const opened: KitEvent = { _tag: "Opened", view: { _tag: "Account" } }
const closed: KitEvent = { _tag: "Closed" }
const draw = (config: Partial<ConfigState> = {}) => drawView(ProgressPlace, { start: start(config), hasReceipts: true })
const status = (): string =>
  screen.queryAllByRole("status").find(({ className }) => className === "progress-said")?.textContent ?? ""
/** Lets the code of the pill load. */
const waitUntilLoaded = () =>
  act(() => waitUntil(() => expect(document.querySelector(".progress-said")).not.toBeNull()))

describe("ProgressPlace", () => {
  test("follows a transfer after the modal was closed, and shows its outcome for four seconds", async () => {
    const kit = draw()
    await kit.dispatch(opened, ...makeSent())
    expect(document.querySelector(".progress")).toBeNull()
    await kit.dispatch(closed)
    await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)))
    await waitUntilLoaded()
    expect(status()).toBe("Sending 1.25 ETH")
    expect(document.querySelector(".progress-sign.busy")).not.toBeNull()
    await kit.dispatch(makeMoved({ status: "confirmed" }))
    expect(status()).toBe("Sent 1.25 ETH")
    expect(document.querySelector(".progress-sign.done")).not.toBeNull()
    await act(async () => void (await vi.advanceTimersByTimeAsync(4_000)))
    expect(document.querySelector(".progress")).toBeNull()
    expect(status()).toBe("")
  })

  test("names the tokens of a swap, and says that a reverted one was not swapped", async () => {
    const kit = draw()
    const swap = { amount: "1", symbol: "ETH", token: null, gained: { amount: "2500", symbol: "USDC" } }
    await kit.dispatch(...makeSent(swap, "swap"))
    await waitUntilLoaded()
    expect(status()).toBe("Swapping 1 ETH for USDC")
    await kit.dispatch(makeMoved({ status: "failed" }))
    expect(status()).toBe("1 ETH was not swapped")
  })

  test.each<[string, SentEnd]>([
    ["Canceled", { status: "replaced", how: "cancelled" }],
    ["Replaced", { status: "replaced", how: "replaced" }]
  ])('shows "%s" without a sign of failure, if the wallet replaced the transaction', async (words, end) => {
    const kit = draw()
    await kit.dispatch(...makeSent())
    await waitUntilLoaded()
    await kit.dispatch(makeMoved(end))
    expect(status()).toBe(words)
    expect(document.querySelector(".progress-sign.canceled")).not.toBeNull()
  })

  test("links to the explorer and hides when it is closed, until something else is sent", async () => {
    const kit = draw()
    await kit.dispatch(...makeSent())
    await waitUntilLoaded()
    expect(screen.getByRole("link").getAttribute("href")).toBe(`https://etherscan.io/tx/${hash}`)
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Close" })))
    expect(document.querySelector(".progress")).toBeNull()
    await kit.dispatch(makeMoved({ status: "confirmed" }))
    expect(status()).toBe("")
  })

  test("shows an outcome as long as the focus is on it", async () => {
    const kit = draw()
    await kit.dispatch(...makeSent())
    await waitUntilLoaded()
    await kit.dispatch(makeMoved({ status: "confirmed" }))
    const link = screen.getByRole("link")
    link.focus()
    await act(async () => void (await vi.advanceTimersByTimeAsync(20_000)))
    expect(status()).toBe("Sent 1.25 ETH")
    link.blur()
    await act(async () => void (await vi.advanceTimersByTimeAsync(4_000)))
    expect(status()).toBe("")
  })

  test("hides while the modal is open", async () => {
    const kit = draw()
    await kit.dispatch(...makeSent())
    await waitUntilLoaded()
    await kit.dispatch(opened)
    expect(document.querySelector(".progress")).toBeNull()
  })

  test.each<[string, Partial<ConfigState>, SentSummary | null]>([
    ["the host turned it off", { enableProgress: false }, send],
    ["the page itself sent the request", {}, null]
  ])("loads and shows nothing if %s", async (_, config, summary) => {
    const kit = draw(config)
    await kit.dispatch(...makeSent(summary))
    await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)))
    expect(document.querySelector(".progress-said")).toBeNull()
  })
})
