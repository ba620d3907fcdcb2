import { chainStart } from "../chain/state.ts"
import { toNetwork } from "../chain/network.ts"
import { mainnet, polygon } from "../chain/networks.ts"
import { configStart, type ConfigState } from "../config/state.ts"
import { type Connection, connectionStart } from "../connection/state.ts"
import { noRemoteFeatures } from "../config/remoteFeatures.ts"
import { kitStart } from "../kit/state.ts"
import { modalStart } from "../modal/state.ts"
import { joined, type JoinedRoom, type KitEvent, type KitState, step } from "../state.ts"
import { themeStart } from "../theme/state.ts"
import { walletStart } from "../wallet/state.ts"
import { accountStart, stepAccount } from "../account/state.ts"
import { activityStart, stepActivity } from "../activity/state.ts"
import { identityStart, stepIdentity } from "../identity/state.ts"
import { nameStart, stepName } from "../name/state.ts"
import { onrampStart, stepOnramp } from "../onramp/state.ts"
import { priceStart, stepPrice } from "../price/state.ts"
import { sessionStart, stepSession } from "../session/state.ts"
import { stepSwap, swapStart } from "../swap/state.ts"
import { stepToken, tokenStart } from "../token/state.ts"

/** A kit on Ethereum and Polygon, as it is before anything happened. For tests. */
export const sampleState = (config: Partial<ConfigState> = {}, restoring: ReadonlyArray<Connection> = []): KitState => ({
  chain: chainStart([toNetwork(mainnet), toNetwork(polygon)], "eip155:1"),
  config: { ...configStart, ...config },
  connection: connectionStart(restoring),
  kit: kitStart,
  modal: modalStart,
  theme: themeStart(),
  wallet: walletStart()
})

/** The same where several wallets may be connected at once. */
export const severalWallets = sampleState({ resolved: { ...noRemoteFeatures, multiWallet: true } })

/** A connection of that connector on Ethereum, unless said otherwise. */
export const sampleConnection = (connectorId: string, more: Partial<Connection> = {}): Connection => ({
  connectorId, namespace: "eip155", accounts: [{ address: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266" }], network: "eip155:1", name: connectorId, icon: "", ...more
})

/** A failure, as an event carries it. */
export const sampleFailure = { tag: "ConnectionRejected", code: "connection.rejected", data: { connectorId: "w" } } as const

/** The rooms that join later. */
export const lateRooms: ReadonlyArray<JoinedRoom> = [
  joined({ name: "account", start: accountStart, step: stepAccount }),
  joined({ name: "activity", start: activityStart, step: stepActivity }),
  joined({ name: "identity", start: identityStart, step: stepIdentity }),
  joined({ name: "name", start: nameStart, step: stepName }),
  joined({ name: "onramp", start: onrampStart, step: stepOnramp }),
  joined({ name: "price", start: priceStart, step: stepPrice }),
  joined({ name: "session", start: sessionStart, step: stepSession }),
  joined({ name: "swap", start: swapStart, step: stepSwap }),
  joined({ name: "token", start: tokenStart, step: stepToken })
]

/** The state after the events, in order. */
export const after = (state: KitState, ...events: ReadonlyArray<KitEvent>): KitState =>
  events.reduce((now, event) => step(now, event, lateRooms), state)
