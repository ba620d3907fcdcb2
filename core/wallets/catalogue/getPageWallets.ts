import type { Device } from "../../foundation/platform/device.ts"
import type { Connector } from "../connectors/schema.ts"
import {
  isHiddenBrowserWallet,
  isSameWallet,
  type Listed,
  listConnectors,
  sortByHost,
  type WalletName
} from "./listing.ts"

/** A wallet that may be listed. */
export type ListedEntry = WalletName & { readonly id: string }

/** Connectors that are listed elsewhere or represent another entry. */
export const hiddenExternal: ReadonlySet<string> = new Set(["coinbaseWalletSDK", "baseAccount"])

/** Returns the wallets of this page to list: found ones, and external ones that did not announce themselves. */
export const getPageWallets = (
  connectors: ReadonlyArray<Connector>,
  device: Device,
  isShown: (entry: ListedEntry) => boolean,
  order: ReadonlyArray<string>
): { readonly onPage: ReadonlyArray<Listed>; readonly external: ReadonlyArray<Listed> } => {
  const onPage = listConnectors(connectors).filter(
    ({ connector }) => isShown(connector) && !isHiddenBrowserWallet(connector, device.mobile, device.injected)
  )
  // A connector that also announced itself is already listed, with the name and icon from its announcement.
  const external = connectors.filter(
    (candidate) =>
      candidate.type === "EXTERNAL" &&
      !hiddenExternal.has(candidate.id) &&
      isShown(candidate) &&
      !onPage.some(({ connector }) => isSameWallet(connector, candidate))
  )
  return {
    onPage: sortByHost(onPage, order),
    external: sortByHost(
      external.map((connector) => ({ connector, parts: [connector] })),
      order
    )
  }
}
