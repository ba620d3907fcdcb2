import * as Either from "effect/Either"
import { splitAccountId } from "../../chain/network/caip.ts"
import type { AccountId } from "../../chain/network/ids.ts"
import { isSameAddress } from "../../wallets/requests/shownContext.ts"
import { SignInMisfit } from "./errors.ts"
import { getNetwork, type SignInMessage } from "./fields.ts"
import { parseMessage } from "./message.ts"

/**
 * Reads a text that an account is asked to sign; fails unless it is a sign-in message of the page with this origin, for
 * this account on its network. T15, docs/spec/onchain.md#siwx-message-text.
 */
export const readSignInRequest = (
  text: string,
  account: AccountId,
  origin: string | null
): Either.Either<SignInMessage, SignInMisfit> =>
  Either.flatMap(parseMessage(text), (message) => {
    const { address, network } = splitAccountId(account)
    const host = origin === null ? "" : new URL(origin).host
    const misfit =
      message.domain !== host
        ? new SignInMisfit({ field: "domain", rule: `this page's host, ${host}` })
        : !URL.canParse(message.uri) || new URL(message.uri).origin !== origin
          ? new SignInMisfit({ field: "uri", rule: `an address of this page's origin, ${origin}` })
          : getNetwork(message.chainId) !== network
            ? new SignInMisfit({ field: "chainId", rule: `the network in use, ${network}` })
            : isSameAddress(network, message.accountAddress, address)
              ? undefined
              : new SignInMisfit({ field: "accountAddress", rule: "the account in use" })
    return misfit === undefined ? Either.right(message) : Either.left(misfit)
  })
