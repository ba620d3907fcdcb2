// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { ConnectionRejected } from "../../core/connection/errors.ts"
import { type LatchkeyError, toFailureData } from "../../core/errors.ts"
import { type Device, noDevice, readDevice } from "../../core/platform.ts"
import type { KitEvent } from "../../core/state.ts"
import { after, sampleConnection, sampleState } from "../../core/testing/sample.ts"
import type { Connector, Wallet } from "../../core/wallet/connector.ts"
import { RelayUnreachable } from "../../core/walletconnect/errors.ts"
import { qrPath } from "../../core/walletconnect/qrPath.ts"
import { connectorOf } from "../../services/testing/connectedKit.ts"
import { silent } from "../../services/testing/scriptedWallet.ts"
import { drawView, undraw } from "../testing/drawView.tsx"
import { AllWallets } from "../wallet/AllWallets.tsx"
import { Connect } from "../wallet/Connect.tsx"
import { ConnectingWalletConnect } from "./ConnectingWalletConnect.tsx"
import { ConnectingWalletConnectBasic } from "./ConnectingWalletConnectBasic.tsx"

const stay = (event: Event) => event.preventDefault()
beforeEach(() => document.addEventListener("click", stay))
afterEach(async () => {
  document.removeEventListener("click", stay)
  vi.useRealTimers()
  await undraw()
})

const uri = `wc:${"7f".repeat(32)}@2?relay-protocol=irn&symKey=${"c4".repeat(32)}`
const encoded = encodeURIComponent(uri)
const relay: Connector = { id: "walletConnect", type: "WALLET_CONNECT", name: "WalletConnect", chain: "eip155", icon: "" }
const wallet = (id: string, more: Partial<Wallet> = {}): Wallet => ({ id, name: `Wallet ${id}`, chains: [], ...more })
const rainbow = wallet("1", { name: "Rainbow", mobileLink: "rainbow", desktopLink: "rainbowdesk://", webappLink: "https://app.rainbow.test", appStore: "https://apple.test/", playStore: "https://play.test/", homepage: "https://rainbow.test/" })
const phantom = wallet("a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393", { name: "Phantom", mobileLink: "phantom://", homepage: "https://phantom.test/" })

const ios = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1"
const android = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36"
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)"
const phone = readDevice(android, true, false, false)

const made = (seconds = 240): KitEvent => ({ _tag: "PairingMade", uri, expiry: Date.now() + seconds * 1000 })
const started = (walletId?: string): KitEvent => ({ _tag: "ConnectStarted", connectorId: "walletConnect", ...(walletId === undefined ? {} : { walletId }) })
const failed = (error: LatchkeyError): KitEvent => ({ _tag: "ConnectFailed", connectorId: "walletConnect", error: toFailureData(error) })
const refusal = new ConnectionRejected({ connectorId: "walletConnect" })
const unreachable = new RelayUnreachable({ afterMillis: 10_000 })
const opened: KitEvent = { _tag: "Opened", view: { _tag: "Connect" } }
const listed = (...wallets: ReadonlyArray<Wallet>) =>
  after(sampleState({ catalogue: true }), { _tag: "WalletsAnnounced", connectors: [relay] }, { _tag: "CatalogueArrived", part: "recommended", wallets })

/** The views over a kit whose relay never answers by itself. */
const draw = async (View: typeof ConnectingWalletConnect, wallets: ReadonlyArray<Wallet> = [], device: Device = noDevice) => {
  const kit = drawView(View, { start: listed(...wallets), device })
  let asked = 0
  kit.put("walletConnect", { request: () => silent(), connect: () => {
    asked++
    return new Promise(() => {})
  } })
  return { ...kit, asked: () => asked }
}
const basic = async () => {
  const kit = await draw(ConnectingWalletConnectBasic)
  await kit.dispatch(opened, started())
  return kit
}
const connecting = async (one: Wallet, device: Device = noDevice) => {
  const kit = await draw(ConnectingWalletConnect, [one], device)
  await kit.dispatch(opened, started(one.id))
  return kit
}
const click = (role: "button" | "tab" | "link", name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole(role, { name })))
const press = (key: string) => act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key }))
const status = () => screen.queryAllByRole("status").map(({ textContent }) => textContent).join(" ").trim()
const path = () => document.querySelector(".qr path")?.getAttribute("d")
const tabs = () => screen.queryAllByRole("tab").map(({ textContent }) => textContent)
const link = (name: string) => screen.getByRole("link", { name })

