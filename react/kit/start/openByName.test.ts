// @vitest-environment happy-dom
import { act } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { mainnet, polygon } from "../../../core/chain/network/networks.ts"
import { announcePlainWallet } from "../../../fixtures/wallets/plainWallet.ts"
import { until } from "../../../fixtures/testing/turns.ts"
import { createLatchkey, isLatchkeyError, type Latchkey } from "../shell/public.ts"
import type { LatchkeyOptions } from "./contract.ts"

// A browser tells of a dialog that closed in a task of its own; this document would tell at once.
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  if (!this.open) return
  this.open = false
  setTimeout(() => this.dispatchEvent(new Event("close")), 0)
}

const ends: Array<() => Promise<void> | void> = []
afterEach(async () => {
  for (const end of ends.splice(0)) await act(async () => end())
  localStorage.clear()
})
const make = (more: Partial<LatchkeyOptions> = {}): Latchkey => {
  const rpc = { "eip155:1": "http://127.0.0.1:9", "eip155:137": "http://127.0.0.1:9" } // nobody answers there
  const kit = createLatchkey({ networks: [mainnet, polygon], endpoints: { rpc }, ...more })
  ends.push(kit.dispose)
  return kit
}
const connected = async (): Promise<Latchkey> => {
  const wallet = announcePlainWallet({
    uuid: "z",
    rdns: "test.zebra",
    name: "Zebra",
    accounts: ["0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"],
    chainId: 1
  })
  ends.push(wallet.stop)
  const kit = make()
  await act(() => kit.connect({ connectorId: "test.zebra" }))
  return kit
}
/** What opening by a name ends in: the view that shows, or the tag of the failure. */
const opened = async (kit: Latchkey, name: string): Promise<string> => {
  const request: { readonly view?: never } = JSON.parse(JSON.stringify({ view: name }))
  return act(() =>
    kit.open(request).then(
      () => String(kit.getSnapshot().view),
      (cause: unknown) => (isLatchkeyError(cause) ? cause._tag : String(cause))
    )
  )
}

/** Every view that kits of this kind know, with what asking for it by name ends in here. */
const inUse = "Account AccountSettings ConnectWallets Connect GetWallet Networks ProfileWallets SwitchNetwork"
const stands = `${inUse} WhatIsANetwork WhatIsAWallet WalletCompatibleNetworks ConnectingWalletConnectBasic`.split(" ")
/** These need to be about something: asked for alone, they begin where that is chosen. */
const elsewhere: Readonly<Record<string, string>> = {
  ConnectingExternal: "Connect",
  ConnectingMultiChain: "Connect",
  ConnectingWalletConnect: "Connect",
  Downloads: "GetWallet",
  SwitchActiveChain: "SwitchNetwork",
  AllWallets: "Account", // without a project there is no list
  UnsupportedChain: "Account" // nothing is to be left
}
const refused = `Pay PayLoading PayQuote FundWallet PayWithExchange PayWithExchangeSelectAsset DataCapture
  DataCaptureOtpConfirm UsageExceeded SmartAccountSettings`.split(/\s+/)
const named = `ConnectingFarcaster EmailLogin UpdateEmailWallet ApproveTransaction SIWXSignMessage RegisterAccountName
  RegisterAccountNameSuccess`.split(/\s+/)
const later = `BuyInProgress ChooseAccountName Create ConnectingSiwe ConnectingSocial ConnectSocials EmailVerifyOtp
  EmailVerifyDevice OnRampFiatSelect OnRampProviders OnRampTokenSelect Transactions UpdateEmailPrimaryOtp
  UpdateEmailSecondaryOtp UpgradeEmailWallet WalletReceive WalletSend WalletSendPreview WalletSendSelectToken
  WalletSendConfirmed WhatIsABuy Swap SwapSelectToken SwapPreview SmartSessionCreated SmartSessionList`.split(/\s+/)

test("all sixty-two names are one of three: they stand, are refused for good, or wait for their room", async () => {
  const all = [...stands, ...Object.keys(elsewhere), ...refused, ...named, ...later]
  expect([all.length, new Set(all).size]).toEqual([62, 62])
  const kit = await connected()
  const ends = new Map<string, string>()
  for (const name of all) ends.set(name, await opened(kit, name))
  const endsIn = (names: ReadonlyArray<string>) => names.map((name) => ends.get(name))
  expect(endsIn(stands)).toEqual(stands)
  expect(endsIn(Object.keys(elsewhere))).toEqual(Object.values(elsewhere))
  expect(new Set(endsIn([...refused, ...named]))).toEqual(new Set(["ViewNotAvailable"]))
  expect(new Set(endsIn(later))).toEqual(new Set(["CallMisfit"]))
}, 60_000)

test("what is about an account leads to the wallets while nobody is connected", async () => {
  const kit = make()
  for (const name of ["Account", "AccountSettings"]) expect(await opened(kit, name)).toBe("Connect")
})

test("where visitors may not switch, no view to switch in opens by its name", async () => {
  const kit = make({ enableNetworkSwitch: false })
  for (const name of ["SwitchNetwork", "Networks", "SwitchActiveChain"])
    expect(await opened(kit, name)).toBe("ViewNotAvailable")
})

test("where no wallet can be reached, Connect shows how to get one, until one stands on the page", async () => {
  const kit = make()
  await act(() => kit.open())
  const modal = () => document.querySelector("latchkey-modal")?.shadowRoot
  await until(() => expect(modal()?.querySelector(".view h3")?.textContent).toBe("You need a wallet to go on"))
  expect(modal()?.querySelector("#latchkey-title")?.textContent).toBe("Connect wallet")
  expect(modal()?.querySelector(".foot")?.textContent).toContain("Learn")
  const wallet = announcePlainWallet({ uuid: "z", rdns: "test.zebra", name: "Zebra", accounts: [], chainId: 1 })
  ends.push(wallet.stop)
  await until(() => expect(modal()?.querySelector(".view .row")?.textContent).toContain("Zebra"))
})
