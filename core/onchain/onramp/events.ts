import { AccountIdSchema, NamespaceSchema, NetworkIdSchema } from "../../chain/network/schema.ts"
import { FailureDataSchema, RemoteSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { Secret } from "../../foundation/data/secret.ts"

const Text = Schema.String

/**
 * A payment method, with its smallest and largest amount in the payment currency, as decimal text.
 * docs/spec/onchain.md#onramp-fields.
 */
const PaymentLimitSchema = Schema.Struct({ id: Text, min: Text, max: Text })
/** The smallest and the largest amount of a payment method. */
export interface PaymentLimit extends Schema.Schema.Type<typeof PaymentLimitSchema> {}

const PaymentCurrencySchema = Schema.Struct({ id: Text, limits: Schema.Array(PaymentLimitSchema) })
/** A payment currency, and its limits by payment method. */
export interface PaymentCurrency extends Schema.Schema.Type<typeof PaymentCurrencySchema> {}

/**
 * A network on which a currency can be bought: the provider's name for it, its display name, its id, the contract
 * there.
 */
const PurchaseNetworkSchema = Schema.Struct({ name: Text, displayName: Text, id: NetworkIdSchema, contract: Text })
/** A network that a currency is delivered on. */
export interface PurchaseNetwork extends Schema.Schema.Type<typeof PurchaseNetworkSchema> {}

const PurchaseCurrencySchema = Schema.Struct({
  id: Text,
  name: Text,
  symbol: Text,
  networks: Schema.Array(PurchaseNetworkSchema)
})
/** A currency to buy, with the networks that it is delivered on. */
export interface PurchaseCurrency extends Schema.Schema.Type<typeof PurchaseCurrencySchema> {}

/** The currencies to pay with and to buy. */
const OnrampOptionsSchema = Schema.Struct({
  payment: Schema.Array(PaymentCurrencySchema),
  purchase: Schema.Array(PurchaseCurrencySchema),
  /** True if the service did not list any, and the built-in list is used. */
  builtIn: Schema.Boolean
})
/** The payment currencies, and the currencies to buy. */
export interface OnrampOptions extends Schema.Schema.Type<typeof OnrampOptionsSchema> {}

/** A purchase to quote, as decimal text. */
const PurchaseSchema = Schema.Struct({ amount: Text, payment: PaymentCurrencySchema, purchase: PurchaseCurrencySchema })
/** A purchase to quote: an amount as decimal text, and its two currencies. */
export interface Purchase extends Schema.Schema.Type<typeof PurchaseSchema> {}

/** Amount and currency, as decimal text. */
const MoneySchema = Schema.Struct({ amount: Text, currency: Text })
/** An amount of a currency, as decimal text. */
export interface Money extends Schema.Schema.Type<typeof MoneySchema> {}

const OnrampQuoteSchema = Schema.Struct({
  networkFee: MoneySchema,
  paymentSubtotal: MoneySchema,
  paymentTotal: MoneySchema,
  purchaseAmount: MoneySchema,
  quoteId: Text
})
/** The cost and the result of a purchase, as decimal text. */
export interface OnrampQuote extends Schema.Schema.Type<typeof OnrampQuoteSchema> {}

const ShownQuoteSchema = Schema.Struct({
  ...OnrampQuoteSchema.fields,
  /** True if the service gave no quote, and every part repeats the amount. */
  estimate: Schema.Boolean
})
/** A quote of a purchase as it is shown; an estimate if the service gave no quote. */
export interface ShownQuote extends Schema.Schema.Type<typeof ShownQuoteSchema> {}

/** A provider: its name, its fee, its website, and the kinds of chain it delivers to. */
const OnrampProviderSchema = Schema.Struct({
  name: Text,
  label: Text,
  feeRange: Text,
  site: Text,
  namespaces: Schema.Array(NamespaceSchema)
})
/** A provider of purchases: its name, fee, website, and where it delivers. */
export interface OnrampProvider extends Schema.Schema.Type<typeof OnrampProviderSchema> {}

/** A purchase that the visitor continued on the provider's page, and its outcome. */
const StartedPurchaseSchema = Schema.Struct({
  account: AccountIdSchema,
  /** The provider's display name. */
  provider: Text,
  symbol: Text,
  /** The token's contract on the account's network; zeros for the network's own coin. */
  contract: Text,
  /** The provider's page, for opening it again. */
  url: Secret,
  /** The account's balance at the first check, in base units; null until then. */
  before: Schema.NullOr(Text),
  /** The amount received since then, in whole tokens; empty until it arrives. */
  gained: Text,
  /** `Late`: the account is no longer checked. */
  phase: Schema.Literal("Waiting", "Arrived", "Late")
})
export interface StartedPurchase extends Schema.Schema.Type<typeof StartedPurchaseSchema> {}

/**
 * The purchase the visitor is preparing. docs/spec/onchain.md#onramp-fields (Onramp state). Amounts are decimal text,
 * as typed or as quoted.
 */
export const OnrampStateSchema = Schema.Struct({
  network: Schema.NullOr(NetworkIdSchema),
  /** The receiving account; null while no account is connected. */
  account: Schema.NullOr(AccountIdSchema),
  options: RemoteSchema(OnrampOptionsSchema),
  providers: Schema.Array(OnrampProviderSchema),
  selectedProvider: Schema.NullOr(OnrampProviderSchema),
  purchaseCurrency: Schema.NullOr(PurchaseCurrencySchema),
  paymentCurrency: Schema.NullOr(PaymentCurrencySchema),
  /** The id of the selected payment method; empty: the currency's first. */
  way: Text,
  /** The quoted amount; empty if there is no quote. */
  purchaseAmount: Text,
  paymentAmount: Text,
  /** True if the page filled in the form and the visitor has not changed it. */
  filledIn: Schema.Boolean,
  /** The purchase that the page requested, until the options have loaded. */
  requested: Schema.Struct({ currency: Text, token: Text }),
  quote: Schema.NullOr(ShownQuoteSchema),
  /** The provider's page for this purchase, which arrives with the quote; empty if there is no page. */
  page: Secret,
  quotesLoading: Schema.Boolean,
  error: Schema.NullOr(FailureDataSchema),
  bought: Schema.NullOr(StartedPurchaseSchema)
})
export interface OnrampState extends Schema.Schema.Type<typeof OnrampStateSchema> {}

export const OnrampEventSchema = Schema.Union(
  /** The form is for this account, or for no particular account. Another account or network starts an empty form. */
  Schema.Struct({
    _tag: Schema.Literal("OnrampOptionsAsked"),
    network: NetworkIdSchema,
    account: Schema.optionalWith(AccountIdSchema, { exact: true })
  }),
  Schema.Struct({
    _tag: Schema.Literal("OnrampOptionsArrived"),
    network: NetworkIdSchema,
    options: OnrampOptionsSchema
  }),
  Schema.Struct({ _tag: Schema.Literal("OnrampProviderChosen"), provider: Text }),
  Schema.Struct({ _tag: Schema.Literal("OnrampPurchaseChosen"), currency: Text }),
  Schema.Struct({ _tag: Schema.Literal("OnrampPaymentChosen"), currency: Text }),
  Schema.Struct({ _tag: Schema.Literal("OnrampWayChosen"), way: Text }),
  Schema.Struct({ _tag: Schema.Literal("OnrampAmountTyped"), amount: Text }),
  /**
   * The page fills in the form. A token by its symbol, its contract or its CAIP-19 id. `byHost`: false if another view
   * of the kit filled it in.
   */
  Schema.Struct({
    _tag: Schema.Literal("OnrampFilled"),
    amount: Text,
    currency: Text,
    token: Text,
    byHost: Schema.optionalWith(Schema.Boolean, { exact: true })
  }),
  /**
   * `quote` is null if the service does not support the network. `wanted` is the quoted purchase. `page` is the
   * provider's page for it, empty if no provider delivers or it could not be fetched: then `error` says why.
   */
  Schema.Struct({
    _tag: Schema.Literal("OnrampQuoteArrived"),
    wanted: PurchaseSchema,
    account: Schema.optionalWith(AccountIdSchema, { exact: true }),
    quote: Schema.NullOr(ShownQuoteSchema),
    page: Schema.optionalWith(Secret, { exact: true }),
    error: Schema.optionalWith(FailureDataSchema, { exact: true })
  }),
  Schema.Struct({ _tag: Schema.Literal("OnrampQuoteFailed"), wanted: PurchaseSchema, error: FailureDataSchema }),
  /** The visitor followed the link to the provider's page. */
  Schema.Struct({ _tag: Schema.Literal("OnrampContinued") }),
  /** The account's balance of the purchased token, in base units. */
  Schema.Struct({ _tag: Schema.Literal("OnrampLooked"), held: Text, decimals: Schema.JsonNumber }),
  /** The account is no longer checked for the purchase. */
  Schema.Struct({ _tag: Schema.Literal("OnrampLookEnded") })
)
export type OnrampEvent = Schema.Schema.Type<typeof OnrampEventSchema>
