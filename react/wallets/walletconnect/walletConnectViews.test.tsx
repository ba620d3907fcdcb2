// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react"
import { afterEach, describe, expect, test, vi } from "vitest"
import { InvalidProjectId } from "../../../core/foundation/http/projectErrors.ts"
import { ConnectionRejected } from "../../../core/wallets/connection/errors.ts"
import { type LatchkeyError, toFailureData } from "../../../core/foundation/errors/failure.ts"
import { noDevice } from "../../../core/foundation/platform/device.ts"
import type { KitEvent } from "../../../core/event.ts"
import { sampleConnection } from "../../../fixtures/testing/core/sample.ts"
import { longTexts } from "../../../core/kit/catalogue/longTexts.ts"
import { RelayUnreachable } from "../../../core/wallets/walletconnect/errors.ts"
import { drawQrPath } from "../../../core/wallets/walletconnect/drawQrPath.ts"
import {
  click,
  drawConnecting,
  devices,
  drawPairing,
  makePairing,
  opened,
  rainbow,
  makeStarted,
  status,
  uri,
  wallet
} from "../../../fixtures/testing/react/drawPairing.tsx"
import { buttons, readSpoken, undraw } from "../../../fixtures/testing/react/drawView.tsx"
import { AllWallets } from "../catalogue/AllWallets.tsx"
import { Connect } from "../catalogue/Connect.tsx"
import { ConnectingWalletConnect } from "./ConnectingWalletConnect.tsx"
import { ConnectingWalletConnectBasic } from "./ConnectingWalletConnectBasic.tsx"

afterEach(async () => {
  vi.useRealTimers()
  await undraw()
})

const makeFailed = (error: LatchkeyError): KitEvent => ({
  _tag: "ConnectFailed",
  connectorId: "walletConnect",
  error: toFailureData(error)
})
const unreachable = new RelayUnreachable({ afterMillis: 10_000 })
const refusal = new ConnectionRejected({ connectorId: "walletConnect" })
const basic = async () => {
  const kit = drawPairing(ConnectingWalletConnectBasic)
  await kit.dispatch(opened, makeStarted())
  return kit
}
const press = (key: string) => act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key }))
const path = () => document.querySelector(".qr .dots")?.getAttribute("d")
const tabs = () => screen.queryAllByRole("tab").map(({ textContent }) => textContent)

describe("ConnectingWalletConnectBasic", () => {
  test("shows a placeholder, then the code with its name and the steps to scan it", async () => {
    const kit = await basic()
    expect(status()).toContain("Preparing the QR code")
    expect(screen.queryByRole("img")).toBeNull()
    expect(screen.getByRole("button", { name: "Copy link" }).getAttribute("aria-disabled")).toBe("true")
    await kit.dispatch(makePairing())
    expect(status()).toBe("")
    expect(screen.getByRole("img", { name: "QR code for WalletConnect" })).toBeDefined()
    expect(path()).toBe(drawQrPath(uri, true)?.path)
    expect(screen.getAllByRole("listitem").map(readSpoken)).toEqual(["Open your wallet", "Tap scan", "Approve"])
    expect(document.body.textContent).not.toContain("Expires")
  })

  test("starts pairing once if it was opened by name", async () => {
    const kit = drawPairing(ConnectingWalletConnectBasic)
    await kit.dispatch({ _tag: "Opened", view: { _tag: "ConnectingWalletConnectBasic" } })
    expect(kit.tags()).toEqual(["Opened", "ConnectStarted"])
    expect(kit.attempts()).toBe(1)
  })

  test("shows the host's own pairing without starting one, and covers it when it expires", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] })
    const kit = drawPairing(ConnectingWalletConnectBasic)
    await kit.dispatch({ _tag: "Opened", view: { _tag: "ConnectingWalletConnectBasic" } }, makePairing())
    expect(path()).toBe(drawQrPath(uri, true)?.path)
    expect(kit.attempts()).toBe(0)
    await act(() => vi.advanceTimersByTimeAsync(230_000))
    expect(screen.getByRole("button", { name: "Get a new code" })).toBeDefined()
    expect(kit.attempts()).toBe(0)
  })
})

