import {
  type Address,
  BaseError,
  type Chain,
  createWalletClient,
  custom,
  type CustomTransport,
  type JsonRpcAccount,
  type WalletClient
} from "viem"
import type { Latchkey } from "../host/contract.ts"
import { reportPeer } from "./reportPeer.ts"

reportPeer("latchkey/viem", "viem", new BaseError("").version.replace("viem@", ""))

const isEvm = (account: string | undefined): account is Address => account?.startsWith("0x") === true

/**
 * Returns a viem wallet client for the kit's EVM wallet, whichever is active when it is called. Without `account`, or
 * with an account of another namespace, pass the account to each action; `useAccount().address` can be passed
 * unchanged.
 *
 * @example
 * ```ts
 * import { parseEther } from "viem"
 * import { mainnet } from "viem/chains"
 * import { walletClient } from "latchkey/viem"
 *
 * const client = walletClient(kit, mainnet, address)
 * const hash = await client.sendTransaction({ to, value: parseEther("0.01") })
 * ```
 */
export const walletClient: {
  (
    kit: Pick<Latchkey, "provider">,
    chain: Chain,
    account: Address
  ): WalletClient<CustomTransport, Chain, JsonRpcAccount>
  (kit: Pick<Latchkey, "provider">, chain: Chain, account?: string): WalletClient<CustomTransport, Chain>
} = (kit: Pick<Latchkey, "provider">, chain: Chain, account?: string) =>
  createWalletClient({ chain, ...(isEvm(account) && { account }), transport: custom(kit.provider("eip155")) })
