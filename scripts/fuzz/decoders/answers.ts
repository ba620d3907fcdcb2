import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Cause from "effect/Cause"
import { decodeEach } from "../../../core/foundation/http/decodeEach.ts"
import { defaultPaymentCurrencies, defaultPurchaseCurrencies } from "../../../core/onchain/onramp/defaults.ts"
import { onrampRequest, paymentCurrenciesOf, purchaseCurrenciesOf } from "../../../core/onchain/onramp/schema.ts"
import { ProfileAnswer, profileOf } from "../../../core/onchain/name/profile.ts"
import { pricesOf } from "../../../core/onchain/price/prices.ts"
import type { Schema } from "../../../core/foundation/data/schema.ts"
import { SessionItem, sessionOf } from "../../../core/onchain/session/smartSession.ts"
import { bestReceived, swapTokensOf } from "../../../core/onchain/swap/answers.ts"
import { checkApproval, checkSwap } from "../../../core/onchain/swap/checkBuilt.ts"
import { ether, swapAccount, usdc, weth } from "../../../fixtures/testing/core/swaps.ts"
import { historyPage } from "../../../services/onchain/activity/calls.ts"
import { TransactionItem, transactionOf } from "../../../services/onchain/activity/transactionOf.ts"
import { analyticsConfig } from "../../../services/kit/analytics/calls.ts"
import { FeatureItem, projectConfig, projectOrigins } from "../../../services/kit/config/calls.ts"
import { decoded } from "../../../services/foundation/http/answer.ts"
import { identityOf } from "../../../services/onchain/identity/calls.ts"
import { nameLookup, nameRegister, nameReverse, nameSuggestions } from "../../../services/onchain/name/calls.ts"
import { onrampOptions, onrampQuote, onrampUrl } from "../../../services/onchain/onramp/calls.ts"
import { tokenPrice } from "../../../services/onchain/price/calls.ts"
import { RpcAnswer } from "../../../services/chain/rpc/RpcWire.ts"
import { sessionActivate, sessionAdd, sessionRevoke, sessionsOf } from "../../../services/onchain/session/calls.ts"
import {
  buildApprove,
  buildTransaction,
  gasPrice,
  swapAllowance,
  swapQuotes
} from "../../../services/onchain/swap/calls.ts"
import { agreeable } from "../../../fixtures/testing/services/swapService.ts"
import { descriptorFile } from "../../../services/onchain/calldata/hostDescriptors.ts"
import { unspentOutputs } from "../../../services/onchain/account/bitcoinBalance.ts"
import { balanceList, swapTokens } from "../../../services/onchain/token/calls.ts"
import { TokenItem, tokenOf } from "../../../services/onchain/token/tokenOf.ts"
import { walletList } from "../../../services/wallets/catalogue/calls.ts"
import { WalletItem, walletOf } from "../../../services/wallets/catalogue/walletOf.ts"
import { type Decoder, jsonReader, valueReader } from "../decoder.ts"

const encoder = new TextEncoder()
const [payment] = defaultPaymentCurrencies
const [purchase] = defaultPurchaseCurrencies
const exchange = { userAddress: swapAccount, from: usdc.id, to: weth.id, amount: "100000000" }
const request = onrampRequest(swapAccount, ["USDC"])

/** A reply as the HTTP client reads it: takes bytes, returns a value or a typed error. A defect counts as a throw. */
const reply = <A, I>(
  { call, reply }: { readonly call: string; readonly reply: Schema.Schema<A, I> },
  ...samples: ReadonlyArray<unknown>
): Decoder =>
  jsonReader(`reply ${call}`, samples, (json) => {
    const exit = Effect.runSyncExit(decoded(call, reply, encoder.encode(json)))
    if (Exit.isSuccess(exit)) return exit.value
    if (!Cause.isFailType(exit.cause)) throw Cause.squash(exit.cause)
    return undefined
  })

