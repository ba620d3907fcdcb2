import type { NetworkId } from "../../core/chain/ids.ts"
import type { Network } from "../../core/chain/network.ts"
import { chainStart } from "../../core/chain/state.ts"
import { type ConfigState, configStart } from "../../core/config/state.ts"
import { connectionStart } from "../../core/connection/state.ts"
import { kitStart } from "../../core/kit/state.ts"
import { modalStart } from "../../core/modal/state.ts"
import type { KitState } from "../../core/state.ts"
import { themeStart } from "../../core/theme/state.ts"
import { walletStart } from "../../core/wallet/state.ts"

/** A network for tests: plain EVM, with one endpoint that leads nowhere. */
export const testNetwork = (id: NetworkId = "eip155:1"): Network => ({
  id, name: "Test", namespace: "eip155", nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: ["https://node.test"], testnet: false
})

/** A kit's state before anything happened, for tests of what follows it. */
export const testState = (config: Partial<ConfigState> = {}): KitState => ({
  chain: chainStart([testNetwork()], "eip155:1"),
  config: { ...configStart, ...config },
  connection: connectionStart(),
  kit: kitStart,
  modal: modalStart,
  theme: themeStart(),
  wallet: walletStart()
})
