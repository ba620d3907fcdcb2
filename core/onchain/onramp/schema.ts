import type { AccountId, NetworkId } from "../../chain/network/ids.ts"
import { splitAccountId } from "../../chain/network/caip.ts"
import { decodeEach } from "../../foundation/http/decodeEach.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { getWireNumber } from "../../foundation/text/decimal.ts"
import type { PaymentCurrency, PurchaseCurrency } from "./events.ts"

const Short = Schema.String.pipe(Schema.pattern(/^[^\p{Cc}\p{Cf}]{1,64}$/u))
const Amount = Schema.String.pipe(Schema.pattern(/^\d{1,30}(\.\d{1,30})?$/))
const EvmAddress = Schema.String.pipe(Schema.pattern(/^0x[0-9a-fA-F]{40}$/))

const Limit = Schema.Struct({ id: Short, min: Amount, max: Amount })
const Payment = Schema.Struct({ id: Short, payment_method_limits: Schema.Array(Schema.Unknown) })
const Network = Schema.Struct({
  name: Short,
  display_name: Short,
  chain_id: Schema.String.pipe(Schema.pattern(/^[1-9]\d{0,15}$/)),
  contract_address: EvmAddress
})
const Purchase = Schema.Struct({ id: Short, name: Short, symbol: Short, networks: Schema.Array(Schema.Unknown) })

const [limits, payments, networks, purchases] = [
  decodeEach(Limit),
  decodeEach(Payment),
  decodeEach(Network),
  decodeEach(Purchase)
]

/** Returns the valid payment currencies, each with its valid limits. */
export const readPaymentCurrencies = (items: ReadonlyArray<unknown>): ReadonlyArray<PaymentCurrency> =>
  payments(items).items.map(({ id, payment_method_limits }) => ({ id, limits: limits(payment_method_limits).items }))

/** Returns the valid currencies to buy, each with its valid EVM networks. */
export const readPurchaseCurrencies = (items: ReadonlyArray<unknown>): ReadonlyArray<PurchaseCurrency> =>
  purchases(items).items.map(({ id, name, networks: all, symbol }) => ({
    id,
    name,
    symbol,
    networks: networks(all).items.map(({ chain_id, contract_address, display_name, name }) => ({
      name,
      displayName: display_name,
      id: `eip155:${chain_id}` as const,
      contract: contract_address
    }))
  }))

/** Returns a payment currency in the service's format. */
export const toPaymentWire = ({ id, limits }: PaymentCurrency) => ({ id, payment_method_limits: limits })

/** Returns a currency to buy in the service's format. */
export const toPurchaseWire = ({ id, name, networks, symbol }: PurchaseCurrency) => ({
  id,
  name,
  symbol,
  networks: networks.map(({ contract, displayName, id, name }) => ({
    name,
    display_name: displayName,
    chain_id: id.split(":")[1],
    contract_address: contract
  }))
})

const Money = Schema.Struct({ amount: Amount, currency: Short })

/** A quote of the service. Amounts are decimal text. */
export const QuoteAnswer = Schema.Struct({
  networkFee: Money,
  paymentSubtotal: Money,
  paymentTotal: Money,
  purchaseAmount: Money,
  quoteId: Short
})

/** The provider's names for the networks it delivers to. */
const blockchains: Readonly<Partial<Record<NetworkId, string>>> = {
  "eip155:1": "ethereum",
  "eip155:10": "optimism",
  "eip155:137": "polygon",
  "eip155:8453": "base",
  "eip155:42161": "arbitrum",
  "eip155:43114": "avalanche-c-chain",
  "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp": "solana"
}

/** The amount preset on the provider's page, as decimal text: of the payment, or of the purchase. */
export interface Preset {
  readonly fiat?: string
  readonly crypto?: string
}

/**
 * Returns the request that describes the receiving account to the provider; undefined if the provider does not deliver
 * there. Preset amounts are numbers in this request. docs/spec/onchain.md#onramp-page-call.
 */
export const createOnrampRequest = (
  account: AccountId,
  assets: ReadonlyArray<string>,
  { crypto, fiat }: Preset = {}
) => {
  const { address, network } = splitAccountId(account)
  const blockchain = blockchains[network]
  return blockchain === undefined
    ? undefined
    : {
        destinationWallets: [{ address, blockchains: [blockchain], assets }],
        defaultNetwork: blockchain,
        partnerUserId: address,
        defaultExperience: "buy" as const,
        presetCryptoAmount: crypto === undefined ? undefined : getWireNumber(crypto),
        presetFiatAmount: fiat === undefined ? undefined : getWireNumber(fiat)
      }
}
