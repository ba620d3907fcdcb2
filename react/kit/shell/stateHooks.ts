"use client"
import { useMemo } from "react"
import type { Namespace, NetworkId } from "../../../core/chain/network/ids.ts"
import type { ShownAccount, Snapshot } from "../../../core/wallets/storage/snapshot.ts"
import type { WalletProvider } from "../host/walletProvider.ts"
import { useLatchkey, useSnapshot } from "./LatchkeyProvider.tsx"

/** An account of an EVM network. */
export interface EvmAccount {
  readonly namespace: "eip155"
  readonly address: `0x${string}`
  readonly chainId: number
  readonly network: NetworkId
}
/** An account of any other network. */
export interface OtherAccount {
  readonly namespace: Exclude<Namespace, "eip155">
  readonly address: string
  readonly chainId?: undefined
  readonly network: NetworkId
}

/**
 * What `useAccount` returns, narrowed by `status` and by `namespace`. `unknown`: on a server and while hydrating, when
 * nothing was read yet; only `disconnected` says that nobody is connected.
 */
export type UseAccount<N extends Namespace = Namespace> =
  | ({
      readonly status: "connected" | "reconnecting"
      readonly isConnected: boolean
      /** The wallet's name. */
      readonly wallet: string
      /** The id of the wallet's connector; for announced wallets their rdns. */
      readonly connectorId: string
      readonly account: ShownAccount
    } & (N extends "eip155" ? EvmAccount : OtherAccount))
  | {
      readonly status: Exclude<Snapshot["status"], "connected" | "reconnecting">
      readonly isConnected: false
      readonly namespace?: undefined
      readonly address?: undefined
      readonly chainId?: undefined
      readonly network?: undefined
      readonly wallet?: undefined
      readonly connectorId?: undefined
      /** While a wallet is asked: an account of the last visit that has not come back yet. */
      readonly account: ShownAccount | null
    }

/**
 * Returns the connected account, of the active namespace or of the given one. While `reconnecting` it is the one of the
 * last visit, not yet confirmed by its wallet.
 */
export const useAccount = <N extends Namespace = Namespace>(namespace?: N): UseAccount<N> => {
  const { account: known, connections, status: all } = useSnapshot()
  const there = connections.find((one) => one.namespace === namespace && one.inUse)
  const isActive = !namespace || known?.namespace === namespace
  const account = isActive ? known : (there ?? null)
  const status = isActive ? all : there ? (there.live ? "connected" : "reconnecting") : known ? "disconnected" : all
  return {
    ...(status !== "connecting" && account),
    account,
    status,
    isConnected: status === "connected"
  } as UseAccount<N>
}

/**
 * Returns the active wallet as an EIP-1193 provider. The same object as long as the kit and the namespace stay the
 * same.
 */
export const useProvider = (namespace: Namespace = "eip155"): WalletProvider => {
  const kit = useLatchkey()
  return useMemo(() => kit.provider(namespace), [kit, namespace])
}