/** Replies of the calls; their samples are extended by the matching answers of the recordings. */
export const replies: ReadonlyArray<Decoder> = [
  reply(projectConfig, { features: [{ id: "a", isEnabled: true, config: ["b"] }] }),
  reply(projectOrigins, { allowedOrigins: ["https://app.example"] }),
  reply(analyticsConfig, { isAnalyticsEnabled: true }),
  reply(walletList({ page: 1, entries: 40 }), { count: 1, data: [{ id: "w", name: "W" }] }),
  reply(historyPage(swapAccount, null), { data: [], next: null }),
  reply(descriptorFile("https://descriptors.example", "index.json"), { "eip155:1:0x1": ["a.json", "0".repeat(64)] }),
  reply(identityOf("0x1"), { name: "a", avatar: null }),
  reply(nameLookup("anna"), { name: "anna.reown.id", addresses: { 60: { address: "0x1" } } }),
  reply(nameReverse("0x1"), [{ name: "a", addresses: {} }]),
  reply(nameSuggestions("anna"), { suggestions: [{ name: "anna", registered: true }] }),
  reply(nameRegister({ coin_type: 60, address: "0x1", message: "", signature: "" }), { success: true }),
  reply(onrampOptions, { paymentCurrencies: [], purchaseCurrencies: [] }),
  reply(onrampQuote({ amount: "1", payment, purchase }), {
    networkFee: { amount: "1", currency: "USD" },
    paymentSubtotal: { amount: "1", currency: "USD" },
    paymentTotal: { amount: "1", currency: "USD" },
    purchaseAmount: { amount: "1", currency: "USD" },
    quoteId: "q"
  }),
  ...(request === undefined ? [] : [reply(onrampUrl(request), { url: "https://pay.example" })]),
  reply(tokenPrice([ether.id], "p"), agreeable["price"]),
  reply(sessionsOf(swapAccount), []),
  reply(sessionRevoke(swapAccount, "c", "0x"), { success: true }),
  reply(sessionAdd(swapAccount, {}), { pci: "c", key: { type: "secp256k1", publicKey: "0x04" } }),
  reply(sessionActivate(swapAccount, {}), {}),
  reply(swapTokens("eip155:1"), agreeable["tokens"]),
  reply(swapQuotes(exchange, "1"), agreeable["quotes"]),
  reply(swapAllowance(swapAccount, usdc.id), agreeable["allowance"]),
  reply(gasPrice("eip155:1"), agreeable["gas-price"]),
  reply(buildApprove(exchange), agreeable["build-approve"]),
  reply(
    buildTransaction(exchange, { projectId: "p", slippage: 1, disableEstimate: false }),
    agreeable["build-transaction"]
  ),
  reply(balanceList(swapAccount), { balances: [] }),
  reply(unspentOutputs("https://coins.example", "bip122:000000000019d6689c085ae165831e93:bc1q"), [{ value: 1 }]),
  reply(
    { call: "rpc", reply: RpcAnswer },
    { jsonrpc: "2.0", id: 1, result: "0x1" },
    { jsonrpc: "2.0", id: 1, error: { code: -32000, message: "no" } }
  )
]

/** Items of lists, each decoded on its own and converted to the kit's form. */
const items = <A, I, B>(
  name: string,
  schema: Schema.Schema<A, I>,
  of: (item: A) => B,
  ...samples: ReadonlyArray<unknown>
): Decoder => {
  const fitting = name === "session" ? decodeEach(schema, 250) : decodeEach(schema)
  return valueReader(
    `item ${name}`,
    samples,
    (value) => fitting(Array.isArray(value) ? value : [value]).kept.map(of)[0]
  )
}
const list = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [value])
const metadata = {
  operationType: "send",
  hash: "0x1",
  chain: "eip155:1",
  minedAt: "2026-01-01T00:00:00.000Z",
  sentFrom: "0x1",
  sentTo: "0x2",
  status: "confirmed"
}
const built = (name: string) => Object(Reflect.get(Object(agreeable[name]), "tx"))
const trade = { account: swapAccount, from: usdc.id, amountUnits: 100_000_000n }

