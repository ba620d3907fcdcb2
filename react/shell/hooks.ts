"use client"
import { useMemo } from "react"
import type { ConnectionStatus } from "../../core/connection/state.ts"
import type { ShownAccount, Snapshot } from "../../core/connection/snapshot.ts"
import type { WalletProvider } from "./contract.ts"
import { useLatchkey, useSnapshot } from "./LatchkeyProvider.tsx"

/** The connected account. While `reconnecting` it is the one of the last visit, not yet confirmed by its wallet. */
export const useAccount = (): {
  readonly status: ConnectionStatus
  readonly isConnected: boolean
  readonly address: string | undefined
  readonly account: ShownAccount | null
} => {
  const snapshot = useSnapshot()
  const status = snapshot?.status ?? "disconnected"
  return { status, isConnected: status === "connected", address: snapshot?.account?.address, account: snapshot?.account ?? null }
}

/** The active network and the way to another one. `switchNetwork` takes a CAIP-2 id. */
export const useNetwork = (): {
  readonly network: Snapshot["network"]
  readonly switchNetwork: (network: string) => Promise<void>
} => {
  const kit = useLatchkey()
  return { network: useSnapshot()?.network ?? null, switchNetwork: kit.switchNetwork }
}

/** Lets go of the wallet. */
export const useDisconnect = (): { readonly disconnect: () => Promise<void> } => ({ disconnect: useLatchkey().disconnect })

/** The wallet in use, by EIP-1193. The same object for as long as the kit and the namespace are the same. */
export const useProvider = (namespace = "eip155"): WalletProvider => {
  const kit = useLatchkey()
  return useMemo(() => kit.provider(namespace), [kit, namespace])
}

/** Changes between dark, light and the system's choice. */
export const useTheme = (): { readonly setTheme: (mode: "dark" | "light" | "auto") => void } => ({ setTheme: useLatchkey().setTheme })
