import * as Either from "effect/Either"
import { SendIncomplete, SendNeedsToken } from "./errors.ts"

/** What a visitor has filled in so far. */
export interface SendForm {
  readonly amount?: string | undefined
  readonly receiver?: string | undefined
  /** Which token, by whatever it is known by. */
  readonly token?: string | undefined
}

/** What sending needs, all of it. */
export interface FilledSend {
  readonly amount: string
  readonly receiver: string
  readonly token: string
}

/**
 * Whether everything that sending needs was given: an amount, a receiver and a token, asked for in that order.
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