export const itemReaders: ReadonlyArray<Decoder> = [
  items("feature", FeatureItem, (one) => one, { id: "a", isEnabled: true, config: ["b"] }),
  items("wallet", WalletItem, walletOf, {
    id: "w",
    name: "W",
    image_id: "i",
    rdns: "a.b",
    chains: ["eip155:1"],
    homepage: "https://w.example",
    mobile_link: "w://",
    desktop_link: "w://",
    badge_type: "certified"
  }),
  items("transaction", TransactionItem, transactionOf, {
    id: "t",
    metadata,
    transfers: [
      {
        fungible_info: { name: "Ether", symbol: "ETH", icon: { url: "https://a.example/i.png" } },
        direction: "in",
        quantity: { numeric: "1.5" }
      },
      {
        nft_info: { name: "N", content: { preview: { url: "https://a.example" } }, flags: { is_spam: true } },
        direction: "out",
        quantity: { numeric: "1" }
      }
    ]
  }),
  items("token", TokenItem, tokenOf, {
    name: "Ether",
    symbol: "ETH",
    chainId: "eip155:1",
    address: usdc.id,
    value: 1.5,
    price: 2500.25,
    quantity: { decimals: "18", numeric: "1.5" },
    iconUrl: "https://a.example"
  }),
  items("session", SessionItem, sessionOf, {
    project: { id: "p", name: "App", url: "https://a.example" },
    pci: "c",
    expiry: 2000,
    createdAt: 1000,
    permissions: [{ type: "a", data: {} }],
    revokedAt: null
  }),
  items("name", ProfileAnswer, profileOf, {
    name: "anna.reown.id",
    registered_at: "2026-01-01T00:00:00.000Z",
    addresses: { 60: { address: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266" }, 2147483785: { address: "0x1" } },
    attributes: [{ avatar: "https://a.example", bio: "hello" }]
  }),
  valueReader(
    "items swap token",
    list(Reflect.get(Object(agreeable["tokens"]), "tokens")),
    (value) => swapTokensOf("eip155:1", list(value)).tokens
  ),
  valueReader("items swap quote", list(Reflect.get(Object(agreeable["quotes"]), "quotes")), (value) =>
    bestReceived({ amount: 100_000_000n, from: usdc.id, to: weth.id }, list(value))
  ),
  valueReader(
    "items price",
    list(Reflect.get(Object(agreeable["price"]), "fungibles")),
    (value) => pricesOf([ether.id, usdc.id], list(value)).prices
  ),
  valueReader(
    "items payment currency",
    [{ id: "USD", payment_method_limits: [{ id: "card", min: "10.00", max: "7500.00" }] }],
    (value) => paymentCurrenciesOf(list(value))
  ),
  valueReader(
    "items purchase currency",
    [
      {
        id: "u",
        name: "USD Coin",
        symbol: "USDC",
        networks: [
          {
            name: "e",
            display_name: "E",
            chain_id: "1",
            contract_address: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
          }
        ]
      }
    ],
    (value) => purchaseCurrenciesOf(list(value))
  ),
  jsonReader("built swap", [built("build-transaction")], (json) => checked(json, (tx) => checkSwap(trade, tx))),
  jsonReader("built approval", [built("build-approve")], (json) => checked(json, (tx) => checkApproval(trade, tx)))
]

/** What was built is decoded before it is checked. */
const buildCall = buildApprove(exchange)
const checked = <B>(json: string, check: (tx: (typeof buildCall.reply.Type)["tx"]) => B): B | undefined => {
  const exit = Effect.runSyncExit(decoded("built", buildCall.reply, encoder.encode(`{"tx":${json}}`)))
  return Exit.isSuccess(exit) ? check(exit.value.tx) : undefined
}
