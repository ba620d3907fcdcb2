import { List } from "../../../core/foundation/http/list.ts"
import type { PaymentCurrency, PurchaseCurrency } from "../../../core/onchain/onramp/events.ts"
import {
  type createOnrampRequest,
  toPaymentWire,
  toPurchaseWire,
  QuoteAnswer
} from "../../../core/onchain/onramp/schema.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Call } from "../../foundation/http/call.ts"

const Options = Schema.Struct({ paymentCurrencies: List, purchaseCurrencies: List })
const Page = Schema.Struct({ url: Schema.String })

/** Lists the payment currencies and the assets on sale. docs/spec/onchain.md#onramp-options-call. */
export const onrampOptions: Call<typeof Options.Type, typeof Options.Encoded> = {
  call: "onramp.options",
  to: "chainService",
  path: "/v1/onramp/options",
  reply: Options
}

/**
 * Returns the call for a quote: how much of an asset an amount (decimal text) buys. Changes nothing, but as a POST it
 * is sent once. docs/spec/onchain.md#onramp-quote-call.
 */
export const createOnrampQuoteCall = ({
  amount,
  payment,
  purchase
}: {
  readonly amount: string
  readonly payment: PaymentCurrency
  readonly purchase: PurchaseCurrency
}): Call<typeof QuoteAnswer.Type, typeof QuoteAnswer.Encoded> => ({
  call: "onramp.quote",
  to: "chainService",
  path: "/v1/onramp/quote",
  body: {
    purchaseCurrency: toPurchaseWire(purchase),
    paymentCurrency: toPaymentWire(payment),
    amount,
    network: purchase.symbol
  },
  reply: QuoteAnswer
})

/** Returns the call for the URL of the provider's page. docs/spec/onchain.md#onramp-page-call. */
export const createOnrampUrlCall = (
  body: NonNullable<ReturnType<typeof createOnrampRequest>>
): Call<typeof Page.Type, typeof Page.Encoded> => ({
  call: "onramp.url",
  to: "chainService",
  path: "/v1/generators/onrampurl",
  body,
  reply: Page
})
