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
 * Returns viem's client over the kit's EVM wallet, whichever that is when it is asked. Without `account`, or with one that
 * is not of an EVM network, each action names its own: `useAccount().address` may be passed as it is.
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
