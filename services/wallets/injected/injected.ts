import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Store } from "../../foundation/store/Store.ts"
import { Connectors, type Provider } from "../connectors/Connectors.ts"
import { foreignProvider } from "../connectors/foreignProvider.ts"

/**
 * Lists the wallet at `window.ethereum`, if there is one. `core/wallets/catalogue/listing.ts` decides when it is shown.
 * docs/spec/wallets.md#injected-browser-wallet.
 */
export const injectedLayer = Layer.scopedDiscard(
  Effect.gen(function* () {
    const provider = readInjected()
    if (provider === null) return
    yield* (yield* Connectors).put("injected", "eip155", provider)
    yield* (yield* Store).dispatch({
      _tag: "WalletsAnnounced",
      connectors: [{ id: "injected", type: "INJECTED", name: "Browser Wallet", chain: "eip155", icon: "" }]
    })
  })
)

const readInjected = (): Provider | null => {
  try {
    const { ethereum } = globalThis as { readonly ethereum?: Partial<Provider> }
    return typeof ethereum?.request === "function" ? foreignProvider(ethereum as Provider) : null
  } catch {
    return null
  }
}
