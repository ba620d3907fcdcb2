"use client"
import type { NetworkInput } from "../../../core/chain/network/network.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import type { NetworkArgument } from "../../../core/kit/methods/shapes.ts"
import {
  type ShownConnection,
  type ShownNetwork,
  type Snapshot,
  toChainId
} from "../../../core/wallets/storage/snapshot.ts"
import { useMemo } from "react"
import { checkHook } from "../hooks/checkHook.ts"
import { useLatchkey, useSnapshot } from "../shell/LatchkeyProvider.tsx"
import { buttonLink, type Linked } from "../host/ButtonLink.ts"
import type { DisconnectOptions, Latchkey } from "../host/contract.ts"
import { type Act, useAct } from "./useAct.ts"

/** Identifies a connection. */
type ConnectionId = Pick<ShownConnection, "connectorId" | "namespace">

/**
 * Returns the active network, the configured networks, and `switchNetwork`, which accepts a chain number, a CAIP-2 id,
 * or a network. `network` is null until it is known; `chainId` is undefined for networks other than EVM.
 * `switchNetwork` never rejects; `switchNetworkAsync` does.
 *
 * @example
 * ```tsx
 * import { useNetwork } from "latchkey/react"
 *
 * export const Networks = () => {
 *   const { network, networks, switchNetwork } = useNetwork()
 *   return networks.map(({ id, name }) => (
 *     <button key={id} disabled={id === network?.id} onClick={() => switchNetwork(id)}>
 *       {name}
 *     </button>
 *   ))
 * }
 * ```
 */
export const useNetwork = (): {
  readonly network: Snapshot["network"]
  readonly chainId: number | undefined
  readonly networks: ReadonlyArray<ShownNetwork>
} & Act<"switchNetwork", NetworkArgument, void> => {
  const kit: Latchkey & Linked = useLatchkey()
  const { network } = useSnapshot()
  const configured = kit[buttonLink]?.options.networks
  const networks = useMemo(() => (configured ?? []).map(toShownNetwork), [configured])
  const act = useAct<"switchNetwork", NetworkArgument, void>("switchNetwork", ({ switchNetwork }, network) =>
    switchNetwork(network)
  )
  return { network, chainId: network ? toChainId(network.id) : undefined, networks, ...act }
}

const toShownNetwork = ({ caipNetworkId, id: rawId, name }: NetworkInput): ShownNetwork => {
  // Read without the kit's own checks, so that their code stays out of the host's bundle. The kit checks the option.
  const id = (caipNetworkId ?? (typeof rawId === "number" ? `eip155:${rawId}` : rawId)) as NetworkId
  return { id, chainId: toChainId(id), name, supported: true }
}

/**
 * Returns every wallet that is connected or being restored, the active one of each namespace first, and functions that
 * switch to one or disconnect it. Switching requires the feature `multiWallet`: without it, developers get an alert
 * that names this hook. `isPending` and `error` describe the last switch or disconnect.
 *
 * @example
 * ```tsx
 * import { useConnections } from "latchkey/react"
 *
 * export const Wallets = () => {
 *   const { connections, disconnect } = useConnections()
 *   return connections.map((connection) => (
 *     <button key={connection.connectorId} onClick={() => disconnect(connection)}>
 *       Disconnect {connection.wallet}
 *     </button>
 *   ))
 * }
 * ```
 */
export const useConnections = (): {
  readonly connections: ReadonlyArray<ShownConnection>
  readonly switchConnection: (connection: ConnectionId) => void
  readonly switchConnectionAsync: (connection: ConnectionId) => Promise<void>
  readonly disconnect: (connection: ConnectionId) => void
  readonly disconnectAsync: (connection: ConnectionId) => Promise<void>
  readonly error: Act<"act", never, void>["error"]
  readonly isPending: boolean
} => {
  const { connections } = useSnapshot()
  const switching = useAct<"switchConnection", ConnectionId, void>("switchConnection", async (kit, connection) => {
    await checkHook("useConnections", connection)
    const { connectorId, namespace } = connection
    return kit.switchConnection({ connectorId, namespace, hook: "useConnections" })
  })
  const leaving = useAct<"disconnect", ConnectionId, void>("disconnect", async (kit, connection) => {
    await checkHook("useConnections", connection)
    const { connectorId, namespace } = connection
    return kit.disconnect({ connectorId, namespace })
  })
  return {
    connections,
    switchConnection: switching.switchConnection,
    switchConnectionAsync: switching.switchConnectionAsync,
    disconnect: leaving.disconnect,
    disconnectAsync: leaving.disconnectAsync,
    error: switching.error ?? leaving.error,
    isPending: switching.isPending || leaving.isPending
  }
}

/**
 * Returns `disconnect`, which disconnects one wallet, or all wallets without an argument. It never rejects;
 * `disconnectAsync` does.
 *
 * @example
 * ```tsx
 * import { useDisconnect } from "latchkey/react"
 *
 * export const SignOut = () => {
 *   const { disconnect, isPending } = useDisconnect()
 *   return <button disabled={isPending} onClick={() => disconnect()}>Disconnect</button>
 * }
 * ```
 */
export const useDisconnect = () =>
  // biome-ignore lint/suspicious/noConfusingVoidType: the argument is optional
  useAct<"disconnect", DisconnectOptions | void, void>("disconnect", ({ disconnect }, options) =>
    disconnect(...(options ? [options] : []))
  )
