import type { Device } from "../../foundation/platform/device.ts"
import type { Connector, Wallet } from "../connectors/schema.ts"
import { isSameWallet, type Listed, listConnectors } from "./listing.ts"
import { platformSupport } from "../links/platformChoice.ts"

/** The result of pressing a wallet of the catalogue. */
export type Choice = "connect" | "pair" | "get"

/**
 * Returns the action for a wallet: a wallet on the page is connected there; one that can be reached from this device is
 * paired with, if WalletConnect is available; for any other the visitor is shown how to get it. `known`: it was
 * connected on an earlier visit, so it can be reached, though its links may not have loaded yet.
 */
export const walletAction = (
  wallet: Wallet,
  connectors: ReadonlyArray<Connector>,
  device: Device,
  known = false
): Choice =>
  findOnPage(wallet, connectors) !== undefined
    ? "connect"
    : findWalletConnect(connectors) !== undefined && (known || platformSupport(wallet, device, false) !== "unsupported")
      ? "pair"
      : "get"

/** The events of a press: waiting for a connector, or the view that asks for a network or shows how to get the wallet. */
export type PressEvents =
  | { readonly _tag: "Pushed"; readonly view: { readonly _tag: "ConnectingMultiChain"; readonly connectorId: string } }
  | { readonly _tag: "ConnectStarted"; readonly connectorId: string; readonly walletId?: string }
  | { readonly _tag: "Pushed"; readonly view: { readonly _tag: "ConnectingExternal"; readonly walletId: string } }

/** Returns the event for a press on the wallet. */
export const selectWallet = (
  wallet: Wallet,
  connectors: ReadonlyArray<Connector>,
  device: Device,
  known = false
): PressEvents => {
  const choice = walletAction(wallet, connectors, device, known)
  const connector =
    choice === "connect"
      ? findOnPage(wallet, connectors)
      : choice === "pair"
        ? findWalletConnect(connectors)
        : undefined
  if (choice === "connect" && connector !== undefined) return selectConnector(getParts(connector, connectors))
  return connector === undefined
    ? { _tag: "Pushed", view: { _tag: "ConnectingExternal", walletId: wallet.id } }
    : { _tag: "ConnectStarted", connectorId: connector.id, ...(choice === "pair" ? { walletId: wallet.id } : {}) }
}

/** Returns the event for a press on a wallet of this page. A wallet with several namespaces asks for one of them. */
export const selectConnector = ([first, ...more]: Listed["parts"]): PressEvents =>
  more.length > 0
    ? { _tag: "Pushed", view: { _tag: "ConnectingMultiChain", connectorId: first.id } }
    : { _tag: "ConnectStarted", connectorId: first.id }

/** Returns the connectors of the same wallet, one for each of its namespaces. */
export const getParts = (connector: Connector, connectors: ReadonlyArray<Connector>): Listed["parts"] =>
  listConnectors(connectors).find(({ parts }) => parts.some(({ id }) => id === connector.id))?.parts ?? [connector]

const findWalletConnect = (connectors: ReadonlyArray<Connector>): Connector | undefined =>
  connectors.find(({ type }) => type === "WALLET_CONNECT")
const findOnPage = (wallet: Wallet, connectors: ReadonlyArray<Connector>): Connector | undefined =>
  connectors.find((candidate) => candidate.type !== "WALLET_CONNECT" && isSameWallet(candidate, wallet))
