import * as Either from "effect/Either"
import type { NetworkId } from "../../chain/network/ids.ts"
import { type SendMisfit, SendWouldFail, toSendMisfit } from "./errors.ts"
import type { Sending } from "./sendRequest.ts"
import { parseUnits } from "../../foundation/text/units.ts"
import { dustLimit, isAddressOn, readAddress } from "../../chain/bitcoin/address.ts"
import { readSatoshis } from "../../chain/bitcoin/satoshis.ts"

/** A bitcoin transfer in the form of a wallet request. The wallet selects the coins and the fee. */
export interface BitcoinRequest {
  readonly from: string
  readonly to: string
  /** Decimal digits. */
  readonly satoshis: string
}

/** Decimals of a bitcoin in satoshis. */
const decimals = 8

/**
 * Returns a transfer in satoshis. Fails for an amount that is not above zero, exceeds the supply or is finer than a
 * satoshi, a receiver that is not an address or belongs to another network, any token, and an amount below what nodes
 * relay.
 */
export const toBitcoinTransfer = (
  network: NetworkId,
  { amount, from, receiver, token }: Sending
): Either.Either<BitcoinRequest, SendMisfit | SendWouldFail> => {
  const to = receiver.trim()
  const satoshis = readSatoshis(String(parseUnits(amount, decimals)))
  if (satoshis === undefined) return Either.left(toSendMisfit("amount", amount))
  const address = readAddress(to)
  if (address === undefined || !isAddressOn(network, to) || token.address !== undefined)
    return Either.left(toSendMisfit("receiver", to))
  const least = dustLimit[address.kind]
  if (satoshis < least)
    return Either.left(new SendWouldFail({ detail: `less than ${least} satoshis are not passed on.` }))
  return Either.right({ from, to, satoshis: String(satoshis) })
}