describe("ConnectingWalletConnect", () => {
  test("leaves the middle of the code free for the wallet's logo", async () => {
    const kit = await drawConnecting(wallet("2", { name: "Trust", mobileLink: "trust://" }))
    await kit.dispatch(makePairing())
    expect(path()).toBe(drawQrPath(uri, true)?.path)
    expect(screen.getByRole("img", { name: "QR code for Trust" })).toBeDefined()
    expect(document.querySelector(".qr .middle .pic")?.getAttribute("data-letter")).toBe("T")
  })

  test("counts the seconds down without announcing them, and offers a new code ten seconds before the end", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] })
    const kit = await basic()
    await kit.dispatch(makePairing(71))
    expect(document.body.textContent).not.toContain("Expires")
    await act(async () => vi.advanceTimersByTime(59_000))
    expect(document.body.textContent).toContain("Expires in 2 s")
    await act(async () => vi.advanceTimersByTime(1000))
    expect(document.body.textContent).toContain("Expires in 1 s")
    expect(status()).toBe("")
    expect(screen.queryByRole("button", { name: "Get a new code" })).toBeNull()
    await act(async () => vi.advanceTimersByTime(1000))
    expect(status()).toBe("This code has expired")
    expect(screen.getByRole("button", { name: "Copy link" }).getAttribute("aria-disabled")).toBe("true")
    await click("button", "Get a new code")
    expect(kit.attempts()).toBe(2)
    expect(kit.state().modal.history.map(({ _tag }) => _tag)).toEqual(["Connect", "ConnectingWalletConnectBasic"])
    await kit.dispatch(makePairing())
    expect(status()).toBe("")
  })

  test("keeps the old code dimmed and unusable while the next one is created", async () => {
    const kit = await basic()
    await kit.dispatch(makePairing(), { _tag: "PairingEnded" })
    await kit.dispatch(makePairing())
    await kit.dispatch({ _tag: "PairingEnded" })
    expect(path()).toBe(drawQrPath(uri, true)?.path)
    expect(status()).toBe("This code has expired")
  })

  test("does not dim the code while it closes after an approval", async () => {
    const kit = await basic()
    await kit.dispatch(makePairing())
    await kit.dispatch({ _tag: "Connected", connection: sampleConnection("walletConnect"), restored: false })
    expect(kit.state().modal.open).toBe(false)
    expect(path()).toBe(drawQrPath(uri, true)?.path)
    expect(screen.queryByRole("button", { name: "Get a new code" })).toBeNull()
    expect(kit.attempts()).toBe(1)
  })

  for (const [what, event, sentence] of [
    [
      "a rejection in the wallet",
      makeFailed(refusal),
      "You declined. Nothing was shared. Ask again when you are ready."
    ],
    [
      "an unreachable relay",
      makeFailed(unreachable),
      `Could not reach WalletConnect. ${longTexts["walletconnect.relay-unreachable"]}`
    ]
  ] as const) {
    test(`reports ${what} in place of the code, and pairs again on "Try again"`, async () => {
      const kit = await drawConnecting(rainbow)
      await kit.dispatch(makePairing(), event)
      expect(status()).toBe(sentence)
      await click("button", "Try again")
      expect(kit.events.at(-1)).toMatchObject({ _tag: "ConnectStarted", connectorId: "walletConnect", walletId: "1" })
      expect(kit.attempts()).toBe(2)
      expect(status()).toContain("Preparing the QR code")
    })
  }

  test("offers another wallet when the relay rejects the project", async () => {
    const kit = await basic()
    await kit.dispatch(makeFailed(new InvalidProjectId()))
    expect(status()).toBe("This page is not set up for QR codes. Choose another wallet to continue.")
    expect(document.querySelector(".ring .pic")?.textContent).toBe("") // a drawing, no letters
    await click("button", "Choose another wallet")
    expect(kit.state().modal.history).toEqual([{ _tag: "Connect" }])
  })

  test("copies the link and confirms it, and reports a refused copy", async () => {
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue()
    const kit = await basic()
    await click("button", "Copy link")
    expect(write).not.toHaveBeenCalled()
    await kit.dispatch(makePairing())
    await click("button", "Copy link")
    expect(write).toHaveBeenCalledWith(uri)
    expect(kit.state().modal.toast).toEqual({ kind: "success", key: "toast.linkCopied" })
    write.mockRejectedValue(new Error("denied"))
    await click("button", "Link copied")
    expect(status()).toBe("Failed to copy")
  })

  test.each([
    ["on a desktop", rainbow, noDevice, ["QR code", "Web", "Desktop"]],
    [
      "on a desktop without its extension",
      { ...rainbow, rdns: "me.rainbow" },
      noDevice,
      ["QR code", "Web", "Desktop", "Extension"]
    ],
    ["on a phone", rainbow, devices.android, ["Phone", "Web"]],
    ["on a phone, without an extension", { ...rainbow, rdns: "me.rainbow" }, devices.android, ["Phone", "Web"]],
    ["with only one link", wallet("2", { mobileLink: "two://" }), noDevice, []]
  ])("lists the ways to reach a wallet %s, with the best one selected", async (_, wallet, device, names) => {
    await drawConnecting(wallet, device)
    expect(tabs()).toEqual(names)
    if (names.length > 0) expect(screen.getByRole("tab", { selected: true }).textContent).toBe(names[0])
  })

  test("moves through the ways in a circle with arrow keys and shows the selected one", async () => {
    const kit = await drawConnecting(rainbow)
    await kit.dispatch(makePairing())
    const getSelected = () => screen.getByRole("tab", { selected: true })
    act(() => getSelected().focus())
    expect(screen.getAllByRole("tab").map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
    await press("ArrowRight")
    expect([getSelected().textContent, document.activeElement]).toEqual(["Web", getSelected()])
    expect(screen.getByRole("tabpanel", { name: "Web" }).textContent).toContain("Open Rainbow")
    await press("ArrowLeft")
    await press("ArrowLeft")
    expect(getSelected().textContent).toBe("Desktop")
    await press("Home")
    expect(getSelected().textContent).toBe("QR code")
    await press("End")
    expect(getSelected().textContent).toBe("Desktop")
  })

  test("offers the code for a wallet of an earlier visit without known links", async () => {
    const kit = drawPairing(ConnectingWalletConnect)
    await kit.dispatch(
      opened,
      { _tag: "WalletUsed", wallet: wallet("9", { name: "Known" }) },
      makeStarted("9"),
      makePairing()
    )
    expect(tabs()[0]).toBe("QR code")
    expect(screen.getByRole("img", { name: "QR code for Known" })).toBeDefined()
  })
})

