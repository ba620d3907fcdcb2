import * as Either from "effect/Either"
import { toSendMisfit, type SendMisfit } from "./errors.ts"
import type { Sending } from "./sendRequest.ts"
import { parseUnits } from "../../foundation/text/units.ts"
import { getAddressBytes } from "../../chain/solana/base58.ts"

/** A valid transfer: addresses are 32 bytes, `units` fits a token account. Without a mint it is SOL. */
export interface SolanaTransfer {
  readonly from: string
  readonly to: string
  /** Base units: lamports, or the token's smallest unit. */
  readonly units: bigint
  readonly token?: { readonly mint: string; readonly decimals: number } | undefined
}

/** The highest balance of an account: 64 bits. */
const maxUint64 = 2n ** 64n - 1n

/**
 * Returns a transfer in Solana's units. Fails, as on every chain, for an amount that is not above zero, has more
 * decimals than the token or exceeds an account, a receiver that is not an address, and the token's own mint, where it
 * would be lost. docs/spec/onchain.md#send-solana-transfer.
 */
export const toSolanaTransfer = ({
  amount,
  from,
  receiver,
  token
}: Sending): Either.Either<SolanaTransfer, SendMisfit> => {
  const units = parseUnits(amount, token.decimals)
  const to = receiver.trim()
  if (units === undefined || units <= 0n || units > maxUint64) return Either.left(toSendMisfit("amount", amount))
  if (getAddressBytes(to) === undefined || to === token.address) return Either.left(toSendMisfit("receiver", to))
  return Either.right({
    from,
    to,
    units,
    ...(token.address === undefined ? {} : { token: { mint: token.address, decimals: token.decimals } })
  })
}
