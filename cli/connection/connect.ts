import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { findNetwork } from "../../core/chain/network.ts"
import type { Connection } from "../../core/connection/state.ts"
import type { Connector } from "../../core/wallet/connector.ts"
import { Connections } from "../../services/connection/Connections.ts"
import { Store } from "../../services/store/Store.ts"
import { Connectors } from "../../services/wallet/Connectors.ts"
import { Usage } from "../errors.ts"
import { nearHint } from "../text/nearHint.ts"
import { over } from "../run/over.ts"
import type { Report } from "../run/report.ts"
import { pairs } from "../text/table.ts"
import { Run } from "../run/world.ts"
import { keyWallet } from "./keyWallet.ts"
import { recordedWallet, recordingWallet } from "./recordedWallet.ts"

/** The wallets of the terminal. The key wallet plays the embedded one. */
const kinds = {
  recorded: { name: "Recorded wallet", type: "INJECTED" },
  key: { name: "Key wallet", type: "AUTH" }
} as const satisfies Readonly<Record<string, Pick<Connector, "name" | "type">>>
const isKind = (wallet: string): wallet is keyof typeof kinds => Object.hasOwn(kinds, wallet)

/** `connect`: connects a wallet by the service that a page uses, and tells its account. */
export const connect = (options: { readonly wallet: string; readonly namespace: string }) =>
  Effect.flatMap(connected(options), reportOf)

/** The connection services over a wallet registry of their own. */
export const connectionLayer = Layer.provideMerge(Connections.layer, Connectors.layer)

/** Connects and gives the live connection. */
export const connected = ({ namespace, wallet }: { readonly wallet: string; readonly namespace: string }) =>
  Effect.gen(function*() {
    if (!isKind(wallet)) {
      const all = Object.keys(kinds)
      return yield* new Usage({ reason: `--wallet must be one of ${all.join(", ")}; it is "${wallet}".`, hint: nearHint(wallet, all) })
    }
    if (namespace !== "eip155") {
      return yield* new Usage({ reason: `--namespace must be eip155; it is "${namespace}".`, hint: nearHint(namespace, ["eip155"]) })
    }
    const at = yield* Run
    const store = yield* Store
    const { active } = (yield* store.state).chain
    const provider = wallet === "key" ? yield* keyWallet(active) : recordedWallet(yield* at.wallet, at.missed)
    yield* (yield* Connectors).put(wallet, "eip155", at.flags.record === undefined ? provider : recordingWallet(wallet, provider, at.keepWallet))
    yield* store.dispatch(
      { _tag: "WalletsAnnounced", connectors: [{ id: wallet, ...kinds[wallet], chain: "eip155", icon: "" }] },
      { _tag: "WalletsLooked" }
    )
    return yield* (yield* Connections).connect({ connectorId: wallet })
  }).pipe(over(connectionLayer))

/** A connection, told. */
export const reportOf = (connection: Connection) =>
  Effect.map(Effect.flatMap(Store, ({ state }) => state), ({ chain }): Report => {
    const { accounts, connectorId, name, namespace, network } = connection
    return {
      data: {
        account: `${network}:${accounts[0].address}`,
        accounts: accounts.map(({ address }) => address),
        connector: { id: connectorId, name }, namespace, network
      },
      lines: pairs([
        ["Account", accounts[0].address],
        ["Network", `${findNetwork(chain.networks, network).name} (${network})`],
        ["Wallet", name],
        ...(accounts.length === 1 ? [] : [["Others", accounts.slice(1).map(({ address }) => address).join(" ")] as const])
      ])
    }
  })
