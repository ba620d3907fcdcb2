import { act, fireEvent, screen } from "@testing-library/react"
import { type Device, noDevice, readDevice } from "../../core/platform.ts"
import type { KitEvent } from "../../core/state.ts"
import { after, sampleState } from "../../core/testing/sample.ts"
import type { Connector, Wallet } from "../../core/wallet/connector.ts"
import { ConnectingWalletConnect } from "../walletconnect/ConnectingWalletConnect.tsx"
import { drawView } from "./drawView.tsx"

export const uri = `wc:${"7f".repeat(32)}@2?relay-protocol=irn&symKey=${"c4".repeat(32)}`

const relay: Connector = { id: "walletConnect", type: "WALLET_CONNECT", name: "WalletConnect", chain: "eip155", icon: "" }
export const wallet = (id: string, more: Partial<Wallet> = {}): Wallet => ({ id, name: `Wallet ${id}`, chains: [], ...more })
/** A wallet with every kind of link. */
export const rainbow = wallet("1", { name: "Rainbow", mobileLink: "rainbow", desktopLink: "rainbowdesk://", webappLink: "https://app.rainbow.test", appStore: "https://apple.test/", playStore: "https://play.test/", homepage: "https://rainbow.test/" })

const iosAgent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1"
const androidAgent = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36"
const macAgent = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)"
/** Devices, by the user agents that they have. */
export const devices = {
  ios: readDevice(iosAgent, true, false, false),
  android: readDevice(androidAgent, true, false, false),
  iosTelegram: readDevice(iosAgent.replace(/ Version.*/, " Mobile/15E148"), true, true, false),
  androidTelegram: readDevice(androidAgent, true, true, false),
  macTelegram: readDevice(macAgent, false, true, false),
  inApp: readDevice(`${androidAgent} Wallet/1.2`, true, false, true)
}

export const opened: KitEvent = { _tag: "Opened", view: { _tag: "Connect" } }
/** A pairing that can be used for so many seconds, the last ten not counted. */
export const made = (seconds = 240): KitEvent => ({ _tag: "PairingMade", uri, expiry: Date.now() + seconds * 1000 })
export const started = (walletId?: string): KitEvent => ({ _tag: "ConnectStarted", connectorId: "walletConnect", ...(walletId === undefined ? {} : { walletId }) })

/** A view over a kit with WalletConnect, whose relay never answers by itself, and a catalogue with these wallets. */
export const drawPairing = (View: typeof ConnectingWalletConnect, wallets: ReadonlyArray<Wallet> = [], device: Device = noDevice) => {
  const start = after(sampleState({ catalogue: true }), { _tag: "WalletsAnnounced", connectors: [relay] }, { _tag: "CatalogueArrived", part: "recommended", wallets })
  const kit = drawView(View, { start, device })
  let asked = 0
  kit.put("walletConnect", { request: () => new Promise(() => {}), connect: () => {
    asked++
    return new Promise(() => {})
  } })
  return { ...kit, asked: () => asked }
}

/** The view for one wallet of the catalogue, its attempt begun. */
export const connecting = async (one: Wallet, device: Device = noDevice) => {
  const kit = drawPairing(ConnectingWalletConnect, [one], device)
  await kit.dispatch(opened, started(one.id))
  return kit
}

export const click = (role: "button" | "tab" | "link", name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole(role, { name })))
export const status = () => screen.queryAllByRole("status").map(({ textContent }) => textContent).join(" ").trim()
