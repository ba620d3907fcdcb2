import * as Either from "effect/Either"
import { checkPayment } from "./defaults.ts"
import type { PaymentCurrency } from "./events.ts"
import type { OnrampAmountOutside } from "./errors.ts"

/** Returns the amount (decimal text) if it is within the limits of at least one of the currency's payment methods. */
export const checkAnyPayment = (
  amount: string,
  currency: PaymentCurrency
): Either.Either<string, OnrampAmountOutside> => {
  const each = currency.limits.map(({ id }) => checkPayment(amount, currency, id))
  return each.find(Either.isRight) ?? each.at(-1) ?? checkPayment(amount, currency, "")
}
