// @vitest-environment happy-dom
import { screen } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { type LatchkeyError, toFailureData } from "../../../core/foundation/errors/failure.ts"
import { noDevice } from "../../../core/foundation/platform/device.ts"
import type { KitEvent } from "../../../core/event.ts"
import { RelayUnreachable } from "../../../core/wallets/walletconnect/errors.ts"
import { getConnector } from "../../../fixtures/testing/services/connectedKit.ts"
import {
  click,
  drawConnecting,
  devices,
  makePairing,
  rainbow,
  status,
  uri,
  wallet
} from "../../../fixtures/testing/react/drawPairing.tsx"
import { undraw } from "../../../fixtures/testing/react/drawView.tsx"

const stay = (event: Event) => event.preventDefault()
beforeEach(() => document.addEventListener("click", stay))
afterEach(async () => {
  document.removeEventListener("click", stay)
  await undraw()
})

const encoded = encodeURIComponent(uri)
const phantom = wallet("a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393", {
  name: "Phantom",
  mobileLink: "phantom://",
  homepage: "https://phantom.test/"
})
const makeFailed = (error: LatchkeyError): KitEvent => ({
  _tag: "ConnectFailed",
  connectorId: "walletConnect",
  error: toFailureData(error)
})
const unreachable = new RelayUnreachable({ afterMillis: 10_000 })
const link = (name: string) => screen.getByRole("link", { name })
const tabs = () => screen.queryAllByRole("tab").map(({ textContent }) => textContent)

describe("ConnectingWalletConnect", () => {
  test.each([
    ["iOS Safari", devices.ios, `rainbow://wc?uri=${encoded}`, "_self"],
    ["Android Chrome", devices.android, `rainbow://wc?uri=${encoded}`, "_self"],
    ["Telegram on iOS", devices.iosTelegram, `rainbow://wc?uri=${encoded}`, "_blank"],
    ["Telegram on Android", devices.androidTelegram, `rainbow://wc?uri=${encodeURIComponent(encoded)}`, "_blank"],
    ["a wallet's own browser", devices.inApp, `rainbow://wc?uri=${encoded}`, "_self"]
  ])("opens the app on %s with a link that is ready before the press", async (_, device, href, target) => {
    const kit = await drawConnecting(rainbow, device)
    expect([link("Open").getAttribute("aria-disabled"), link("Open").getAttribute("href")]).toEqual(["true", null])
    expect(status()).toContain("Preparing the link")
    await kit.dispatch(makePairing())
    const open = link("Open")
    expect(["href", "target", "rel", "aria-disabled"].map((name) => open.getAttribute(name))).toEqual([
      href,
      target,
      "noreferrer noopener",
      null
    ])
    expect(status()).toContain("Open Rainbow. Approve there, then come back.")
  })

  test.each([
    ["Desktop", devices.macTelegram, "rainbowdesk://wc?uri=", "_blank"],
    ["Desktop", noDevice, "rainbowdesk://wc?uri=", "_self"],
    ["Web", noDevice, "https://app.rainbow.test/wc?uri=", "_blank"]
  ])("opens the wallet by a link in the %s tab", async (name, device, start, target) => {
    const kit = await drawConnecting(rainbow, device)
    await kit.dispatch(makePairing())
    await click("tab", name)
    expect([link("Open").getAttribute("href"), link("Open").getAttribute("target")]).toEqual([
      `${start}${encoded}`,
      target
    ])
  })

  test("stores the opened wallet without the pairing, and says what to do next", async () => {
    const kit = await drawConnecting(rainbow, devices.android)
    await kit.dispatch(makePairing())
    await click("link", "Open")
    expect(kit.events.at(-1)).toEqual({ _tag: "LinkFollowed", href: "rainbow://", name: "Rainbow" })
    expect(kit.state().connection.linking).toEqual({ href: "rainbow://", name: "Rainbow" })
    expect(status()).toContain("Approve in Rainbow")
    expect(link("Open Rainbow again")).toBeDefined()
  })

  test("lists what the owner agrees to after the app was opened, and can be canceled", async () => {
    const kit = await drawConnecting(rainbow, devices.android)
    await kit.dispatch(makePairing())
    expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull()
    await click("link", "Open")
    expect(status()).toBe("Approve in Rainbow. The app is open. Approve there, then come back to this page.")
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "This page will see your address",
      "It can’t move anything without asking you"
    ])
    expect(screen.queryByRole("link", { name: "Get Rainbow" })).toBeNull()
    await click("button", "Cancel")
    expect(kit.state().modal.history).toEqual([{ _tag: "Connect" }])
  })

  test("offers the download only in the tab of the QR code", async () => {
    const kit = await drawConnecting(rainbow)
    await click("tab", "Desktop")
    expect(screen.queryByRole("button", { name: "Get it" })).toBeNull()
    expect(screen.queryByRole("link", { name: "Get Rainbow" })).toBeNull()
    await click("tab", "QR code")
    await click("button", "Get it")
    expect(kit.state().modal.history.at(-1)).toEqual({ _tag: "Downloads", walletId: "1" })
  })

  test.each([
    ["an iPhone", devices.ios, "https://apple.test/"],
    ["Android", devices.android, "https://play.test/"],
    ["another phone", { ...noDevice, mobile: true }, "https://rainbow.test/"]
  ])("links the store on %s", async (_, device, store) => {
    await drawConnecting(rainbow, device)
    expect(link("Get Rainbow").getAttribute("href")).toBe(store)
  })

  test("ignores a link with a forbidden scheme from the catalogue", async () => {
    const kit = await drawConnecting(
      wallet("3", { name: "Bad", mobileLink: "javascript://%0aalert(1)" }),
      devices.android
    )
    await kit.dispatch(makePairing())
    expect(link("Open").getAttribute("href")).toBeNull()
  })

  test("opens the page in Phantom's own browser on a phone, without pairing", async () => {
    const kit = await drawConnecting(phantom, devices.android)
    const pageUrl = encodeURIComponent(location.href)
    expect(link("Open").getAttribute("href")).toBe(
      `https://phantom.app/ul/browse/${pageUrl}?ref=${encodeURIComponent(location.origin)}`
    )
    await kit.dispatch(makeFailed(unreachable))
    expect(screen.queryByRole("alert")).toBeNull()
  })

  test("connects a wallet whose extension is on the page", async () => {
    const wallet = { ...rainbow, rdns: "me.rainbow" }
    const kit = await drawConnecting(wallet)
    await kit.dispatch({ _tag: "WalletsAnnounced", connectors: [getConnector("me.rainbow")] })
    expect(tabs()).toEqual(["Extension", "QR code", "Web", "Desktop"])
    await click("tab", "Extension")
    await click("button", "Open")
    expect(kit.events).toContainEqual({ _tag: "ConnectStarted", connectorId: "me.rainbow" })
  })

  test("links the store of an extension that is not installed", async () => {
    await drawConnecting({ ...rainbow, rdns: "me.rainbow", chromeStore: "https://chrome.test/" })
    await click("tab", "Extension")
    expect(status()).toContain("Get Rainbow")
    expect(link("Browser extension").getAttribute("href")).toBe("https://chrome.test/")
  })
})
