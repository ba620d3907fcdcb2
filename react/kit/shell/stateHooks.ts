"use client"
import { useMemo } from "react"
import type { Namespace, NetworkId } from "../../../core/chain/network/ids.ts"
import type { ShownAccount, Snapshot } from "../../../core/wallets/storage/snapshot.ts"
import { buttonLink, type Linked } from "../host/ButtonLink.ts"
import type { Latchkey } from "../host/contract.ts"
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
 * The result of `useAccount`, narrowed by `status` and `namespace`. The status is `unknown` on a server and while
 * hydrating; only `disconnected` means that no wallet is connected.
 */
export type UseAccount<N extends Namespace = Namespace> =
  | ({
      readonly status: "connected" | "reconnecting"
      readonly isConnected: boolean
      /** The wallet's name. */
      readonly wallet: string
      /** The id of the wallet's connector. For announced wallets: its rdns. */
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
      /** The account of the last visit while it is being restored, otherwise null. */
      readonly account: ShownAccount | null
    }

/**
 * Returns the connected account of the active namespace, or of the passed one. While `reconnecting`, it is the account
 * of the last visit, which its wallet has not confirmed yet.
 *
 * @example
 * ```tsx
 * import { useAccount } from "latchkey/react"
 *
 * export const Address = () => {
 *   const { address, isConnected } = useAccount("eip155")
 *   return <p>{isConnected ? address : "Not connected"}</p>
 * }
 * ```
 */
export const useAccount = <N extends Namespace = Namespace>(namespace?: N): UseAccount<N> => {
  const kit: Latchkey & Linked = useLatchkey()
  if (namespace) kit[buttonLink]?.check?.("useAccount", namespace)
  return useUncheckedAccount(namespace)
}

/** Returns what `useAccount` returns, for a component that reports its own props. */
export const useUncheckedAccount = <N extends Namespace = Namespace>(namespace?: N): UseAccount<N> => {
  const { account: active, connections, status: activeStatus } = useSnapshot()
  const connection = connections.find((item) => item.namespace === namespace && item.inUse)
  const isActive = !namespace || active?.namespace === namespace
  const account = isActive ? active : (connection ?? null)
  const status = isActive
    ? activeStatus
    : connection
      ? connection.live
        ? "connected"
        : "reconnecting"
      : active
        ? "disconnected"
        : activeStatus
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
 *
 * @default namespace "eip155"
 * @example
 * ```tsx
 * import { useProvider } from "latchkey/react"
 *
 * export const Block = () => {
 *   const provider = useProvider()
 *   const log = async () => console.log(await provider.request({ method: "eth_blockNumber" }))
 *   return <button onClick={() => void log()}>Log the block number</button>
 * }
 * ```
 */
export const useProvider = (namespace: Namespace = "eip155"): WalletProvider => {
  const kit = useLatchkey()
  return useMemo(() => kit.provider(namespace), [kit, namespace])
}
