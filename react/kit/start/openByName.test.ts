// @vitest-environment happy-dom
import { act } from "@testing-library/react"
import { expect, test } from "vitest"
import { announcePlainWallet } from "../../../fixtures/wallets/evm/plainWallet.ts"
import {
  announceZebra,
  closeLikeBrowsers,
  collectEnds,
  createKitFactory
} from "../../../fixtures/testing/react/kitsInDocument.ts"
import { startServices } from "../../../fixtures/testing/react/startServices.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import { isLatchkeyError, type Latchkey } from "../shell/public.ts"

closeLikeBrowsers()

const ends = collectEnds()
const make = createKitFactory(ends)
const connectZebra = async (): Promise<Latchkey> => {
  announceZebra(ends)
  const kit = make()
  await act(() => kit.connect({ connectorId: "test.zebra" }))
  return kit
}
/** Opens a view by name. Returns the shown view, or the tag of the failure. */
const openByName = async (kit: Latchkey, name: string): Promise<string> => {
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
const knownViews =
  `${inUse} WhatIsANetwork WhatIsAWallet WalletCompatibleNetworks ConnectingWalletConnectBasic WalletReceive WalletSend ApproveTransaction SmartSessionList`.split(
    " "
  )
/** These views need a subject: without it, they open the view where it is selected. */
const elsewhere: Readonly<Record<string, string>> = {
  ConnectingExternal: "Connect",
  ConnectingMultiChain: "Connect",
  ConnectingWalletConnect: "Connect",
  Downloads: "GetWallet",
  SwitchActiveChain: "SwitchNetwork",
  WalletSendPreview: "WalletSend",
  WalletSendSelectToken: "WalletSend",
  WalletSendConfirmed: "WalletSend",
  SmartSessionCreated: "SmartSessionList", // nothing was granted yet
  AllWallets: "Account", // without a project there is no list
  UnsupportedChain: "Account" // nothing is to be left
}
const refused = `Pay PayLoading PayQuote FundWallet PayWithExchange PayWithExchangeSelectAsset DataCapture
  DataCaptureOtpConfirm UsageExceeded SmartAccountSettings`.split(/\s+/)
const viewNames = `ConnectingFarcaster UpdateEmailWallet SIWXSignMessage ConnectingSiwe`.split(/\s+/)
/** Views of a feature that a page has only with a project. */
const featured =
  `AddFunds FundsFromWallet FundsPreview Transactions OnRampProviders OnRampTokenSelect OnRampFiatSelect BuyInProgress WhatIsABuy
  RegisterAccountName ChooseAccountName RegisterAccountNameSuccess EmailLogin EmailVerifyDevice EmailVerifyOtp
  Swap SwapSelectToken SwapPreview ConnectingSocial ConnectSocials UpdateEmailPrimaryOtp UpdateEmailSecondaryOtp
  UpgradeEmailWallet`.split(/\s+/)
/** A name that no kit has. */
const unknown = ["Create"]

test("kit.open sorts all sixty-five names into three groups: shown, rejected for good, or loaded later", async () => {
  const all = [...knownViews, ...Object.keys(elsewhere), ...refused, ...viewNames, ...featured, ...unknown]
  expect([all.length, new Set(all).size]).toEqual([65, 65])
  const kit = await connectZebra()
  const ends = new Map<string, string>()
  for (const name of all) ends.set(name, await openByName(kit, name))
  const listEnds = (names: ReadonlyArray<string>) => names.map((name) => ends.get(name))
  expect(listEnds(knownViews)).toEqual(knownViews)
  expect(listEnds(Object.keys(elsewhere))).toEqual(Object.values(elsewhere))
  expect(new Set(listEnds([...refused, ...viewNames, ...featured]))).toEqual(new Set(["ViewNotAvailable"]))
  expect(new Set(listEnds(unknown))).toEqual(new Set(["CallMisfit"]))
}, 60_000)

test("kit.open shows the wallets for a view of an account without a connection", async () => {
  const kit = make()
  for (const name of ["Account", "AccountSettings", "WalletReceive"])
    expect(await openByName(kit, name)).toBe("Connect")
})

test("kit.open shows a view of an account after connecting if it was requested before", async () => {
  announceZebra(ends)
  const kit = make()
  expect(await openByName(kit, "WalletReceive")).toBe("Connect")
  const modal = () => document.querySelector("latchkey-modal")?.shadowRoot
  await waitUntil(() => expect(modal()?.querySelector(".view .row")?.textContent).toContain("Zebra"))
  await act(async () => modal()?.querySelector<HTMLElement>(".view .row")?.click())
  await waitUntil(() => expect(kit.getSnapshot().view).toBe("WalletReceive"))
  await waitUntil(() => expect(modal()?.querySelector(".view")?.textContent).toContain("0xf39Fd6e51aad88F6F4"))
  // Back leads to the account, as from any view about it.
  await act(async () => modal()?.querySelector<HTMLElement>(".head button")?.click())
  await waitUntil(() => expect(kit.getSnapshot().view).toBe("Account"))
})

test.each(["UpdateEmailWallet", "UpdateEmailPrimaryOtp", "UpgradeEmailWallet"])(
  "rejects opening %s with 'Not connected to email or social' when another wallet is connected",
  async (name) => {
    announceZebra(ends)
    const features = [{ id: "social_login", isEnabled: true, config: ["email"] }]
    const services = await startServices(({ path }) => (path === "/appkit/v1/config" ? { features } : undefined))
    ends.push(services.close)
    const kit = make({ projectId: "0123456789abcdef0123456789abcdef", endpoints: { api: services.url } })
    await act(() => kit.connect({ connectorId: "test.zebra" }))
    expect(await openByName(kit, name)).toBe("NotEmailOrSocial")
    expect(kit.getSnapshot().open).toBe(false)
  }
)

test.each(["ID_AUTH", "id_auth"])(
  "opens the sign-in when connect() names the embedded wallet as %s",
  async (connectorId) => {
    const features = [{ id: "social_login", isEnabled: true, config: ["email"] }]
    const services = await startServices(({ path }) => (path === "/appkit/v1/config" ? { features } : undefined))
    ends.push(services.close)
    const kit = make({
      projectId: "0123456789abcdef0123456789abcdef",
      endpoints: { api: services.url, secureSite: "http://127.0.0.1:9" }
    })
    const end = kit.connect({ connectorId }).then(
      () => "connected",
      (cause: unknown) => (isLatchkeyError(cause) ? cause._tag : String(cause))
    )
    await waitUntil(async () => {
      await act(async () => {})
      expect([kit.getSnapshot().open, kit.getSnapshot().view]).toEqual([true, "EmailLogin"])
    })
    await act(async () => kit.close())
    expect(await act(() => end)).toBe("ModalClosed")
  }
)

test("kit.open rejects a view whose feature is off by its name", async () => {
  const kit = make({ features: { receive: false } })
  expect(await openByName(kit, "WalletReceive")).toBe("ViewNotAvailable")
})

test("kit.open rejects the network views where visitors may not switch", async () => {
  const kit = make({ enableNetworkSwitch: false })
  for (const name of ["SwitchNetwork", "Networks", "SwitchActiveChain"])
    expect(await openByName(kit, name)).toBe("ViewNotAvailable")
})

test("kit.open shows how to get a wallet where no wallet can be reached, until one is announced", async () => {
  const kit = make()
  await act(() => kit.open())
  const modal = () => document.querySelector("latchkey-modal")?.shadowRoot
  await waitUntil(() => expect(modal()?.querySelector(".view h3")?.textContent).toBe("You need a wallet to continue"))
  expect(modal()?.querySelector("#latchkey-title")?.textContent).toBe("Connect wallet")
  expect(modal()?.querySelector(".foot")?.textContent).toContain("Learn")
  const wallet = announcePlainWallet({ uuid: "z", rdns: "test.zebra", name: "Zebra", accounts: [], chainId: 1 })
  ends.push(wallet.stop)
  await waitUntil(() => expect(modal()?.querySelector(".view .row")?.textContent).toContain("Zebra"))
})
