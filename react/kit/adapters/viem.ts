import {
  type Address,
  type Chain,
  createWalletClient,
  custom,
  type CustomTransport,
  type JsonRpcAccount,
  type WalletClient
} from "viem"
import type { Latchkey } from "../start/contract.ts"

/**
 * Returns viem's client over the kit's EVM wallet, whichever that is when it is asked. Without `account` each action names
 * its own.
 */
export const walletClient: {
  (kit: Pick<Latchkey, "provider">, chain: Chain): WalletClient<CustomTransport, Chain>
  (
    kit: Pick<Latchkey, "provider">,
    chain: Chain,
    account: Address
  ): WalletClient<CustomTransport, Chain, JsonRpcAccount>
} = (kit: Pick<Latchkey, "provider">, chain: Chain, account?: Address) =>
  createWalletClient({ chain, ...(account && { account }), transport: custom(kit.provider("eip155")) })
