import * as Either from "effect/Either"
import { SendIncomplete, SendNeedsToken } from "./errors.ts"

/** What a visitor has filled in so far. */
export interface SendForm {
  readonly amount?: string | undefined
  readonly receiver?: string | undefined
  /** The token, in whatever form identifies it. */
  readonly token?: string | undefined
}

/** Everything that sending needs. */
export interface FilledSend {
  readonly amount: string
  readonly receiver: string
  readonly token: string
}

/**
 * Checks whether everything that sending needs is there: an amount, a receiver and a token, in that order.
 * docs/spec/onchain.md#send-form.
 */
export const checkSend = ({
  amount = "",
  receiver = "",
  token
}: SendForm): Either.Either<FilledSend, SendIncomplete | SendNeedsToken> =>
  amount.trim() === "" || receiver.trim() === ""
    ? Either.left(new SendIncomplete())
    : Either.map(requireToken(token === "" ? undefined : token), (chosen) => ({
        amount: amount.trim(),
        receiver: receiver.trim(),
        token: chosen
      }))

/** Returns what is known of the token to send; fails if nothing is. */
export const requireToken = <A>(token: A | undefined): Either.Either<A, SendNeedsToken> =>
  token === undefined ? Either.left(new SendNeedsToken()) : Either.right(token)