test("the code is being made, and then is there, with its name and its time; nothing else moves", async () => {
  const kit = await basic()
  expect(status()).toContain("Preparing the code")
  expect(screen.queryByRole("img")).toBeNull()
  expect(screen.getByRole("button", { name: "Copy link" }).getAttribute("aria-disabled")).toBe("true")
  await kit.dispatch(made())
  expect(status()).toBe("")
  expect(screen.getByRole("img", { name: "QR code for WalletConnect" })).toBeDefined()
  expect(path()).toBe(qrPath(uri, false)?.path)
  expect(document.body.textContent).toContain("Expires in 3:50")
})

test("a view that was opened by its name begins to pair by itself, once", async () => {
  const kit = await draw(ConnectingWalletConnectBasic)
  await kit.dispatch({ _tag: "Opened", view: { _tag: "ConnectingWalletConnectBasic" } })
  expect(kit.tags()).toEqual(["Opened", "ConnectStarted"])
  expect(kit.asked()).toBe(1)
})

test("the code with a wallet's logo leaves its middle free", async () => {
  const kit = await connecting(wallet("2", { name: "Trust", mobileLink: "trust://" }))
  await kit.dispatch(made())
  expect(path()).toBe(qrPath(uri, true)?.path)
  expect(screen.getByRole("img", { name: "QR code for Trust" })).toBeDefined()
  expect(document.querySelector(".qr .middle .logo")?.textContent).toBe("Tr")
})

test("seconds are counted down without being announced, ten before the end the code is over, and another can be had", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] })
  const kit = await basic()
  await kit.dispatch(made(12))
  expect(document.body.textContent).toContain("Expires in 0:02")
  await act(async () => vi.advanceTimersByTime(1000))
  expect(document.body.textContent).toContain("Expires in 0:01")
  expect(status()).toBe("")
  expect(screen.queryByRole("button", { name: "Get a new code" })).toBeNull()
  await act(async () => vi.advanceTimersByTime(1000))
  expect(status()).toBe("The code has expired")
  expect(screen.getByRole("button", { name: "Copy link" }).getAttribute("aria-disabled")).toBe("true")
  await click("button", "Get a new code")
  expect(kit.asked()).toBe(2)
  expect(kit.state().modal.history.map(({ _tag }) => _tag)).toEqual(["Connect", "ConnectingWalletConnectBasic"])
  await kit.dispatch(made())
  expect(status()).toBe("")
})

test("while a code is renewed the old one stays, dimmed and out of use", async () => {
  const kit = await basic()
  await kit.dispatch(made(), { _tag: "PairingEnded" })
  await kit.dispatch(made())
  await kit.dispatch({ _tag: "PairingEnded" })
  expect(path()).toBe(qrPath(uri, false)?.path)
  expect(status()).toBe("The code has expired")
})

test("once a wallet approved the code does not dim on its way out", async () => {
  const kit = await basic()
  await kit.dispatch(made())
  await kit.dispatch({ _tag: "Connected", connection: sampleConnection("walletConnect"), restored: false })
  expect(kit.state().modal.open).toBe(false)
  expect(path()).toBe(qrPath(uri, false)?.path)
  expect(screen.queryByRole("button", { name: "Get a new code" })).toBeNull()
  expect(kit.asked()).toBe(1)
})

for (const [what, event, said] of [
  ["a refusal in the wallet", failed(refusal), "Connection rejectedYou declined the request in your wallet. Nothing was shared."],
  ["a relay that is not reached", failed(unreachable), "Could not reach WalletConnectCheck your connection, then try again."]
] as const) {
  test(`${what} is told in the place of the code, and Try again pairs anew`, async () => {
    const kit = await connecting(rainbow)
    await kit.dispatch(made(), event)
    expect(screen.getByRole("alert").textContent).toBe(said)
    await click("button", "Try again")
    expect(kit.events.at(-1)).toMatchObject({ _tag: "ConnectStarted", connectorId: "walletConnect", walletId: "1" })
    expect(kit.asked()).toBe(2)
    expect(status()).toContain("Preparing the code")
  })
}

