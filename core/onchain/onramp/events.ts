import { AccountIdSchema, NamespaceSchema, NetworkIdSchema } from "../../chain/network/schema.ts"
import { remoteEvents } from "../../foundation/data/remoteEvents.ts"
import { FailureDataSchema, RemoteSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { Secret } from "../../foundation/data/secret.ts"

const Text = Schema.String

/**
 * A payment method, with its smallest and largest amount in the payment currency, as decimal text.
 * docs/spec/onchain.md#onramp-fields.
 */
const PaymentLimitSchema = Schema.Struct({ id: Text, min: Text, max: Text })
export interface PaymentLimit extends Schema.Schema.Type<typeof PaymentLimitSchema> {}

const PaymentCurrencySchema = Schema.Struct({ id: Text, limits: Schema.Array(PaymentLimitSchema) })
export interface PaymentCurrency extends Schema.Schema.Type<typeof PaymentCurrencySchema> {}

/**
 * A network on which a currency can be bought: the provider's name for it, its display name, its id, the contract
 * there.
 */
const PurchaseNetworkSchema = Schema.Struct({ name: Text, displayName: Text, id: NetworkIdSchema, contract: Text })
export interface PurchaseNetwork extends Schema.Schema.Type<typeof PurchaseNetworkSchema> {}

const PurchaseCurrencySchema = Schema.Struct({
  id: Text,
  name: Text,
  symbol: Text,
  networks: Schema.Array(PurchaseNetworkSchema)
})
export interface PurchaseCurrency extends Schema.Schema.Type<typeof PurchaseCurrencySchema> {}

/** The currencies to pay with and to buy. */
const OnrampOptionsSchema = Schema.Struct({
  payment: Schema.Array(PaymentCurrencySchema),
  purchase: Schema.Array(PurchaseCurrencySchema),
  /** The service did not list any, and the built-in list is used. */
  builtIn: Schema.Boolean
})
export interface OnrampOptions extends Schema.Schema.Type<typeof OnrampOptionsSchema> {}

/** A purchase to quote, as decimal text. */
const PurchaseSchema = Schema.Struct({ amount: Text, payment: PaymentCurrencySchema, purchase: PurchaseCurrencySchema })
export interface Purchase extends Schema.Schema.Type<typeof PurchaseSchema> {}

/** Amount and currency, as decimal text. */
const MoneySchema = Schema.Struct({ amount: Text, currency: Text })
export interface Money extends Schema.Schema.Type<typeof MoneySchema> {}

const OnrampQuoteSchema = Schema.Struct({
  networkFee: MoneySchema,
  paymentSubtotal: MoneySchema,
  paymentTotal: MoneySchema,
  purchaseAmount: MoneySchema,
  quoteId: Text
})
export interface OnrampQuote extends Schema.Schema.Type<typeof OnrampQuoteSchema> {}

const ShownQuoteSchema = Schema.Struct({
  ...OnrampQuoteSchema.fields,
  /** The service gave no quote, and every part repeats the amount. */
  estimate: Schema.Boolean
})
export interface ShownQuote extends Schema.Schema.Type<typeof ShownQuoteSchema> {}

/** A provider: its name, its fee, its website, and the kinds of chain it delivers to. */
const OnrampProviderSchema = Schema.Struct({
  name: Text,
  label: Text,
  feeRange: Text,
  site: Text,
  namespaces: Schema.Array(NamespaceSchema)
})
export interface OnrampProvider extends Schema.Schema.Type<typeof OnrampProviderSchema> {}

/**
 * The purchase the visitor is preparing. docs/spec/onchain.md#onramp-fields (Onramp state). Amounts are decimal text,
 * as typed or as quoted.
 */
export const OnrampStateSchema = Schema.Struct({
  network: Schema.NullOr(NetworkIdSchema),
  options: RemoteSchema(OnrampOptionsSchema),
  providers: Schema.Array(OnrampProviderSchema),
  selectedProvider: Schema.NullOr(OnrampProviderSchema),
  purchaseCurrency: Schema.NullOr(PurchaseCurrencySchema),
  paymentCurrency: Schema.NullOr(PaymentCurrencySchema),
  /** The quoted amount; empty while there is none. */
  purchaseAmount: Text,
  paymentAmount: Text,
  quote: Schema.NullOr(ShownQuoteSchema),
  quotesLoading: Schema.Boolean,
  error: Schema.NullOr(FailureDataSchema),
  /** The provider's page for an account. */
  pages: Schema.Record({ key: AccountIdSchema, value: RemoteSchema(Secret) })
})
export interface OnrampState extends Schema.Schema.Type<typeof OnrampStateSchema> {}

/** `OnrampPageAsked`, `OnrampPageArrived`, `OnrampPageFailed`. */
const pageEvents = remoteEvents("OnrampPage", { key: { account: AccountIdSchema }, value: { url: Secret } })

export const OnrampEventSchema = Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("OnrampOptionsAsked"), network: NetworkIdSchema }),
  Schema.Struct({
    _tag: Schema.Literal("OnrampOptionsArrived"),
    network: NetworkIdSchema,
    options: OnrampOptionsSchema
  }),
  Schema.Struct({ _tag: Schema.Literal("OnrampProviderChosen"), provider: Text }),
  Schema.Struct({ _tag: Schema.Literal("OnrampPurchaseChosen"), currency: Text }),
  Schema.Struct({ _tag: Schema.Literal("OnrampPaymentChosen"), currency: Text }),
  Schema.Struct({ _tag: Schema.Literal("OnrampAmountTyped"), amount: Text }),
  /** `quote` is null if the service does not support the network. `wanted` is the purchase it quotes. */
  Schema.Struct({
    _tag: Schema.Literal("OnrampQuoteArrived"),
    wanted: PurchaseSchema,
    quote: Schema.NullOr(ShownQuoteSchema)
  }),
  Schema.Struct({ _tag: Schema.Literal("OnrampQuoteFailed"), wanted: PurchaseSchema, error: FailureDataSchema }),
  ...pageEvents
)
export type OnrampEvent = Schema.Schema.Type<typeof OnrampEventSchema>
