"use client"
import { useMemo } from "react"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import type { ConnectionStatus } from "../../../core/wallets/connection/state.ts"
import type { ShownAccount, ShownConnection, Snapshot } from "../../../core/wallets/storage/snapshot.ts"
import type { WalletProvider } from "../start/contract.ts"
import { useLatchkey, useSnapshot } from "./LatchkeyProvider.tsx"

/**
 * The connected account, of the active namespace or of the one that is named. While `reconnecting` it is the one of the
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

/** The active network and the way to another one. `switchNetwork` takes a CAIP-2 id. */
export const useNetwork = (): {
  readonly network: Snapshot["network"]
  readonly switchNetwork: (network: string) => Promise<void>
} => {
  const kit = useLatchkey()
  return { network: useSnapshot()?.network ?? null, switchNetwork: kit.switchNetwork }
}

const none: ReadonlyArray<ShownConnection> = []

/**
 * Every wallet that is connected, or is coming back; the one in use first on its namespace. Changing needs the
 * multiWallet feature.
 */
export const useConnections = (): {
  readonly connections: ReadonlyArray<ShownConnection>
  readonly switchConnection: (connection: Pick<ShownConnection, "connectorId" | "namespace">) => Promise<void>
  readonly disconnect: (connection: Pick<ShownConnection, "connectorId" | "namespace">) => Promise<void>
} => {
  const kit = useLatchkey()
  const snapshot = useSnapshot()
  return {
    connections: snapshot?.connections ?? none,
    switchConnection: kit.switchConnection,
    disconnect: kit.disconnect
  }
}

/** Lets go of the wallet. */
export const useDisconnect = (): { readonly disconnect: () => Promise<void> } => ({
  disconnect: useLatchkey().disconnect
})

/** The wallet in use, by EIP-1193. The same object for as long as the kit and the namespace are the same. */
export const useProvider = (namespace = "eip155"): WalletProvider => {
  const kit = useLatchkey()
  return useMemo(() => kit.provider(namespace), [kit, namespace])
}

/** Changes between dark, light and the system's choice. */
export const useTheme = (): { readonly setTheme: (mode: "dark" | "light" | "auto") => void } => ({
  setTheme: useLatchkey().setTheme
})
