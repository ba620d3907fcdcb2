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
  token = ""
}: SendForm): Either.Either<FilledSend, SendIncomplete | SendNeedsToken> =>
  amount.trim() === "" || receiver.trim() === ""
    ? Either.left(new SendIncomplete())
    : token === ""
      ? Either.left(new SendNeedsToken())
      : Either.right({ amount: amount.trim(), receiver: receiver.trim(), token })
