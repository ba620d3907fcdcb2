import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ConfigState } from "../../core/config/state.ts"
import type { Network } from "../../core/chain/network.ts"
import type { Device } from "../../core/platform.ts"
import type { KitEvent } from "../../core/state.ts"
import { Online } from "../platform/Online.ts"
import { Platform } from "../platform/Platform.ts"
import { Storage } from "../storage/Storage.ts"
import { Store } from "../store/Store.ts"
import type { Held } from "../wallet/Connectors.ts"
import { type WalletConnectOptions, walletConnectProvider } from "../walletconnect/walletConnectProvider.ts"
import { testNetwork, testState } from "./testState.ts"

/** A kit for tests of WalletConnect. `kept` is its storage, `online` what its browser says. */
export interface OverOptions extends Partial<WalletConnectOptions> {
  readonly relay: string
  readonly networks?: ReadonlyArray<Network>
  readonly config?: Partial<ConfigState>
  readonly device?: Partial<Device>
  readonly kept?: Map<string, string>
  readonly online?: boolean
}

/** Ethereum, Polygon and Solana. */
export const walletConnectNetworks: ReadonlyArray<Network> = [
  testNetwork(), testNetwork("eip155:137"),
  { ...testNetwork("solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"), namespace: "solana" }
]

/** The real provider over the real client, for as long as the scope lasts; every event it made and every word it said. */
export const walletConnectOver = Effect.fnUntraced(function*({ config, device, kept, networks = walletConnectNetworks, online = true, ...options }: OverOptions) {
  const start = testState(config)
  const context = yield* Layer.build(Layer.mergeAll(
    Store.layer({ ...start, chain: { ...start.chain, networks } }), Storage.layerMemory(kept), Platform.layerTest(device),
    online ? Online.layerAlways : Online.layer({ navigator: { onLine: false }, addEventListener: () => {}, removeEventListener: () => {} })
  ))
  const store = Context.get(context, Store)
  const events: Array<KitEvent> = []
  const heard: Array<readonly [event: string, value: ReadonlyArray<Held> | undefined]> = []
  yield* store.listen((_, batch) => void events.push(...batch))
  const provider = yield* Effect.provide(walletConnectProvider({
    projectId: "sandbox", storageName: "", metadata: { name: "Page", description: "", url: "http://127.0.0.1", icons: [] }, ...options
  }), context)
  provider.on("changed", (value) => void heard.push(["changed", value as ReadonlyArray<Held>]))
  provider.on("disconnect", () => void heard.push(["disconnect", undefined]))
  return {
    provider, events, heard, state: store.now, tags: () => events.map(({ _tag }) => _tag),
    uri: () => events.findLast((event) => event._tag === "PairingMade")?.uri ?? ""
  }
})