test("the link is copied, and that is said", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue()
  const kit = await basic()
  await click("button", "Copy link")
  expect(write).not.toHaveBeenCalled()
  await kit.dispatch(made())
  await click("button", "Copy link")
  expect(write).toHaveBeenCalledWith(uri)
  expect(status()).toBe("Link copied")
  write.mockRejectedValue(new Error("denied"))
  await click("button", "Link copied")
  expect(status()).toBe("Failed to copy")
})

test.each([
  ["at a desk", rainbow, noDevice, ["QR code", "Web", "Desktop"]],
  ["at a desk, when its extension is not here", { ...rainbow, rdns: "me.rainbow" }, noDevice, ["QR code", "Web", "Desktop", "Browser"]],
  ["on a phone", rainbow, phone, ["Mobile", "Web"]],
  ["by one way", wallet("2", { mobileLink: "two://" }), noDevice, []]
])("the ways to a wallet %s, the best one chosen", async (_, one, device, names) => {
  await connecting(one, device)
  expect(tabs()).toEqual(names)
  if (names.length > 0) expect(screen.getByRole("tab", { selected: true }).textContent).toBe(names[0])
})

test("arrows move between the ways, round and round, and the part follows", async () => {
  const kit = await connecting(rainbow)
  await kit.dispatch(made())
  const selected = () => screen.getByRole("tab", { selected: true })
  act(() => selected().focus())
  expect(screen.getAllByRole("tab").map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
  await press("ArrowRight")
  expect([selected().textContent, document.activeElement]).toEqual(["Web", selected()])
  expect(screen.getByRole("tabpanel", { name: "Web" }).textContent).toContain("Open Rainbow")
  await press("ArrowLeft")
  await press("ArrowLeft")
  expect(selected().textContent).toBe("Desktop")
  await press("Home")
  expect(selected().textContent).toBe("QR code")
  await press("End")
  expect(selected().textContent).toBe("Desktop")
})

test.each([
  ["iOS Safari", readDevice(ios, true, false, false), `rainbow://wc?uri=${encoded}`, "_self"],
  ["Android Chrome", phone, `rainbow://wc?uri=${encoded}`, "_self"],
  ["Telegram on iOS", readDevice(ios.replace(/ Version.*/, " Mobile/15E148"), true, true, false), `rainbow://wc?uri=${encoded}`, "_blank"],
  ["Telegram on Android", readDevice(android, true, true, false), `rainbow://wc?uri=${encodeURIComponent(encoded)}`, "_blank"],
  ["a wallet's own browser", readDevice(`${android} Wallet/1.2`, true, false, true), `rainbow://wc?uri=${encoded}`, "_self"]
])("on %s the press is the link, ready before it", async (_, device, href, target) => {
  const kit = await connecting(rainbow, device)
  expect([link("Open Rainbow").getAttribute("aria-disabled"), link("Open Rainbow").getAttribute("href")]).toEqual(["true", null])
  expect(status()).toContain("Preparing the link")
  await kit.dispatch(made())
  const open = link("Open Rainbow")
  expect(["href", "target", "rel", "aria-disabled"].map((name) => open.getAttribute(name))).toEqual([href, target, "noreferrer noopener", null])
  expect(document.body.textContent).toContain("Open and continue in the wallet app")
})

test.each([
  ["Desktop", readDevice(mac, false, true, false), "rainbowdesk://wc?uri=", "_blank"],
  ["Desktop", noDevice, "rainbowdesk://wc?uri=", "_self"],
  ["Web", noDevice, "https://app.rainbow.test/wc?uri=", "_blank"]
])("the %s way opens by a link too", async (name, device, start, target) => {
  const kit = await connecting(rainbow, device)
  await kit.dispatch(made())
  await click("tab", name)
  expect([link("Open Rainbow").getAttribute("href"), link("Open Rainbow").getAttribute("target")]).toEqual([`${start}${encoded}`, target])
})

test("the wallet that was opened is remembered without the pairing, and the view says what comes next", async () => {
  const kit = await connecting(rainbow, phone)
  await kit.dispatch(made())
  await click("link", "Open Rainbow")
  expect(kit.events.at(-1)).toEqual({ _tag: "LinkFollowed", href: "rainbow://", name: "Rainbow" })
  expect(kit.state().connection.linking).toEqual({ href: "rainbow://", name: "Rainbow" })
  expect(status()).toContain("Approve in Rainbow")
  expect(link("Open Rainbow again")).toBeDefined()
})

test.each([
  ["an iPhone", readDevice(ios, true, false, false), "https://apple.test/"], ["Android", phone, "https://play.test/"], ["another phone", { ...noDevice, mobile: true }, "https://rainbow.test/"]
])("who has no such app on %s is shown where to get it", async (_, device, store) => {
  await connecting(rainbow, device)
  expect(link("Get Rainbow").getAttribute("href")).toBe(store)
})

test("a link that may not be followed is none, whatever the catalogue says", async () => {
  const kit = await connecting(wallet("3", { name: "Bad", mobileLink: "javascript://%0aalert(1)" }), phone)
  await kit.dispatch(made())
  expect(link("Open Bad").getAttribute("href")).toBeNull()
})

test("Phantom on a phone opens the page in its own browser, and needs no pairing for it", async () => {
  const kit = await connecting(phantom, phone)
  const here = encodeURIComponent(location.href)
  expect(link("Open Phantom").getAttribute("href")).toBe(`https://phantom.app/ul/browse/${here}?ref=${encodeURIComponent(location.origin)}`)
  await kit.dispatch(failed(unreachable))
  expect(screen.queryByRole("alert")).toBeNull()
})

test("a wallet whose extension stands on the page is connected by it", async () => {
  const one = { ...rainbow, rdns: "me.rainbow" }
  const kit = await connecting(one)
  await kit.dispatch({ _tag: "WalletsAnnounced", connectors: [connectorOf("me.rainbow")] })
  expect(tabs()).toEqual(["Browser", "QR code", "Web", "Desktop"])
  await click("tab", "Browser")
  await click("button", "Open Rainbow")
  expect(kit.events).toContainEqual({ _tag: "ConnectStarted", connectorId: "me.rainbow" })
})

test("a wallet whose extension is not here can be got", async () => {
  await connecting({ ...rainbow, rdns: "me.rainbow", chromeStore: "https://chrome.test/" })
  await click("tab", "Browser")
  expect(status()).toContain("Rainbow is not installed")
  expect(link("Get the browser extension").getAttribute("href")).toBe("https://chrome.test/")
})

test("one of an earlier visit, whose links nobody knows, can scan the code", async () => {
  const kit = await draw(ConnectingWalletConnect)
  await kit.dispatch(opened, { _tag: "WalletUsed", wallet: wallet("9", { name: "Known" }) }, started("9"), made())
  expect(tabs()[0]).toBe("QR code")
  expect(screen.getByRole("img", { name: "QR code for Known" })).toBeDefined()
})

test("Connect leads to the code by its own row, and to the wallets that can be reached", async () => {
  const kit = await draw(Connect, [rainbow, wallet("4", { name: "Extension", rdns: "org.extension" })])
  await kit.dispatch(opened)
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["WaWalletConnectQR code", "RaRainbow", "ExExtensionGet", "All wallets"])
  expect(status()).toBe("")
  await click("button", /Rainbow/)
  expect(kit.events.at(-1)).toEqual({ _tag: "ConnectStarted", connectorId: "walletConnect", walletId: "1" })
  expect(kit.state().modal.history.at(-1)).toEqual({ _tag: "ConnectingWalletConnect", walletId: "1" })
  await kit.dispatch({ _tag: "WentBack" })
  await click("button", /Extension/)
  expect(kit.events.at(-1)).toEqual({ _tag: "Pushed", view: { _tag: "ConnectingExternal", walletId: "4" } })
  await kit.dispatch({ _tag: "WentBack" })
  await click("button", /^Wa/)
  expect(kit.state().modal.history.at(-1)).toEqual({ _tag: "ConnectingWalletConnectBasic" })
})

test("AllWallets leads to the wallets that can be reached", async () => {
  const kit = await draw(AllWallets)
  await kit.dispatch(opened, { _tag: "Pushed", view: { _tag: "AllWallets" } }, { _tag: "WalletPageArrived", page: 1, wallets: [rainbow], count: 1 })
  await click("button", /Rainbow/)
  expect(kit.events.at(-1)).toEqual({ _tag: "ConnectStarted", connectorId: "walletConnect", walletId: "1" })
})
