import { AccountIdSchema, NamespaceSchema, NetworkIdSchema } from "../../chain/network/schema.ts"
import { FailureDataSchema, RemoteSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { Secret } from "../../foundation/data/secret.ts"
import { tied } from "../../foundation/data/tied.ts"
import type { Money, OnrampOptions, PaymentCurrency, Purchase, PurchaseCurrency, ShownQuote } from "./defaults.ts"
import type { OnrampProvider } from "./providers.ts"
import type { OnrampEvent, OnrampState } from "./state.ts"

const Text = Schema.String

const PaymentSchema = tied<PaymentCurrency>()(Schema.Struct({
  id: Text, limits: Schema.Array(Schema.Struct({ id: Text, min: Text, max: Text }))
}))

const PurchaseCurrencySchema = tied<PurchaseCurrency>()(Schema.Struct({
  id: Text, name: Text, symbol: Text,
  networks: Schema.Array(Schema.Struct({ name: Text, displayName: Text, id: NetworkIdSchema, contract: Text }))
}))

const OptionsSchema = tied<OnrampOptions>()(Schema.Struct({
  payment: Schema.Array(PaymentSchema), purchase: Schema.Array(PurchaseCurrencySchema), builtIn: Schema.Boolean
}))

const PurchaseSchema = tied<Purchase>()(Schema.Struct({ amount: Text, payment: PaymentSchema, purchase: PurchaseCurrencySchema }))

const MoneySchema = tied<Money>()(Schema.Struct({ amount: Text, currency: Text }))

const QuoteSchema = tied<ShownQuote>()(Schema.Struct({
  networkFee: MoneySchema, paymentSubtotal: MoneySchema, paymentTotal: MoneySchema, purchaseAmount: MoneySchema, quoteId: Text, estimate: Schema.Boolean
}))

const ProviderSchema = tied<OnrampProvider>()(Schema.Struct({
  name: Text, label: Text, feeRange: Text, site: Text, namespaces: Schema.Array(NamespaceSchema)
}))

export const OnrampStateSchema = tied<OnrampState>()(Schema.Struct({
  network: Schema.NullOr(NetworkIdSchema),
  options: RemoteSchema(OptionsSchema),
  providers: Schema.Array(ProviderSchema),
  selectedProvider: Schema.NullOr(ProviderSchema),
  purchaseCurrency: Schema.NullOr(PurchaseCurrencySchema),
  paymentCurrency: Schema.NullOr(PaymentSchema),
  purchaseAmount: Text,
  paymentAmount: Text,
  quote: Schema.NullOr(QuoteSchema),
  quotesLoading: Schema.Boolean,
  error: Schema.NullOr(FailureDataSchema),
  pages: Schema.Record({ key: AccountIdSchema, value: RemoteSchema(Secret) })
}))

export const OnrampEventSchema = tied<OnrampEvent>()(Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("OnrampOptionsAsked"), network: NetworkIdSchema }),
  Schema.Struct({ _tag: Schema.Literal("OnrampOptionsArrived"), network: NetworkIdSchema, options: OptionsSchema }),
  Schema.Struct({ _tag: Schema.Literal("OnrampProviderChosen"), provider: Text }),
  Schema.Struct({ _tag: Schema.Literal("OnrampPurchaseChosen"), currency: Text }),
  Schema.Struct({ _tag: Schema.Literal("OnrampPaymentChosen"), currency: Text }),
  Schema.Struct({ _tag: Schema.Literal("OnrampAmountTyped"), amount: Text }),
  Schema.Struct({ _tag: Schema.Literal("OnrampQuoteArrived"), wanted: PurchaseSchema, quote: Schema.NullOr(QuoteSchema) }),
  Schema.Struct({ _tag: Schema.Literal("OnrampQuoteFailed"), wanted: PurchaseSchema, error: FailureDataSchema }),
  Schema.Struct({ _tag: Schema.Literal("OnrampPageAsked"), account: AccountIdSchema }),
  Schema.Struct({ _tag: Schema.Literal("OnrampPageArrived"), account: AccountIdSchema, url: Secret }),
  Schema.Struct({ _tag: Schema.Literal("OnrampPageFailed"), account: AccountIdSchema, error: FailureDataSchema })
))