test("`Connect` lists WalletConnect and the wallets that it can reach", async () => {
  const kit = drawPairing(Connect, [rainbow, wallet("4", { name: "Extension", rdns: "org.extension" })])
  await kit.dispatch(opened)
  expect(buttons()).toEqual([
    "WalletConnectScan a QR code with your phone",
    "Rainbow",
    "ExtensionGet",
    "All wallets",
    "Get one"
  ])
  expect(status()).toBe("")
  await click("button", /Rainbow/)
  expect(kit.events.at(-1)).toEqual({ _tag: "ConnectStarted", connectorId: "walletConnect", walletId: "1" })
  expect(kit.state().modal.history.at(-1)).toEqual({ _tag: "ConnectingWalletConnect", walletId: "1" })
  await kit.dispatch({ _tag: "WentBack" })
  await click("button", /Extension/)
  expect(kit.events.at(-1)).toEqual({ _tag: "Pushed", view: { _tag: "ConnectingExternal", walletId: "4" } })
  await kit.dispatch({ _tag: "WentBack" })
  await click("button", /^WalletConnect/)
  expect(kit.state().modal.history.at(-1)).toEqual({ _tag: "ConnectingWalletConnectBasic" })
})

test("AllWallets starts pairing with a wallet that can be reached", async () => {
  const kit = drawPairing(AllWallets)
  await kit.dispatch(
    opened,
    { _tag: "Pushed", view: { _tag: "AllWallets" } },
    { _tag: "WalletPageArrived", page: 1, wallets: [rainbow], count: 1 }
  )
  await click("button", /Rainbow/)
  expect(kit.events.at(-1)).toEqual({ _tag: "ConnectStarted", connectorId: "walletConnect", walletId: "1" })
})
