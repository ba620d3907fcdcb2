import * as Either from "effect/Either"
import { isAccountId, splitAccountId } from "./caip.ts"
import { type AccountId, isNetworkId, type NetworkId } from "./ids.ts"
import { InvalidCaipAddress, InvalidCaipAccount, InvalidCaipNetwork } from "./networkIdErrors.ts"

/** Parses a network id. docs/spec/chain.md#network-identifiers: exactly two colon-separated parts. */
export const parseNetworkId = (text: string): Either.Either<NetworkId, InvalidCaipNetwork> =>
  isNetworkId(text) ? Either.right(text) : Either.left(new InvalidCaipNetwork({ value: text }))

/** Parses an account id. docs/spec/chain.md#network-identifiers: exactly three colon-separated parts. */
export const parseAccountId = (text: string): Either.Either<AccountId, InvalidCaipAccount> =>
  isAccountId(text) ? Either.right(text) : Either.left(new InvalidCaipAccount({ value: text }))

/**
 * Returns the bare address of an account id. docs/spec/chain.md#network-identifiers: fails with 'Invalid CAIP Address'.
 */
export const plainAddress = (text: string): Either.Either<string, InvalidCaipAddress> =>
  isAccountId(text) ? Either.right(splitAccountId(text).address) : Either.left(new InvalidCaipAddress({ value: text }))
