import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Store } from "../../foundation/store/Store.ts"
import { Connectors } from "../connectors/Connectors.ts"
import { type Eip1193Provider, fromEip1193 } from "../connectors/fromEip1193.ts"

/**
 * Lists the wallet at `window.ethereum`, if there is one. `core/wallets/catalogue/listing.ts` decides when it is shown.
 * docs/spec/wallets.md#injected-browser-wallet.
 */
export const addInjected = (store: Store["Type"], connectors: Connectors["Type"]): void => {
  const wallet = readInjected()
  if (wallet === null) return
  connectors.add("injected", "eip155", fromEip1193(wallet, "injected"))
  store.move({
    _tag: "WalletsAnnounced",
    connectors: [{ id: "injected", type: "INJECTED", name: "Browser Wallet", chain: "eip155", icon: "" }]
  })
}

export const injectedLayer = Layer.effectDiscard(
  Effect.map(Effect.all([Store, Connectors]), (both) => addInjected(...both))
)

const readInjected = (): Eip1193Provider | null => {
  try {
    const { ethereum } = globalThis as { readonly ethereum?: Partial<Eip1193Provider> }
    return typeof ethereum?.request === "function" ? (ethereum as Eip1193Provider) : null
  } catch {
    return null
  }
}
