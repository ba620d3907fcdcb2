import { type Decoder, each, getField, string } from "../../foundation/data/decode.ts"
import { getAddressBytes } from "../../chain/solana/base58.ts"

/**
 * An account of a wallet-standard wallet: its fields, and the wallet's own object, which each request must pass back.
 */
export interface SolanaAccount {
  readonly address: string
  /** The account's Solana chains, with the names that wallets use. */
  readonly chains: ReadonlyArray<string>
  readonly own: unknown
}

const chainNames = each(string(128), 32)

const readAccount: Decoder<SolanaAccount> = (own) => {
  const address = string(44)(getField(own, "address"))
  return address !== undefined && getAddressBytes(address) !== undefined
    ? { address, chains: chainNames(getField(own, "chains")) ?? [], own }
    : undefined
}

/** Reads a wallet's `accounts`; drops values that are not Solana addresses, and duplicates. At most 64. */
export const readSolanaAccounts = (accounts: unknown): ReadonlyArray<SolanaAccount> =>
  (each(readAccount, 64)(accounts) ?? []).filter(
    ({ address }, i, all) => all.findIndex((other) => other.address === address) === i
  )
