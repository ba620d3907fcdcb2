import * as Either from "effect/Either"
import { SendIncomplete, SendNeedsToken } from "./errors.ts"

/** The visitor's input so far. */
export interface SendForm {
  readonly amount?: string | undefined
  readonly receiver?: string | undefined
  /** The token, in any form that identifies it. */
  readonly token?: string | undefined
}

/** The complete input for sending. */
export interface FilledSend {
  readonly amount: string
  readonly receiver: string
  readonly token: string
}

/** Checks that an amount, a receiver and a token are present, in that order. docs/spec/onchain.md#send-form. */
export const checkSend = ({
  amount = "",
  receiver = "",
  token
}: SendForm): Either.Either<FilledSend, SendIncomplete | SendNeedsToken> =>
  amount.trim() === "" || receiver.trim() === ""
    ? Either.left(new SendIncomplete())
    : Either.map(requireToken(token === "" ? undefined : token), (known) => ({
        amount: amount.trim(),
        receiver: receiver.trim(),
        token: known
      }))

/** Returns the known data of the token to send; fails if the token is unknown. */
export const requireToken = <A>(token: A | undefined): Either.Either<A, SendNeedsToken> =>
  token === undefined ? Either.left(new SendNeedsToken()) : Either.right(token)
