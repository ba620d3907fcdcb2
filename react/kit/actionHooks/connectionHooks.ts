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

/** Which connection is meant. */
type Chosen = Pick<ShownConnection, "connectorId" | "namespace">

/**
 * Returns the active network, those that are configured, and the functions that switch it, by an EVM chain's number, a
 * CAIP-2 id or a network. `network` is null until one is known; `chainId` is undefined off EVM.
 */
export const useNetwork = (): {
  readonly network: Snapshot["network"]
  readonly chainId: number | undefined
  readonly networks: ReadonlyArray<ShownNetwork>
} & Act<"switchNetwork", NetworkArgument, void> => {
  const kit: Latchkey & Linked = useLatchkey()
  const { network } = useSnapshot()
  const configured = kit[buttonLink]?.options.networks
  const networks = useMemo(() => (configured ?? []).map(shown), [configured])
  const act = useAct<"switchNetwork", NetworkArgument, void>("switchNetwork", ({ switchNetwork }, to) =>
    switchNetwork(to)
  )
  return { network, chainId: network ? toChainId(network.id) : undefined, networks, ...act }
}

const shown = ({ caipNetworkId, id: given, name }: NetworkInput): ShownNetwork => {
  // By its own rule: whether an option is a network is checked by the kit, whose code stays out of the host's.
  const id = (caipNetworkId ?? (typeof given === "number" ? `eip155:${given}` : given)) as NetworkId
  return { id, chainId: toChainId(id), name, supported: true }
}

/**
 * Returns every wallet that is connected or being restored; the active one of each namespace first. Switching needs the
 * multiWallet feature: without it the page's developers get an alert that names this hook. How the last switch or
 * disconnect stands is told together.
 */
export const useConnections = (): {
  readonly connections: ReadonlyArray<ShownConnection>
  readonly switchConnection: (connection: Chosen) => void
  readonly switchConnectionAsync: (connection: Chosen) => Promise<void>
  readonly disconnect: (connection: Chosen) => void
  readonly disconnectAsync: (connection: Chosen) => Promise<void>
  readonly error: Act<"act", never, void>["error"]
  readonly isPending: boolean
} => {
  const { connections } = useSnapshot()
  const switching = useAct<"switchConnection", Chosen, void>("switchConnection", async (kit, connection) => {
    await checkHook("useConnections", connection)
    const { connectorId, namespace } = connection
    return kit.switchConnection({ connectorId, namespace, hook: "useConnections" })
  })
  const leaving = useAct<"disconnect", Chosen, void>("disconnect", async (kit, connection) => {
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

/** Returns the functions that disconnect one wallet, or all of them. */
export const useDisconnect = () =>
  // biome-ignore lint/suspicious/noConfusingVoidType: the argument may be left out
  useAct<"disconnect", DisconnectOptions | void, void>("disconnect", ({ disconnect }, from) =>
    disconnect(...(from ? [from] : []))
  )
