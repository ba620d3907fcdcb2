import { expect, test } from "vitest"
import { noDevice } from "../../foundation/platform/device.ts"
import { walletAction, selectWallet } from "./selectWallet.ts"
import type { Connector, Wallet } from "../connectors/schema.ts"

const connector = (id: string, more: Partial<Connector> = {}): Connector => ({
  id,
  type: "ANNOUNCED",
  name: id,
  chain: "eip155",
  rdns: id,
  icon: "",
  ...more
})
const relay = connector("walletConnect", { type: "WALLET_CONNECT", name: "WalletConnect", rdns: undefined })
const phone = { ...noDevice, mobile: true }
const app: Wallet = { id: "1", name: "App", chains: [], mobileLink: "app://" }
const desk: Wallet = { id: "2", name: "Desk", chains: [], desktopLink: "desk://" }
const web: Wallet = { id: "3", name: "Web", chains: [], webappLink: "https://web.test/" }
const extension: Wallet = { id: "4", name: "Extension", chains: [], rdns: "org.extension" }

test.each([
  ["an app, at a desk", app, [relay], noDevice, "pair"],
  ["an app, on a phone", app, [relay], phone, "pair"],
  ["an app, without WalletConnect", app, [], noDevice, "get"],
  ["a program, at a desk", desk, [relay], noDevice, "pair"],
  ["a program, on a phone", desk, [relay], phone, "get"],
  ["a web app", web, [relay], phone, "pair"],
  ["an extension that is not here", extension, [relay], noDevice, "get"],
  ["an extension that is here", extension, [relay, connector("org.extension")], noDevice, "connect"],
  ["an app whose extension is here", { ...app, rdns: "org.app" }, [relay, connector("org.app")], noDevice, "connect"],
  ["a wallet named like WalletConnect", { ...app, name: "WalletConnect" }, [relay], noDevice, "pair"]
] as const)("walletAction for a press on %s", (_, wallet, connectors, device, choice) => {
  expect(walletAction(wallet, connectors, device)).toBe(choice)
})

test("pairs with a wallet of an earlier visit even if its links are unknown", () => {
  const known: Wallet = { id: "9", name: "Known", chains: [] }
  expect(walletAction(known, [relay], noDevice)).toBe("get")
  expect(walletAction(known, [relay], noDevice, true)).toBe("pair")
  expect(walletAction(known, [], noDevice, true)).toBe("get")
})

test("selectWallet starts the attempt for that wallet, or shows how to get it", () => {
  expect(selectWallet(app, [relay], noDevice)).toEqual({
    _tag: "ConnectStarted",
    connectorId: "walletConnect",
    walletId: "1"
  })
  expect(selectWallet(extension, [relay, connector("org.extension")], noDevice)).toEqual({
    _tag: "ConnectStarted",
    connectorId: "org.extension"
  })
  expect(selectWallet(extension, [relay], noDevice)).toEqual({
    _tag: "Pushed",
    view: { _tag: "ConnectingExternal", walletId: "4" }
  })
})
