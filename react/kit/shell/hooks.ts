"use client"
import { useCallback, useMemo } from "react"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import type { ConnectionStatus } from "../../../core/wallets/connection/state.ts"
import type { ShownAccount, ShownConnection, Snapshot } from "../../../core/wallets/storage/snapshot.ts"
import type { Latchkey } from "../start/contract.ts"
import type { WalletProvider } from "../start/walletProvider.ts"
import { useLatchkey, useSnapshot } from "./LatchkeyProvider.tsx"

/**
 * Returns the connected account, of the active namespace or of the given one. While `reconnecting` it is the one of the
 * last visit, not yet confirmed by its wallet.
 */
export const useAccount = (
  namespace?: Namespace
): {
  readonly status: ConnectionStatus
  readonly isConnected: boolean
  readonly address: string | undefined
  readonly account: ShownAccount | null
} => {
  const snapshot = useSnapshot()
  const known = snapshot?.account ?? null
  const active = namespace === undefined || known?.network.startsWith(`${namespace}:`)
  const there = snapshot?.connections.find((one) => one.namespace === namespace && one.inUse)
  const account = active ? known : (there ?? null)
  const status = active
    ? (snapshot?.status ?? "disconnected")
    : there === undefined
      ? "disconnected"
      : there.live
        ? "connected"
        : "reconnecting"
  return { status, isConnected: status === "connected", address: account?.address, account }
}

/** Returns the active network and a function to switch it. `switchNetwork` takes a chain number, a CAIP-2 id or a network. */
export const useNetwork = (): {
  readonly network: Snapshot["network"]
  readonly switchNetwork: Latchkey["switchNetwork"]
} => {
  const kit = useLatchkey()
  return { network: useSnapshot()?.network ?? null, switchNetwork: kit.switchNetwork }
}

const none: ReadonlyArray<ShownConnection> = []

/**
 * Returns every wallet that is connected or being restored; the active one of each namespace first. Switching needs the
 * multiWallet feature: without it the page's developers get an alert that names this hook.
 */
export const useConnections = (): {
  readonly connections: ReadonlyArray<ShownConnection>
  readonly switchConnection: (connection: Pick<ShownConnection, "connectorId" | "namespace">) => Promise<void>
  readonly disconnect: (connection: Pick<ShownConnection, "connectorId" | "namespace">) => Promise<void>
} => {
  const kit = useLatchkey()
  const snapshot = useSnapshot()
  const switchConnection = useCallback(
    ({ connectorId, namespace }: Pick<ShownConnection, "connectorId" | "namespace">) =>
      kit.switchConnection({ connectorId, namespace, hook: "useConnections" }),
    [kit]
  )
  return {
    connections: snapshot?.connections ?? none,
    switchConnection,
    disconnect: kit.disconnect
  }
}

/** Returns the function that disconnects the wallet. */
export const useDisconnect = (): { readonly disconnect: () => Promise<void> } => ({
  disconnect: useLatchkey().disconnect
})

/**
 * Returns the active wallet as an EIP-1193 provider. The same object as long as the kit and the namespace stay the
 * same.
 */
export const useProvider = (namespace: Namespace = "eip155"): WalletProvider => {
  const kit = useLatchkey()
  return useMemo(() => kit.provider(namespace), [kit, namespace])
}

/** Returns the function that switches between dark, light and the system's setting. */
export const useTheme = (): Pick<Latchkey, "setTheme"> => ({
  setTheme: useLatchkey().setTheme
})
