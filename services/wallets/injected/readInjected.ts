import type { Namespace } from "../../../core/chain/network/ids.ts"
import type { PlainStore } from "../../foundation/store/plainStore.ts"
import type { Eip1193Provider } from "../connectors/fromEip1193.ts"

/**
 * Lists the wallet at `window.ethereum`, if there is one. `core/wallets/catalogue/listing.ts` decides when it is shown.
 * docs/spec/wallets.md#injected-browser-wallet.
 */
export const addInjected = (
  store: Pick<PlainStore, "dispatch">,
  found: (connectorId: string, namespace: Namespace, provider: Eip1193Provider) => void
): void => {
  const wallet = readInjected()
  if (wallet === null) return
  found("injected", "eip155", wallet)
  store.dispatch({
    _tag: "WalletsAnnounced",
    connectors: [{ id: "injected", type: "INJECTED", name: "Browser Wallet", chain: "eip155", icon: "" }]
  })
}

const readInjected = (): Eip1193Provider | null => {
  try {
    const { ethereum } = globalThis as { readonly ethereum?: Partial<Eip1193Provider> }
    return typeof ethereum?.request === "function" ? (ethereum as Eip1193Provider) : null
  } catch {
    return null
  }
}
